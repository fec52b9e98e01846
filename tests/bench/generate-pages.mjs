// A small generator of documentation: four sections, groups, pages of about 6 KB with headings, links, a table,
// four fenced code blocks, a list and a quote.
import fs from 'node:fs';
import path from 'node:path';

const SECTIONS = [
  ['kit', 'Interface Kit'],
  ['grid', 'Data Grid'],
  ['charts', 'Charts'],
  ['dates', 'Date Inputs'],
];
const KINDS = ['Button', 'Field', 'Menu', 'List', 'Card', 'Dialog', 'Panel', 'Table', 'Chip', 'Slider', 'Legend'];
const MANNERS = ['Compact', 'Nested', 'Async', 'Virtual', 'Sticky', 'Linked', 'Masked', 'Inline', 'Pinned', 'Lazy'];
const SUBJECTS = ['The component', 'A consumer', 'The root element', 'Each item', 'A custom slot', 'The layout pass'];
const ACTIONS = ['renders', 'accepts', 'forwards', 'measures', 'restores', 'announces', 'merges', 'computes'];
const OBJECTS = ['the current value', 'any unknown attribute', 'the selected range', 'the nearest theme', 'the label'];
const TIMES = ['when the layout changes', 'before the first paint', 'while the user is typing', 'on every change'];
const HEADINGS = ['Basic usage', 'Sizes', 'Custom slots', 'Keyboard', 'Accessibility', 'Styling', 'Events', 'Testing'];
const PROPERTIES = ['value', 'onChange', 'disabled', 'size', 'variant', 'label', 'slots', 'readOnly', 'color', 'open'];

/** Writes `count` pages below `folder/pages` and the navigation to `folder/nav.json`. */
export function generatePages(count, folder) {
  const nav = { pages: count, sections: SECTIONS.map(([id, title], at) => makeSection(id, title, shareOf(count, at))) };
  const pages = nav.sections.flatMap((section) => section.groups.flatMap((group) => group.pages));
  fs.rmSync(folder, { recursive: true, force: true });
  pages.forEach((page, index) => {
    const file = path.join(folder, 'pages', `${page.path}.md`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, makePage(page, pages, random(index + 1)));
  });
  fs.writeFileSync(path.join(folder, 'nav.json'), JSON.stringify(nav));
}

function shareOf(count, at) {
  return Math.floor(count / SECTIONS.length) + (at < count % SECTIONS.length ? 1 : 0);
}

function makeSection(id, title, count) {
  const groupCount = Math.max(1, Math.round(Math.sqrt(count) * 0.8));
  const groups = Array.from({ length: groupCount }, (_, at) => ({ id: `part-${at}`, title: `Part ${at}`, pages: [] }));
  for (let at = 0; at < count; at++) {
    const group = groups[at % groupCount];
    const name = `${MANNERS[at % MANNERS.length]} ${KINDS[at % KINDS.length]} ${at}`;
    const slug = name.toLowerCase().replaceAll(' ', '-');
    group.pages.push({ id: slug, title: name, path: `/${id}/${group.id}/${slug}` });
  }
  return { id, title, groups: groups.filter((group) => group.pages.length > 0) };
}

function makePage(page, pages, draw) {
  const pick = (values) => values[Math.floor(draw() * values.length)];
  const sentence = () => `${pick(SUBJECTS)} ${pick(ACTIONS)} ${pick(OBJECTS)} ${pick(TIMES)}.`;
  const paragraph = () => Array.from({ length: 5 }, sentence).join(' ');
  const link = () => {
    const target = pick(pages);
    return `[${target.title}](${target.path})`;
  };
  const blocks = [
    tsx(page, pick),
    table(PROPERTIES.map((name) => ['`' + name + '`', 'string', sentence()])),
    bash(page),
    Array.from({ length: 5 }, () => `- **${pick(HEADINGS)}**: ${sentence()}`).join('\n'),
    json(page, draw),
    `> ${paragraph()}`,
    css(page, draw),
    paragraph(),
  ];
  const body = HEADINGS.map((heading, at) => {
    const marks = at % 3 === 2 ? '###' : '##';
    return `${marks} ${heading}\n\n${paragraph()} See ${link()}.\n\n${blocks[at]}\n`;
  });
  return `---\ntitle: ${page.title}\ndescription: ${sentence()}\n---\n\n${paragraph()}\n\n${body.join('\n')}`;
}

function tsx(page, pick) {
  const name = page.title.replaceAll(' ', '');
  const property = pick(PROPERTIES);
  return fence('tsx', [
    `import * as React from 'react';`,
    `import { ${name}, useTheme } from '@bench/core';`,
    '',
    `export default function ${name}Example({ items }: { items: string[] }) {`,
    `  const [${property}, setState] = React.useState<string | null>(null);`,
    '  const theme = useTheme(); // read the nearest theme',
    '  return (',
    `    <${name} ${property}={${property}} gap={theme.spacing(2)} onClick={() => setState(items[0] ?? null)}>`,
    '      {items.map((item) => <li key={item}>{`${item} of ${items.length}`}</li>)}',
    `    </${name}>`,
    '  );',
    '}',
  ]);
}

function bash(page) {
  return fence('bash', [
    '# install the package and check the version',
    `npm install @bench/${page.id} --save-exact`,
    `export BENCH_CACHE="$HOME/.cache/${page.id}"`,
    'for size in 10 40 80; do',
    `  echo "building ${page.id} at $size"`,
    'done',
  ]);
}

function json(page, draw) {
  return fence('json', [
    '{',
    `  "name": "@bench/${page.id}",`,
    `  "version": "${Math.floor(draw() * 9)}.${Math.floor(draw() * 20)}.0",`,
    '  "sideEffects": false,',
    '  "files": ["dist", "README.md", "LICENSE"]',
    '}',
  ]);
}

function css(page, draw) {
  return fence('css', [
    `.${page.id}-root {`,
    `  gap: calc(var(--bench-space) * ${Math.ceil(draw() * 6)});`,
    `  color: hsl(${Math.floor(draw() * 360)} 60% 40%);`,
    '}',
    `.${page.id}-root:focus-visible { outline: 2px solid currentColor; /* visible focus ring */ }`,
  ]);
}

function table(rows) {
  const head = ['| Property | Type | Description |', '| --- | --- | --- |'];
  return [...head, ...rows.map((row) => `| ${row.join(' | ')} |`)].join('\n');
}

function fence(language, lines) {
  return ['```' + language, ...lines, '```'].join('\n');
}

/** The mulberry32 generator: small, fast and the same on every machine. */
function random(seed) {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
