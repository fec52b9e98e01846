/** What features of a project may declare and return: the keys of built-in ones, checked where they come in. */
import { expect, test } from 'vitest';
import type { ModuleJob } from '../../cli/make/features/module-job.ts';
import { runJob } from '../../cli/make/features/run-job.ts';
import { siteSchema } from '../../engine/index.ts';
import { makeFolder } from '../cli/support/folder.ts';

/** Calls a feature with some keys besides those that it must have. */
const run = (keys: string, job: object = { call: 'describe' }) =>
  runJob({
    ...job,
    root: makeFolder({
      'package.json': '{}',
      'island.ts': 'export const mount = () => {};',
      'feature.ts': `export default { name: 'kit', says: 'A kit.', asked: ['line'], words: { kitTitle: 'Kit' },\n  html: () => '', markdown: () => '', ${keys} };`,
    }),
    module: './feature.ts',
  } as ModuleJob);

test('the heading of a line, the island and its trigger are known without its code', async () => {
  const island = "island: new URL('./island.ts', import.meta.url)";
  expect(await run(`heading: { level: 3, word: 'kitTitle' }, trigger: 'interaction', ${island}`)).toMatchObject({
    answer: {
      declaration: { name: 'kit', heading: { level: 3, word: 'kitTitle' } },
      island: 'island.ts',
      trigger: 'interaction',
      hasMake: false,
    },
  });
});

test.each([
  ["trigger: 'hover'", '`trigger` invalid option: expected one of "idle"|"interaction"|"visible"'],
  ["trigger: 'idle'", '`trigger` is given, although there is no `island`'],
  ["heading: { level: 1, word: 'kitTitle' }", '`heading.level` invalid option: expected one of 2|3|4'],
  ["heading: { level: 2, word: 'other' }", '`heading.word` is no key of its `words`'],
  ["settings: { kits: { kind: 'origins', of: ['javascript:'], says: 'Hosts.' } }", '`settings.kits` unrecognized key'],
  ['rows: []', '`rows` must be a function'],
  ['find: () => ({})', '`find` is for built-in features only'],
])('a feature with %s cannot be used', async (keys, said) => {
  expect(await run(keys)).toMatchObject({ failed: expect.stringContaining(said) });
});

test.each([
  'javascript:alert(1)',
  'http://a.example',
  'https://a.example',
  'a.example; script-src *',
  "'none'",
  'a',
  '*.b',
])('no setting of a feature brings `%s` into the policy of pages', (host) => {
  const settings = { kitHosts: { kind: 'origins', says: 'Hosts.' } } as const;
  const site = siteSchema([{ name: 'kit', says: 'A kit.', asked: ['line'], settings }]);
  const parse = (own: string) => site.safeParse({ title: 'Kit', url: 'https://kit.example', kitHosts: [own] });
  expect(parse('a.example').success).toBe(true);
  expect(parse(host).success).toBe(false);
});

const ASKS = [{ key: 'a', name: 'kit', ask: { of: 'Tab' }, text: '', file: 'content/a.md' }];
const MAKE = { call: 'make', mode: 'build', settings: {}, asks: ASKS };

test('rows for search are made of what is asked and of data, which survives JSON', async () => {
  const rows = "rows: ({ of }, at) => [{ start: 'kit-', key: of, name: of, detail: typeof at }]";
  const found = { start: 'kit-', key: 'Tab', name: 'Tab' };
  expect(await run(`${rows}, make: () => ({ data: { a: new Date(0) } })`, MAKE)).toMatchObject({
    answer: { data: { a: '1970-01-01T00:00:00.000Z' }, rows: { a: [{ ...found, detail: 'string' }] } },
  });
  expect(await run(rows, MAKE)).toMatchObject({
    answer: { data: {}, rows: { a: [{ ...found, detail: 'undefined' }] } },
  });
});

test.each(['__proto__', 'constructor', '^kit-', '.', 'kit name-', ''])(
  'rows whose ids begin with `%s` cannot be found',
  async (start) => {
    const rows = `rows: () => [{ start: '${start}', key: 'a', name: 'a' }]`;
    expect(await run(rows, MAKE)).toMatchObject({
      failed: expect.stringContaining('`rows` returned something else than a feature may at `0.start`: must be'),
    });
  },
);

test('a page of its own has a lead, and uses the room of wide windows', async () => {
  const question = { kind: 'kit', key: 'a', form: 'html', asked: {}, resolved: [] };
  const drawn = { html: '<h2 id="a">A</h2>', lead: 'All <em>kits</em>.', isWide: true };
  const heading = { id: 'a', depth: 2, text: 'A', rows: 3 };
  const html = `html: () => (${JSON.stringify({ ...drawn, headings: [heading] })})`;
  expect(await run(html, { call: 'draw', question, state: html })).toMatchObject({
    answer: { drawn: { ...drawn, headings: [heading] } },
  });
});
