import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { convertFence } from '../../cli/import/convert/convert-code.ts';
import { convertBody } from '../../cli/import/convert/convert-body.ts';
import { parseTag } from '../../cli/import/read/parse-tag.ts';
import { readStaticValue } from '../../cli/import/read/static-value.ts';
import { runCli } from '../cli/support/fake-io.ts';
import { makeFolder, putFiles } from '../cli/support/folder.ts';
import { docusaurusTree, mintlifyTree, mkdocsTree, nextraTree, starlightTree, vitepressTree } from './support/trees.ts';

async function imported(tool: string, files: Readonly<Record<string, string>>) {
  const root = makeFolder();
  putFiles(path.join(root, 'theirs'), files);
  const { exitCode, stdout, stderr } = await runCli(['import', tool, 'theirs', '--out', 'ours'], root);
  const read = (file: string): string => readFileSync(path.join(root, 'ours', file), 'utf8');
  return { root, ours: path.join(root, 'ours'), exitCode, stdout, stderr, read };
}

test('pages below /api keep their addresses', async () => {
  const page = { 'package.json': '{}', 'docs/index.md': '# Start\n' };
  const { read } = await imported('vitepress', {
    ...page,
    'docs/.vitepress/config.mts': 'export default {}',
    'docs/api/area.md': '# Area\n',
  });
  expect(read('nav/site.yaml')).toContain('apiAddresses: keep');
  const other = await imported('vitepress', { ...page, 'docs/.vitepress/config.mts': 'export default {}' });
  expect(other.read('nav/site.yaml')).not.toContain('apiAddresses');
});

const TREES = [
  [
    'docusaurus',
    docusaurusTree(),
    'docs/guides/start',
    [
      'docs/mdx/parts.mdx:33: the component `<Chart>` has no counterpart',
      'docs/intro.md:7: `./img/none.png` is neither a page nor a file of the imported folder; it leads to the former site',
      'sidebars.js:11: the sidebar lists the document `gone`, which does not exist',
    ],
  ],
  [
    'starlight',
    starlightTree(),
    'guides/start',
    [
      'src/content/docs/index.mdx:3: the layout key `template` has no counterpart, as every page has the same frame; it is kept for programs that read the manifest',
      'src/content/docs/parts.mdx:31: the component `<Counter>` has no counterpart',
      'astro.config.mjs:12: the sidebar lists the page `missing`, which does not exist',
    ],
  ],
  [
    'vitepress',
    vitepressTree(),
    'guides/start',
    [
      'docs/extras.md:23: the file `./none.ts`, which the page includes, does not exist',
      'docs/extras.md:25: the expression `{{ version }}` is code, which is not run',
      'docs/extras.md:31: the component `<Demo>` has no counterpart',
      'docs/.vitepress/config.mts:8: `rewrites` is not carried over: pages keep the addresses of their files',
    ],
  ],
  [
    'nextra',
    nextraTree(),
    'guides/start',
    [
      'content/_meta.js:2: `toc` of the sidebar entry `Home` is not carried over',
      'content/_meta.js:7: the sidebar lists the page `missing`, which does not exist',
      'content/parts.mdx:29: the component `<Chart>` has no counterpart',
    ],
  ],
  [
    'mkdocs',
    mkdocsTree(),
    'guides/start',
    [
      'mkdocs.yml:39: `nav` names the file `none.md`, which does not exist',
      'docs/data/menu.md:1: this page is in no sidebar; it is listed under "More pages"',
    ],
  ],
  [
    'mintlify',
    mintlifyTree(),
    'guides/start',
    [
      'parts.mdx:3: the front matter key `openapi` has no effect here; it is kept for programs that read the manifest',
      'docs.json:1: the page `GET /users` comes from an API description',
    ],
  ],
] as const;

describe.each(TREES)('%s', (tool, files, first, losses) => {
  test('imports a tree of fifty pages without errors, and lists what is lost', async () => {
    const { root, ours, exitCode, stdout, stderr, read } = await imported(tool, files);
    expect([exitCode, stderr]).toEqual([0, '']);
    expect(Number(/Imported (\d+) pages/.exec(stdout)?.[1])).toBeGreaterThan(50);
    for (const loss of losses) expect(stdout.split('\n')).toContain(loss);
    const listed = stdout.split('\n').slice(
      0,
      stdout.split('\n').findIndex((line) => line.startsWith('Imported')),
    );
    for (const line of listed) {
      const [, file = '', number = ''] = /^(.+?):(\d+): ./.exec(line) ?? [];
      expect(existsSync(path.join(root, 'theirs', file)), line).toBe(true);
      expect(Number(number)).toBeLessThanOrEqual(
        readFileSync(path.join(root, 'theirs', file), 'utf8').split('\n').length,
      );
    }
    const checked = await runCli(['validate', '--format', 'compact'], ours);
    expect(checked.stdout.split('\n').filter((line) => line.includes('error['))).toEqual([]);
    expect(checked.exitCode).toBe(0);
    expect(read(`content/${first}.md`)).toContain('#sizes--shapes)');
    expect(read(`content/${first}.md`)).toContain('[before](#sizes-1)');
  });
});

test('an imported page keeps its content, and says what is missing', async () => {
  const { ours, read } = await imported('docusaurus', docusaurusTree());
  const text = read('content/docs/mdx/parts/index.md');
  expect(text).toMatchInlineSnapshot(`
    "---
    title: Parts
    hide_title: true
    image: ./x.png
    ---

    # Parts

    :::::tabs
    :::tab[With npm]

    \`\`\`bash
    npm install sample
    \`\`\`
    :::

    ::::tab[yarn]

    :::note

    Inside a tab.
    :::
    ::::
    :::::

    ::demo{src="Press.tsx"}

    :::warning[Not imported]

    \`<Chart>\` of the former page was not imported.
    :::

    There are 3 of them. Press <kbd>Enter</kbd><br>

    ## Second

    :::details[More]

    Hidden at first.
    :::
    "
  `);
  expect(read('content/docs/mdx/parts/Press.tsx')).toContain('export default function Press');
  expect(read('nav/site.yaml')).toContain(
    'repository: https://github.com/acme/sample\nredirects:\n  - from: /docs/old\n    to: /docs/guides/start\n',
  );
  expect(existsSync(path.join(ours, 'content/img/logo.svg'))).toBe(true);
});

test('front matter without effect is kept for programs, and a draft stays one', async () => {
  const matter =
    'title: A\ntags: [one, two]\nauthor: &me { name: Ann, since: 2024-01-02 }\nreviewer: *me\nrelated: yes\ncomponents: Button\noutline: deep\n';
  const { ours, stdout, exitCode, read } = await imported('vitepress', {
    'docs/.vitepress/config.mts': "export default { title: 'P' };\n",
    'docs/a.md': `---\n${matter}---\n\n# A\n`,
    'docs/b.md': '---\ndraft: true\n---\n\n# B\n',
    'docs/c.md': '---\ndraft: false\n---\n\n# C\n',
  });
  expect(exitCode).toBe(0);
  expect(read('content/a.md')).toBe(
    '---\ntitle: A\ntags:\n  - one\n  - two\nauthor:\n  name: Ann\n  since: 2024-01-02\nreviewer:\n  name: Ann\n  since: 2024-01-02\noutline: deep\n---\n\n# A\n',
  );
  expect(read('content/b.md')).toBe('---\ndraft: true\n---\n\n# B\n');
  expect(read('content/c.md')).toBe('# C\n');
  expect(stdout.split('\n').filter((line) => /^docs\/[abc]\.md:/.test(line))).toEqual([
    'docs/a.md:3: the front matter key `tags` has no effect here; it is kept for programs that read the manifest',
    'docs/a.md:4: the front matter key `author` has no effect here; it is kept for programs that read the manifest',
    'docs/a.md:5: the front matter key `reviewer` has no effect here; it is kept for programs that read the manifest',
    'docs/a.md:6: the front matter key `related` has another meaning here, so it is left out',
    'docs/a.md:7: the front matter key `components` has another meaning here, so it is left out',
    'docs/a.md:8: the front matter key `outline` has no effect here; it is kept for programs that read the manifest',
  ]);
  expect((await runCli(['routes', '--out', 'manifest'], ours)).exitCode).toBe(0);
  const { routes } = JSON.parse(readFileSync(path.join(ours, 'manifest/manifest.json'), 'utf8')) as {
    routes: Record<string, { extra?: unknown }>;
  };
  expect(routes['/a']?.extra).toEqual({
    tags: ['one', 'two'],
    author: { name: 'Ann', since: '2024-01-02' },
    reviewer: { name: 'Ann', since: '2024-01-02' },
    outline: 'deep',
  });
  expect([routes['/b'], routes['/c']]).toEqual([undefined, expect.anything()]);
});

test('tabs and callouts of MkDocs become tabs and callouts of docs-nav', async () => {
  const { read } = await imported('mkdocs', mkdocsTree());
  expect(read('content/guides/start.md')).toMatchInlineSnapshot(`
    "---
    title: Start in guides
    ---

    What start is for. See [the next one](/guides/button) and [its sizes](/widgets/theme#sizes--shapes).

    ## Sizes & shapes

    Three of them, \`small\` to \`large\`; back to [the top](#sizes--shapes).

    :::tip[Handy]

    Two lines,
    with [a link](/guides/start).
    :::

    :::details[Note]

    Folded.
    :::

    ::::tabs
    :::tab[npm]

    \`\`\`bash
    npm i
    \`\`\`
    :::

    :::tab[yarn]

    \`\`\`bash
    yarn
    \`\`\`
    :::
    ::::

    \`\`\`py title="a.py" {1,3-4}
    a = 1
    \`\`\`

    ## Sizes

    More.

    ## Sizes

    Once more, as [before](#sizes-1).
    "
  `);
});

test('a dry run counts but writes nothing; a second import is refused', async () => {
  const root = makeFolder();
  putFiles(path.join(root, 'theirs'), mkdocsTree());
  const { exitCode, stdout } = await runCli(['import', 'mkdocs', 'theirs', '--dry-run'], root);
  expect([exitCode, existsSync(path.join(root, 'nav'))]).toEqual([0, false]);
  expect(stdout).toMatch(/Would import 51 pages, 4 groups, 1 other file, 1 redirect; \d+ things left behind, 0 errors/);
  await runCli(['import', 'mkdocs', 'theirs'], root);
  expect(await runCli(['import', 'mkdocs', 'theirs'], root)).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('already has a site'),
  });
  expect(await runCli(['import', 'vitepress', 'theirs', '--dry-run'], root)).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('There is no documentation of vitepress in `theirs`.'),
  });
});

describe('configuration', () => {
  const SPY =
    "globalThis.wasRun = true;\nconst items = ['a', 'b'];\nmodule.exports = { docs: [...items, { label: make(), id: `c` }], when: process.env.X };\n";

  test('is read and never run', () => {
    const root = makeFolder({ 'sidebars.js': SPY });
    const told: string[] = [];
    const value = readStaticValue(
      root,
      'sidebars.js',
      (file, line, reason) => void told.push(`${file}:${line}: ${reason}`),
    );
    expect(value).toEqual({ docs: ['a', 'b', { id: 'c' }] });
    expect(told).toEqual([
      'sidebars.js:3: this call is not run, so its value is unknown; write the value itself there',
    ]);
    expect('wasRun' in globalThis).toBe(false);
  });

  test('is run with `--trust`', async () => {
    const root = makeFolder({
      'theirs/docusaurus.config.mjs':
        "const name = ['Tru', 'sted'].join('');\nexport default { title: name, url: 'https://x.example' };\n",
      'theirs/docs/a.md': '# A\n',
    });
    await runCli(['import', 'docusaurus', 'theirs', '--out', 'read'], root);
    await runCli(['import', 'docusaurus', 'theirs', '--out', 'run', '--trust'], root);
    expect(readFileSync(path.join(root, 'read/nav/site.yaml'), 'utf8')).toContain('title: Documentation\n');
    expect(readFileSync(path.join(root, 'run/nav/site.yaml'), 'utf8')).toContain('title: Trusted\n');
  });

  test.each([
    ['mjs', '`--trust` runs the file'],
    [
      'ts',
      'typescript' in process.features && process.features.typescript !== false
        ? '`--trust` runs the file'
        : '`--trust` runs the file with Node.js 22.18 or later',
    ],
  ])('in %s says how a value can be had that is not read', async (ending, remedy) => {
    const root = makeFolder({
      [`theirs/docusaurus.config.${ending}`]: "export default { title: name(), url: 'https://x.example' };\n",
      'theirs/docs/a.md': '# A\n',
    });
    const { stdout } = await runCli(['import', 'docusaurus', 'theirs', '--dry-run'], root);
    expect(stdout).toContain(
      `docusaurus.config.${ending}:1: this call is not run, so its value is unknown; ${remedy}\n`,
    );
  });
});

test.each([
  // tool, its files, more arguments, message
  [
    'mintlify',
    { 'docs.json': '{ "name": "x",\n ,', 'a.mdx': 'x' },
    [],
    '`docs.json` is not JSON: line 2 cannot be read.',
  ],
  [
    'docusaurus',
    { 'docusaurus.config.mjs': "throw new Error('no luck');", 'docs/a.md': 'x' },
    ['--trust'],
    '`docusaurus.config.mjs` cannot be run: no luck',
  ],
])('a broken configuration of %s is reported by name, and nothing is written', async (tool, files, more, message) => {
  const root = makeFolder();
  putFiles(path.join(root, 'theirs'), files);
  expect(await runCli(['import', tool, 'theirs', '--out', 'ours', ...more], root)).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining(message),
  });
  expect(existsSync(path.join(root, 'ours'))).toBe(false);
});

test('mistakes in YAML, lost characters and addresses in other scripts are reported', async () => {
  const root = makeFolder();
  putFiles(path.join(root, 'theirs'), {
    'mkdocs.yml': 'site_name: x\nnav: [\n  - {\n',
    'docs/über/Straße eins.md': '# Eins\n',
  });
  writeFileSync(path.join(root, 'theirs/docs/b.md'), Buffer.from([0x23, 0x20, 0xff]));
  const { stdout } = await runCli(['import', 'mkdocs', 'theirs', '--dry-run'], root);
  expect(stdout).toMatch(/^mkdocs\.yml:\d: the file is not YAML: /m);
  expect(stdout).toContain('docs/b.md:1: the file is not UTF-8, so some of its characters are lost\n');
  expect(stdout).toContain(
    'docs/über/Straße eins.md:1: the address `/über/Straße eins` becomes `/uber/Strasse-eins`\n',
  );
});

test('imports Storybook pages and pages of MUI’s repositories', async () => {
  const storybook = await imported('storybook', {
    '.storybook/main.ts': 'export default {};\n',
    'src/Button.stories.tsx': 'export default {};\n',
    'src/Button.mdx':
      "import { Meta, Canvas } from '@storybook/blocks';\nimport * as Stories from './Button.stories';\n\n<Meta title=\"Inputs/Button\" />\n\n# Button\n\n<Canvas of={Stories.Primary} />\n\nPress it.\n",
  });
  expect(storybook.exitCode).toBe(0);
  expect(storybook.read('nav/sections/docs.yaml')).toContain(
    '  - title: Inputs\n    children:\n      - pathname: /inputs/button\n        title: Button\n',
  );
  expect(storybook.stdout).toContain('src/Button.mdx:8: the component `<Canvas>` has no counterpart');

  const mui = await imported('mui', {
    'docs/data/joy/pages.ts':
      "const pages = [{ pathname: '/joy/group', title: 'Inputs', children: [{ pathname: '/joy/react-button' }] }];\nexport default pages;\n",
    'docs/data/joy/components/button/button.md':
      '---\ntitle: Button\ncomponents: Button\n---\n\n# Button\n\n<p class="description">It acts.</p>\n\n{{"component": "@mui/docs/ComponentLinkHeader"}}\n\n{{"demo": "BasicButton.js"}}\n',
    'docs/data/joy/components/button/BasicButton.tsx':
      'export default function BasicButton() {\n  return <button>x</button>;\n}\n',
  });
  expect(mui.exitCode).toBe(0);
  expect(mui.read('content/joy/react-button/index.md')).toContain('It acts.\n\n::demo{src="BasicButton.tsx"}\n');
});

test.each([
  // first line of a block of code in another tool, what it becomes
  ['ts', 'ts'],
  ['ts title="app.ts" {1,3-4} showLineNumbers', 'ts title="app.ts" {1,3-4}'],
  ['ts{1,2}:line-numbers [a.ts]', 'ts title="a.ts" {1,2}'],
  [' py title="a.py" hl_lines="1 3-4" linenums="1"', 'py title="a.py" {1,3-4}'],
  ['{ .python .copy hl_lines="2" }', 'python {2}'],
  ['ts app.ts highlight={2}', 'ts title="app.ts" {2}'],
])('the block of code %s becomes %s', (written, expected) => {
  expect(convertFence(written)).toBe(expected);
});

test('in Mintlify, words after the language are a title', () => {
  expect(convertFence('bash With npm {1} icon="x"', { isTitleBare: true })).toBe('bash title="With npm" {1}');
});

test.each([
  // line, what it becomes, number of losses
  ['a `<b>` b <kbd>Enter</kbd>', 'a `<b>` b <kbd>Enter</kbd>', 0],
  [
    'H<sub>2</sub>O, <a id="x"></a><code>a \\| [b](#c)</code>, <code>d</code>',
    'H<sub>2</sub>O, <a name="x"></a><code>a \\| [b](#c)</code>, `d`',
    0,
  ],
  ['<a href="/x">y</a> and <img src="a.png" alt="z" />', '[y](/x) and ![z](a.png)', 0],
  ["{/* no */}one{' '}two {three}", 'one two `three`', 1],
  ['Array<string> and 1 < 2', 'Array\\<string> and 1 < 2', 1],
  ['<video src="a" className="b"></video>', '<video src="a"></video>', 0],
  ['<iframe src="a" title="A film"></iframe>', '[A film](a)', 1],
  ['<iframe></iframe>', '', 1],
  ['<video src="a.mp4" controls />', '<video src="a.mp4" controls="true"></video>', 0],
  ['\\<b> stays', '\\<b> stays', 0],
])('the line %s becomes %s', (line, expected, lost) => {
  const losses: string[] = [];
  const text = convertBody(line, {
    syntax: {},
    isMdx: true,
    hasMath: false,
    extensions: new Set(),
    data: {},
    firstLine: 1,
    lose: (_, reason) => void losses.push(reason),
    take: () => undefined,
    include: () => undefined,
  });
  expect(text).toBe(expected);
  expect(losses.length).toBe(lost);
});

test.each([
  [
    '<A b="c>d" e={{ f: ">" }} g>',
    { name: 'A', kind: 'open', attributes: { b: 'c>d', e: '{ f: ">" }', g: 'true' }, end: 28 },
  ],
  ["<A {...x} b={'c'} />", { name: 'A', kind: 'alone', attributes: { b: 'c' }, end: 20 }],
  ['</A>', { name: 'A', kind: 'close', attributes: {}, end: 4 }],
  ['<A b="', undefined],
  ['< A>', undefined],
])('the tag %s', (text, expected) => {
  expect(parseTag(text, 0)).toEqual(expected);
});
