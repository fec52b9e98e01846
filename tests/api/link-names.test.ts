import { expect, test } from 'vitest';
import { renderDescription } from '../../site/api/render-description.ts';
import { linkNames } from '../../site/api/link-names.ts';
import { RENDERING } from './support.ts';

/** A site that documents `Badge`; no page describes the type `Tone`. */
test.each([
  // As JSDoc writes them.
  ['Takes a {@link Badge}.', 'Takes a [`Badge`](/api/badge).'],
  ['Takes a {@link Tone}.', 'Takes a `Tone`.'],
  ['{@linkplain Tone} or {@linkcode Badge}', 'Tone or [`Badge`](/api/badge)'],
  ['{@link Badge.max | the limit} of {@link Badge#focus}', '[the limit](/api/badge) of [`Badge#focus`](/api/badge)'],
  ['{@link https://a.example/b_(c) the docs}', '[the docs](https://a.example/b_%28c%29)'],
  ['{@link https://a.example}', '[https://a.example](https://a.example)'],
  // As TypeDoc used to write them, and with it the Data Grid.
  ['With all properties from [[Badge]].', 'With all properties from [`Badge`](/api/badge).'],
  ['Columns of type [[Tone]][].', 'Columns of type `Tone`[].'],
  ['[[Badge | the badge]]', '[the badge](/api/badge)'],
])('%s', (comment, expected) => {
  expect(linkNames(comment, RENDERING)).toBe(expected);
});

test.each([
  '`{@link Badge}` and ``[[Badge]]``',
  'A list such as [[1, 2], [3]] or [[Badge]](/x)',
  '{@link} {@inheritDoc Badge}',
  '~~~\n{@link Badge}\n~~~',
])('neither code nor text that only looks like a reference becomes a link: %s', (comment) => {
  expect(linkNames(comment, RENDERING)).toBe(comment);
});

test.each([
  ['a reference', 'All of {@link Badge}.', 'All of <a href="/api/badge"><code>Badge</code></a>.'],
  ['entities', 'Less &lt; more&nbsp;&amp; all', 'Less &lt; more\u00a0&amp; all'],
  ['a line break', 'First.<br>Second.<br/>Third.', 'First.<br>Second.<br>Third.'],
  ['an escape', 'Not \\*bold\\*', 'Not *bold*'],
  [
    'a single backtick',
    'Press ` once.\n\nThen `:key` or `<img>`',
    '<p>Press ` once.</p><p>Then <code>:key</code> or <code>&lt;img&gt;</code></p>',
  ],
  ['an escaped backtick', 'Press \\` or `:key`', 'Press ` or <code>:key</code>'],
  ['an escaped colon and an escaped tag', 'A \\:key and \\<img>', 'A :key and &lt;img&gt;'],
  ['a list', 'Either:\n- one\n- two', '<p>Either:</p><ul><li>one</li><li>two</li></ul>'],
])('a cell shows %s the way readers expect', (_, comment, html) => {
  const own = { ...RENDERING, resolveHref: (href: string) => ({ href, external: false }) };
  expect(renderDescription(comment, own).replace(/\n/g, '')).toBe(html);
});
