import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { editFile } from '../cli/support/folder.ts';
import { docsNav, succeed } from '../support/docs-nav.ts';
import { endSoon } from '../support/end-soon.ts';
import { firstRows } from '../support/runs.ts';
import { openOwnSites } from './support/own-sites.ts';

const { copySite, findings } = openOwnSites('features');

const START = 'content/acme/start.md';

describe('a site with features of its own', () => {
  let folder: string;
  beforeAll(() => {
    folder = copySite('site');
    succeed(['build'], folder);
  });
  const page = (name: string) => readFileSync(path.join(folder, 'out', name), 'utf8');
  const figure = (name: string) => /<figure[^]*<\/figure>/.exec(page(name))?.[0].replace(/\.[\da-f]{10}\./, '.');

  test('shows what they draw, in the language of the page', () => {
    expect(figure('acme/start/index.html')).toBe(
      '<figure class="feature-chart bar" data-island="slot" data-module="/_nav/chart/island.js"><p>Ada: 1,200</p><p>Bob: 3</p><a href="/tools/log/">More</a></figure>',
    );
    expect(figure('de/acme/start/index.html')).toContain('<p>Ada: 1.200</p>');
    expect(figure('tools/more/index.html')).toContain('feature-chart line');
    expect(page('acme/start.md')).toContain('- Ada: 1200\n- Bob: 3');
  });

  test('renders the title and content of a block as Markdown, and lists the title among the headings', () => {
    expect(page('tools/log/index.html')).toContain('<h2 id="since-spring">Since <em>spring</em></h2>');
    expect(page('tools/log/index.html')).toContain(
      '<p>Read <a href="/acme/start/">the numbers</a> first.</p><ul><li>1.0</li></ul>',
    );
    expect(page('tools/log/index.html')).toContain('<li class="d2"><a href="#since-spring">');
    expect(page('tools/log.md')).toContain(
      '## Since spring\n\nRead [the numbers](https://acme.example/acme/start/) first.\n\n- 1.0',
    );
  });

  test('draws what is asked in a line of text around its words', () => {
    expect(page('tools/log/index.html')).toContain(
      '<ins class="feature-since" title="2"><em>charts</em></ins>, <ins class="feature-since" title="3">lists</ins> and :other[no]{version=1}.',
    );
    expect(page('tools/log.md')).toContain(
      'What changed: *charts* (since 2), lists (since 3) and :other[no]{version=1}.',
    );
  });

  test('has the pages that a feature lists, with title, description and content', () => {
    expect(figure('acme/numbers/ada/index.html')).toContain('<p>Ada: 1,200</p></figure>');
    expect(page('acme/numbers/ada/index.html')).toContain('<meta name="description" content="How Ada sold.">');
    expect(page('acme/numbers/index.html')).toContain('All about Bob');
    expect(page('acme/numbers/bob.md')).toBe('# All about Bob\n\n- Bob: 3\n');
  });

  test('loads the stylesheet of a feature only on pages that show it', () => {
    expect(page('acme/start/index.html')).toMatch(/href="\/_nav\/chart\/chart\.\w+\.css"/);
    expect(page('tools/log/index.html')).not.toContain('chart.');
  });

  test('a run in which nothing has changed loads none of their code', () => {
    rmSync(path.join(folder, 'loaded.txt'), { force: true });
    succeed(['validate'], folder);
    succeed(['build'], folder);
    const before = existsSync(path.join(folder, 'loaded.txt'));
    succeed(['validate'], folder);
    succeed(['build'], folder);
    expect(before || existsSync(path.join(folder, 'loaded.txt'))).toBe(false);
  });

  test('what a feature has read is followed', () => {
    editFile(folder, 'data.csv', (text) => text.replace('Bob,3', 'Bob,4\nCid,5'));
    succeed(['build'], folder);
    expect(figure('acme/start/index.html')).toContain('<p>Bob: 4</p><p>Cid: 5</p>');
    expect(page('acme/numbers/cid.md')).toContain('- Cid: 5');
    editFile(folder, 'docs/chart/parse.ts', (text) => text.replace('Number(value)', 'Number(value) * 2'));
    succeed(['build'], folder);
    expect(figure('acme/start/index.html')).toContain('<p>Bob: 8</p>');
  });
});

test('a wrong attribute, a value that is none, a missing one and a dead link are told at their place', () => {
  const folder = copySite('wrong');
  editFile(
    folder,
    START,
    () =>
      '# Start\n\nText.\n\n::chart{fle="data.csv"}\n\n::chart{file="data.csv" kind="pie" more="/tools/lgo"}\n\n::chart{file="none.csv"}\n\n:::chart\n:::\n',
  );
  expect(findings(folder)).toEqual([
    'content/acme/start.md:5:9 directive-attribute `chart` has no attribute `fle`. did you mean `file`',
    'content/acme/start.md:7:25 directive-attribute `kind` of `chart` does not take the value `pie`. use `bar` or `line`',
    'content/acme/start.md:7:42 broken-link The link `/tools/lgo` leads to a page that does not exist. did you mean `/tools/log`',
    'content/acme/start.md:9:9 feature-mistake There is no file `none.csv`. correct the path',
    'content/acme/start.md:11:1 unknown-directive `chart` takes no content, so it is a single line. write it with two colons, as `::chart{…}`, and without a closing line',
  ]);
});

const FAULTS = [
  ['throws', 'make: () => { throw new Error("no data today"); },', 'no data today'],
  ['blocks', 'make: () => { for (;;); },', '`make` took more than 3 seconds'],
  ['ends its thread', 'make: () => process.exit(0),', 'it ended its thread'],
  ['never ends', 'make: () => new Promise(() => {}),', '`make` took more than 3 seconds'],
  ['returns nonsense', 'make: () => 42,', '`make` returned something else than a feature may'],
  ['sends a signal', 'make: () => process.kill(process.pid),', 'it sent a signal to a process'],
  [
    'finds more than anyone reads',
    "make: ([{ key }]) => ({ data: {}, mistakes: Array.from({ length: 300_000 }, () => ({ key, message: 'No.' })) }),",
    '`make` returned something else than a feature may at `mistakes`: more than 10,000 findings',
  ],
] as const;

test.each(firstRows(FAULTS, 3))(
  'a feature that %s is told with its name and place, and nothing is written',
  (name, code, said) => {
    endSoon();
    const folder = copySite(name);
    editFile(folder, 'docs/chart/feature.ts', (text) => text.replace(/ {2}make: [^]*?\n {2}\}\),\n/, `  ${code}\n`));
    const { code: exit, stdout, stderr } = docsNav(['build'], folder);
    expect(exit, stderr).toBe(1);
    expect(stdout).toContain('error[feature-failed]: The feature `./docs/chart/feature.ts` cannot be used: ' + said);
    expect(stdout).toContain('nav/site.yaml:4:5');
    expect(existsSync(path.join(folder, 'out/acme'))).toBe(false);
  },
);

const UNUSABLE: readonly (readonly [what: string, change: (text: string) => string | undefined, said: string])[] = [
  ['has a name that is taken', (text) => text.replace("name: 'chart'", "name: 'note'"), 'the name `note` is taken'],
  ['lacks what it must have', (text) => text.replace(/ {2}html\([^]*?\n {2}\},\n/, ''), '`html` must be a function'],
  ['has a syntax error', (text) => `${text}\nconst a = ;`, 'Unexpected token'],
  ['does not exist', () => undefined, ''],
];

test.each(firstRows(UNUSABLE))('a feature that %s is one finding', (name, change, said) => {
  const folder = copySite(name);
  const file = 'docs/chart/feature.ts';
  if (change('') === undefined) rmSync(path.join(folder, file));
  else editFile(folder, file, (text) => change(text) ?? '');
  const found = findings(folder);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(
    `nav/site.yaml:4:5 feature-failed The feature \`./docs/chart/feature.ts\` cannot be used: `,
  );
  expect(found[0]).toContain(said);
});
