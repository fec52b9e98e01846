import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveDev } from '../cli/support/serve-dev.ts';
import { docsNav, ROOT } from '../support/docs-nav.ts';
import { hashFolder } from '../support/hash-folder.ts';
import { endSoon } from '../support/end-soon.ts';

let work: string;
beforeAll(() => {
  work = realpathSync(mkdtempSync(path.join(tmpdir(), 'docs-nav-values-')));
});
afterAll(() => rmSync(work, { recursive: true }));

const FILES: Readonly<Record<string, string>> = {
  'nav/site.yaml': 'title: Kit\nurl: https://kit.example\nmdx: evaluate\nsearch: titles\n',
  'nav/sections/kit.yaml':
    'id: kit\nname: Kit\nprefixes: [/kit]\npages:\n  - pathname: /kit/sizes\n  - pathname: /kit/other\n',
  'content/kit/sizes.mdx': [
    "import { SIZES } from './sizes.ts'",
    "import data from '../../docs/data.json' with { type: 'json' }",
    "import tokens from '@acme/tokens/tokens.json'",
    '',
    'export const TWICE = SIZES.map((size) => size * 2);',
    '',
    '# Sizes of {data.name}',
    '',
    '## All {SIZES.length} sizes',
    '',
    "They are {TWICE.join(', ')} of {`<i>${tokens.base}</i>`}.",
    '',
    '[Again](#all-3-sizes)',
    '',
  ].join('\n'),
  'content/kit/sizes.ts':
    "import { appendFileSync } from 'node:fs';\nimport { join } from 'node:path';\n\nappendFileSync(join(import.meta.dirname, '../../loads.txt'), '.');\nconsole.log('printed');\nexport const SIZES: readonly number[] = [1, 2, 3];\n",
  'content/kit/other.md': '# Other\n\n[Sizes](/kit/sizes#all-3-sizes)\n',
  'docs/data.json': '{ "name": "The Kit" }',
  'node_modules/@acme/tokens/package.json': '{ "name": "@acme/tokens", "version": "1.0.0" }',
  'node_modules/@acme/tokens/tokens.json': '{ "base": 8 }',
};

function makeSite(name: string, files: Readonly<Record<string, string>> = {}): string {
  const folder = path.join(work, name);
  for (const [file, text] of Object.entries({ ...FILES, ...files })) write(folder, file, text);
  return folder;
}

function write(folder: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

function read(folder: string, file: string): string {
  return readFileSync(path.join(folder, file), 'utf8');
}

function succeed(args: readonly string[], folder: string): string {
  const { code, stdout, stderr } = docsNav(args, folder);
  if (code !== 0) throw new Error(`docs-nav ${args.join(' ')} ended with ${code}\n${stdout}\n${stderr}`);
  return stdout + stderr;
}

/** The findings of `validate`, each with its place. */
function findings(folder: string): readonly string[] {
  const { stdout } = docsNav(['validate', '--format', 'compact'], folder);
  return stdout.trim().split('\n');
}

describe('a site whose pages have values', () => {
  let folder: string;
  beforeAll(() => {
    folder = makeSite('site');
    expect(succeed(['build'], folder)).not.toContain('printed');
  });

  test('shows them in the page, its title, its contents, and its Markdown', () => {
    const html = read(folder, 'out/kit/sizes/index.html');
    expect(html).toContain('<h1>Sizes of The Kit</h1>');
    expect(html).toContain('<h2 id="all-3-sizes">All 3 sizes</h2>');
    expect(html).toContain('They are 2, 4, 6 of &lt;i&gt;8&lt;/i&gt;.');
    expect(read(folder, 'out/kit/other/index.html')).toContain('Sizes of The Kit');
    expect(read(folder, 'out/kit/sizes.md')).toBe(
      '# Sizes of The Kit\n\n## All 3 sizes\n\nThey are 2, 4, 6 of \\<i>8\\</i>.\n\n[Again](#all-3-sizes)\n',
    );
  });

  test('runs no code again as long as nothing changes', () => {
    const loads = read(folder, 'loads.txt');
    succeed(['validate'], folder);
    succeed(['build'], folder);
    expect(read(folder, 'loads.txt')).toBe(loads);
  });

  test('is built again where an imported file has changed, as if it were new', () => {
    write(folder, 'docs/data.json', '{ "name": "Kit 2" }');
    succeed(['build'], folder);
    expect(read(folder, 'out/kit/sizes/index.html')).toContain('<h1>Sizes of Kit 2</h1>');
    const fresh = makeSite('fresh', { 'docs/data.json': '{ "name": "Kit 2" }' });
    succeed(['build'], fresh);
    expect(hashFolder(path.join(folder, 'out/kit'))).toEqual(hashFolder(path.join(fresh, 'out/kit')));
  });

  test('links to the anchor of a value that has changed are told', () => {
    write(folder, 'content/kit/sizes.ts', 'export const SIZES = [1, 2];\n');
    expect(findings(folder)).toEqual([
      expect.stringMatching(/^content\/kit\/other\.md:3:\d+: .*broken-anchor/),
      expect.stringMatching(/^content\/kit\/sizes\.mdx:13:\d+: .*broken-anchor/),
      expect.stringContaining('2 '),
    ]);
  });
});

test('values are props of components, checked by their types', () => {
  const folder = makeSite('props', {
    'nav/site.yaml': `${FILES['nav/site.yaml']}components:\n  Swatch: docs/Swatch.tsx\n`,
    'docs/Swatch.tsx':
      "export default function Swatch({ colors, of }: { colors: string[]; of: { name: string } }) {\n  return <p>{[...colors, of.name].join('+')}</p>;\n}\n",
    'docs/data.json': '{ "name": "The Kit", "blue": ["#00f", "#009"], "count": 2 }',
    'content/kit/sizes.mdx':
      "import data from '../../docs/data.json';\n\n# Sizes\n\nText.\n\n<Swatch colors={data.blue} of={{ name: 'all' }} />\n",
    'content/kit/other.md': '# Other\n\nText.\n',
  });
  for (const tool of ['vite', 'react', 'react-dom', 'typescript', '@types'])
    symlinkSync(path.join(ROOT, 'node_modules', tool), path.join(folder, 'node_modules', tool));
  succeed(['build'], folder);
  expect(read(folder, 'out/kit/sizes/index.html')).toContain('<p>#00f+#009+all</p>');
  expect(read(folder, 'out/kit/sizes.md')).toContain('#00f+#009+all');
  write(folder, 'docs/data.json', '{ "blue": 3 }');
  const [first = ''] = findings(folder);
  expect(first).toMatch(/^content\/kit\/sizes\.mdx:7:9: error\[.*`colors`/);
});

test.each([
  ["import { SIZES } from './size.ts'", '{SIZES}', /:1:1: .*expression-failed.*There is no file `\.\/size\.ts`/],
  ["import { SIZE } from './sizes.ts'", '{SIZE}', /:1:1: .*expression-failed.*has no export `SIZE`/],
  ["import a from '@acme/none'", '{a}', /:1:1: .*expression-failed.*`@acme\/none` cannot be found/],
  ["import a from './broken.json'", '{a.b}', /:1:1: .*expression-failed.*`\.\/broken\.json` fails/],
  ["import {\n  a,\n} from './throws.ts'", '{a}', /:1:1: .*expression-failed.*`\.\/throws\.ts` fails: on purpose/],
  ['export const a =\n  null.b;', '{a}', /:2:1: .*expression-failed.*This line fails: Cannot read/],
  ['export const a = {};', 'Text {a.b.c}', /:3:6: .*expression-failed.*`\{a\.b\.c\}` fails: Cannot read/],
  ['export const a = {};', 'Text {a.b}', /:3:6: .*expression-without-value.*`\{a\.b\}` is undefined/],
  ['export const a = {};', '{new Date(a)}', /:3:1: .*expression-without-value.*is a Date/],
  ['export const a = 1;', '{process.exit(a)}', /:3:1: .*expression-failed.*it ended the process/],
  ['export const a = 1;', '{(() => { while (a); })()}', /:3:1: .*expression-failed.*it never finishes/],
])('%j with %s is told where it is', (module, text, told) => {
  endSoon();
  const folder = makeSite('told', {
    'content/kit/sizes.mdx': `${module}\n\n${text}\n`,
    'content/kit/other.md': '# Other\n\nText.\n',
    'content/kit/broken.json': '{',
    'content/kit/throws.ts': "throw new Error('on purpose');\n",
  });
  const [first, ...others] = findings(folder);
  expect(first).toMatch(told);
  expect(others).toHaveLength(1);
});

test('sections built apart and merged, without the files of the values, are the site built at once', () => {
  const folder = makeSite('parts', {
    'nav/sections/more.yaml': 'id: more\nname: More\nprefixes: [/more]\npages:\n  - pathname: /more/page\n',
    'content/more/page.md': '# Page\n\n[Sizes](/kit/sizes#all-3-sizes)\n',
  });
  succeed(['build', '--out', 'whole'], folder);
  for (const section of ['kit', 'more']) succeed(['build', '--section', section, '--out', section], folder);
  mkdirSync(path.join(work, 'merge'));
  succeed(['merge', path.join(folder, 'kit'), path.join(folder, 'more'), '--out', 'merged'], path.join(work, 'merge'));
  expect(hashFolder(path.join(work, 'merge/merged'))).toEqual(hashFolder(path.join(folder, 'whole')));
});

test('dev follows edits of imported files, also of one that was missing', async () => {
  const folder = makeSite('dev', {
    'content/kit/sizes.mdx': "import data from '../../docs/data.json'\n\n# Sizes\n\nOf {data.name}.\n",
    'content/kit/other.md': '# Other\n\nText.\n',
  });
  const site = await serveDev(folder);
  const shows = (text: string) => site.shows('kit/sizes/', text);
  await shows('Of The Kit.</p>');
  write(folder, 'docs/data.json', '{ "name": "Kit 3" }');
  await shows('Of Kit 3.</p>');
  rmSync(path.join(folder, 'docs/data.json'));
  await site.says('There is no file');
  write(folder, 'docs/data.json', '{ "name": "Kit 4" }');
  await shows('Of Kit 4.</p>');
});
