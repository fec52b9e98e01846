import { utimesSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findPackageMistakes } from '../../cli/make/demos/source/find-package-mistakes.ts';
import { readShown } from '../../cli/make/demos/source/shown-modules.ts';
import { projectAt } from '../../cli/system/project-at.ts';
import { readFrontMatter } from '../../engine/index.ts';
import { readFacts } from '../../site/markdown/read-facts.ts';
import { makeFolder } from '../cli/support/folder.ts';

const DEMO = "import { Button } from 'kit';\n\nexport default () => <Button />;\n";

/** A library with a stylesheet, and a site with a demo and a provider. */
const FILES: Readonly<Record<string, string>> = {
  'package.json':
    '{ "name": "kit", "exports": { ".": "./index.js", "./styles.css": "./main.css", "./theme": "./b.css" } }',
  'index.js': 'export const Button = 0;\n',
  'main.css': '',
  'b.css': '',
  'content/Demo.tsx': DEMO,
  'docs/provider.tsx': 'export default 0;\n',
};

interface Site {
  readonly page?: string;
  readonly documented?: readonly string[];
}

/** What is found, with its place, in these files. */
function mistakesOf(
  files: Readonly<Record<string, string>>,
  { page = '', documented = [] }: Site = {},
  prepare = (_root: string) => {},
) {
  const root = makeFolder({ ...FILES, ...files });
  prepare(root);
  const modules = ['content/Demo.tsx', 'content/Other.tsx', 'docs/provider.tsx'];
  const facts = readFrontMatter(readFacts(page));
  const named = { modules, parts: [{ src: 'Demo.tsx' }], providers: ['docs/provider.tsx'], components: [] };
  const pages = [{ path: 'content/page.md', pathname: '/page', facts }];
  const project = projectAt(root);
  return findPackageMistakes(project, readShown(project, named), { pages, documented }).map(
    ({ code, file, range, message }) => `${file}:${range.start.line}:${range.start.column} ${code} ${message}`,
  );
}

const UNLOADED =
  'content/Demo.tsx:1:24 unloaded-stylesheet `kit` publishes the stylesheet `kit/styles.css`, which no demo, provider or stylesheet loads.';

test.each([
  ['that nothing loads', {}],
  [
    'of which another package has one',
    { 'docs/provider.tsx': "import 'other/styles.css';\nexport default 0;\n", 'node_modules/other/package.json': '{}' },
  ],
  [
    'that only a module loads which no page shows',
    { 'content/Other.tsx': "import 'kit/styles.css';\nexport default 0;\n" },
  ],
])('a stylesheet %s is told once', (_, files) => {
  expect(mistakesOf(files)).toEqual([UNLOADED]);
});

test.each([
  ['a demo loads', { 'content/Demo.tsx': `import 'kit/styles.css';\n${DEMO}` }],
  ['a demo loads by a name without an ending', { 'content/Demo.tsx': `import 'kit/theme';\n${DEMO}` }],
  ['the provider loads', { 'docs/provider.tsx': "import 'kit/styles.css';\nexport default 0;\n" }],
  [
    'a stylesheet loads that the provider imports through another module',
    {
      'docs/provider.tsx': "export { default } from './setup';\n",
      'docs/setup.ts': "import './theme.css';\nexport default 0;\n",
      'docs/theme.css': '@import "kit/styles.css" layer(kit);\n',
    },
  ],
  [
    'Sass loads by the mark of a package',
    { 'docs/provider.tsx': "import './a.scss';\n", 'docs/a.scss': "@use '~kit/styles.css';\n" },
  ],
  ['may be loaded behind an alias', { 'docs/provider.tsx': "import '@/setup';\nexport default 0;\n" }],
  ['the package loads itself', { 'index.js': "import './main.css';\nexport const Button = 0;\n" }],
  [
    'is none',
    { 'package.json': '{ "name": "kit", "exports": { ".": "./index.js", "./package.json": "./package.json" } }' },
  ],
  [
    'belongs to a package whose module is missing',
    { 'package.json': '{ "name": "kit", "exports": { ".": "./no.js", "./a.css": "./b.css" } }' },
  ],
])('a stylesheet that %s is not told', (_, files) => {
  expect(mistakesOf(files)).toEqual([]);
});

const INSTALLED = {
  'package.json': '{ "name": "site" }',
  'node_modules/kit/package.json': '{ "name": "kit", "exports": { ".": "./index.js", "./styles.css": "./main.css" } }',
  'node_modules/kit/index.js': '',
  'node_modules/kit/main.css': '',
};

test('a stylesheet of an installed package is told if the site documents the package', () => {
  expect(mistakesOf(INSTALLED)).toEqual([]);
  expect(mistakesOf(INSTALLED, { documented: ['kit'] })).toEqual([UNLOADED]);
});

test('a stylesheet that a playground lacks is told at the playground', () => {
  expect(
    mistakesOf(
      { 'content/Demo.tsx': 'export default 0;\n' },
      { page: '# Page\n\n::playground{package="kit" name="Button"}\n' },
    ),
  ).toEqual([UNLOADED.replace('content/Demo.tsx:1:24', 'content/page.md:3:14')]);
});

test('an old build is told at the first import of its package, once for all of its modules', () => {
  const built = {
    'package.json': '{ "name": "kit", "exports": { ".": "./dist/index.js", "./more": "./dist/more.js" } }',
    'dist/index.js': '',
    'dist/more.js': '',
    'src/index.ts': '',
    'src/more.ts': '',
    'content/Demo.tsx': `import 'kit/more';\n${DEMO}`,
    'docs/provider.tsx': DEMO,
  };
  const age = (root: string, file: string, at: number) => utimesSync(path.join(root, file), at, at);
  const later = (file: string) => (root: string) => {
    for (const each of Object.keys(built)) age(root, each, 1);
    age(root, file, 2);
  };
  expect(mistakesOf(built, {}, later('dist/more.js'))).toEqual([]);
  expect(mistakesOf(built, {}, later('src/index.ts'))).toEqual([
    'content/Demo.tsx:1:8 stale-build The build of `kit` is older than `src/index.ts`; pages show its source.',
  ]);
});

test('a package of the project without a build is told at its first import, wherever else it is imported', () => {
  const source = { 'package.json': '{ "name": "kit", "main": "dist/index.js" }', 'src/index.ts': '' };
  expect(mistakesOf({ ...source, 'docs/provider.tsx': DEMO })).toEqual([
    'content/Demo.tsx:1:24 stale-build `kit` leads to `dist/index.js`, which does not exist; pages show its source.',
  ]);
});
