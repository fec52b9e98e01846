import { expect, test } from 'vitest';
import { drawPicture, readDrawing } from '../../cli/make/pictures/draw-picture.ts';

const HTML =
  '<style>.css-a{color:red}</style><div class="css-a" aria-label="a &amp; b"><input disabled><br>1 &lt; 2 &nbsp;<script>alert(1)</script><svg viewBox="0 0 1 1"><linearGradient/></svg><img src="https://other.example/a.png" alt="x" onerror="alert(1)"></div>';
const CSS =
  ':root{--used:1px;--unused:2px;--by-used:var(--deep);--deep:3px}.css-b{color:blue}.css-a,.css-b{margin:var(--used)}@media (width>1px){.css-b{color:green}}@keyframes turn{from{opacity:0}}';

test('a demo becomes XML without anything that runs or loads something', () => {
  expect(readDrawing(HTML, CSS).xml).toBe(
    '<div class="css-a" aria-label="a &amp; b"><input disabled=""/><br/>1 &lt; 2 \u00A0<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><linearGradient></linearGradient></svg><img alt="x"/></div>',
  );
});

test('only the styles of drawn elements remain, and the variables that they use', () => {
  expect(readDrawing(HTML, CSS).css.replaceAll(/\s+/g, '')).toBe(
    ':root{--used:1px}.css-a{margin:var(--used)}@keyframesturn{from{opacity:0}}.css-a{color:red}',
  );
});

test('styles with utility classes, alternatives and negations remain', () => {
  const css =
    '.md\\:p-1\\.5{padding:1px}.w-1\\/2:not(.open){width:50%}:is(.gone, .card) > b{color:red}:is(.gone, .lost){color:blue}.gone:not(.card){color:green}';
  const { css: kept } = readDrawing(
    '<div class="md:p-1.5 w-1/2 card [&>b]:m-0"><b>x</b></div>',
    `${css}.\\[\\&\\>b\\]\\:m-0 > b{margin:0}`,
  );
  expect(kept).toBe(
    '.md\\:p-1\\.5{padding:1px}.w-1\\/2:not(.open){width:50%}:is(.gone, .card) > b{color:red}.\\[\\&\\>b\\]\\:m-0 > b{margin:0}',
  );
});

test('anything invalid in XML is left out: attribute prefixes and control characters', () => {
  expect(
    readDrawing('<svg><use xlink:href="#a" xml:lang="en" x-on:click="go()" @click="go()"/></svg>a\u0001b', '').xml,
  ).toBe('<svg xmlns="http://www.w3.org/2000/svg"><use href="#a" xml:lang="en"></use></svg>ab');
});

test.each([
  [
    'light',
    {},
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" width="320" height="200" data-mode="light">',
  ],
  [
    'dark',
    { class: 'night' },
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" width="320" height="200" data-mode="dark" class="night">',
  ],
  [
    'dark',
    { attribute: 'data-theme' },
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" width="320" height="200" data-mode="dark" data-theme="dark">',
  ],
] as const)('in %s mode, the document passes the mode on to the library: %j', (scheme, mode, start) => {
  const svg = drawPicture({ xml: '<b>x</b>', css: 'b>i{content:"<"}', isPage: false }, scheme, mode);
  expect(svg.startsWith(start)).toBe(true);
  expect(svg).toContain(`:root{color-scheme:${scheme}}`);
  expect(svg).toContain(
    'b&gt;i{content:&quot;&lt;&quot;}</style><div class="picture-size"><div class="demo-stage"><b>x</b></div>',
  );
});

test('of a whole page, a picture shows the top, as in a window of 960 × 600 px', () => {
  const drawing = readDrawing(
    '<div class="css-a">x</div>',
    '@media (min-width:900px){.css-a{min-height:50vh}}@media (max-width:599px){.css-a{color:blue}}',
    { isPage: true },
  );
  expect(drawing.css).toBe('.css-a{min-height:300px}');
  const svg = drawPicture(drawing, 'light', {});
  expect(svg).toContain('width:960px;min-block-size:600px;scale:0.333');
  expect(svg.split('x</div>')).toHaveLength(2);
});
