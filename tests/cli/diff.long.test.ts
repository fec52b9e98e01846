import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCli } from './support/fake-io.ts';
import { makeFolder, PROJECT, putFiles } from './support/folder.ts';
import { git, makeRepository } from './support/repository.ts';

const FILES = {
  ...PROJECT,
  'nav/sections/library.yaml': PROJECT['nav/sections/library.yaml'].replace(
    'prefixes: [/library]\n',
    'prefixes: [/library]\nversions:\n  - { text: v1.0.0, current: true }\n',
  ),
  'content/library/start.md':
    '# Start\n\n## First steps\n\n## Next steps\n\nSee the [button](/library/button#usage).\n',
  'content/library/button.md': '# Button\n\n## Usage\n\n## Sizes\n',
};

const read = (root: string, file: string): string => readFileSync(path.join(root, file), 'utf8');

describe('diff', () => {
  test('explains that a commit is missing because the clone is shallow', async () => {
    const root = makeRepository(FILES);
    putFiles(root, { 'content/library/start.md': '# Start\n' });
    git(root, 'commit', '--quiet', '--all', '--message', 'two');
    const clone = path.join(makeFolder(), 'clone');
    git(root, 'clone', '--quiet', '--depth', '1', `file://${root}`, clone);
    expect((await runCli(['diff', 'HEAD~1'], clone)).stderr).toMatch(/neither a commit[^]*git fetch --unshallow/);
    expect((await runCli(['diff', 'HEAD~9'], root)).stderr).not.toContain('unshallow');
  });

  test('reports that nothing changes for readers if nothing has changed', async () => {
    expect(await runCli(['diff'], makeRepository(FILES))).toEqual({
      exitCode: 0,
      stdout: 'Nothing changes for readers, compared with HEAD.\n',
      stderr: '',
    });
  });

  test('reports texts that changed or are gone, and a sidebar in another order, without a word about links that only follow a move', async () => {
    const nav = FILES['nav/sections/library.yaml'].replace('pages:\n', 'pages:\n  - pathname: /library/help\n');
    const root = makeRepository({
      ...FILES,
      'nav/sections/library.yaml': nav,
      'content/library/help.md': '# Help\n\nAsk.\n',
    });
    await runCli(['mv', '/library/button', '/library/press'], root);
    const [, first = '', second = ''] =
      /(  - pathname: .*\n(?: {4}.*\n)?)(  - pathname: .*\n(?: {4}.*\n)?)/.exec(
        read(root, 'nav/sections/library.yaml'),
      ) ?? [];
    putFiles(root, {
      'nav/sections/library.yaml': read(root, 'nav/sections/library.yaml').replace(
        first + second,
        second + first.replace('\n', '\n    planned: true\n'),
      ),
      'content/library/press.md': read(root, 'content/library/press.md').replace('## Sizes', 'Press it.\n\n## Sizes'),
    });
    rmSync(path.join(root, 'content/library/help.md'));
    const { exitCode, stdout } = await runCli(['diff'], root);
    expect([exitCode, stdout]).toEqual([
      0,
      `Compared with HEAD:

1 page moved
  /library/button  → /library/press

1 page with changed tags
  /library/help  +planned

2 pages with changed text
  /library/help   lost its text
  /library/press

1 sidebar in another order
  Library  from /library/start on

1 redirect added
`,
    ]);
    expect((await runCli(['diff', '--format', 'markdown'], root)).stdout).toContain(
      '- `/library/help` lost its text\n- `/library/press`\n',
    );
  });

  test('reads pages according to the settings of their commit, whatever format they are written in', async () => {
    const { 'content/library/button.md': text, ...rest } = FILES;
    const root = makeRepository({
      ...rest,
      'nav/site.yaml': `${FILES['nav/site.yaml']}components: { Hint: note }\n`,
      'content/library/button.mdx': `${text}\n<Hint>Small.</Hint>\n`,
      'content/library/helper.js': 'export const a = 1;\n',
    });
    expect((await runCli(['diff'], root)).stdout).toBe('Nothing changes for readers, compared with HEAD.\n');
    putFiles(root, {
      'content/library/button.mdx': `${text.replace('## Sizes\n', '')}\n<Hint>Small.</Hint>\n`,
      'content/library/start.md': '# Start\n\n## First steps\n\n## Next steps\n\nSee [sizes](/library/button#sizes).\n',
    });
    expect((await runCli(['diff'], root)).stdout).toContain('1 page that lost anchors\n  /library/button  -#sizes\n');
  });

  test('does not read a file that was too large in a commit, just as it does not read one now', async () => {
    const file = 'nav/sections/library.yaml';
    const root = makeRepository({ ...FILES, [file]: `${FILES[file]}${'a: [b\n'.repeat(3_000_000)}` });
    putFiles(root, { [file]: FILES[file] });
    const { exitCode, stderr } = await runCli(['diff'], root);
    expect([exitCode, stderr]).toEqual([
      2,
      expect.stringContaining('The file is 17.2 MiB; files larger than 16 MiB are not read.'),
    ]);
  });

  test('reports moved pages and no lost address after mv, and no change after moving back', async () => {
    const root = makeRepository(FILES);
    await runCli(['mv', '/library/button', '/library/press'], root);
    const { exitCode, stdout } = await runCli(['diff', 'HEAD'], root);
    expect([exitCode, stdout]).toEqual([
      0,
      'Compared with HEAD:\n\n1 page moved\n  /library/button  → /library/press\n\n1 redirect added\n',
    ]);
    await runCli(['mv', '/library/press', '/library/button'], root);
    expect((await runCli(['diff', 'HEAD'], root)).stdout).toContain('Nothing changes');
  });

  describe('a group without a pathname whose title changes', () => {
    const GROUP = `id: library
name: Library
prefixes: [/library]
pages:
  - title: Basics
    children:
      - pathname: /library/start
      - { title: More, children: [{ pathname: /library/button }] }
`;
    const start = () => {
      const root = makeRepository({ ...FILES, 'nav/sections/library.yaml': GROUP });
      const changed = GROUP.replace('Basics', 'First things').replace('More', 'Parts');
      putFiles(root, { 'nav/sections/library.yaml': changed });
      return root;
    };

    test('has another address, which is explained', async () => {
      const { exitCode, stdout } = await runCli(['diff'], start());
      expect(exitCode).toBe(1);
      expect(stdout).toContain(
        'error[moved-group]: The group `First things` is now at `/library/first-things`, and its old address `/library/basics` leads nowhere: without a `pathname`, the address follows from its pages and its title.\n  nav/sections/library.yaml:5:',
      );
      expect(stdout).toContain(
        'help: write `pathname: /library/basics` in it to keep the address, or add a redirect\n',
      );
      expect(stdout).not.toContain('Add to `redirects`');
    });

    test('keeps its address with `validate --fix`', async () => {
      const root = start();
      expect((await runCli(['validate', '--fix'], root)).stderr).toContain('Fixed 2 mistakes with 2 edits in 1 file\n');
      expect(read(root, 'nav/sections/library.yaml')).toContain(`
  - pathname: /library/basics
    title: First things
    children:
      - pathname: /library/start
      - { pathname: /library/basics/more, title: Parts, children: [{ pathname: /library/button }] }
`);
      expect((await runCli(['diff'], root)).stdout).not.toContain('moved');
      expect((await runCli(['validate', '--fix'], root)).stderr).toContain('nothing to fix');
    });

    test('may have another one if its pages have, too', async () => {
      const root = start();
      await runCli(['mv', '/library/', '/kit/'], root);
      expect((await runCli(['diff'], root)).stdout).not.toContain('moved-group');
    });

    test('is fixed like any other without a commit to compare with', async () => {
      const root = makeFolder({ ...FILES, 'nav/sections/library.yaml': GROUP });
      expect((await runCli(['validate', '--fix'], root)).stderr).toBe('--fix: nothing to fix\n');
    });
  });

  test('reports every kind of change, with the lines that are missing', async () => {
    const root = makeRepository(FILES);
    await runCli(['mv', '/library/button', '/library/press', '--redirects', 'never'], root);
    putFiles(root, {
      'nav/sections/library.yaml': `${read(root, 'nav/sections/library.yaml').replace('v1.0.0', 'v1.1.0').replace('newFeature: true', 'beta: true')}  - pathname: /library/more\n`,
      'content/library/more.md': '# More\n',
      'content/library/start.md': '# Get started\n\n## First steps\n',
    });
    const { exitCode, stdout } = await runCli(['diff'], root);
    expect(exitCode).toBe(1);
    await expect(stdout).toMatchFileSnapshot('golden/diff.txt');
    const markdown = await runCli(['diff', '--format', 'markdown'], root);
    expect(markdown.exitCode).toBe(1);
    await expect(markdown.stdout).toMatchFileSnapshot('golden/diff.md');
    // Pasting the suggested lines fixes it.
    const [, lines] = stdout.split('nav/site.yaml:\n\n');
    putFiles(root, { 'nav/site.yaml': `${read(root, 'nav/site.yaml')}redirects:\n${lines}` });
    expect((await runCli(['diff'], root)).exitCode).toBe(0);
  });

  test('reports a page that was removed for good, and a redirect that was removed', async () => {
    const root = makeRepository({
      ...FILES,
      'nav/site.yaml': `${FILES['nav/site.yaml']}redirects: [{ from: /older, to: /library/button }]\n`,
    });
    putFiles(root, {
      'nav/site.yaml': FILES['nav/site.yaml'],
      'nav/sections/library.yaml': read(root, 'nav/sections/library.yaml').replace(
        '  - pathname: /library/start\n    title: Start\n',
        '',
      ),
    });
    const { exitCode, stdout } = await runCli(['diff', '--format', 'json'], root);
    expect(exitCode).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      changes: {
        removed: [{ pathname: '/library/start', title: 'Start' }],
        moved: [],
        redirects: { added: 0, removed: 1 },
      },
      redirects: [{ from: '/library/start' }, { from: '/older', to: '/library/button' }],
      diagnostics: [{ code: 'lost-address', file: 'nav/site.yaml' }, { code: 'lost-address' }],
    });
  });

  test('reports mistakes that hide pages first, with the number of checked pages', async () => {
    const root = makeRepository(FILES);
    putFiles(root, { 'nav/site.yaml': 'title: Library\n' });
    const { exitCode, stdout } = await runCli(['diff', '--format', 'compact'], root);
    expect([exitCode, stdout]).toEqual([
      1,
      'nav/site.yaml:1:1: error[missing-field]: `url` is missing. (add `url`)\n1 error in 1 section, 2 pages\n',
    ]);
  });

  test('reports a missing anchor as an error if something links to it', async () => {
    const root = makeRepository(FILES);
    putFiles(root, { 'content/library/button.md': '# Button\n\n## Use\n' });
    const { exitCode, stdout } = await runCli(['diff', '--format', 'compact'], root);
    expect(exitCode).toBe(1);
    expect(stdout).toContain(
      'content/library/start.md:7:18: error[lost-anchor]: The anchor `#usage` of `/library/button` is gone, but a link leads to it.',
    );
    expect(stdout.match(/error\[/g)).toHaveLength(1);
  });

  test('recognizes a page by its id', async () => {
    const root = makeRepository({
      ...FILES,
      'content/library/start.md': '---\nid: first\n---\n# Start\n\n[b](/library/button#usage)\n',
    });
    putFiles(root, {
      'nav/sections/library.yaml': read(root, 'nav/sections/library.yaml').replace(
        '/library/start\n    title: Start',
        '/library/begin\n    title: Begin here',
      ),
      'content/library/begin.md': '---\nid: first\nredirectFrom: [/library/start]\n---\n# Begin here\n\nAll is new.\n',
      'content/library/start.md': '',
    });
    spawnSync('rm', [path.join(root, 'content/library/start.md')]);
    const { exitCode, stdout } = await runCli(['diff'], root);
    expect([exitCode, stdout]).toEqual([
      0,
      'Compared with HEAD:\n\n1 page moved\n  /library/start  → /library/begin\n\n1 page retitled\n  /library/begin  Start → Begin here\n\n1 page with changed text\n  /library/begin\n\n1 redirect added\n',
    ]);
  });

  test('compares with a published manifest, in a project without a repository', async () => {
    const root = makeFolder(FILES);
    await runCli(['routes', '--out', 'published'], root);
    expect((await runCli(['diff', 'published/manifest.json'], root)).stdout).toBe(
      'Nothing changes for readers, compared with published/manifest.json, which has no texts.\n',
    );
    putFiles(root, { 'content/library/start.md': '# Begin\n\n## First steps\n\n## Next steps\n' });
    const { exitCode, stdout } = await runCli(['diff', 'published/manifest.json'], root);
    expect([exitCode, stdout]).toEqual([
      0,
      'Compared with published/manifest.json:\n\n1 page retitled\n  /library/start  Start → Begin\n',
    ]);
  });

  test.each([
    [['diff', 'gone'], 'There is neither a commit nor a file `gone`.'],
    [['diff', '--output=x'], 'unknown option'],
    [['diff', 'gone.json'], 'There is no file `gone.json`.'],
    [
      ['diff', 'package.json'],
      '`package.json` is not a manifest that this version can read: it is not a manifest of docs-nav.',
    ],
    [['diff', '--format', 'xml'], 'Allowed choices are pretty, compact, json, sarif, github, markdown.'],
  ])('%j is misuse', async (argv, said) => {
    const { exitCode, stderr } = await runCli(argv, makeRepository({ ...FILES, 'package.json': '{}' }));
    expect(exitCode).toBe(2);
    expect(stderr).toContain(said);
  });

  test('works in a folder of a repository, and says so if there is none', async () => {
    const repository = makeRepository(FILES);
    putFiles(path.join(repository, 'docs'), FILES);
    git(repository, 'add', '--all');
    git(repository, 'commit', '--quiet', '--message', 'docs');
    expect((await runCli(['diff'], path.join(repository, 'docs'))).stdout).toContain('Nothing changes');
    expect((await runCli(['diff', 'HEAD~1'], path.join(repository, 'docs'))).stderr).toContain(
      'The project was not there at `HEAD~1`',
    );
    expect((await runCli(['diff'], makeFolder(FILES))).stderr).toContain('The project is not in a git repository.');
  });
});
