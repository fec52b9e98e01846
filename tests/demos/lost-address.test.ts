import { expect, test } from 'vitest';
import { describeLostAddresses, findLostAddresses } from '../../cli/make/demos/bundle/lost-address.ts';

test.each([
  // An address that is relative, or the name of a package, should have become an address of the bundle.
  ['a{background:url(./paper.png)}', './paper.png'],
  ["@font-face{src:url(__VITE_ASSET__a__) format('woff2'), url( '~fonts/a b.woff2' )}", '~fonts/a b.woff2'],
  ['a{--mark:image-set(url("mark.png") 1x)}', 'mark.png'],
  ['a{mask:image-set("mark.png" type("image/png"), url(__VITE_ASSET__a__) 2x)}', 'mark.png'],
  ['@media print{a{b{mask:url(a\\ b.svg#c)}}}', 'a\\ b.svg#c'],
  // An address that needs no file of the project.
  ['a{background:url(__VITE_ASSET__a1__$_?x__)}', undefined],
  ['a{background:url(https://example.org/a.png),url(//example.org/a.png),url(data:image/png;base64,AA==)}', undefined],
  ['a{background:url(/pictures/a.png);mask:url(#mask);filter:url("")}', undefined],
  ['a{background:url(var(--paper))}', undefined],
  ['/* url(a.png) */a{--url:curl(a.png)}', undefined],
  ['@import url(a.css);', undefined],
])('%s has no file for %j', async (sheet, address) => {
  expect(await findLostAddresses(sheet)).toEqual(address === undefined ? [] : [address]);
});

test('a stylesheet for another bundler is reported with a few of its addresses', () => {
  const addresses = Array.from({ length: 40 }, (_, at) => `~fonts/${at}.woff2`);
  expect(describeLostAddresses(addresses, '/site/node_modules/kit/kit.css')).toEqual({
    notes: [
      '`~fonts/0.woff2` in /site/node_modules/kit/kit.css leads to no file.',
      '`~fonts/1.woff2` in /site/node_modules/kit/kit.css leads to no file.',
      '`~fonts/2.woff2` in /site/node_modules/kit/kit.css leads to no file.',
      '37 more addresses in /site/node_modules/kit/kit.css lead to no file.',
    ],
  });
  expect(describeLostAddresses(addresses.slice(0, 4), '/site/made-up.scss')).toEqual({
    notes: [
      '`~fonts/0.woff2` in what /site/made-up.scss imports leads to no file.',
      '`~fonts/1.woff2` in what /site/made-up.scss imports leads to no file.',
      '`~fonts/2.woff2` in what /site/made-up.scss imports leads to no file.',
      '1 more address in what /site/made-up.scss imports leads to no file.',
    ],
  });
  expect(describeLostAddresses([], '/site/made-up.css')).toEqual({ notes: [] });
});
