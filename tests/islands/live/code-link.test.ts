/** Edited code in the hash of a link: what is written is read again, and what is damaged is not read at all. */
import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { LONGEST_LINK, readCodeHash, writeCodeHash } from '../../../site/islands/demo/live/code-link.ts';

const ORIGINAL = { 'Counter.tsx': 'export default () => 1;', 'data.ts': 'export const A = 1;' };
const hashOf = (content: string) => `#edit-Counter=${deflateRawSync(content).toString('base64url')}`;
const read = (hash: string) => readCodeHash(hash, 'Counter', ORIGINAL);

test('what differs from the page is written, in letters that no program changes', async () => {
  const changed = { ...ORIGINAL, 'Counter.tsx': 'export default () => "ä😀?>~";' };
  const hash = await writeCodeHash('Counter', changed, ORIGINAL);
  expect(hash).toMatch(/^#edit-Counter=[\w-]+$/);
  expect(await read(hash)).toEqual({ 'Counter.tsx': changed['Counter.tsx'] });
});

test('a name in any script is found in the hash as browsers give it', async () => {
  const original = { 'Zähler.tsx': '' };
  const { hash } = new URL(await writeCodeHash('Zähler', { 'Zähler.tsx': 'a' }, original), 'https://a.example');
  expect(hash).toMatch(/^#edit-Z%C3%A4hler=/);
  expect(await readCodeHash(hash, 'Zähler', original)).toEqual({ 'Zähler.tsx': 'a' });
});

test('code is much shorter in a link', async () => {
  const code = 'export default function Counter() {\n  return <p>Hello</p>;\n}\n'.repeat(50);
  const hash = await writeCodeHash('Counter', { ...ORIGINAL, 'Counter.tsx': code }, ORIGINAL);
  expect(hash.length).toBeLessThan(code.length / 10);
});

describe('nothing is read', () => {
  test.each([
    ['of nothing', '#edit-Counter='],
    ['of what is no code', '#edit-Counter=%%%'],
    ['of the first half', hashOf(JSON.stringify({ 'Counter.tsx': 'export default () => 2;' })).slice(0, -12)],
    ['of text', hashOf('text')],
    ['of null', hashOf('null')],
    ['of files that the demo does not have', hashOf('{"Other.tsx":"a","__proto__":"b","toString":"c"}')],
    ['of what is no text', hashOf('{"Counter.tsx":{"a":1}}')],
    ['of what stands for too much', `#edit-Counter=${'A'.repeat(LONGEST_LINK)}`],
  ])('%s', async (_, hash) => {
    expect(await read(hash)).toBeUndefined();
  });
});
