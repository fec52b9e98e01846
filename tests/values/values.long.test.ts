import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { putFiles } from '../cli/support/folder.ts';
import { docsNav, ROOT, succeed } from '../support/docs-nav.ts';
import { endSoon } from '../support/end-soon.ts';
import { hashFolder } from '../support/hash-folder.ts';
import { firstRows } from '../support/runs.ts';
import { FILES, openValueSites, read } from './support/value-sites.ts';

const { makeSite } = openValueSites();

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
    putFiles(folder, { 'docs/data.json': '{ "name": "Kit 2" }' });
    succeed(['build'], folder);
    expect(read(folder, 'out/kit/sizes/index.html')).toContain('<h1>Sizes of Kit 2</h1>');
    const fresh = makeSite('fresh', { 'docs/data.json': '{ "name": "Kit 2" }' });
    succeed(['build'], fresh);
    expect(hashFolder(path.join(folder, 'out/kit'))).toEqual(hashFolder(path.join(fresh, 'out/kit')));
  });

  test('links to the anchor of a value that has changed are told', () => {
    putFiles(folder, { 'content/kit/sizes.ts': 'export const SIZES = [1, 2];\n' });
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
  putFiles(folder, { 'docs/data.json': '{ "blue": 3 }' });
  const [first = ''] = findings(folder);
  expect(first).toMatch(/^content\/kit\/sizes\.mdx:7:9: error\[.*`colors`/);
});

const FAULTS = [
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
] as const;

test.each(firstRows(FAULTS, 5))('%j with %s is told where it is', (module, text, told) => {
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
