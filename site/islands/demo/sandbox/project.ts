import type { CodeVariant } from '../../../preferences/constants.ts';

/** A package as the site documents it: the file `versions.json` beside the demos' modules. */
export interface DocumentedPackage {
  readonly version: string;
  /** Packages that have to be installed with it. */
  readonly peers?: readonly string[];
}

/** Documented packages by name. */
export type Versions = Readonly<Record<string, DocumentedPackage>>;

/** What a reader takes away to try a demo elsewhere. */
export interface SandboxDemo {
  /** Name of the component, and of its file. */
  readonly name: string;
  /** What its module exports it as; undefined for the default export. */
  readonly exported: string | undefined;
  readonly title: string;
  readonly source: string;
  readonly variant: CodeVariant;
  /** Names of the packages beside React that it and its files import, as the page has them: with blanks between. */
  readonly packages: string | undefined;
  /** Further ones that only its TypeScript imports. */
  readonly types: string | undefined;
  /** Texts of what it imports from its folder, by path from there. */
  readonly files: Files;
  readonly versions: Versions;
}

/** Text files by path. */
export type Files = Readonly<Record<string, string>>;

/** Whose project it becomes: editors that run Node.js start Vite; CodeSandbox's own bundler knows Create React App. */
export type Tooling = 'vite' | 'react-scripts';

/** A whole project that shows one demo. */
export interface SandboxProject {
  readonly title: string;
  readonly files: Files;
  /** Path of the demo's own file. */
  readonly main: string;
}

/** Ranges of what the site does not document but a project is built with. */
const TOOLS = {
  vite: '^7.1.0',
  '@vitejs/plugin-react': '^5.0.0',
  'react-scripts': '5.0.1',
  typescript: '^5.9.0',
} as const;

/** What every project needs beside what its demo imports. */
const ALWAYS = ['react', 'react-dom'];
const TYPES = ['@types/react', '@types/react-dom'];

/** Makes the project of a demo, with the documented versions of what it imports. */
export function makeProject(demo: SandboxDemo, tooling: Tooling): SandboxProject {
  const { title, source, variant } = demo;
  const extension = variant === 'TS' ? 'tsx' : 'jsx';
  const page = tooling === 'vite' ? 'index.html' : 'public/index.html';
  const main = `src/Demo.${extension}`;
  return {
    title,
    main,
    files: {
      'package.json': toJson(describePackage(demo, tooling)),
      [page]: renderPage(title, tooling === 'vite' ? `src/index.${extension}` : undefined),
      // Create React App looks for `index.js`, not for `index.jsx`.
      [`src/index.${variant === 'JS' && tooling === 'react-scripts' ? 'js' : extension}`]: renderIndex(demo),
      [main]: ensureLineEnd(source),
      ...Object.fromEntries(Object.entries(demo.files).map(([name, text]) => [`src/${name}`, ensureLineEnd(text)])),
      ...(tooling === 'vite' ? { 'vite.config.js': VITE_CONFIG } : {}),
      ...(variant === 'TS' ? { 'tsconfig.json': toJson(TYPESCRIPT_CONFIG) } : {}),
    },
  };
}

function describePackage({ name, title, variant, packages, types, versions }: SandboxDemo, tooling: Tooling) {
  const imported = [...namesIn(packages), ...(variant === 'TS' ? namesIn(types) : [])];
  const dependencies = withPeers([...ALWAYS, ...imported], versions);
  const declarations = variant === 'TS' ? withVersions(TYPES, versions) : {};
  const typescript = variant === 'TS' ? { typescript: TOOLS.typescript } : {};
  const isVite = tooling === 'vite';
  return {
    name: toPackageName(name),
    description: title,
    private: true,
    ...(isVite ? { type: 'module' } : {}),
    scripts: isVite
      ? { dev: 'vite', build: 'vite build', start: 'vite' }
      : { start: 'react-scripts start', build: 'react-scripts build' },
    dependencies,
    devDependencies: sortKeys({
      ...declarations,
      ...typescript,
      ...(isVite
        ? { vite: TOOLS.vite, '@vitejs/plugin-react': TOOLS['@vitejs/plugin-react'] }
        : { 'react-scripts': TOOLS['react-scripts'] }),
    }),
  };
}

function namesIn(attribute: string | undefined): readonly string[] {
  return attribute?.split(' ') ?? [];
}

/** The packages, and those that they cannot do without, at any depth. */
function withPeers(names: readonly string[], versions: Versions): Record<string, string> {
  const all = new Set(names);
  // A set takes in what is added while it is walked through.
  for (const name of all) versions[name]?.peers?.forEach((peer) => all.add(peer));
  return withVersions([...all], versions);
}

function withVersions(names: readonly string[], versions: Versions): Record<string, string> {
  return sortKeys(Object.fromEntries(names.map((name) => [name, versions[name]?.version ?? 'latest'])));
}

/** @example 'BasicButtons' → 'basic-buttons' */
function toPackageName(name: string): string {
  return name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
}

function renderPage(title: string, script: string | undefined): string {
  const tag = script === undefined ? '' : `\n    <script type="module" src="/${script}"></script>`;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</title>
  </head>
  <body>
    <div id="root"></div>${tag}
  </body>
</html>
`;
}

function renderIndex({ variant, exported }: Pick<SandboxDemo, 'variant' | 'exported'>): string {
  const root = `document.getElementById('root')${variant === 'TS' ? '!' : ''}`;
  return [
    `import { StrictMode } from 'react';`,
    `import { createRoot } from 'react-dom/client';`,
    exported === undefined ? `import Demo from './Demo';` : `import { ${exported} as Demo } from './Demo';`,
    '',
    `createRoot(${root}).render(`,
    '  <StrictMode>',
    '    <Demo />',
    '  </StrictMode>,',
    ');',
    '',
  ].join('\n');
}

const VITE_CONFIG = [
  `import react from '@vitejs/plugin-react';`,
  `import { defineConfig } from 'vite';`,
  '',
  'export default defineConfig({ plugins: [react()] });',
  '',
].join('\n');

const TYPESCRIPT_CONFIG = {
  compilerOptions: {
    target: 'es2022',
    lib: ['dom', 'dom.iterable', 'es2023'],
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    isolatedModules: true,
    skipLibCheck: true,
  },
  include: ['src'],
};

function toJson(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

function sortKeys(record: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function ensureLineEnd(text: string): string {
  return text.endsWith('\n') ? text : `${text}\n`;
}
