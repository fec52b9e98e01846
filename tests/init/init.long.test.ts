import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectAt } from '../../cli/system/project-at.ts';
import { readLibrary } from '../../cli/init/read-library.ts';
import { describeRepository } from '../../cli/init/repository.ts';
import { toolFiles } from '../../cli/init/tool-files.ts';
import { runCli } from '../cli/support/fake-io.ts';
import { makeFolder } from '../cli/support/folder.ts';
import { ROOT } from '../support/docs-nav.ts';

type Files = Readonly<Record<string, string>>;

const TYPED: Files = {
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

/** A folder with these files and an installation of React. */
function install(files: Files): string {
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

const COMMIT = ['-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '--quiet', '--allow-empty', '-m', 'a'];

const read = (root: string, file: string): string => readFileSync(path.join(root, file), 'utf8');

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
      isImportable: false,
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

  test.each([
    [{ exports: './src/index.ts' }, "'kit'"],
    [{ exports: { '.': { types: './src/index.ts', default: './src/index.ts' } } }, "'kit'"],
    [{ exports: { '.': './dist/index.js' } }, "'../../../src'"],
    [{ main: './src/index.ts' }, "'../../../src'"],
    // Sandboxes find it nowhere.
    [{ exports: './src/index.ts', private: true }, "'../../../src'"],
  ])('%j: its first demo imports from %s', async (fields, source) => {
    const root = install({ ...TYPED, 'package.json': JSON.stringify({ name: 'kit', ...fields }) });
    expect((await runCli(['init', '--yes'], root)).exitCode).toBe(0);
    expect(read(root, 'content/kit/button/ButtonDemo.tsx')).toContain(`import { Button } from ${source};`);
    expect((await runCli(['build', '--no-search'], root)).exitCode).toBe(0);
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
  test.each([
    // folder, name of the section, demo, text of the API page
    ['nothing', {}, undefined, '<Greeting name="reader" />', 'Who is greeted.'],
    ['a library with types', TYPED, 'ui-kit', '<Button>Button</Button>', 'How it looks.'],
    ['a compiled library', COMPILED, 'built', '<Meter value={1} />', 'Shows how much.'],
    ['a library without types', UNTYPED, 'plain-widgets', '<Panel>Panel</Panel>', 'Shows something in a box.'],
  ])('in a folder with %s has no mistakes and can be built', async (_, files, section, jsx, told) => {
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
    const { exitCode, stdout } = await runCli(['build', '--no-search'], root);
    expect([exitCode, stdout]).toEqual([0, expect.stringContaining('Built')]);
    expect(read(root, `out/${slug}/api/${page}/index.html`)).toContain(told);
    expect((await runCli(['check-links'], root)).exitCode).toBe(0);
  });

  const library = (name: string, components: readonly string[]): Files => ({
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

  test.each([
    ['dependencies', 'node_modules/kit'],
    ['peerDependencies', 'node_modules/kit'],
    ['devDependencies', 'node_modules/kit'],
    ['dependencies', 'packages/kit'],
  ])('of an application documents the library in its %s, in %s', async (list, place) => {
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

  test('of an application wraps demos in what imports the stylesheet of the library, and tells of its provider', async () => {
    const kit = library('node_modules/kit', ['Button', 'KitProvider']);
    const manifest = JSON.parse(kit['node_modules/kit/package.json'] ?? '') as { exports: object };
    const root = install({
      'package.json': JSON.stringify({ name: 'app', dependencies: { kit: '1.0.0', react: '19' } }),
      ...kit,
      'node_modules/kit/package.json': JSON.stringify({
        ...manifest,
        style: './kit.css',
        exports: { ...manifest.exports, './kit.css': './kit.css' },
      }),
      'node_modules/kit/kit.css': 'b { color: teal }\n',
    });
    const { stdout } = await runCli(['init', '--yes'], root);
    expect(stdout).toContain('docs/provider.tsx imports `kit/kit.css` for all demos\n');
    expect(stdout).toContain('if demos need `KitProvider` around them, render it there\n');
    const { exitCode, stdout: said } = await runCli(['build', '--no-search'], root);
    expect(exitCode, said).toBe(0);
    const [, sheet = ''] =
      /href="\/(_nav\/demos\/demos[^"]*\.css)"/.exec(read(root, 'out/kit/button/index.html')) ?? [];
    expect(read(root, `out/${sheet}`)).toContain('teal');
  });

  describe('of an application whose library', () => {
    const start = async (source: Readonly<Record<string, string>>) => {
      const root = install({
        'package.json': JSON.stringify({ name: 'app', dependencies: { kit: '1.0.0', react: '19' } }),
        ...library('node_modules/kit', Object.keys(source)),
        'node_modules/kit/index.js': [
          "import { createContext, createElement, useContext } from 'react';\nconst Context = createContext();\n",
          ...Object.entries(source).map(([name, code]) => `export const ${name} = ({ children }) => ${code};\n`),
        ].join(''),
      });
      const { stdout } = await runCli(['init', '--yes'], root);
      const { exitCode, stdout: said } = await runCli(['build', '--no-search'], root);
      expect(exitCode, said).toBe(0);
      return { root, stdout };
    };
    const ELEMENT = "createElement('b', {}, children)";
    const THROWS = "{ throw new Error('No context.\\nHelp.'); }";

    test('has components that throw or put out nothing shows another one', async () => {
      const { root, stdout } = await start({ Alpha: THROWS, Beta: 'children', Gamma: ELEMENT });
      expect(stdout).toMatch(/^writes [^]*\nwrites content\/kit\/gamma\/GammaDemo\.tsx\n/);
      expect(stdout).not.toContain('alpha');
      expect(readdirSync(path.join(root, 'content/kit'))).toEqual(['api', 'gamma', 'getting-started.md']);
      expect(read(root, 'out/kit/gamma/index.html')).toContain('>Gamma</b>');
    });

    test('needs a provider has it around its demos', async () => {
      const { root, stdout } = await start({
        Button: `useContext(Context) ? ${ELEMENT} : ${THROWS.slice(2, -2).replace('throw', '(() => { throw')} })()`,
        KitProvider: 'createElement(Context, { value: true }, children)',
      });
      expect(stdout).toContain('docs/provider.tsx renders `KitProvider` for all demos\n');
      expect(read(root, 'out/kit/button/index.html')).toContain('>Button</b>');
    });

    test('has no component that can be rendered by itself gets a page without a demo, which is reported', async () => {
      const { root, stdout } = await start({ Button: THROWS });
      expect(stdout).toContain('`Button` has no demo yet: by itself, it throws: No context.\n');
      expect(read(root, 'content/kit/button/index.md')).toBe(
        '# Button\n\n## API\n\n[Every prop of Button](/kit/api/button) comes from its types and comments.\n',
      );
      expect(existsSync(path.join(root, 'content/kit/button/ButtonDemo.tsx'))).toBe(false);
    });
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
    expect(stdout).toMatch(/\nNotes:\n {2}check before each commit: .*\n$/);
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
    expect(read(root, 'package.json')).toMatch(/^\{\n\t"name": "@acme\/ui-kit",[^]*"zlib": "1"\n\t\}\n\}\n$/);
    expect(listed(root)).toEqual({
      'docs-nav': expect.stringMatching(/^\^\d/),
      pagefind: '^1.5.0',
      'react-dom': '>=18',
      typescript: '^6.0.0',
      vite: '^8.1.0',
      zlib: '1',
    });
  });

  test('have another name if the project uses a version that docs-nav does not support', async () => {
    const root = install({
      ...TYPED,
      'package.json':
        '{ "name": "kit", "devDependencies": { "vite": "~5.4.0", "typescript": "^5.9.0", "pagefind": "1.5.2" } }',
      '.git/HEAD': '',
    });
    await runCli(['init', '--yes'], root);
    expect(listed(root)).toMatchObject({
      vite: '~5.4.0',
      'vite-for-docs-nav': 'npm:vite@8',
      typescript: '^5.9.0',
      pagefind: '1.5.2',
    });
    expect(Object.keys(listed(root))).not.toContain('typescript-for-docs-nav');
  });

  test('may be listed by the root package of the workspace', async () => {
    const top = install({
      'package.json':
        '{ "devDependencies": { "docs-nav": "1", "vite": "8", "pagefind": "1", "typescript": "6", "react": "19", "react-dom": "19" } }',
      '.git/HEAD': '',
      'packages/kit/package.json': '{ "name": "kit" }',
      'packages/kit/index.js': 'export const useIt = () => 1;\n',
    });
    const { stdout } = await runCli(['init', '--yes'], path.join(top, 'packages/kit'));
    expect(stdout).not.toContain('to package.json');
    expect(read(top, 'packages/kit/package.json')).toBe('{ "name": "kit" }');
  });
});

describe('existing files', () => {
  test('stay unchanged', async () => {
    const own = {
      '.gitignore': 'own\n',
      '.vscode/extensions.json': '{}',
      'lefthook.yml': 'own\n',
      '.github/workflows/docs.yml': 'own\n',
    };
    const root = install({ ...own, 'package.json': '{ "name": "own" }' });
    const { stdout } = await runCli(['init', '--yes'], root);
    for (const [file, content] of Object.entries(own)) expect(read(root, file)).toBe(content);
    expect(stdout).toContain('keeps .github/workflows/docs.yml, which already exists\n');
    expect(stdout).toContain('let lefthook.yml run `npx --no-install docs-nav validate --staged`');
    expect(stdout).toContain('add `out/` and `.docs-nav/` to .gitignore');
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
    toolFiles(projectAt(folder), undefined).files.find(({ path: file }) => file === '../../.github/workflows/docs.yml')
      ?.content,
  ).toContain(`run: ${command}\n`);
});

test.each([
  [{}, 'git init && git config core.hooksPath .githooks'],
  [{ '.git/HEAD': '' }, 'git config core.hooksPath .githooks'],
])('the hook of a folder with %j is turned on by `%s`', (files, command) => {
  expect(toolFiles(projectAt(makeFolder(files)), undefined).advice).toEqual([`check before each commit: ${command}`]);
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
  const recipe = toolFiles(projectAt(root), undefined).files.find(
    ({ path: file }) => file === '.github/workflows/docs.yml',
  );
  expect(recipe?.content).toContain(`branches:\n      - ${branch}\n`);
});

test.each([
  // package.json, input of the step that installs pnpm
  ['{}', 'version: latest'],
  ['{ "packageManager": "pnpm@10.1.0" }', undefined],
])('installs pnpm in the version of %s, or else the latest', (manifest, version) => {
  const root = makeFolder({ 'package.json': manifest, 'pnpm-lock.yaml': '' });
  const recipe = toolFiles(projectAt(root), undefined).files.find(
    ({ path: file }) => file === '.github/workflows/docs.yml',
  );
  expect(/pnpm\/action-setup@v4\n(?:\s+with:\n\s+(?<input>.+))?/.exec(recipe?.content ?? '')?.groups?.['input']).toBe(
    version,
  );
});
