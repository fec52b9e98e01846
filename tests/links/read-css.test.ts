import { expect, test } from 'vitest';
import { readCss } from '../../cli/links/read-html.ts';

test.each([
  ['url(a.png) url( "b.png" ) URL(\n\'c.png\'\t)', ['a.png', 'b.png', 'c.png']],
  ['@import "a.css"; @import  \'b.css\' screen;', ['a.css', 'b.css']],
  ['url() url( ) url("") url(#a) url(a b) url("a" b) url(', []],
  ['/* url(a) */ url(b) "url(c)" \'url(d)\' "\\"url(e)"', ['b']],
  // A string ends with its line, and the rest is read.
  ['"a url(b)\nurl(c)', ['b', 'c']],
  // An unclosed comment: browsers ignore the rest, too.
  ['url(a) /* url(b) /* url(c)', ['a']],
  // An escaped quote is part of a name and does not start a string.
  ['.a\\"b { mask: url(c) } .d\\"e {}', ['c']],
  [".a\\'b { mask: url(c) } .d\\'e {}", ['c']],
])('%j', (css, addresses) => {
  expect(readCss(css).map(({ href }) => href)).toEqual(addresses);
});
