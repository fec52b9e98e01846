/** Files of a small library that is built by Vite and styled by CSS Modules, as its users get it: `dist/` is not there. */
export function tideFiles(tools: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return {
    'package.json': `${JSON.stringify(
      {
        name: '@tide/kit',
        version: '0.3.0',
        description: 'Small React components',
        type: 'module',
        files: ['dist'],
        sideEffects: ['**/*.css'],
        exports: { '.': { types: './dist/index.d.ts', import: './dist/index.js' }, './styles.css': './dist/kit.css' },
        scripts: { build: 'vite build && tsc -p tsconfig.build.json' },
        peerDependencies: { react: '^18 || ^19', 'react-dom': '^18 || ^19' },
        devDependencies: {
          '@types/react': '^19.0.0',
          '@types/react-dom': '^19.0.0',
          react: '^19.0.0',
          'react-dom': '^19.0.0',
          typescript: '^5.9.0',
          ...tools,
        },
      },
      undefined,
      2,
    )}\n`,
    'tsconfig.json':
      '{ "compilerOptions": { "target": "ES2022", "module": "ESNext", "moduleResolution": "bundler", "jsx": "react-jsx", "strict": true, "skipLibCheck": true, "noEmit": true }, "include": ["src"] }\n',
    'tsconfig.build.json':
      '{ "extends": "./tsconfig.json", "compilerOptions": { "noEmit": false, "declaration": true, "emitDeclarationOnly": true, "outDir": "dist", "rootDir": "src" } }\n',
    'vite.config.ts': `import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';

export default defineConfig({
  plugins: [react()],
  build: {
    lib: { entry: 'src/index.ts', formats: ['es'], fileName: 'index', cssFileName: 'kit' },
    rollupOptions: { external: ['react', 'react-dom', 'react/jsx-runtime'] },
  },
});
`,
    'src/css.d.ts':
      "declare module '*.module.css' {\n  const names: Record<string, string>;\n  export default names;\n}\n",
    'src/index.ts':
      "export { Disclosure, type DisclosureProps } from './Disclosure';\nexport { Pill, type PillProps } from './Pill';\n",
    'src/kit.module.css':
      '.pill { border-radius: 999px; background: #0a6b2d; }\n.disclosure > button { font-weight: 650; }\n',
    'src/Pill.tsx': `import { forwardRef, type HTMLAttributes } from 'react';
import css from './kit.module.css';

export interface PillProps extends HTMLAttributes<HTMLSpanElement> {
  /**
   * The color of the pill.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'good';
}

/** A short status word. */
export const Pill = forwardRef<HTMLSpanElement, PillProps>(function Pill({ tone = 'neutral', ...rest }, ref) {
  return <span ref={ref} data-tone={tone} className={css.pill} {...rest} />;
});
`,
    'src/Disclosure.tsx': `import { useState, type ReactNode } from 'react';
import css from './kit.module.css';

export interface DisclosureProps {
  /** What the button says. */
  summary: ReactNode;
  /** What is shown when open. */
  children: ReactNode;
}

/** Shows and hides its content. */
export function Disclosure({ summary, children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className={css.disclosure}>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {summary}
      </button>
      {open ? children : null}
    </div>
  );
}
`,
    '.gitignore': 'node_modules\ndist\n',
  };
}
