import { expect, test } from 'vitest';
import { complete } from '../../cli/editor/complete.ts';
import type { Snapshot } from '../../cli/editor/workspace.ts';

test.each([
  [':::figure{alt="a } b" wi', ['width']],
  ['::demo{src="{a}.tsx" ', ['title', 'frame']],
  ["A :badge[a {b}]{status='", ['new', 'beta']],
  // A name in quotes is not written yet.
  [':::figure{alt="the width of a }" wid', ['width']],
  [':::figure{alt="a } b" width=1 wid', []],
  [':::figure{alt="a } b', []],
  [':::figure{alt="a } b"} wid', []],
])('completes what may follow %s', (line, names) => {
  const snapshot = { input: { features: [], assets: [], pages: [] }, props: new Map() } as unknown as Snapshot;
  const { items } = complete(snapshot, {
    path: 'content/a.md',
    lines: [line],
    position: { line: 0, character: line.length },
  });
  const labels = items.map(({ label }) => label);
  expect(names.length === 0 ? labels : labels.filter((label) => names.includes(label))).toEqual(names);
});
