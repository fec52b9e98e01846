/** The built package in a separate project, without the packages that only some sites need. */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { describe, expect, test } from 'vitest';
import { makeFolder, PROJECT } from '../cli/support/folder.ts';
import { ROOT } from '../support/docs-nav.ts';
import { addPackages, installPackage, runInstalled } from './support/installation.ts';

type Files = Readonly<Record<string, string>>;

const SITE = `${PROJECT['nav/site.yaml']}search: titles\n`;
const TEXT: Files = { ...PROJECT, 'nav/site.yaml': SITE };
const DEMO: Files = {
  ...TEXT,
  'content/library/button.md': '# Button\n\nPress it.\n\n::demo{src="Press.tsx"}\n',
  'content/library/Press.tsx':
    "export default function Press({ name = 'me' }: { name?: string }) {\n  return <button>{name}</button>;\n}\n",
};
const API: Files = {
  ...TEXT,
  'content/library/button.md': '# Button\n\nPress it.\n\n::api{package="kit" name="Button"}\n',
  'node_modules/kit/package.json': '{ "name": "kit", "version": "1.0.0", "types": "index.d.ts", "main": "index.js" }',
  'node_modules/kit/index.js': 'exports.Button = () => null;\n',
  'node_modules/kit/index.d.ts':
    "import type { ReactElement } from 'react';\n/** Lets people act. */\nexport declare function Button(props: { /** What it says. */ label: string }): ReactElement;\n",
};

function project(files: Files): string {
  const root = makeFolder(files);
  installPackage(root);
  return root;
}

const read = (root: string, file: string): string => readFileSync(path.join(root, 'out', file), 'utf8');

test('a text-only site can be checked and built with the package alone, and search finds titles', () => {
  const root = project(PROJECT);
  const warning =
    'warning[missing-package]: Searching the text of pages needs the package `pagefind`, which is not installed; titles can still be searched.\n  nav/site.yaml:1:1';
  const help = 'help: run `npm install -D pagefind@1`, or set `search: titles`';
  const checked = runInstalled(root, 'validate');
  expect([checked.code, checked.stdout]).toEqual([0, expect.stringContaining(warning)]);
  expect(checked.stdout).toContain(help);
  const built = runInstalled(root, 'build');
  expect([built.code, built.stderr]).toEqual([
    0,
    expect.stringContaining('(run `npm install -D pagefind@1`, or set `search: titles`)'),
  ]);
  expect(JSON.parse(read(root, '_nav/titles.json'))).toMatchObject({ sections: [{ id: 'library', indexes: [] }] });
  expect(existsSync(path.join(root, 'out/_nav/search'))).toBe(false);
  expect(read(root, 'library/start/index.html')).toContain('data-island="search"');

  addPackages(root, ['pagefind']);
  expect(runInstalled(root, 'validate', '--max-warnings', '0')).toMatchObject({ code: 0, stderr: '' });
  expect(runInstalled(root, 'build', '--max-warnings', '0').code).toBe(0);
  expect(readdirSync(path.join(root, 'out/_nav/search'))).toEqual(['library']);
});

test('with `search: titles`, nothing is missing', () => {
  const root = project({
    ...TEXT,
    'nav/site.yaml': `${SITE}logo: /static/logo.svg\n`,
    'content/static/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>\n',
  });
  expect(runInstalled(root, 'validate', '--max-warnings', '0')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^no errors or warnings/),
  });
  expect(runInstalled(root, 'build', '--max-warnings', '0').code).toBe(0);
  // A touch icon is optional, so it is only drawn if the package for it is installed.
  expect(read(root, 'library/start/index.html')).not.toContain('apple-touch-icon');
});

describe('a missing package is a warning in `validate` and an error in `build`, at the same place', () => {
  test.each([
    [
      'live demos',
      DEMO,
      'Live demos need the package `vite`, which is not installed.',
      'content/library/button.md:5:8',
      'vite@8',
    ],
    [
      'API pages',
      API,
      'API pages need the package `typescript`, which is not installed.',
      'content/library/button.md:5:21',
      'typescript@6',
    ],
    [
      'social cards',
      { ...TEXT, 'nav/site.yaml': `${SITE}socialCards: true\n` },
      'Pictures for link previews need the package `@resvg/resvg-js`, which is not installed.',
      'nav/site.yaml:4:14',
      '@resvg/resvg-js@2',
    ],
    [
      'formulas',
      { ...TEXT, 'nav/site.yaml': `${SITE}math: true\n` },
      'Formulas need the package `temml`, which is not installed.',
      'nav/site.yaml:4:7',
      'temml@0',
    ],
    [
      'slots',
      {
        ...TEXT,
        'nav/site.yaml': `${SITE}slots: { footer: { module: Note.tsx } }\n`,
        'Note.tsx': 'export default () => <p>Note</p>;\n',
      },
      'Components in the frame need the package `vite`, which is not installed.',
      'nav/site.yaml:4:28',
      'vite@8',
    ],
    [
      'components',
      {
        ...TEXT,
        'nav/site.yaml': `${SITE}components: { Hero: Note.tsx }\n`,
        'Note.tsx': 'export default () => <p>Note</p>;\n',
      },
      'The props of components need the package `typescript`, which is not installed.',
      'nav/site.yaml:4:21',
      'typescript@6',
    ],
  ])('%s', (_, files, message, place, install) => {
    const root = project(files);
    const told = `[missing-package]: ${message}\n  ${place}\n`;
    const checked = runInstalled(root, 'validate');
    expect([checked.code, checked.stdout]).toEqual([0, expect.stringContaining(`warning${told}`)]);
    expect(checked.stdout).toContain(`help: run \`npm install -D ${install}\`\n`);
    const built = runInstalled(root, 'build');
    expect([built.code, built.stdout]).toEqual([1, expect.stringContaining(`error${told}`)]);
    expect(built.stdout).toContain(`help: run \`npm install -D ${install}\`\n`);
    expect(existsSync(path.join(root, 'out'))).toBe(false);
  });
});

test('once the packages are installed, the site has demos, API pages and cards, and JavaScript besides TypeScript', () => {
  const root = project({
    ...DEMO,
    ...API,
    'content/library/button.md': `${DEMO['content/library/button.md']}\n::api{package="kit" name="Button"}\n`,
    'nav/site.yaml': `${SITE}socialCards: true\n`,
  });
  // The compiler has another name if the project's own version has no API.
  addPackages(root, ['vite', 'typescript', 'typescript-for-docs-nav', '@resvg/resvg-js', 'react', 'react-dom']);
  expect(runInstalled(root, 'validate', '--max-warnings', '0').stdout).toMatch(/^no errors or warnings/);
  const built = runInstalled(root, 'build');
  expect(built.code, built.stdout + built.stderr).toBe(0);
  const page = read(root, 'library/button/index.html');
  expect(page).toContain('Lets people act.');
  expect(page).toContain('<button>me</button>');
  expect(page).toMatch(/data-lang="jsx?"/);
  expect(page).toContain('apple-touch-icon');
  expect(existsSync(path.join(root, 'out/_nav/touch-icon.png'))).toBe(true);
});

test('an early version of the right package is reported, with the one that is needed', () => {
  const root = project({ ...DEMO, 'node_modules/vite/package.json': '{ "name": "vite", "version": "8.0.0" }' });
  const { stdout } = runInstalled(root, 'validate');
  expect(stdout).toContain('Live demos need a version of the package `vite` other than 8.0.0, which is installed.');
  expect(stdout).toContain('(needed: `^8.1.0`)');
});

test('an unsupported version is reported, with a command that keeps it', () => {
  const root = project({ ...DEMO, 'node_modules/vite/package.json': '{ "name": "vite", "version": "5.4.2" }' });
  const { stdout } = runInstalled(root, 'validate');
  expect(stdout).toContain('Live demos need a version of the package `vite` other than 5.4.2, which is installed.');
  expect(stdout).toContain('help: run `npm install -D vite-for-docs-nav@npm:vite@8 && npm rebuild vite`');
  expect(stdout).toContain('(needed: `^8.1.0`)');
  addPackages(root, [['vite-for-docs-nav', 'vite'], 'react', 'react-dom']);
  const built = runInstalled(root, 'build');
  expect(built.code, built.stdout + built.stderr).toBe(0);
});

test('a group generated from a package is reported without the compiler, but links into it are not', () => {
  const root = project({
    ...API,
    'content/library/button.md': '# Button\n\nSee [its props](/library/api/button).\n',
    'nav/sections/library.yaml': `${PROJECT['nav/sections/library.yaml']}  - title: API\n    pathname: /library/api\n    generate: api\n    package: kit\n`,
  });
  const { code, stdout } = runInstalled(root, 'validate');
  expect([code, stdout]).toEqual([
    1,
    expect.stringMatching(
      /^error\[unknown-package\]: What `kit` exports cannot be read without the package `typescript`\.[^]*help: run `npm install -D typescript@6`\n\n1 error in/,
    ),
  ]);
});

test('a project without docs-nav may be built elsewhere, so `validate` reports no missing packages', () => {
  const other = project({});
  const root = makeFolder(PROJECT);
  expect(runInstalled(other, 'validate', root).stdout).toMatch(/^no errors or warnings/);
  expect(runInstalled(other, 'build', root, '--out', path.join(root, 'out')).stderr).toContain('missing-package');
});

describe('`init` in a project whose packages are not installed yet', () => {
  const LIST = '{ "name": "docs", "private": true, "dependencies": { "kit": "1.0.0", "react": "19" } }\n';
  const KIT = {
    'package.json':
      '{ "name": "kit", "version": "1.0.0", "types": "index.d.ts", "main": "index.js", "peerDependencies": { "react": ">=18" } }',
    'index.js':
      "exports.Button = ({ children }) => require('react').createElement('button', { type: 'button' }, children);\n",
    'index.d.ts':
      "import type { ReactElement, ReactNode } from 'react';\nexport declare function Button(props: { children?: ReactNode }): ReactElement;\n",
  };

  /** Runs `init` where `npm` is a script. */
  function init(npm: string, ...args: readonly string[]) {
    const root = project({ 'package.json': LIST });
    const programs = makeFolder({ npm: `#!/bin/sh\nset -e\n${npm}` });
    chmodSync(path.join(programs, 'npm'), 0o755);
    const bin = path.join(root, 'node_modules/docs-nav/dist/docs-nav.cjs');
    const env = { ...process.env, PATH: `${programs}${path.delimiter}${process.env['PATH']}` };
    const { status, stdout, stderr } = spawnSync(process.execPath, [bin, 'init', ...args], {
      cwd: root,
      encoding: 'utf8',
      env,
    });
    return { root, code: status, stdout, stderr };
  }
  const link = (here: string, there = here) =>
    `mkdir -p node_modules/${path.dirname(there)} && ln -s ${ROOT}/node_modules/${here} node_modules/${there}\n`;
  const INSTALL = [
    'test -z "$NODE_ENV"\n',
    ...['vite', 'pagefind', 'react', 'react-dom', '@types/react'].map((name) => link(name)),
    link('typescript-for-docs-nav', 'typescript'),
    'mkdir node_modules/kit\n',
    ...Object.entries(KIT).map(([name, text]) => `cat > node_modules/kit/${name} << 'END'\n${text}\nEND\n`),
  ].join('');

  test('installs them first, so that the site is about the library that it uses', () => {
    const { root, code, stdout } = init(INSTALL, '--yes');
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(/^adds docs-nav, react-dom, vite, pagefind, typescript to package\.json\n/),
    ]);
    expect(stdout).toContain('\nNext:\n  npx docs-nav dev\n  the site is about `kit`, which package.json lists\n');
    expect(readFileSync(path.join(root, 'content/kit/button/ButtonDemo.tsx'), 'utf8')).toContain(
      '<Button>Button</Button>',
    );
    expect(runInstalled(root, 'build', '--max-warnings', '0', '--no-search').code).toBe(0);
  });

  test.each(['exit 1', 'exit 0'])('leaves everything as it was if that does not do it: %s', (npm) => {
    const { root, code, stderr } = init(`${npm}\n`, '--yes');
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining('`npm install` did not install what the site needs, and no file was written.'),
    ]);
    expect(readFileSync(path.join(root, 'package.json'), 'utf8')).toBe(LIST);
    expect(readdirSync(root).toSorted()).toEqual(['node_modules', 'package.json']);
  });

  test('writes and installs nothing without a yes', () => {
    const { root, code, stdout } = init('touch installed\n');
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(/^would add .* to package\.json\nnothing was written; --yes installs/),
    ]);
    expect(readdirSync(root).toSorted()).toEqual(['node_modules', 'package.json']);
  });
});
