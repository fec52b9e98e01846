import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { serveDev } from '../cli/support/serve-dev.ts';
import { ROOT, docsNav } from '../support/docs-nav.ts';
import { hashFolder } from '../support/hash-folder.ts';

/** A site with a feature in a folder of its own, and one from a package. */
const SITE = path.join(import.meta.dirname, 'features');

let work: string;
beforeAll(() => {
  work = realpathSync(mkdtempSync(path.join(tmpdir(), 'docs-nav-features-')));
});
afterAll(() => rmSync(work, { recursive: true }));

/** Copies the site, with the package installed. */
function copySite(name: string, absent: readonly string[] = []): string {
  const folder = path.join(work, name);
  cpSync(SITE, folder, { recursive: true });
  mkdirSync(path.join(folder, 'node_modules/@acme'), { recursive: true });
  cpSync(path.join(SITE, 'packages/docs-changelog'), path.join(folder, 'node_modules/@acme/docs-changelog'), {
    recursive: true,
  });
  for (const tool of ['vite', 'pagefind', 'react', 'react-dom'])
    symlinkSync(path.join(ROOT, 'node_modules', tool), path.join(folder, 'node_modules', tool));
  for (const place of absent) rmSync(path.join(folder, place), { recursive: true });
  return folder;
}

/** Changes a file of a site. */
function edit(folder: string, file: string, change: (text: string) => string): void {
  const place = path.join(folder, file);
  writeFileSync(place, change(readFileSync(place, 'utf8')));
}

function succeed(args: readonly string[], folder: string): string {
  const { code, stdout, stderr } = docsNav(args, folder);
  if (code !== 0) throw new Error(`docs-nav ${args.join(' ')} ended with ${code}\n${stdout}\n${stderr}`);
  return stdout;
}

/** The findings of `validate`, each as its place, code, message and help. */
function findings(folder: string): readonly string[] {
  const { stdout } = docsNav(['validate', '--format', 'json'], folder);
  const { diagnostics } = JSON.parse(stdout) as { readonly diagnostics: readonly Readonly<Record<string, string>>[] };
  return diagnostics.map(
    ({ file, line, column, code, message, help = '' }) => `${file}:${line}:${column} ${code} ${message} ${help}`,
  );
}

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
    edit(folder, 'data.csv', (text) => text.replace('Bob,3', 'Bob,4\nCid,5'));
    succeed(['build'], folder);
    expect(figure('acme/start/index.html')).toContain('<p>Bob: 4</p><p>Cid: 5</p>');
    expect(page('acme/numbers/cid.md')).toContain('- Cid: 5');
    edit(folder, 'docs/chart/parse.ts', (text) => text.replace('Number(value)', 'Number(value) * 2'));
    succeed(['build'], folder);
    expect(figure('acme/start/index.html')).toContain('<p>Bob: 8</p>');
  });
});

test('a wrong attribute, a value that is none, a missing one and a dead link are told at their place', () => {
  const folder = copySite('wrong');
  edit(
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

test('what is wrong in a line of text is told at its place', () => {
  const folder = copySite('wrong-text');
  edit(folder, 'content/tools/log.md', () => '# Log\n\n:since[a]{version=2} :since[b] :since[]{version=x}\n');
  expect(findings(folder)).toEqual([
    'content/tools/log.md:3:22 directive-attribute This `since` has no `version`. write `:since[…]{version="…"}`',
    'content/tools/log.md:3:32 untitled-block This since has no text. write it in brackets: `since[Text]`',
    'content/tools/log.md:3:41 directive-attribute `version` of `since` does not take the value `x`. write a whole number from 1',
  ]);
});

test('a misspelt option of a group is one finding', () => {
  const folder = copySite('option');
  edit(folder, 'nav/sections/acme.yaml', (text) => text.replace('file: data.csv', 'fle: data.csv'));
  expect(findings(folder)).toEqual([
    'nav/sections/acme.yaml:9:16 unknown-key `chart` has no option `fle`. did you mean `file`',
  ]);
});

test('a feature that cannot list pages is one finding', () => {
  const folder = copySite('lists-not');
  edit(folder, 'docs/chart/feature.ts', (text) =>
    text.replace(/ {2}list: [^]*?\n {4}\}\)\),\n/, '  list: () => { throw new Error("no data today"); },\n'),
  );
  expect(findings(folder)).toEqual([expect.stringContaining('cannot be used: no data today.')]);
});

test('two features that look at the same time each find their own mistakes', () => {
  const folder = copySite('two-look');
  edit(folder, START, (text) => text.replace('data.csv', 'none.csv'));
  edit(folder, 'node_modules/@acme/docs-changelog/index.js', (text) =>
    text.replace('html:', "look: (asks) => asks.map(({ key }) => ({ key, message: 'It is empty.' })),\n  html:"),
  );
  const found = findings(folder).filter((finding) => !finding.includes('start.de.md'));
  expect(found.map((finding) => finding.replace(/:.*?feature-mistake/, ''))).toEqual([
    'content/acme/start.md There is no file `none.csv`. correct the path',
    'content/tools/log.md It is empty. ',
  ]);
});

test('a mistake is told whatever else it carries', () => {
  const folder = copySite('carries');
  edit(folder, 'docs/chart/feature.ts', (text) =>
    text.replace(
      /look: [^]*?make:/,
      "look: (asks) => asks.map(({ key }) => ({ key, message: 'It is old.', code: 'old', why: () => 1 })),\n  make:",
    ),
  );
  expect(findings(folder)).toContain('content/acme/start.md:5:1 feature-mistake It is old. ');
});

test('a feature may be JavaScript that waits, and what it imports is followed', () => {
  const folder = copySite('javascript');
  const write = (file: string, text: string) => writeFileSync(path.join(folder, 'docs/chart', file), text);
  write(
    'feature.mjs',
    `import { word } from './words.mjs';
     const { name } = (await import('./name.json')).default;
     const list = () => ['ada', 'bob'].map((slug) => ({ title: slug, slug, ask: {} }));
     const html = () => word + import.meta.dirname.slice(-6);
     export default { name, says: 'A chart.', asked: ['line', 'pages'], list, html, markdown: () => '',
       ask: Object.fromEntries(['file', 'kind', 'more'].map((key) => [key, { kind: 'text', says: 'Any.' }])) };`,
  );
  write('name.json', '{ "name": "chart" }');
  write('words.mjs', "export { word } from './word.mjs';");
  write('word.mjs', "export const word = 'first';");
  edit(folder, 'nav/site.yaml', (text) => text.replace('feature.ts', 'feature.mjs'));
  const page = () => readFileSync(path.join(folder, 'out/acme/start/index.html'), 'utf8');
  succeed(['build'], folder);
  expect(page()).toContain('first/chart');
  write('word.mjs', "export const word = 'second';");
  succeed(['build'], folder);
  expect(page()).toContain('second/chart');
});

test('a feature may come from a package that can only be imported', () => {
  const folder = copySite('imported');
  edit(folder, 'node_modules/@acme/docs-changelog/package.json', (text) =>
    text.replace('"./index.js"', '{ ".": { "types": "./index.d.ts", "import": "./index.js" } }'),
  );
  expect(findings(folder)).toEqual([]);
});

test('mv rewrites the addresses in attributes', () => {
  const folder = copySite('moved');
  succeed(['mv', '/tools/log', '/tools/history'], folder);
  expect(readFileSync(path.join(folder, START), 'utf8')).toContain('more="/tools/history"');
});

test.each([
  ['throws', 'make: () => { throw new Error("no data today"); },', 'no data today'],
  ['returns nonsense', 'make: () => 42,', '`make` returned something else than a feature may'],
  ['never ends', 'make: () => new Promise(() => {}),', '`make` took more than 20 seconds'],
  ['blocks', 'make: () => { for (;;); },', '`make` took more than 20 seconds'],
  ['ends its thread', 'make: () => process.exit(0),', 'it ended its thread'],
  ['sends a signal', 'make: () => process.kill(process.pid),', 'it sent a signal to a process'],
  [
    'finds more than anyone reads',
    "make: ([{ key }]) => ({ data: {}, mistakes: Array.from({ length: 300_000 }, () => ({ key, message: 'No.' })) }),",
    '`make` returned something else than a feature may at `mistakes`: more than 10,000 findings',
  ],
])('a feature that %s is told with its name and place, and nothing is written', (name, code, said) => {
  const folder = copySite(name.replaceAll(' ', '-'));
  edit(folder, 'docs/chart/feature.ts', (text) => text.replace(/ {2}make: [^]*?\n {2}\}\),\n/, `  ${code}\n`));
  const { code: exit, stdout, stderr } = docsNav(['build'], folder);
  expect(exit, stderr).toBe(1);
  expect(stdout).toContain('error[feature-failed]: The feature `./docs/chart/feature.ts` cannot be used: ' + said);
  expect(stdout).toContain('nav/site.yaml:4:5');
  expect(existsSync(path.join(folder, 'out/acme'))).toBe(false);
});

test.each([
  [
    'has a name that is taken',
    (text: string) => text.replace("name: 'chart'", "name: 'note'"),
    'the name `note` is taken',
  ],
  [
    'lacks what it must have',
    (text: string) => text.replace(/ {2}html\([^]*?\n {2}\},\n/, ''),
    '`html` must be a function',
  ],
  ['has a syntax error', (text: string) => `${text}\nconst a = ;`, 'Unexpected token'],
  ['does not exist', () => undefined, ''],
])('a feature that %s is one finding', (name, change, said) => {
  const folder = copySite(name.replaceAll(' ', '-'));
  const file = 'docs/chart/feature.ts';
  if (change('') === undefined) rmSync(path.join(folder, file));
  else edit(folder, file, (text) => change(text) ?? '');
  const found = findings(folder);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(
    `nav/site.yaml:4:5 feature-failed The feature \`./docs/chart/feature.ts\` cannot be used: `,
  );
  expect(found[0]).toContain(said);
});

test('a stylesheet that does not exist is told by validate', () => {
  const folder = copySite('without-style');
  rmSync(path.join(folder, 'docs/chart/style.css'));
  expect(findings(folder)).toEqual([
    'nav/site.yaml:4:5 feature-failed The feature `./docs/chart/feature.ts` cannot be used: `style` names docs/chart/style.css, which does not exist. correct it, or remove it from `features`',
  ]);
});

test.each([
  ['a mistake', 'export const y = ;', 'Unexpected token, at docs/chart/island.ts:1:18.'],
  ['an import that leads nowhere', 'export * from "./gone";', "Could not resolve './gone'"],
])('an island with %s is told with its place, and nothing is written', (name, code, said) => {
  const folder = copySite(`island-with-${name.replaceAll(' ', '-')}`);
  edit(folder, 'docs/chart/island.ts', () => code);
  const { code: exit, stdout } = docsNav(['build'], folder);
  expect(exit).toBe(1);
  expect(stdout).toContain(`cannot be used: its island cannot be bundled: ${said}`);
  expect(existsSync(path.join(folder, 'out/acme'))).toBe(false);
});

test('a project that is moved with its cache is built as before', () => {
  const folder = copySite('here');
  succeed(['build'], folder);
  const there = path.join(work, 'there');
  renameSync(folder, there);
  succeed(['build', '--out', 'again'], there);
  expect(hashFolder(path.join(there, 'again'))).toEqual(hashFolder(path.join(there, 'out')));
});

test('a feature that is removed is told at each use', () => {
  const folder = copySite('removed');
  edit(folder, 'nav/site.yaml', (text) => text.replace('  - ./docs/chart/feature.ts\n', ''));
  expect(findings(folder).map((finding) => finding.split(' ', 2).join(' '))).toEqual([
    'content/acme/start.de.md:5:3 unknown-directive',
    'content/acme/start.md:5:3 unknown-directive',
    'nav/sections/acme.yaml:8:15 unknown-value',
    'nav/site.yaml:7:10 unknown-component-target',
  ]);
});

test('sections that are built separately and merged equal a single build, byte for byte', () => {
  succeed(['build'], copySite('whole'));
  succeed(['build', '--section', 'acme'], copySite('acme', ['content/tools']));
  succeed(['build', '--section', 'tools'], copySite('tools', ['content/acme']));
  succeed(['merge', 'acme/out', 'tools/out', '--out', 'merged'], work);
  expect(hashFolder(path.join(work, 'merged'))).toEqual(hashFolder(path.join(work, 'whole/out')));
});

test('dev follows edits of what a feature reads, of the feature, and of the page', async () => {
  const folder = copySite('dev');
  const { origin, ...site } = await serveDev(folder);
  const shows = (text: string) => site.shows('acme/start/', text);
  await shows('<p>Bob: 3</p>');
  edit(folder, 'data.csv', (text) => text.replace('Bob,3', 'Bob,4'));
  await shows('<p>Bob: 4</p>');
  edit(folder, 'docs/chart/feature.ts', (text) => text.replace('<p>${name}', '<p>The ${name}'));
  await shows('<p>The Bob: 4</p>');
  edit(folder, 'docs/chart/style.css', (text) => text.replace('1px', '2px'));
  await vi.waitFor(async () => {
    const [, address = ''] =
      /href="\/(_nav\/chart\/[^"]*\.css)"/.exec(await (await fetch(`${origin}acme/start/`)).text()) ?? [];
    expect(await (await fetch(origin + address)).text()).toContain('2px');
  }, 60_000);
  edit(folder, START, (text) => text.replace('kind="bar"', 'kind="line"'));
  await shows('feature-chart line');
});
