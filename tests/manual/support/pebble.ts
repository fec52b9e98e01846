/** The project that the manual describes: a small library and its documentation, without diagnostics. */
export const PEBBLE: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({
    name: 'pebble',
    version: '3.0.0',
    type: 'module',
    exports: { '.': './src/index.ts' },
  }),
  'tsconfig.json':
    '{ "compilerOptions": { "jsx": "react-jsx", "module": "esnext", "moduleResolution": "bundler", "strict": true } }',
  'src/index.ts':
    "export { Button, type ButtonProps } from './Button';\nexport { Dialog, type DialogProps } from './Dialog';\n",
  'src/Button.tsx': `import type { ReactNode } from 'react';

export interface ButtonProps {
  /** What the button says. */
  children: ReactNode;
  /**
   * How much it stands out.
   * @default 'solid'
   */
  variant?: 'solid' | 'quiet';
}

/** Lets people act. */
export function Button({ children, variant = 'solid' }: ButtonProps) {
  return <button type="button" data-variant={variant}>{children}</button>;
}
`,
  'src/Dialog.tsx': `import type { ReactNode } from 'react';

export interface DialogProps {
  /** Whether it shows. */
  open: boolean;
  children?: ReactNode;
}

/** Asks for a decision. */
export function Dialog({ open, children }: DialogProps) {
  return <dialog open={open}>{children}</dialog>;
}
`,
  'nav/site.yaml': 'title: Pebble\nurl: https://pebble.example\n',
  'nav/sections/components.yaml': `id: components
name: Components
prefixes: [/components]
pages:
  - pathname: /components/button
    title: Button
  - pathname: /components/dialog
    title: Dialog
`,
  'content/components/button/index.md':
    '# Button\n\nButtons let people act. Dialogs ask: see [Dialog](/components/dialog).\n\n## Sizes\n\nTwo.\n',
  'content/components/dialog/index.md': '# Dialog\n\nA dialog asks for a decision.\n',
  'content/static/logo.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="#0f6e5a"/></svg>\n',
  'content/static/logo-dark.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="#5eead4"/></svg>\n',
  'content/static/icon.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="#0f6e5a"/></svg>\n',
  '.gitignore': 'node_modules\nout\n.docs-nav\n',
};
