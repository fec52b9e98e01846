import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchSkippedRules } from '../../cli/make/demos/bundle/skipped-rules.ts';
import { makeFolder } from '../cli/support/folder.ts';

const notes: string[] = [];
const watch = watchSkippedRules((text) => notes.push(text));

beforeEach(() => watch.restart());
afterEach(() => void notes.splice(0));

/** What Vite logs about a line that its minifier leaves out, with the mark below a column from 0. */
function log(line: string, column: number): void {
  const said = '[lightningcss minify] Unexpected token Dimension { value: 300.0 }';
  watch.take(`\u001b[33m${said}\n1  |  .a {\n2  |  ${line}\n   |  ${' '.repeat(column)}^\n3  |  }\u001b[39m`);
}

function places(): unknown {
  try {
    watch.settle();
    return [];
  } catch (error) {
    return (error as AggregateError).errors.map(({ id, loc }) => [path.basename(id), loc.line, loc.column]);
  }
}

const SHEET = '.card { color: red; }\n  @media (min-width 300px) { .b { color: red } }\n';

test('what the project wrote is thrown with its place', () => {
  const file = path.join(makeFolder({ 'card.css': SHEET }), 'card.css');
  watch.add(file, `@scope (.demo-stage) {\n@media (min-width 300px) { .b { color: red } }}`);
  log('@media (min-width 300px) { .b { color: red } }}', 18);
  expect(places()).toEqual([['card.css', 2, 20]]);
});

test('the shown part of a long line is enough to find it', () => {
  const file = path.join(makeFolder({ 'card.css': SHEET }), 'card.css');
  watch.add(file, `${' '.repeat(200)}@media (min-width 300px) { .b { color: red } }`);
  log('...   @media (min-width 300px) { .b { color: red } }...', 24);
  expect(places()).toEqual([['card.css', 2, 20]]);
});

test('a rule left out of an imported stylesheet is reported with the file that imports it', () => {
  const file = path.join(makeFolder({ 'card.scss': '@use "kit";\n' }), 'card.scss');
  watch.add(file, '.kit { *zoom: 1 }');
  log('.kit { *zoom: 1 }', 7);
  expect(places()).toEqual([]);
  expect(notes).toEqual([`\`.kit { *zoom: 1 }\` in what ${file} imports is left out: no browser understands it.`]);
});

test('a line in no stylesheet of the project, and any other message, is ignored', () => {
  watch.add('card.css', '.card {}');
  log('.kit { *zoom: 1 }', 7);
  watch.take('[vite] something else\n1  |  .card {}\n   |  ^');
  expect(places()).toEqual([]);
  expect(notes).toEqual([]);
});
