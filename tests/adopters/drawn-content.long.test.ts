/** What features of a project get of the pages that ask: titles, content, addresses, headings and words as they are. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SearchRows } from '../../site/islands/search/titles.ts';
import { editFile, putFiles } from '../cli/support/folder.ts';
import { docsNav, succeed } from '../support/docs-nav.ts';
import { openWork } from '../support/open-work.ts';

const work = openWork('drawn-content');

const FILES = {
  'package.json': '{ "name": "kit", "private": true }',
  'nav/site.yaml': `title: Kit
url: https://kit.example
features: [./docs/box.ts, ./docs/contents.ts]
languages: [{ code: en, name: English }, { code: de, name: Deutsch }]
`,
  'nav/sections/kit.yaml': 'id: kit\nname: Kit\nprefixes: [/kit]\npages:\n  - pathname: /kit/start\n',
  'nav/sections/more.yaml': `id: more
name: More
prefixes: [/more]
pages:
  - pathname: /more/group
    title: Group
    children:
      - pathname: /more/page
`,
  'nav/translations/de.yaml': `words: { 'boxItems.one': Ein Ding, 'boxItems.other': '{count} Dinge' }
titles: { /more/group: Gruppe, /more/page: Seite }
`,
  'docs/box.ts': `import { appendFileSync, existsSync } from 'node:fs';
import { defineFeature, escapeAttribute } from 'docs-nav/feature';

export default defineFeature({
  name: 'box',
  says: 'A box.',
  asked: ['block', 'line', 'pages'],
  label: { as: 'markdown', heading: 2 },
  ask: { to: { kind: 'text', says: 'Where.' }, bad: { kind: 'switch', says: 'Bad.' } },
  words: { 'boxItems.one': '1 item', 'boxItems.other': '{count} items', boxEmpty: 'Empty' },
  list: () => [{ title: 'One', slug: 'one', ask: { bad: true } }],
  rows: ({ to }) => (to === undefined ? [] : [{ start: 'box-', key: to, name: to, detail: 'address' }]),
  html({ ask, title, text, id, content }, { words, resolve }) {
    appendFileSync('asked.txt', text + ' ');
    if (ask.bad && existsSync('bad.txt')) throw new Error('it is bad');
    const items = content.split('<li>').slice(1).map((item) => item.replace('</li></ul>', '').replace('</li>', ''));
    const count = words[items.length === 1 ? 'boxItems.one' : 'boxItems.other'].replace('{count}', String(items.length));
    const link = ask.to === undefined ? '' : escapeAttribute(JSON.stringify(resolve(ask.to) ?? null)).replaceAll('&quot;', "'");
    return \`<section class="feature-box" data-id="\${id}">\${title}(\${content === '' ? words.boxEmpty : count})\${items.map((item) => item.toUpperCase()).join('+')}\${link}</section>\`;
  },
  markdown: ({ ask, title, content }, { resolve }) =>
    \`[\${title}](\${ask.to === undefined ? '' : resolve(ask.to)?.href}) \${content.toUpperCase()}\`,
});
`,
  'docs/contents.ts': `import { defineFeature, escapeText } from 'docs-nav/feature';

export default defineFeature({
  name: 'contents',
  says: 'The sections of the page.',
  asked: ['line'],
  html: (_, { outline }) =>
    \`<ul class="outline">\${outline().map(({ id, level, text }) => \`<li class="d\${level}"><a href="#\${id}">\${escapeText(text)}</a></li>\`).join('')}</ul>\`,
  markdown: () => '',
});
`,
  'content/kit/start.md': `# Start

Text.

::contents

::toc

## First

### Second *part*

::::box[The *title*]{to="/more/page"}
- one
- :::box[Inner]{to="./start.md#first"}
  - two
  - three
  :::
::::

::box
`,
  'content/kit/start.de.md': '# Anfang\n\nText.\n\n:::box[Der Titel]{to="/more/page"}\n- eins\n:::\n',
  'content/more/page.md': '# Page\n\nText.\n\n:::box[More]\n- of [it](/kit/start)\n- all\n:::\n',
  'content/more/page.de.md': '# Seite\n\nText.\n',
} as const;

function makeSite(name: string, changes: Readonly<Record<string, string>> = {}): string {
  const folder = path.join(work, name);
  putFiles(folder, { ...FILES, ...changes });
  return folder;
}

const build = (folder: string, ...options: readonly string[]) => docsNav(['build', '--no-search', ...options], folder);

function boxes(folder: string, page: string): readonly string[] {
  const html = readFileSync(path.join(folder, `${page}/index.html`), 'utf8');
  return Array.from(html.matchAll(/<section class="feature-box".*?<\/section>/g), ([box]) =>
    box
      .replaceAll(/<div class="h2">(.*?)<a class="anchor".*?<\/a><\/div>/g, '$1')
      .replace('<section class="feature-box" ', '<'),
  );
}

const START = [
  `<data-id="the-title"><h2 id="the-title">The <em>title</em></h2>(2 items)ONE+<SECTION CLASS="FEATURE-BOX" DATA-ID="INNER"><DIV CLASS="H2"><H2 ID="INNER">INNER</H2><A CLASS="ANCHOR" HREF="#INNER" ARIA-LABEL="LINK TO THIS SECTION: INNER"></A></DIV>(2 ITEMS)TWO+THREE{'HREF':'/KIT/START/#FIRST','EXTERNAL':FALSE}</SECTION>{'href':'/more/page/','external':false}</section>`,
  '<data-id="undefined">(Empty)</section>',
];

describe('a site whose features count, split and rewrite what pages contain', () => {
  let folder: string;
  beforeAll(() => {
    folder = makeSite('whole');
    const { code, stdout, stderr } = build(folder);
    expect(code, stdout + stderr).toBe(0);
  });
  const asked = () =>
    existsSync(path.join(folder, 'asked.txt')) ? readFileSync(path.join(folder, 'asked.txt'), 'utf8') : '';

  test('shows what they make of title and content, blocks in blocks and single lines', () => {
    expect(boxes(folder, 'out/kit/start')).toEqual(START);
    expect(readFileSync(path.join(folder, 'out/kit/start.md'), 'utf8')).toContain(
      '[The title](https://kit.example/more/page/) - ONE\n- [INNER](HTTPS://KIT.EXAMPLE/KIT/START/#FIRST) - TWO',
    );
  });

  test('shows their texts and the addresses that they resolve in the language of the page', () => {
    expect(boxes(folder, 'out/de/kit/start')).toEqual([
      `<data-id="der-titel"><h2 id="der-titel">Der Titel</h2>(Ein Ding)EINS{'href':'/de/more/page/','external':false}</section>`,
    ]);
  });

  test('tells them the headings of the page, as built-in features', () => {
    const html = readFileSync(path.join(folder, 'out/kit/start/index.html'), 'utf8');
    const [own, builtIn] = Array.from(html.matchAll(/<ul class="outline">.*?<\/ul>/g), ([list]) => list);
    expect(own).toContain('<li class="d3"><a href="#second-part">Second part</a></li>');
    expect(own).toBe(builtIn);
  });

  test('finds by its name what they list for search', () => {
    const { details, pages } = JSON.parse(readFileSync(path.join(folder, 'out/_nav/rows.json'), 'utf8')) as SearchRows;
    expect(details).toEqual(['address']);
    // The last one is asked in German.
    expect(pages).toEqual({ 0: { 'box-': ['/more/page', './start.md#first', '/more/page'].map((name) => [name, 0]) } });
  });

  test('asks them only what has changed since', () => {
    rmSync(path.join(folder, 'asked.txt'));
    expect(build(folder).code).toBe(0);
    expect(asked()).toBe('');
    editFile(folder, 'content/kit/start.md', (text) => text.replace('- one', '- four'));
    expect(build(folder).code).toBe(0);
    expect(new Set(asked().trim().split(' '))).toEqual(new Set(['The', 'title']));
    expect(boxes(folder, 'out/kit/start')[0]).toContain('FOUR+');
    editFile(folder, 'content/kit/start.md', (text) => text.replace('- four', '- one'));
    editFile(folder, 'docs/box.ts', (text) => text.replace("'Empty'", "'Nothing'"));
    expect(build(folder).code).toBe(0);
    expect(boxes(folder, 'out/kit/start')[1]).toContain('Nothing');
  });
});

test('addresses are resolved as those of built-in features, below a base', () => {
  const addresses = {
    'javascript:alert(1)': 'null',
    '//other.example': 'null',
    'mailto:a@kit.example': "{'href':'mailto:a@kit.example','external':true}",
    'https://other.example/a': "{'href':'https://other.example/a','external':true}",
    'https://kit.example/a': "{'href':'https://kit.example/a','external':false}",
    '/more/page': "{'href':'/docs/more/page/','external':false}",
  };
  const lines = Object.keys(addresses).map((to) => `::box{to="${to}"}\n\n`);
  const folder = makeSite('addresses', { 'content/kit/start.md': `# Start\n\nText.\n\n${lines.join('')}` });
  const { code, stdout } = build(folder, '--base', '/docs/');
  expect(code, stdout).toBe(0);
  const found = Object.values(addresses).map((address) => `<data-id="undefined">(Empty)${address}</section>`);
  expect(boxes(folder, 'out/kit/start')).toEqual(found);
});

test('what cannot be drawn is told where pages ask it, nothing is published, and it is asked again', () => {
  const folder = makeSite('bad');
  expect(build(folder).code).toBe(0);
  const before = readFileSync(path.join(folder, 'out/more/page/index.html'), 'utf8');
  editFile(folder, 'content/kit/start.md', (text) => text.replace('::box\n', ':::box[Around]\n::box{bad}\n:::\n'));
  editFile(folder, 'content/more/page.md', (text) => `${text.replace('all', 'some')}\n::box{bad}\n`);
  putFiles(folder, { 'bad.txt': '' });
  editFile(
    folder,
    'nav/sections/more.yaml',
    (text) => `${text}  - pathname: /more/list\n    title: List\n    generate: box\n`,
  );
  const { code, stdout } = build(folder);
  expect(code).toBe(1);
  const FAILED = 'error[feature-failed]: The feature `box` cannot draw this: it is bad.\n  ';
  expect(
    stdout
      .split(FAILED)
      .slice(1)
      .map((rest) => rest.split('\n', 1)[0]),
  ).toEqual(['content/kit/start.md:22:1', 'content/more/page.md:10:1', 'nav/site.yaml:3:12']);
  expect(stdout).toContain('it is shown on `/more/list/one`');
  expect(readFileSync(path.join(folder, 'out/more/page/index.html'), 'utf8')).toBe(before);
  rmSync(path.join(folder, 'bad.txt'));
  expect(build(folder).code).toBe(0);
  expect(boxes(folder, 'out/more/page')[1]).toBe('<data-id="undefined">(Empty)</section>');
});

test('translations of texts are checked like all others', () => {
  const folder = makeSite('words', {
    'nav/translations/de.yaml': "words: { boxEmty: Leer, 'boxItems.other': '{number} Dinge' }\n",
  });
  const { stdout } = docsNav(['validate', '--format', 'compact'], folder);
  expect(stdout).toMatch(/de\.yaml:1:\d+: error\[unknown-key\].*`boxEmty`.*did you mean `boxEmpty`/);
  expect(stdout).toMatch(/de\.yaml:1:\d+: error\[invalid-value\].*\{count\}/);
  expect(docsNav(['validate', '--format', 'compact', '--no-code'], folder).stdout).not.toContain('boxEmty');
  editFile(folder, 'docs/box.ts', (text) => text.replaceAll('boxEmpty', 'skip'));
  expect(docsNav(['validate', '--format', 'compact'], folder).stdout).toContain(
    '`words.skip` is the key of another text of the interface',
  );
});

test('sections built apart are merged with what was drawn for them; what nobody has drawn is told', () => {
  const folder = makeSite('parts');
  const place = path.join(folder, 'elsewhere');
  mkdirSync(place);
  const merge = () => {
    for (const section of ['kit', 'more']) expect(build(folder, '--section', section, '--out', section).code).toBe(0);
    rmSync(path.join(folder, 'asked.txt'), { force: true });
    return docsNav(['merge', '../kit', '../more', '--out', 'merged'], place);
  };
  succeed(['build'], folder);
  const { code, stdout } = merge();
  expect(code, stdout).toBe(0);
  for (const page of ['kit/start', 'de/kit/start', 'more/page', 'de/more/page'])
    expect(boxes(place, `merged/${page}`)).toEqual(boxes(folder, `out/${page}`));
  expect(boxes(place, 'merged/kit/start')).toEqual(START);
  const rows = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  expect(rows('elsewhere/merged/_nav/rows.json')).toBe(rows('out/_nav/rows.json'));
  expect(existsSync(path.join(folder, 'asked.txt')) || existsSync(path.join(place, 'asked.txt'))).toBe(false);

  // What a list says of pages is known where these are.
  editFile(folder, 'content/kit/start.md', (text) => `${text}\n:::box[All]\n::pages{of="/more/group"}\n:::\n`);
  editFile(folder, 'content/more/page.md', (text) => `---\ndescription: About it.\n---\n\n${text}`);
  const told = merge();
  expect(told.code).toBe(1);
  expect(told.stdout).toContain(
    'error[feature-failed]: No part knows what the feature `box` draws here: its content is another one in the whole site.\n  content/kit/start.md:23:1',
  );
});
