/** The document that runs edited code, and what it does with what it gets. */
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { makeLiveFrame, readKeptFrames } from '../../cli/make/demos/live/live-frame.ts';
import { findPlace, createLinker, ImportFailure } from '../../site/demos/live/link-files.ts';
import { createLoopClock, LoopError } from '../../site/demos/live/limits.ts';
import { makeFolder } from '../cli/support/folder.ts';
import { readMessage } from '../../site/islands/demo/live/result-frame.ts';

test('the document allows its own script by hash, and its name changes with it', () => {
  const [first, second] = ['go()', 'go(2)'].map(makeLiveFrame);
  const hash = createHash('sha256').update('go()').digest('base64');
  expect(first?.policy).toBe(
    `default-src 'none'; script-src 'sha256-${hash}' blob:; style-src 'unsafe-inline'; img-src data: blob:`,
  );
  expect(first?.html).toContain(`content="${first?.policy}"`);
  expect(first?.html).toContain('<script>go()</script>');
  expect(first?.path).toBe(`_nav/demos/${first?.name}`);
  expect(first?.name).not.toBe(second?.name);
});

test('those in an output are found with their policies, and nothing that could mean more in the settings of a host', () => {
  const { name, path, policy, html } = makeLiveFrame('go()');
  const odd = html.replace(/content="[^"]*"/, 'content="default-src *; $x"');
  const out = makeFolder({
    [path]: html,
    '_nav/demos/live-frame.odd.html': odd,
    [`_nav/demos/a-${name}`]: html,
    '_nav/demos/live-frame.txt': html,
  });
  expect(readKeptFrames(out)).toEqual([{ path, policy }]);
  expect(readKeptFrames(`${out}/nowhere`)).toEqual([]);
});

describe('a loop', () => {
  test('ends after a second of one task, and again until that task ends', () => {
    let now = 0;
    let end = (): void => {};
    const tick = createLoopClock(
      () => now,
      (later) => (end = later),
    );
    tick(1);
    now = 1000;
    tick(1);
    now = 1001;
    expect(() => tick(7)).toThrow(expect.objectContaining({ line: 7 }));
    expect(() => tick(8)).toThrow(LoopError);
    end();
    expect(() => tick(1)).not.toThrow();
  });
});

test.each([
  ['Error: a\n    at A (blob:null/1:3:7)\n    at B (blob:null/2:9:1)', { file: 'A.tsx', line: 3 }],
  // Firefox
  ['A@blob:null/1:4:11\nB@blob:null/2:9:1', { file: 'A.tsx', line: 4 }],
  // The library first
  ['Error\n    at x (blob:null/9:1:1)\n    at blob:null/2:5:2', { file: 'b.ts', line: 5 }],
  ['Error: a', undefined],
])('the place of %j', (stack, place) => {
  expect(findPlace(stack, new Map(Object.entries({ 'blob:null/1': 'A.tsx', 'blob:null/2': 'b.ts' })))).toEqual(place);
});

describe('files become modules', () => {
  const made: string[] = [];
  const link = createLinker({ react: { useState: 1, default: 2 } }, 'holder', (code) => `blob:${made.push(code)}`);

  test('each with the addresses of those that it imports', () => {
    const imports = [
      { start: 7, end: 14, line: 1, from: 'react', names: ['default'], to: { id: 'react' } },
      { start: 23, end: 28, line: 1, from: './b', names: [], to: { file: 'b.ts' } },
    ];
    const { entry, names } = link([
      { name: 'b.ts', code: 'b()', imports: [] },
      { name: 'A.tsx', code: "import 'react'; import './b';", imports },
    ]);
    expect(made).toEqual([
      'b()',
      'const m=globalThis[Symbol.for("holder")]["react"];const e0=m["useState"];const e1=m["default"];export{e0 as "useState",e1 as "default"};',
      'import "blob:2"; import "blob:1";',
    ]);
    expect(entry).toBe('blob:3');
    expect(Object.fromEntries(names)).toEqual({ 'blob:1': 'b.ts', 'blob:3': 'A.tsx' });
  });

  test('unless an export does not exist', () => {
    const imports = [{ start: 0, end: 0, line: 4, from: 'react', names: ['useStat'], to: { id: 'react' } }];
    expect(() => link([{ name: 'A.tsx', code: '', imports }])).toThrow(ImportFailure);
    expect(() => link([{ name: 'A.tsx', code: '', imports }])).toThrow("Module 'react' has no export 'useStat'.");
  });
});

test.each([
  [{ kind: 'ready', more: 1 }, { kind: 'ready' }],
  [
    { kind: 'shown', run: 2 },
    { kind: 'shown', run: 2 },
  ],
  [{ kind: 'height', height: Infinity }, undefined],
  [{ kind: 'height', height: '9' }, undefined],
  [
    { kind: 'failed', run: 1, message: 'a'.repeat(9000), file: {}, line: 3 },
    { kind: 'failed', run: 1, message: 'a'.repeat(2000), line: 3 },
  ],
  [{ kind: 'other' }, undefined],
  [null, undefined],
  ['ready', undefined],
])('a message of edited code is read with care: %j', (data, message) => {
  expect(readMessage(data)).toEqual(message);
});
