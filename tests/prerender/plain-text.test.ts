import { expect, test } from 'vitest';
import { plainText } from '../../site/pages/describe-page.ts';

test.each([
  ['It<style>b{}</style>&#x27;s <b>a</b><template><p>b</p></template>', "It's a"],
  ['a <code>&lt;b&gt;</code> <a href="/c/">d</a> &amp; e', 'a <b> d & e'],
  ['a\nb<br>c  d', 'a b c d'],
  ['a<sup><a id="fnref:1" href="#fn:1" aria-label="Footnote 1">1</a></sup>. b<sup>2</sup>', 'a. b2'],
])('%s reads %s', (html, text) => {
  expect(plainText(html)).toBe(text);
});
