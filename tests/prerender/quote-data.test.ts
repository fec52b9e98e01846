import { expect, test } from 'vitest';
import { quoteData } from '../../site/text/escape.ts';

test('data in an attribute can neither end it nor start an element', () => {
  expect(quoteData({ a: `'><b>"&amp;` })).toBe(`'{"a":"&#39;&gt;&lt;b&gt;\\"&amp;amp;"}'`);
});
