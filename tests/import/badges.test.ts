import { expect, test } from 'vitest';
import { readTaggedText } from '../../cli/import/read/badges.ts';

test.each([
  ['Slider <span class="badge">New</span>', 'Slider', { newFeature: true }],
  ["Slider <span class='VPBadge tip'>Beta</span>", 'Slider', { beta: true }],
  ['Slider <sup>new</sup>', 'Slider', { newFeature: true }],
  ['Slider <Badge type="tip">New</Badge>', 'Slider', { newFeature: true }],
  ['Slider <Badge type="tip" text="New" />', 'Slider', { newFeature: true }],
  // Other elements contain words of the title.
  ['<code>preview</code>', 'preview', {}],
  ['The <code>new</code> command', 'The new command', {}],
  ['<b>New</b>', 'New', {}],
  // A badge without any other words is the title.
  ['<sup>New</sup>', 'New', {}],
  ['<Badge text="hot" />', 'hot', {}],
])('%j is called %j', (text, title, keys) => {
  const losses: string[] = [];
  expect(readTaggedText(text, (reason) => losses.push(reason))).toEqual({ title, keys });
  expect(losses).toEqual([]);
});
