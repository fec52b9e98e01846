/** What the packages that only some sites need change once they are installed, and how `init` installs them. */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { describe, expect, test } from 'vitest';
import { makeFolder, PROJECT, putFiles } from '../cli/support/folder.ts';
import { ROOT } from '../support/docs-nav.ts';
import { addPackages, runInstalled } from './support/installation.ts';
import { API, DEMO, project, read, SITE } from './support/projects.ts';

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
  expect(stdout).toContain('"vite":"^8.1.0"');
});

test('an unsupported version is reported, with a command that keeps it', () => {
  const root = project({ ...DEMO, 'node_modules/vite/package.json': '{ "name": "vite", "version": "5.4.2" }' });
  const { stdout } = runInstalled(root, 'validate');
  expect(stdout).toContain('Live demos need a version of the package `vite` other than 5.4.2, which is installed.');
  const [, list = '', command] =
    /help: write `(\{.*?\})` to docs-nav-tools\/package\.json and run `(.*?)`/.exec(stdout) ?? [];
  expect(command).toBe('npm install -D docs-nav-tools@file:docs-nav-tools');
  putFiles(root, { 'docs-nav-tools/package.json': list });
  expect(JSON.parse(list)).toMatchObject({
    name: 'docs-nav-tools',
    dependencies: { vite: expect.stringMatching(/^\^8\./) },
  });
  addPackages(path.join(root, 'docs-nav-tools'), ['vite']);
  symlinkSync('../docs-nav-tools', path.join(root, 'node_modules/docs-nav-tools'));
  addPackages(root, ['react', 'react-dom']);
  const built = runInstalled(root, 'build');
  expect(built.code, built.stdout + built.stderr).toBe(0);
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
  function init(npm: string, args: readonly string[] = ['--yes'], list = LIST) {
    const root = project({ 'package.json': list });
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
    const { root, code, stdout } = init(INSTALL);
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
    const list = LIST.replace(' }', ', "vite": "5" }');
    const { root, code, stdout, stderr } = init(`${npm}\n`, ['--yes'], list);
    expect(stdout).toContain('writes docs-nav-tools/package.json\nadds docs-nav, ');
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining('`npm install` did not install what the site needs, and no file was written.'),
    ]);
    expect(readFileSync(path.join(root, 'package.json'), 'utf8')).toBe(list);
    expect(readdirSync(root).toSorted()).toEqual(['node_modules', 'package.json']);
  });

  test('writes and installs nothing without a yes', () => {
    const { root, code, stdout } = init('touch installed\n', []);
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(
        /^would add .* to package\.json\nwould add the scripts .* to package\.json\nnothing was written; --yes installs/,
      ),
    ]);
    expect(readdirSync(root).toSorted()).toEqual(['node_modules', 'package.json']);
  });
});
