import { expect, test } from 'vitest';
import { textOf } from '../../cli/build/write-index.ts';
import { ENGLISH as WORDING } from '../../site/words/words.ts';
import { PROSE_END } from '../../site/islands/search/excerpt.ts';
import { renderAnchored } from '../../site/rows/render-anchored.ts';

const heading = (id: string, text: string, level = 2) => renderAnchored({ id, level, html: text, text }, WORDING.words);
const code = (text: string) => `<figure class="code" data-lang="tsx"><pre><code>${text}</code></pre></figure>`;

const indexed = (body: string) =>
  textOf(`<header>Menu</header><main id="main">${body}</main><footer>End</footer>`, false)
    .replaceAll(/<[^>]*>/g, '|')
    .replaceAll(/[|\s]*\|[|\s]*/g, '|');

test.each([
  ['<h1>Button</h1><p>Text.</p>', '|Button|Text.|'],
  // The number of a footnote is not part of the word before it.
  [
    '<p>One<sup><a id="fnref:1" href="#fn:1">1</a></sup> x<sup>2</sup></p><li id="fn:1"><p>Two. <a href="#fnref:1">↩</a></p></li>',
    '|One x|2|Two.|',
  ],
  // Only the names in code are kept, at the end.
  [
    `<p>One.</p>${code('const wide = &lt;<i class=t>Button</i>&gt;')}<p>Two.</p>`,
    `|One.|Two.|${PROSE_END}|const wide Button|`,
  ],
  [
    `<p>One.</p>${code('npm i @acme/ui-kit; size=&quot;2xs&quot; 42')}`,
    `|One.|${PROSE_END}|acme ui-kit size quot 2xs|`,
  ],
  // So it is with the types of rows; the description of a prop is text.
  [
    '<ul class="rows"><li><div><a href="#a">error</a> <code class="ty"><i class=t>boolean</i></code></div> <div>Marks it.</div></li></ul>',
    `|error|Marks it.|${PROSE_END}|boolean|`,
  ],
  // Sections that only contain links, and those that show the import, are left out.
  [
    `<p>A.</p>${heading('demos', 'Demos')}<p><a href="/a/">A</a>, <a href="/b/">B</a></p>${heading('props', 'Props')}`,
    '|A.|Props|',
  ],
  [`<article>${heading('api', 'API')}<p><a href="/a/">A</a> · <a href="/b/">B</a></p></article>`, '|'],
  [
    `${heading('use-it-import', 'Import', 3)}${code('import { useIt }')}<p>Use either line.</p>${heading('parameters', 'Parameters', 3)}`,
    `|Parameters|${PROSE_END}|import useIt|`,
  ],
  // A writer's own sections with these names stay.
  [
    `${heading('import', 'Import')}${code('load()')}<p>See <a href="/a/">A</a>.</p>${heading('b', 'B')}`,
    `|Import|See|A|.|B|${PROSE_END}|load|`,
  ],
  [`${heading('demos', 'Demos')}<p>See <a href="/a/">A</a>.</p>${heading('b', 'B')}`, '|Demos|See|A|.|B|'],
])('%s', (body, text) => {
  expect(indexed(body)).toBe(text);
});

test('no result leads to an id that React has made, which changes with the props of a component', () => {
  const body = '<h3 id="_status-table-a_B-1c2D-2-R_0_">Own</h3><h3 id="_status-table-large-props">Written</h3>';
  expect(textOf(`<main>${body}</main>`, false)).toBe(
    '<main><h3>Own</h3><h3 id="_status-table-large-props">Written</h3></main>',
  );
});
