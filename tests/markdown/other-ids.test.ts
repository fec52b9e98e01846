import { expect, test } from 'vitest';
import { withOtherIds } from '../../site/markdown/render/render-directive.ts';

test('a part that is included again has ids of its own, and its links lead to them', () => {
  const html =
    '<h2 id="field">Field</h2><a href="#field">#</a><tr id="field-prop-%5Bkey%5D"><a href="#field-prop-%255Bkey%255D">x</a></tr><a href="#other">o</a><a href="/docs#field">d</a>';
  expect(withOtherIds({ html, headings: [{ id: 'field', depth: 2, text: 'Field' }] }, 2)).toEqual({
    html: '<h2 id="field-2">Field</h2><a href="#field-2">#</a><tr id="field-prop-%5Bkey%5D-2"><a href="#field-prop-%255Bkey%255D-2">x</a></tr><a href="#other">o</a><a href="/docs#field">d</a>',
    headings: [{ id: 'field-2', depth: 2, text: 'Field' }],
  });
});
