import { readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCli } from '../cli/support/fake-io.ts';
import { putFiles } from '../cli/support/folder.ts';
import { makeCounterProject } from './support/counter-project.ts';

const DEMO = `import { Button } from 'kit';
import { kind } from 'kit/dist/kinds.js';

export default function Counter() {
  return <Button>{kind}</Button>;
}
`;

test('demos import the project’s own package by name, even if it has no exports', async () => {
  const root = makeCounterProject();
  onTestFinished(() => rmSync(root, { recursive: true }));
  putFiles(root, {
    'package.json': '{ "name": "kit", "main": "dist/index.js", "types": "dist/index.d.ts" }',
    'dist/index.js':
      "const { createElement } = require('react');\nexports.Button = ({ children }) => createElement('button', { className: 'own-kit' }, children);\n",
    'dist/kinds.js': "exports.kind = 'loud';\n",
    'content/lib/counter/Counter.tsx': DEMO,
  });
  const { exitCode, stdout, stderr } = await runCli(['build', '--no-search'], root);
  expect(stdout + stderr).toContain('Built');
  expect(exitCode).toBe(0);
  expect(readFileSync(path.join(root, 'out/lib/counter/index.html'), 'utf8')).toContain(
    '<button class="own-kit">loud</button>',
  );
  const folder = path.join(root, 'out/_nav/demos');
  const scripts = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
  expect(scripts.some((script) => script.includes('own-kit'))).toBe(true);
});

/** A library with an older build: what pages show says which of the two it is. */
const LIBRARY = {
  'package.json': JSON.stringify({
    name: 'kit',
    type: 'module',
    exports: { '.': './dist/index.js', './async': './dist/async.js', './styles.css': './dist/kit.css' },
  }),
  'src/index.tsx':
    "import { createContext, useContext } from 'react';\nexport const Word = createContext('unset');\nexport const Chip = ({ loud = false }: { loud?: boolean }) => <b data-of={`source ${loud} ${useContext(Word)}`} />;\n",
  'src/async.tsx':
    'import { Word } from \'./index\';\nexport default ({ children }) => <Word.Provider value="shared">{children}</Word.Provider>;\n',
  'dist/index.js':
    "import { createElement } from 'react';\nexport const Chip = () => createElement('b', { 'data-of': 'build' });\n",
  'dist/kit.css': '.of-build { color: red }\n',
  'content/lib/counter/Counter.tsx':
    "import { Chip } from 'kit';\nimport Within from 'kit/async';\nimport { Chip as Near } from '../../../src';\nexport default () => <Within><Chip /><Near /></Within>;\n",
  'docs/provider.tsx': "import 'kit/styles.css';\nexport default ({ children }) => children;\n",
  'content/lib/plain.md': '# Plain\n\n::playground{package="kit" name="Chip"}\n',
};

test('demos, playgrounds and imports by path show the same source of the project’s own package, with one context', async () => {
  const root = makeCounterProject();
  onTestFinished(() => rmSync(root, { recursive: true }));
  symlinkSync(path.resolve('node_modules/@types'), path.join(root, 'node_modules/@types'));
  putFiles(root, LIBRARY);
  const { exitCode, stdout, stderr } = await runCli(['build', '--no-search'], root);
  expect(stdout + stderr).toContain('Built');
  expect(exitCode).toBe(0);
  const shown = (page: string) =>
    Array.from(
      readFileSync(path.join(root, 'out/lib', page, 'index.html'), 'utf8').matchAll(/data-of="([^"]*)"/g),
      ([, of]) => of,
    );
  expect(shown('counter')).toEqual(['source false shared', 'source false shared']);
  expect(shown('plain')).toEqual(['source false unset']);
  const folder = path.join(root, 'out/_nav/demos');
  const texts = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
  expect(texts.filter((text) => text.includes('of-build'))).toHaveLength(1);
  expect(texts.some((text) => text.includes('"build"'))).toBe(false);
});

test.each([
  [
    'a package of the workspace that is not built, at its import',
    {
      'packages/ui/package.json': '{ "name": "ui", "exports": "./dist/index.js", "scripts": { "build": "tsc" } }',
      'content/lib/counter/Counter.tsx': "import { Button } from 'ui';\nexport default () => <Button />;\n",
    },
    /error\[demo-syntax\]: This demo cannot be compiled: `ui` leads to `packages\/ui\/dist\/index\.js`, which does not exist\.\n {2}content\/lib\/counter\/Counter\.tsx:1:24\n[^]*help: run its build in packages\/ui/,
  ],
  [
    'a package whose types promise what it lacks, at the playground',
    {
      'packages/ui/package.json':
        '{ "name": "ui", "type": "module", "exports": { "types": "./index.d.ts", "default": "./index.js" } }',
      'packages/ui/index.d.ts': 'export declare function Button(props: { label?: string }): null;\n',
      'packages/ui/index.js': 'export const other = 1;\n',
      'content/lib/counter/Counter.tsx': 'export default () => null;\n',
      'content/lib/plain.md': '# Plain\n\n::playground{package="ui" name="Button"}\n',
    },
    /error\[demo-syntax\]: This playground cannot be compiled: `ui` exports no `Button`\.\n {2}content\/lib\/plain\.md:3:33\n/,
  ],
])('a build reports %s', async (_, files, expected) => {
  const root = makeCounterProject();
  onTestFinished(() => rmSync(root, { recursive: true }));
  symlinkSync(path.resolve('node_modules/@types'), path.join(root, 'node_modules/@types'));
  putFiles(root, files);
  symlinkSync('../packages/ui', path.join(root, 'node_modules/ui'));
  const { exitCode, stdout, stderr } = await runCli(['build', '--no-search'], root);
  expect(stdout + stderr).toMatch(expected);
  expect(exitCode).toBe(1);
});

test('styles detect dark mode by a class and by an attribute if the site has both', async () => {
  const root = makeCounterProject();
  onTestFinished(() => rmSync(root, { recursive: true }));
  putFiles(root, {
    'nav/site.yaml':
      'title: Site\nurl: https://docs.example\nsearch: false\ndemoMode: { class: dark, attribute: data-theme }\n',
    'docs/provider.tsx': "import './kit.css';\nexport default ({ children }) => children;\n",
    'docs/kit.css': '.dark{--by-class:1}[data-theme=dark]{--by-attribute:1}',
  });
  expect((await runCli(['build', '--no-search'], root)).exitCode).toBe(0);
  const folder = path.join(root, 'out/_nav/demos');
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));
  const css = sheets.map((name) => readFileSync(path.join(folder, name), 'utf8')).join('');
  expect(css.trim()).toBe('.dark{--by-class:1}[data-theme=dark]{--by-attribute:1}');
});
