// npm run compare -- BEFORE AFTER [--all]
// Compares what two builds give readers, page by page: title, description, structured data, and the text, headings,
// links and anchors of the main part. Prints what is gone and what is new, the most frequent first, and exits with 1 if
// anything differs.
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { Parser } from 'htmlparser2';

/** How many pages that exist on one side only are named. */
const PAGES_SHOWN = 5;

/** How many pieces of each kind are printed without `--all`. */
const PIECES_SHOWN = 10;

const HEADING = /^h[1-6]$/;

/** Elements that do not end a piece of text. */
const INLINE = new Set('a abbr b bdi bdo br code em i kbd mark small span strong sub sup u var wbr'.split(' '));

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false } },
});
const [before, after] = positionals;
if (!before || !after) {
  console.error('Usage: npm run compare -- BEFORE AFTER [--all] (two folders that builds wrote)');
  process.exit(2);
}

const pagesBefore = new Set(findPages(before));
const pagesAfter = new Set(findPages(after));
const common = [...pagesBefore].filter((page) => pagesAfter.has(page));
printPages('Only before', pagesBefore, pagesAfter);
printPages('Only after', pagesAfter, pagesBefore);

/** Kind of fact → what is gone (`-`) or new (`+`) → the pages that contain it. */
const differences = new Map();
for (const page of common) {
  const [old, now] = [before, after].map((out) => readPage(fs.readFileSync(path.join(out, page), 'utf8')));
  for (const kind of Object.keys(old)) {
    const gone = without(old[kind], now[kind]);
    const added = without(now[kind], old[kind]);
    for (const piece of gone) note(kind, `- ${piece}`, page);
    for (const piece of added) note(kind, `+ ${piece}`, page);
    if (gone.length + added.length === 0 && old[kind].join('\n') !== now[kind].join('\n'))
      note(kind, '~ the same in another order', page);
  }
}

for (const [kind, pieces] of differences) {
  const often = [...pieces].toSorted(([, one], [, other]) => other.size - one.size);
  console.log(`\n${kind}: ${new Set(often.flatMap(([, pages]) => [...pages])).size} pages differ`);
  for (const [piece, pages] of options.all ? often : often.slice(0, PIECES_SHOWN))
    console.log(`  ${piece}  (${pages.size} pages, such as ${[...pages][0]})`);
  if (!options.all && often.length > PIECES_SHOWN) console.log(`  and ${often.length - PIECES_SHOWN} more: --all`);
}
console.log(`\n${common.length} pages compared, ${differences.size} kinds of difference`);
process.exitCode = differences.size > 0 || common.length < Math.max(pagesBefore.size, pagesAfter.size) ? 1 : 0;

function note(kind, piece, page) {
  const pieces = differences.get(kind) ?? new Map();
  differences.set(kind, pieces.set(piece, (pieces.get(piece) ?? new Set()).add(page)));
}

/** Files of pages below `out`, relative to it, in order. */
function findPages(out) {
  return fs
    .readdirSync(out, { recursive: true })
    .filter((file) => path.basename(file) === 'index.html' && !file.startsWith(`_nav${path.sep}`))
    .toSorted();
}

function printPages(title, ones, others) {
  const pages = [...ones].filter((page) => !others.has(page));
  if (pages.length > 0)
    console.log(`${title}: ${pages.length} pages, such as ${pages.slice(0, PAGES_SHOWN).join(', ')}`);
}

/** What a reader, a link or a search engine finds in a page: each kind as a list of pieces in order. */
function readPage(html) {
  const facts = { title: [], description: [], structured: [], headings: [], text: [], links: [], anchors: [] };
  const open = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      open.push(name);
      if (name === 'meta' && attributes.name === 'description') facts.description.push(attributes.content);
      if (name === 'script' && attributes.type === 'application/ld+json') open[open.length - 1] = 'ld+json';
      if (HEADING.test(name)) facts.headings.push(`${name} `);
      if (!open.includes('main')) return;
      if (name === 'a' && attributes.href) facts.links.push(attributes.href);
      if (attributes.id) facts.anchors.push(attributes.id);
      if (!INLINE.has(name)) facts.text.push('');
    },
    ontext(text) {
      const name = open.at(-1);
      if (name === 'title' && !open.includes('svg')) facts.title.push(text);
      if (name === 'ld+json') facts.structured.push(text);
      if (open.some((element) => HEADING.test(element))) facts.headings.push(facts.headings.pop() + text);
      if (open.includes('main') && name !== 'style' && name !== 'script')
        facts.text.push((facts.text.pop() ?? '') + text);
    },
    onclosetag(name) {
      open.pop();
      if (!INLINE.has(name)) facts.text.push('');
    },
  });
  parser.end(html);
  for (const kind of ['title', 'headings', 'text'])
    facts[kind] = facts[kind].map((piece) => piece.replace(/\s+/g, ' ').trim()).filter((piece) => piece !== '');
  return facts;
}

/** The pieces that occur more often than in `others`, each as often as it is missing there. */
function without(pieces, others) {
  const left = new Map();
  for (const other of others) left.set(other, (left.get(other) ?? 0) + 1);
  return pieces.filter((piece) => {
    const count = left.get(piece) ?? 0;
    left.set(piece, count - 1);
    return count <= 0;
  });
}
