/** The built package in a separate project, without the packages that only some sites need. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { PROJECT } from '../cli/support/folder.ts';
import { firstRows } from '../support/runs.ts';
import { addPackages, runInstalled } from './support/installation.ts';
import { API, DEMO, project, read, SITE, TEXT, type Files } from './support/projects.ts';

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
  const MISSING: readonly (readonly [what: string, files: Files, message: string, place: string, install: string])[] = [
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
  ];

  test.each(firstRows(MISSING, 2))('%s', (_, files, message, place, install) => {
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
