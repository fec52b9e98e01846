import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { projectAt } from '../../cli/system/project-at.ts';
import { DemoCrash } from '../../cli/make/demos/source/demo-crash.ts';
import { ConfigError } from '../../cli/make/demos/source/project-config.ts';
import { findProblems } from '../../cli/make/demos/problems/find-problems.ts';
import { putFiles } from '../cli/support/folder.ts';

const FILES = {
  'content/a.tsx': "import './a.scss';\nexport const a = 1;\n",
  'content/a.scss': "@use './b';\n",
  'content/_b.scss': '.b {\n  color: $x;\n}\n',
  'content/a.less': ".a {}\n@import './gone';\n",
  'content/a.css': "@import 'tailwindcss';\n",
};

/** The problems reported for an error, with their places. */
function problemsOf(error: unknown, files: Readonly<Record<string, string>> = {}) {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'docs-nav-problems-')));
  onTestFinished(() => rmSync(root, { recursive: true }));
  putFiles(root, { ...FILES, ...files });
  const given = typeof error === 'function' ? error(root) : error;
  return findProblems(projectAt(root), given, []).map(
    ({ code, message, help, origin: { file, range } }) =>
      `${code} ${file}:${range.start.line}:${range.start.column} ${message} ${help ?? ''}`,
  );
}

const said = (plugin: string, id: string, message: string) => (root: string) =>
  Object.assign(new Error(message.replaceAll('ROOT', path.relative(process.cwd(), root))), {
    plugin,
    id: path.join(root, id),
  });

test.each([
  [
    'in a Sass partial',
    said(
      'vite:css',
      'content/a.scss',
      '[sass] Undefined variable.\n  ╷\n2 │   color: $x;\n  ╵\n  ROOT/content/_b.scss 2:10  @use\n  ROOT/content/a.scss 1:1   root stylesheet',
    ),
    {},
    /^demo-syntax content\/_b\.scss:2:10 .*: Undefined variable\./,
  ],
  [
    'in an import in Less',
    said('vite:css', 'content/a.less', "[less] './gone' wasn't found. Tried - content/gone.less,gone.less"),
    {},
    /^demo-syntax content\/a\.less:2:9 .*: `\.\/gone` leads to no file\./,
  ],
  [
    'in the import of a style package that is not installed',
    said('vite:css', 'content/a.css', "[postcss] ENOENT: no such file or directory, open 'tailwindcss'"),
    {},
    /^demo-syntax content\/a\.css:1:9 .* install `tailwindcss`/,
  ],
  [
    'in the import of a stylesheet that a package does not export',
    said(
      'vite:css',
      'content/a.css',
      '[postcss] "./resett.css" is not exported under the conditions ["style"] from package /x/node_modules/@pebble/styles (see exports field in /x/node_modules/@pebble/styles/package.json)',
    ),
    { 'content/a.css': ".a {}\n@import '@pebble/styles/resett.css';\n" },
    /^demo-syntax content\/a\.css:2:9 .*: `@pebble\/styles\/resett\.css` is not among .* package\.json of `@pebble\/styles`/,
  ],
  [
    'in the configuration of PostCSS',
    said(
      'vite:css',
      'content/a.css',
      "[plugin vite:css] Failed to load PostCSS config (searchPath: /x): [Error] Cannot find module 'autoprefixer'\nRequire stack:",
    ),
    { 'postcss.config.cjs': 'module.exports = {\n  plugins: [require("autoprefixer")],\n};\n' },
    /^demo-configuration postcss\.config\.cjs:2:21 .*: Cannot find module 'autoprefixer'\. install `autoprefixer`/,
  ],
  [
    'at the end of the configuration of Vite, to which the bundler counts code of its own',
    (root: string) =>
      new ConfigError(
        path.join(root, 'vite.config.ts'),
        new Error('Expected `}` but found `EOF`\n   ╭─[ vite.config.ts:2:251 ]\n'),
      ),
    { 'vite.config.ts': 'export default {\n' },
    /^demo-configuration vite\.config\.ts:2:1 /,
  ],
  [
    'in the configuration of Vite, where the bundler first counts errors',
    (root: string) =>
      new ConfigError(
        path.join(root, 'vite.config.ts'),
        new Error('Build failed with 1 error:\n\n[PARSE_ERROR] Unexpected token\n   ╭─[ vite.config.ts:2:9 ]\n'),
      ),
    { 'vite.config.ts': 'export default {\n  css: {{\n' },
    /^demo-configuration vite\.config\.ts:2:9 This configuration cannot be loaded: Unexpected token\. correct it/,
  ],
  [
    'in an import of the configuration of Vite',
    (root: string) =>
      new ConfigError(
        path.join(root, 'vite.config.ts'),
        new Error(`Cannot find package 'gone' imported from ${root}/node_modules/.vite-temp/vite.config.ts.1-a.mjs`),
      ),
    { 'vite.config.ts': "import gone from 'gone';\nexport default gone;\n" },
    /^demo-configuration vite\.config\.ts:1:18 .*: there is no package `gone`\. install `gone`, or correct it$/,
  ],
  [
    'in a demo that never ends',
    new DemoCrash({ path: 'content/a.tsx', message: 'it never finishes', stack: '', fault: 'endless' }),
    {},
    /^demo-failed content\/a\.tsx:1:1 This demo cannot be rendered: it never finishes\. make its loop/,
  ],
])('a mistake %s is reported with its place', (_, error, files, expected) => {
  const problems = problemsOf(error, files);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(expected);
});
