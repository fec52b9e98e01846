import { expect, test } from 'vitest';
import { evaluateHere } from '../../cli/make/values/evaluate-here.ts';
import { startOf } from '../../engine/index.ts';
import { makeFolder } from '../cli/support/folder.ts';

async function evaluate(module: string, ...expressions: readonly string[]) {
  const root = makeFolder({
    'content/a.mdx': '',
    'content/count.ts': 'let count = 0;\n\nexport const next = () => ++count;\nexport const chance = Math.random();\n',
  });
  const { file: path, range } = startOf('content/a.mdx');
  const [, from] = /from '(.*?)'/.exec(module) ?? [];
  const imports = from === undefined ? [] : [{ from, names: [], range }];
  const sources = expressions.map((source) => ({ source, range }));
  for await (const page of evaluateHere({ root, pages: [{ path, module, imports, expressions: sources }] }))
    return page;
  throw new Error('There is one page.');
}

test.each([
  ['', 'new Date().getFullYear()'],
  ['', 'Date.now()'],
  ['', 'Math.random()'],
  ['', '`id-${crypto.randomUUID()}`'],
  ['export const built = new Date().toISOString();', 'built'],
  ["import { chance } from './count.ts';", 'chance'],
])('%j, {%s}: what depends on the time or on chance is told, and keeps its value', async (module, expression) => {
  const { faults, values } = await evaluate(module, '1 + 1', expression);
  expect(faults).toEqual([
    {
      code: 'expression-differs',
      expression: 1,
      message: `\`{${expression}}\` is different each time.`,
      help: 'write the value itself, or read it from a file',
    },
  ]);
  expect(values[expression]).toBeDefined();
});

test.each([
  ['', 'new Date(0).toISOString()'],
  ["import { next } from './count.ts';", 'next()'],
  ['export const list = [1, 2];', 'list.map((each) => ({ each }))'],
])('%j, {%s}: what is the same each time is not', async (module, expression) => {
  expect(await evaluate(module, expression, expression)).toMatchObject({ faults: [] });
});

test('the time is what it was afterwards', async () => {
  const { Date: Real } = globalThis;
  await evaluate('', 'missing.name');
  await evaluate('', '1');
  expect(globalThis.Date).toBe(Real);
});
