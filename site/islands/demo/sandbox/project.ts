import type { CodeVariant } from '../../../preferences/constants.ts';

/** A documented package, from the file `demo-versions.json` above the folder of the demos' modules. */
interface DocumentedPackage {
  readonly version: string;
  /** Packages that must be installed with it. */
  readonly peers?: readonly string[];
}

/** Documented packages by name. */
export type Versions = Readonly<Record<string, DocumentedPackage>>;

/** Data for a demo's sandbox. */
export interface SandboxDemo {
  /** Name of the component, and of its file. */
  readonly name: string;
  /** Name of its export; undefined for the default export. */
  readonly exported: string | undefined;
  readonly title: string;
  readonly source: string;
  readonly variant: CodeVariant;
  /** Names of the packages other than React that it and its files import, separated by spaces. */
  readonly packages: string | undefined;
  /** Further packages that only its TypeScript imports. */
  readonly types: string | undefined;
  /** Texts of the files that it imports from its folder, by relative path. */
  readonly files: Files;
  readonly wrapping: SandboxWrapping | undefined;
  readonly versions: Versions;
}

/** Provider of a demo in its sandbox, from the file that its figure refers to. */
export interface SandboxWrapping {
  /** Attribute of the document that tells its library the mode. */
  readonly modeAttribute?: string;
  /** Import path of the module that wraps it, relative to the demo. */
  readonly module?: string;
  /** That module and its files, by path relative to the demo's folder. */
  readonly files: Files;
  /** Names of the packages other than React that these files import. */
  readonly packages: readonly string[];
}

/** Text files by path. */
export type Files = Readonly<Record<string, string>>;

/** Tooling of the project: editors that run Node.js start Vite; CodeSandbox's own bundler supports Create React App. */
type Tooling = 'vite' | 'react-scripts';

/** A whole project that shows one demo. */
interface SandboxProject {
  readonly title: string;
  readonly files: Files;
  /** Path of the demo's own file. */
  readonly main: string;
}

/** Versions of build tools, which the site does not document. */
const TOOLS = {
  vite: '^7.1.0',
  '@vitejs/plugin-react': '^5.0.0',
  'react-scripts': '5.0.1',
  typescript: '^5.9.0',
} as const;

/** Packages that every project needs in addition to its demo's imports. */
const ALWAYS = ['react', 'react-dom'];

/** Creates the project of a demo, with the documented versions of its imports. */
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
      [page]: renderPage(demo, tooling === 'vite' ? `src/index.${extension}` : undefined),
      // Create React App expects `index.js`, not `index.jsx`.
      [`src/index.${variant === 'JS' && tooling === 'react-scripts' ? 'js' : extension}`]: renderIndex(demo),
      [main]: ensureLineEnd(source),
      ...Object.fromEntries(
        Object.entries({ ...demo.wrapping?.files, ...demo.files }).map(([name, text]) => [
          `src/${name}`,
          ensureLineEnd(text),
        ]),
      ),
      ...(tooling === 'vite' ? { 'vite.config.js': VITE_CONFIG } : {}),
      ...(variant === 'TS' ? { 'tsconfig.json': toJson(TYPESCRIPT_CONFIG) } : {}),
    },
  };
}

function describePackage(demo: SandboxDemo, tooling: Tooling) {
  const { name, title, variant, packages, types, wrapping, versions } = demo;
  const imported = [...namesIn(packages), ...(variant === 'TS' ? namesIn(types) : []), ...(wrapping?.packages ?? [])];
  const dependencies = withPeers([...ALWAYS, ...imported], versions);
  const isVite = tooling === 'vite';
  return {
    name: name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase(),
    description: title,
    private: true,
    ...(isVite ? { type: 'module' } : {}),
    scripts: isVite
      ? { dev: 'vite', build: 'vite build', start: 'vite' }
      : { start: 'react-scripts start', build: 'react-scripts build' },
    dependencies,
    devDependencies: sortKeys({
      ...(variant === 'TS' ? { ...typesOf(versions), typescript: TOOLS.typescript } : {}),
      ...(isVite
        ? { vite: TOOLS.vite, '@vitejs/plugin-react': TOOLS['@vitejs/plugin-react'] }
        : { 'react-scripts': TOOLS['react-scripts'] }),
    }),
  };
}

function namesIn(attribute: string | undefined): readonly string[] {
  return attribute?.split(' ') ?? [];
}

/** Adds the peer dependencies of packages, at any depth. */
function withPeers(names: readonly string[], versions: Versions): Record<string, string> {
  const all = new Set(names);
  // Iteration over a set includes elements added during it.
  for (const name of all) versions[name]?.peers?.forEach((peer) => all.add(peer));
  return sortKeys(Object.fromEntries([...all].map((name) => [name, versions[name]?.version ?? 'latest'])));
}

/** Lists the types of React: without documented versions, those of React’s own major version. */
function typesOf(versions: Versions): Record<string, string> {
  const types = ALWAYS.map((name) => {
    const [major] = versions[name]?.version.split('.') ?? [];
    const version = versions[`@types/${name}`]?.version ?? (major === undefined ? 'latest' : `^${major}.0.0`);
    return [`@types/${name}`, version] as const;
  });
  return Object.fromEntries(types);
}

function renderPage({ title, wrapping }: SandboxDemo, script: string | undefined): string {
  const mode = wrapping?.modeAttribute === undefined ? '' : ` ${wrapping.modeAttribute}="light"`;
  const tag = script === undefined ? '' : `\n    <script type="module" src="/${script}"></script>`;
  return `<!doctype html>
<html lang="en"${mode}>
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

/**
 * The reader's preferences for a provider; spread, because an object may have more properties than the component
 * accepts.
 */
const READER = `const reader = { mode: 'light', direction: 'ltr', dense: false }`;

function renderIndex({ variant, exported, wrapping }: Pick<SandboxDemo, 'variant' | 'exported' | 'wrapping'>): string {
  const isTyped = variant === 'TS';
  const around = wrapping?.module;
  const root = `document.getElementById('root')${isTyped ? '!' : ''}`;
  return [
    `import { StrictMode } from 'react';`,
    `import { createRoot } from 'react-dom/client';`,
    // Its stylesheets come first, as on the site.
    ...(around === undefined ? [] : [`import Provider from '${around}';`]),
    exported === undefined ? `import Demo from './Demo';` : `import { ${exported} as Demo } from './Demo';`,
    '',
    ...(around === undefined ? [] : [`${READER}${isTyped ? ' as const' : ''};`, '']),
    `createRoot(${root}).render(`,
    '  <StrictMode>',
    ...(around === undefined ? ['    <Demo />'] : ['    <Provider {...reader}>', '      <Demo />', '    </Provider>']),
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
