import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectAt } from '../../cli/system/project-at.ts';
import { readLibrary } from '../../cli/init/read-library.ts';
import { describeRepository } from '../../cli/init/repository.ts';
import { toolFiles } from '../../cli/init/tool-files.ts';
import { runCli } from '../cli/support/fake-io.ts';
import { makeFolder } from '../cli/support/folder.ts';
import { firstRows } from '../support/runs.ts';
import { COMMIT, install, library, read, TYPED, type Files } from './support/projects.ts';

const UNTYPED: Files = {
  'package.json': JSON.stringify({
    name: 'plain-widgets',
    main: 'lib/index.js',
    repository: 'gitlab:team/plain-widgets',
  }),
  'lib/index.js': "export { Panel } from './Panel.jsx';\nexport const usePanel = () => ({});\n",
  'lib/Panel.jsx':
    '/**\n * Shows something in a box.\n * @param {{ title?: string, children?: import("react").ReactNode }} props\n */\nexport function Panel({ title = "Panel", children }) {\n  return <section><h3>{title}</h3>{children}</section>;\n}\n',
  '.husky/commit-msg': '',
  'content/readme.txt': 'Of another tool.\n',
};

const COMPILED: Files = {
  'package.json': JSON.stringify({
    name: 'built',
    version: '1.0.0',
    type: 'module',
    exports: { '.': { types: './dist/index.d.ts', import: './dist/index.js' } },
    peerDependencies: { react: '>=18' },
  }),
  'dist/index.js':
    "import { jsx } from 'react/jsx-runtime';\nexport const Meter = ({ value }) => jsx('meter', { value });\n",
  'dist/index.d.ts':
    "import * as React from 'react';\n/** Shows how much. */\nexport declare const Meter: React.FC<{ value: number }>;\n",
};

const toolsOf = (root: string, { address, built }: { readonly address?: string; readonly built?: string } = {}) =>
  toolFiles(projectAt(root), { address, repository: describeRepository(projectAt(root), built) });

describe('reads a library', () => {
  test('with types', () => {
    expect(readLibrary(projectAt(makeFolder(TYPED)))).toEqual({
      name: '@acme/ui-kit',
      title: 'Ui Kit',
      slug: 'ui-kit',
      description: 'Components for dashboards: small, quick.',
      repository: 'https://github.com/acme/ui-kit',
      homepage: 'https://ui.acme.example/docs',
      entry: 'src/index.ts',
      build: { isImportable: false, unbuilt: './dist/index.js', folder: undefined },
      components: ['Button', 'Chart'],
    });
  });

  test('without types', () => {
    expect(readLibrary(projectAt(makeFolder(UNTYPED)))).toMatchObject({
      entry: 'lib/index.js',
      components: ['Panel'],
      repository: 'https://gitlab.com/team/plain-widgets',
    });
  });

  test.each([
    ['./dist/index.js'],
    [{ types: './dist/index.d.ts', default: './dist/index.js' }],
    [{ '.': { import: { types: './dist/index.d.ts', default: './dist/index.js' } }, './chart': './dist/chart.js' }],
    [{ './styles': './dist/styles.css', '.': ['./dist/gone.js', './dist/index.js'] }],
  ])('compiled, with only `exports: %j`', (exports) => {
    const root = makeFolder({ ...COMPILED, 'package.json': JSON.stringify({ name: 'built', exports }) });
    expect(readLibrary(projectAt(root))).toMatchObject({ entry: 'dist/index.js', components: ['Meter'] });
  });

  test('with a generic name, named after its scope', () => {
    expect(readLibrary(projectAt(makeFolder({ 'package.json': '{ "name": "@acme/react-components" }' }))).slug).toBe(
      'acme',
    );
    expect(readLibrary(projectAt(makeFolder({ 'package.json': '{ "name": "@acme/react" }' })))).toMatchObject({
      name: '@acme/react',
      title: 'Acme',
      slug: 'acme',
    });
  });

  test('whose source is not valid code or refers to itself, without exports', () => {
    const root = makeFolder({
      'package.json': '{ "name": "odd" }',
      'src/index.ts': "export * from './a';\n",
      'src/a.ts': "export * from './index';\nexport * from './b';\nexport * from './gone';\n",
      'src/b.ts': 'export const Broken = {{{',
    });
    expect(readLibrary(projectAt(root))).toMatchObject({ name: 'odd', components: [] });
  });
});

describe('a new site', () => {
  const FOLDERS: readonly (readonly [
    what: string,
    files: Files,
    section: string | undefined,
    jsx: string,
    told: string,
  ])[] = [
    // folder, name of the section, demo, text of the API page
    ['nothing', {}, undefined, '<Greeting name="reader" />', 'Who is greeted.'],
    ['a library with types', TYPED, 'ui-kit', '<Button>Button</Button>', 'How it looks.'],
    ['a compiled library', COMPILED, 'built', '<Meter value={1} />', 'Shows how much.'],
    ['a library without types', UNTYPED, 'plain-widgets', '<Panel>Panel</Panel>', 'Shows something in a box.'],
  ];

  test.each(firstRows(FOLDERS))(
    'in a folder with %s has no mistakes and can be built',
    async (_, files, section, jsx, told) => {
      const root = install(files);
      expect((await runCli(['init', '--yes'], root)).exitCode).toBe(0);
      const slug = section ?? path.basename(root).toLowerCase();
      const [page = ''] = /(?<=pathname: \/[\w-]+\/api\/)[\w-]+/.exec(read(root, `nav/sections/${slug}.yaml`)) ?? [];
      const content = existsSync(path.join(root, 'content/readme.txt')) ? 'docs' : 'content';
      expect(read(root, `${content}/${slug}/${page}/${/<(\w+)/.exec(jsx)?.[1]}Demo.tsx`)).toContain(jsx);
      expect(await runCli(['validate', '--max-warnings', '0'], root)).toMatchObject({
        exitCode: 0,
        stdout: 'no errors or warnings in 1 section, 3 pages\n',
      });
      expect(await runCli(['check-code', '--max-warnings', '0'], root)).toMatchObject({
        exitCode: 0,
        stdout: 'no errors or warnings in 1 section, 3 pages\n',
      });
      const { exitCode, stdout } = await runCli(['build', '--no-search'], root);
      expect([exitCode, stdout]).toEqual([0, expect.stringContaining('Built')]);
      expect(read(root, `out/${slug}/api/${page}/index.html`)).toContain(told);
      // Readers of an example can edit its demo, which imports the source of the library.
      expect(/ data-live="[^"]+"/.test(read(root, `out/${slug}/${page}/index.html`))).toBe(section === undefined);
      expect((await runCli(['check-links'], root)).exitCode).toBe(0);
    },
  );

  const LISTS = [
    ['dependencies', 'node_modules/kit'],
    ['peerDependencies', 'node_modules/kit'],
    ['devDependencies', 'node_modules/kit'],
    ['dependencies', 'packages/kit'],
  ] as const;

  test.each(firstRows(LISTS))('of an application documents the library in its %s, in %s', async (list, place) => {
    const root = install({
      'package.json': JSON.stringify({ name: 'app', [list]: { kit: '1.0.0', react: '19' } }),
      'src/main.tsx': 'export {};\n',
      ...library(place, ['Accordion', 'Button']),
    });
    if (!place.startsWith('node_modules')) symlinkSync(path.join(root, place), path.join(root, 'node_modules/kit'));
    const { stdout } = await runCli(['init', '--yes'], root);
    expect(stdout).toContain('the site is about `kit`, which package.json lists');
    expect(read(root, 'content/kit/button/ButtonDemo.tsx')).toBe(
      "import { Button } from 'kit';\n\nexport default function ButtonDemo() {\n  return <Button>Button</Button>;\n}\n",
    );
    const { exitCode, stdout: said } = await runCli(['build', '--no-search'], root);
    expect(exitCode, said).toBe(0);
    expect(read(root, 'out/kit/button/index.html')).toContain('>Button</');
  });

  test('of an application with several libraries documents the one most like a component library', async () => {
    const root = install({
      'package.json': JSON.stringify({ name: 'app', dependencies: { icons: '1.0.0', kit: '1.0.0', react: '19' } }),
      ...library('node_modules/icons', ['Acorn', 'Anchor', 'Apple', 'Arrow']),
      ...library('node_modules/kit', ['Button', 'Dialog']),
    });
    const { stdout } = await runCli(['init', '--yes'], root);
    expect(stdout).toContain('the site is about `kit`');
    expect(stdout).toContain('`icons` exports components as well: add a section for what you document');
  });

  test('has no API page if a package exports no components, which is reported', async () => {
    const root = install({ 'package.json': '{ "name": "hooks" }', 'index.js': 'export const useIt = () => 1;\n' });
    const { stdout } = await runCli(['init', '--yes'], root);
    expect(stdout).toContain('no exported component was found, so there is no API page');
    expect(await runCli(['validate', '--max-warnings', '0'], root)).toMatchObject({
      exitCode: 0,
      stdout: 'no errors or warnings in 1 section, 2 pages\n',
    });
    expect((await runCli(['build', '--no-search'], root)).exitCode).toBe(0);
  });
});

describe('packages that the site needs', () => {
  const listed = (root: string): object =>
    (JSON.parse(read(root, 'package.json')) as { devDependencies: object }).devDependencies;

  test('are not listed as next steps with --no-steps', async () => {
    const root = install({ ...TYPED, '.git/HEAD': '' });
    const { stdout } = await runCli(['init', '--yes', '--no-steps'], root);
    expect(stdout).not.toContain('Next:');
    expect(stdout).toMatch(/\nNotes:\n {2}`@acme\/ui-kit` is not built: .*\n {2}check before each commit: .*\n$/);
  });

  test('are added to package.json with its indentation, keeping its entries', async () => {
    const root = install({
      ...TYPED,
      'package.json':
        '{\n\t"name": "@acme/ui-kit",\n\t"peerDependencies": { "react": ">=18" },\n\t"devDependencies": { "zlib": "1" }\n}\n',
      '.git/HEAD': '',
    });
    const { stdout } = await runCli(['init', '--yes'], root);
    expect(stdout).toContain('adds docs-nav, react-dom, vite, pagefind, typescript to package.json\n');
    expect(stdout).toContain('Next:\n  npm install\n');
    expect(read(root, 'package.json')).toMatch(
      /^\{\n\t"name": "@acme\/ui-kit",[^]*"zlib": "1"\n\t\},\n\t"scripts": \{\n[^]*\}\n\}\n$/,
    );
    expect(listed(root)).toEqual({
      'docs-nav': expect.stringMatching(/^\^\d/),
      pagefind: '^1.5.0',
      'react-dom': '>=18',
      typescript: '^6.0.0',
      vite: '^8.1.0',
      zlib: '1',
    });
  });

  test('are in a package of their own if the project uses a version that docs-nav does not support', async () => {
    const root = install({
      ...TYPED,
      'package.json':
        '{ "name": "kit", "devDependencies": { "vite": "~5.4.0", "typescript": "^5.9.0", "pagefind": "1.5.2" } }',
      '.git/HEAD': '',
    });
    const { stdout } = await runCli(['init', '--yes'], root);
    expect(stdout).toContain('writes docs-nav-tools/package.json\n');
    expect(listed(root)).toEqual({
      'docs-nav': expect.stringMatching(/^\^\d/),
      'docs-nav-tools': 'file:docs-nav-tools',
      pagefind: '1.5.2',
      react: '^19.0.0',
      'react-dom': '^19.0.0',
      typescript: '^5.9.0',
      vite: '~5.4.0',
    });
    expect(JSON.parse(read(root, 'docs-nav-tools/package.json'))).toEqual({
      name: 'docs-nav-tools',
      version: '0.0.0',
      private: true,
      dependencies: { vite: expect.stringMatching(/^\^8\./) },
    });
  });

  test('are run by scripts, unless those have other ones', async () => {
    const root = install({ 'package.json': '{ "name": "kit", "scripts": { "docs": "own" } }', '.git/HEAD': '' });
    const { stdout } = await runCli(['init', '--yes'], root);
    expect(stdout).toContain('adds the scripts docs:build, docs:check to package.json\n');
    expect(JSON.parse(read(root, 'package.json'))).toMatchObject({
      scripts: { docs: 'own', 'docs:build': 'docs-nav build', 'docs:check': 'docs-nav validate' },
    });
  });

  test('may be listed by the root package of the workspace', async () => {
    const top = install({
      'package.json':
        '{ "devDependencies": { "docs-nav": "1", "vite": "8", "pagefind": "1", "typescript": "6", "react": "19", "react-dom": "19" } }',
      '.git/HEAD': '',
      'packages/kit/package.json': '{ "name": "kit", "repository": "acme/kit" }',
      'packages/kit/index.js': 'export const useIt = () => 1;\n',
    });
    const { stdout } = await runCli(['init', '--yes'], path.join(top, 'packages/kit'));
    expect(read(top, 'packages/kit/nav/site.yaml')).toContain('/acme/kit/edit/main/packages/kit/{file}\n');
    expect(stdout).not.toMatch(/^adds (?!the scripts )/m);
    expect(Object.keys(JSON.parse(read(top, 'packages/kit/package.json')) as object)).toEqual([
      'name',
      'repository',
      'scripts',
    ]);
  });
});

describe('existing files', () => {
  test('stay unchanged', async () => {
    const own = {
      '.vscode/extensions.json': '{}',
      'lefthook.yml': 'own\n',
      '.github/workflows/docs.yml': 'own\n',
    };
    const root = install({ ...own, 'package.json': '{ "name": "own" }' });
    const { stdout } = await runCli(['init', '--yes'], root);
    for (const [file, content] of Object.entries(own)) expect(read(root, file)).toBe(content);
    expect(stdout).toContain('keeps .github/workflows/docs.yml, which already exists\n');
    expect(stdout).toContain('let lefthook.yml run `npx --no-install docs-nav validate --staged`');
  });

  test('of a site are not overwritten by a second one', async () => {
    const root = install({});
    await runCli(['init', '--yes'], root);
    const before = read(root, 'nav/site.yaml');
    expect(await runCli(['init', '--yes'], root)).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('already has a site'),
    });
    expect(read(root, 'nav/site.yaml')).toBe(before);
  });

  test.each([
    ['{ x }\n', 'package.json:1:3: The file is not JSON'],
    ['{\n  "name": "a"\n  "type": "module"\n}\n', 'package.json:3:3: The file is not JSON'],
    ['{ "name": "a", }', 'package.json:1:16: The file is not JSON'],
    ['{ "name": nope }', 'package.json:1:12: The file is not JSON'],
    ['{ "name": "a"', 'package.json:1:14: The file is not JSON'],
    ['', 'package.json:1:1: The file is not JSON'],
    ['[]', 'package.json:1:1: The file must be a mapping'],
  ])('a package.json that contains %j is reported with its place, and nothing is written', async (content, message) => {
    const root = makeFolder({ 'package.json': content });
    const { exitCode, stdout, stderr } = await runCli(['init', '--yes'], root);
    expect([exitCode, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
    expect([readdirSync(root), read(root, 'package.json')]).toEqual([['package.json'], content]);
  });

  test('a file in the place of a folder is reported before anything is written', async () => {
    const root = makeFolder({ nav: 'x\n' });
    const { exitCode, stdout, stderr } = await runCli(['init', '--yes'], root);
    expect([exitCode, stdout]).toEqual([2, '']);
    expect(stderr).toContain('`nav` is a file, not a folder, so `nav/site.yaml` cannot be written.');
    expect(readdirSync(root)).toEqual(['nav']);
  });

  test('the byte order mark of package.json is kept', async () => {
    const root = install({ 'package.json': '\uFEFF{ "name": "a" }\n' });
    expect((await runCli(['init', '--yes'], root)).exitCode).toBe(0);
    expect(read(root, 'package.json').startsWith('\uFEFF{')).toBe(true);
  });

  test('nothing is written without confirmation', async () => {
    const root = install({});
    const { exitCode, stdout } = await runCli(['init'], root);
    expect([exitCode, existsSync(path.join(root, 'nav'))]).toEqual([0, false]);
    expect(stdout).toContain('would write nav/site.yaml\n');
    await runCli(['init'], root, { confirm: async () => true });
    expect(existsSync(path.join(root, 'nav/site.yaml'))).toBe(true);
  });
});

test.each([
  ['pnpm-lock.yaml', 'pnpm', 'pnpm install --frozen-lockfile'],
  ['yarn.lock', 'yarn-classic', 'yarn install --frozen-lockfile'],
  ['.yarnrc.yml', 'yarn', 'yarn install --immutable'],
  ['bun.lock', 'bun', 'bun install --frozen-lockfile'],
])('%s above the package determines the package manager in CI', (lock, manager, command) => {
  const root = makeFolder({ [lock]: '', '.git/HEAD': '', 'packages/ui/package.json': '{}' });
  const folder = path.join(root, 'packages/ui');
  expect(describeRepository(projectAt(folder))).toEqual({
    isMade: true,
    top: '../..',
    below: 'packages/ui',
    manager,
    namesVersion: false,
    branch: 'main',
  });
  expect(
    toolsOf(folder).files.find(({ path: file }) => file === '../../.github/workflows/docs.yml')?.content,
  ).toContain(`run: ${command}\n`);
});

test.each([
  // folder of the library that is built, step on GitHub, line on GitLab
  [
    'packages/ui',
    '- run: pnpm run build\n        working-directory: packages/ui\n',
    '- (cd "packages/ui" && pnpm run build)\n',
  ],
  ['', '- run: pnpm run build\n', '- pnpm run build\n'],
])('a library in %j is built before the site in another folder', (place, step, line) => {
  const root = makeFolder({ 'pnpm-lock.yaml': '', '.git/HEAD': '', 'docs/package.json': '{}' });
  const recipeFor = (address: string) =>
    toolsOf(path.join(root, 'docs'), { address, built: path.join(root, place) }).files.find(({ path: file }) =>
      file.endsWith('.yml'),
    )?.content;
  expect(recipeFor('https://github.com/a/b')).toContain(
    `- run: pnpm install --frozen-lockfile\n      ${step}      - run: npx docs-nav validate`,
  );
  expect(recipeFor('https://gitlab.com/a/b')).toContain(`${line}    - cd "docs"\n    - npx docs-nav validate\n`);
});

test('code for readers is checked after the navigation, and before a build', () => {
  const root = makeFolder({ '.git/HEAD': '', 'package.json': '{}' });
  const runIn = (address: string) =>
    toolsOf(root, { address })
      .files.flatMap(({ content }) => Array.from(content.matchAll(/npx docs-nav (.*)$/gm), ([, run]) => run))
      .filter((run) => run !== undefined);
  expect(runIn('https://github.com/a/b')).toEqual([
    'validate --format github',
    'check-code --format github',
    'build',
    'check-links',
  ]);
  expect(runIn('https://gitlab.com/a/b')).toEqual(['validate', 'check-code', 'build', 'check-links']);
});

test.each([
  [{}, 'git init && git config core.hooksPath .githooks'],
  [{ '.git/HEAD': '' }, 'git config core.hooksPath .githooks'],
])('the hook of a folder with %j is turned on by `%s`', (files, command) => {
  expect(toolsOf(makeFolder(files)).advice).toEqual([`check before each commit: ${command}`]);
});

test.each([
  // git commands run in the repository, the branch whose changes are checked
  [[['init', '--quiet', '--initial-branch=main']], 'main'],
  [[['init', '--quiet', '--initial-branch=master'], COMMIT], 'master'],
  [[['init', '--quiet', '--initial-branch=feature'], COMMIT], 'main'],
  [[['init', '--quiet', '--initial-branch=master'], COMMIT, ['branch', 'main']], 'main'],
  [
    [
      ['init', '--quiet', '--initial-branch=feature'],
      COMMIT,
      ['update-ref', 'refs/remotes/origin/next', 'HEAD'],
      ['symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/next'],
    ],
    'next',
  ],
])('after git %j, CI checks pushes to %s', (commands, branch) => {
  const root = makeFolder({ 'package.json': '{}' });
  for (const args of commands) expect(spawnSync('git', args, { cwd: root }).status).toBe(0);
  expect(describeRepository(projectAt(root)).branch).toBe(branch);
  const recipe = toolsOf(root).files.find(({ path: file }) => file === '.github/workflows/docs.yml');
  expect(recipe?.content).toContain(`branches:\n      - ${branch}\n`);
});

test.each([
  // package.json, input of the step that installs pnpm
  ['{}', 'version: latest'],
  ['{ "packageManager": "pnpm@10.1.0" }', undefined],
])('installs pnpm in the version of %s, or else the latest', (manifest, version) => {
  const root = makeFolder({ 'package.json': manifest, 'pnpm-lock.yaml': '' });
  const recipe = toolsOf(root).files.find(({ path: file }) => file === '.github/workflows/docs.yml');
  expect(/pnpm\/action-setup@v4\n(?:\s+with:\n\s+(?<input>.+))?/.exec(recipe?.content ?? '')?.groups?.['input']).toBe(
    version,
  );
});
