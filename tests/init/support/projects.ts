import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../../cli/support/folder.ts';
import { ROOT } from '../../support/docs-nav.ts';

/** Texts by path. */
export type Files = Readonly<Record<string, string>>;

/** A library in TypeScript that is not built yet. */
export const TYPED: Files = {
  'package.json': JSON.stringify({
    name: '@acme/ui-kit',
    description: 'Components for dashboards: small, quick.',
    repository: { url: 'git+https://github.com/acme/ui-kit.git' },
    homepage: 'https://ui.acme.example/docs',
    exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
  }),
  'src/index.ts':
    "export * from './Button/index.js';\nexport { default as Chart } from './Chart';\nexport type { Theme } from './theme';\nexport const VERSION = '2';\nexport const ThemeContext = null;\n",
  'src/Button/index.ts': "export * from './Button';\n",
  'src/Button/Button.tsx':
    "import * as React from 'react';\nexport interface ButtonProps {\n  /** How it looks. */\n  variant?: 'solid' | 'outline';\n  children?: React.ReactNode;\n}\n/** Does something when pressed. */\nexport const Button = React.forwardRef<HTMLButtonElement, ButtonProps>(function Button({ variant = 'solid', ...props }, ref) {\n  return <button ref={ref} data-variant={variant} {...props} />;\n});\n",
  'src/Chart.tsx':
    'export default function Chart({ data, config }: { data: number[]; config: { kind: string } }) {\n  return <p>{data.length}{config.kind}</p>;\n}\n',
  'src/theme.ts': 'export interface Theme { color: string }\n',
};

/** A folder with these files and an installation of React. */
export function install(files: Files): string {
  const list = (files['package.json'] ?? '{}').replace(/^\uFEFF/, '');
  const { dependencies, devDependencies } = JSON.parse(list) as Record<string, object>;
  const isOther = (name: string) => !name.startsWith('react') && files[`packages/${name}/package.json`] === undefined;
  const listed = Object.keys({ ...dependencies, ...devDependencies }).filter(isOther);
  const stubs = listed.map((name) => [`node_modules/${name}/package.json`, JSON.stringify({ name })]);
  const root = makeFolder({ ...Object.fromEntries(stubs), ...files });
  mkdirSync(path.join(root, 'node_modules/@types'), { recursive: true });
  for (const name of ['react', 'react-dom', 'scheduler', 'csstype', '@types/react'])
    symlinkSync(path.join(ROOT, 'node_modules', name), path.join(root, 'node_modules', name));
  return root;
}

/** The files of an installed library with these components. */
export const library = (name: string, components: readonly string[]): Files => ({
  [`${name}/package.json`]: JSON.stringify({
    name: path.basename(name),
    version: '1.0.0',
    type: 'module',
    types: './index.d.ts',
    exports: { '.': { types: './index.d.ts', default: './index.js' } },
    peerDependencies: { react: '>=18' },
  }),
  [`${name}/index.js`]: [
    "import { createElement } from 'react';\n",
    ...components.map((each) => `export const ${each} = ({ children }) => createElement('b', {}, children);\n`),
  ].join(''),
  [`${name}/index.d.ts`]: [
    "import * as React from 'react';",
    ...components.map(
      (each) => `export declare function ${each}(props: { children?: React.ReactNode }): React.ReactElement;`,
    ),
  ].join('\n'),
});

/** The text of a file of a project. */
export const read = (root: string, file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Arguments with which Git makes an empty commit. */
export const COMMIT = [
  '-c',
  'user.name=a',
  '-c',
  'user.email=a@example.com',
  'commit',
  '--quiet',
  '--allow-empty',
  '-m',
  'a',
];
