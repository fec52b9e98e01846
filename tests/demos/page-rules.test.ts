import { expect, test } from 'vitest';
import type { DemoPage } from '../../cli/make/demos/source/demo-pages.ts';
import { findPageSelectors, notePageRules } from '../../cli/make/demos/source/page-rules.ts';

test.each([
  [
    'elements, states and attributes',
    'a:hover,[hidden]{color:red}*::before{margin:0}',
    ['a:hover', '[hidden]', '*::before'],
  ],
  ['the document', ':root{color:red}html body{margin:0}', [':root', 'html body']],
  ['what is in a layer', '@layer reset{@media print{ul{margin:0}}}', ['ul']],
  ['what is no member of a class', 'p:not(.card p){margin:0}', ['p:not(.card p)']],
  ['no class of the library', '.card a,#card,[data-card] a,[class^=card]{color:red}a{--ink:red}', []],
  ['no variables', ':root,*{--ink:red}', []],
  ['no mode', ':root{-webkit-print-color-scheme:light;color-scheme:light}', []],
  ['no steps of an animation', '@keyframes turn{from{opacity:0}to{opacity:1}}', []],
  ['no nested rules', '.card{p{margin:0}&:hover{color:red}}', []],
  ['nothing of a sheet with a mistake', 'a{color:red', []],
])('%s', (_, sheet, selectors) => {
  expect(findPageSelectors([sheet])).toEqual(selectors);
});

test('pages with the same provider and rules are noted once', () => {
  const page = (pathname: string, path?: string) =>
    ({ kind: 'page', pathname, provider: path === undefined ? undefined : { path } }) as unknown as DemoPage;
  const notes = notePageRules(
    new Map([
      [page('/kit/a', 'docs/provider.tsx'), { beyond: ['html', '*', 'a', 'b', 'p'] }],
      [page('/kit/b', 'docs/provider.tsx'), { beyond: ['html', '*', 'a', 'b', 'p'] }],
      [page('/kit/c'), { beyond: ['body'] }],
      [page('/kit/d', 'docs/provider.tsx'), { beyond: [] }],
    ]),
  );
  expect(notes).toEqual([
    "The demos of `/kit/a` and 1 more page change the page around them: their script adds rules for `html`, `*`, `a` and 2 more. Turn the library's reset off in `docs/provider.tsx`, or set `frame` for the demos.",
    "The demos of `/kit/c` change the page around them: their script adds rules for `body`. Turn the library's reset off, or set `frame` for the demos.",
  ]);
});
