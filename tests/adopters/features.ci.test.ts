import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { editFile } from '../cli/support/folder.ts';
import { serveDev } from '../cli/support/serve-dev.ts';
import { docsNav, succeed } from '../support/docs-nav.ts';
import { hashFolder } from '../support/hash-folder.ts';
import { openOwnSites } from './support/own-sites.ts';

const { work, copySite, findings } = openOwnSites('features');

const START = 'content/acme/start.md';

test('what is wrong in a line of text is told at its place', () => {
  const folder = copySite('wrong-text');
  editFile(folder, 'content/tools/log.md', () => '# Log\n\n:since[a]{version=2} :since[b] :since[]{version=x}\n');
  expect(findings(folder)).toEqual([
    'content/tools/log.md:3:22 directive-attribute This `since` has no `version`. write `:since[…]{version="…"}`',
    'content/tools/log.md:3:32 untitled-block This since has no text. write it in brackets: `since[Text]`',
    'content/tools/log.md:3:41 directive-attribute `version` of `since` does not take the value `x`. write a whole number from 1',
  ]);
});

test('a misspelt option of a group is one finding', () => {
  const folder = copySite('option');
  editFile(folder, 'nav/sections/acme.yaml', (text) => text.replace('file: data.csv', 'fle: data.csv'));
  expect(findings(folder)).toEqual([
    'nav/sections/acme.yaml:9:16 unknown-key `chart` has no option `fle`. did you mean `file`',
  ]);
});

test('a feature that cannot list pages is one finding', () => {
  const folder = copySite('lists-not');
  editFile(folder, 'docs/chart/feature.ts', (text) =>
    text.replace(/ {2}list: [^]*?\n {4}\}\)\),\n/, '  list: () => { throw new Error("no data today"); },\n'),
  );
  expect(findings(folder)).toEqual([expect.stringContaining('cannot be used: no data today.')]);
});

test('two features that look at the same time each find their own mistakes', () => {
  const folder = copySite('two-look');
  editFile(folder, START, (text) => text.replace('data.csv', 'none.csv'));
  editFile(folder, 'node_modules/@acme/docs-changelog/index.js', (text) =>
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
  editFile(folder, 'docs/chart/feature.ts', (text) =>
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
  editFile(folder, 'nav/site.yaml', (text) => text.replace('feature.ts', 'feature.mjs'));
  const page = () => readFileSync(path.join(folder, 'out/acme/start/index.html'), 'utf8');
  succeed(['build'], folder);
  expect(page()).toContain('first/chart');
  write('word.mjs', "export const word = 'second';");
  succeed(['build'], folder);
  expect(page()).toContain('second/chart');
});

test('a feature may come from a package that can only be imported', () => {
  const folder = copySite('imported');
  editFile(folder, 'node_modules/@acme/docs-changelog/package.json', (text) =>
    text.replace('"./index.js"', '{ ".": { "types": "./index.d.ts", "import": "./index.js" } }'),
  );
  expect(findings(folder)).toEqual([]);
});

test('mv rewrites the addresses in attributes', () => {
  const folder = copySite('moved');
  succeed(['mv', '/tools/log', '/tools/history'], folder);
  expect(readFileSync(path.join(folder, START), 'utf8')).toContain('more="/tools/history"');
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
  const folder = copySite(`island with ${name}`);
  editFile(folder, 'docs/chart/island.ts', () => code);
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
  editFile(folder, 'nav/site.yaml', (text) => text.replace('  - ./docs/chart/feature.ts\n', ''));
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
  editFile(folder, 'data.csv', (text) => text.replace('Bob,3', 'Bob,4'));
  await shows('<p>Bob: 4</p>');
  editFile(folder, 'docs/chart/feature.ts', (text) => text.replace('<p>${name}', '<p>The ${name}'));
  await shows('<p>The Bob: 4</p>');
  editFile(folder, 'docs/chart/style.css', (text) => text.replace('1px', '2px'));
  await vi.waitFor(async () => {
    const [, address = ''] =
      /href="\/(_nav\/chart\/[^"]*\.css)"/.exec(await (await fetch(`${origin}acme/start/`)).text()) ?? [];
    expect(await (await fetch(origin + address)).text()).toContain('2px');
  }, 60_000);
  editFile(folder, START, (text) => text.replace('kind="bar"', 'kind="line"'));
  await shows('feature-chart line');
});
