import { describe, expect, test } from 'vitest';
import { renderBody } from '../../site/markdown/render-body.ts';
import { render, renderBlocks } from './render.ts';

const P = (html: string) => `<p>${html}</p>`;

describe('inline markup', () => {
  test.each([
    ['emphasis', '*a* **b** ~~c~~ `d`', '<em>a</em> <strong>b</strong> <del>c</del> <code>d</code>'],
    ['intraword underscores stay', 'snake_case_name', 'snake_case_name'],
    ['hard breaks', 'a  \nb\\\nc', 'a<br>b<br>c'],
    ['soft break', 'a\nb', 'a\nb'],
    ['character references', '&lt;b&gt; &copy; &#65; &nope;', '&lt;b&gt; © A &amp;nope;'],
    ['escapes', '\\*a\\* \\# \\<b>', '*a* # &lt;b&gt;'],
    ['code keeps its backticks', '`` a`b ``', '<code>a`b</code>'],
    ['code is not read as HTML', '`<b>&amp;</b>`', '<code>&lt;b&gt;&amp;amp;&lt;/b&gt;</code>'],
    ['link with title', '[a](/b "say \\"hi\\"")', '<a href="/b/" title="say &quot;hi&quot;">a</a>'],
    ['link with parentheses', '[a](/b(c)d)', '<a href="/b(c)d/">a</a>'],
    ['external link', '[a](https://x.y/z)', '<a href="https://x.y/z" class="x">a</a>'],
    ['autolink', '<https://x.y/?a=b&c>', '<a href="https://x.y/?a=b&amp;c" class="x">https://x.y/?a=b&amp;c</a>'],
    ['literal autolink', 'see www.x.com.', 'see <a href="http://www.x.com" class="x">www.x.com</a>.'],
    ['e-mail', 'a@b.cd', '<a href="mailto:a@b.cd" class="x">a@b.cd</a>'],
    ['reference link', '[a][R]\n\n[r]: /x "T"', '<a href="/x/" title="T">a</a>'],
    ['first definition wins', '[r]\n\n[r]: /one\n[r]: /two', '<a href="/one/">r</a>'],
    ['no definition, no link', '[a][nope] [b]', '[a][nope] [b]'],
    ['a link without text shows its address', '[](/b)', '<a href="/b/">/b</a>'],
    ['spaces in an address', '[a](</b c>)', '<a href="/b%20c/">a</a>'],
    ['image', '![a *b*](./i.png "t")', '<img src="./i.png" alt="a b" title="t" loading="lazy" decoding="async">'],
    ['image without text', '![](/i.png)', '<img src="/i.png" alt="" loading="lazy" decoding="async">'],
    ['a colon and a word stay text', ':smile: at 10:30, see:also', ':smile: at 10:30, see:also'],
    ['a colon before a link', 'see:also[this](/x) :a[b]{c=d}', 'see:also<a href="/x/">this</a> :a[b]{c=d}'],
    ['comment', 'a <!-- secret --> b', 'a  b'],
    ['null character', 'a\0b', 'a\uFFFDb'],
    ['line ends', 'a\r\nb', 'a\nb'],
    ['emoji, CJK, right to left', '👩‍💻 日本語 שלום *مرحبا*', '👩‍💻 日本語 שלום <em>مرحبا</em>'],
  ])('%s', (_, markdown, html) => {
    expect(renderBlocks(markdown)).toBe(P(html));
  });
});

describe('blocks', () => {
  test.each([
    ['tight list', '- a\n- b\n  - c', '<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>'],
    ['loose list', '- a\n\n- b', '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
    ['numbered list', '3. a\n4. b', '<ol start="3"><li>a</li><li>b</li></ol>'],
    [
      'code in a list',
      '1. a\n\n   ```\n   b\n   ```',
      '<ol><li><p>a</p><figure class="code"><pre tabindex="0"><code>b</code></pre></figure></li></ol>',
    ],
    [
      'task list',
      '- [x] a\n- [ ] b',
      '<ul><li class="task"><input type="checkbox" disabled checked aria-label="Done"> a</li>' +
        '<li class="task"><input type="checkbox" disabled aria-label="To do"> b</li></ul>',
    ],
    ['quote', '> a\n> > b', '<blockquote><p>a</p><blockquote><p>b</p></blockquote></blockquote>'],
    ['rule', 'a\n\n---', '<p>a</p><hr>'],
    [
      'indented code',
      '    <b>\n    c',
      '<figure class="code"><pre tabindex="0"><code>&lt;b&gt;\nc</code></pre></figure>',
    ],
    [
      'table',
      '| a | b | c | |\n|---|:-:|--:|:--|\n| `x\\|y` | *z* |',
      '<div class="table" tabindex="0" role="region" aria-label="Table"><table><thead><tr><th>a</th>' +
        '<th class="c">b</th><th class="r">c</th><td class="l"></td></tr></thead><tbody><tr><td><code>x|y</code></td>' +
        '<td class="c"><em>z</em></td><td class="r"></td><td class="l"></td></tr></tbody></table></div>',
    ],
    ['HTML block', '<div class="a">\nx\n</div>', '<div> x </div>'],
    ['comment block', '<!-- a\n\nb -->', ''],
    ['half a comment hides nothing', '<!-- a\n\nb', '<p>&lt;!-- a b</p>'],
    [
      'callout',
      ':::warning[Mind *this*]\na\n\n- b\n:::',
      '<aside class="callout warning" role="note"><p class="callout-title">Mind <em>this</em></p><p>a</p>' +
        '<ul><li>b</li></ul></aside>',
    ],
    [
      'callout without a title of its own',
      ':::success\na\n:::',
      '<aside class="callout success" role="note"><p class="callout-title">Success</p><p>a</p></aside>',
    ],
    [
      'content tabs',
      '::::tabs\n:::tab["npm"]\na\n:::\n:::tab[pnpm]\nb\n:::\n::::',
      '<div class="tabset" data-tabs><section aria-label="&quot;npm&quot;"><p>a</p></section>' +
        '<section aria-label="pnpm"><p>b</p></section></div>',
    ],
    ['unknown directive keeps its content', ':::wraning\na\n:::', '<p>a</p>'],
  ])('%s', (_, markdown, html) => {
    expect(renderBlocks(markdown)).toBe(html);
  });

  test('two tables of a page have different names', () => {
    const table = '| a |\n|---|\n| b |';
    expect(renderBlocks(`${table}\n\nand\n\n${table}`).match(/aria-label="[^"]*"/g)).toEqual([
      'aria-label="Table"',
      'aria-label="Table 2"',
    ]);
  });

  test('footnotes are at the end, in the order of their numbers, with links back to each use', () => {
    const html = renderBlocks('a[^b] c[^a] d[^b]\n\n[^a]: A\n[^b]: B *b*\n[^unused]: no');
    expect(html).toBe(
      '<p>a<sup><a id="fnref:1" href="#fn:1" aria-label="Footnote 1">1</a></sup>' +
        ' c<sup><a id="fnref:2" href="#fn:2" aria-label="Footnote 2">2</a></sup>' +
        ' d<sup><a id="fnref:1-2" href="#fn:1" aria-label="Footnote 1">1</a></sup></p>' +
        '<section class="footnotes" aria-label="Footnotes"><ol>' +
        '<li id="fn:1"><p>B <em>b</em> <a href="#fnref:1" aria-label="Back to reference 1">↩</a>' +
        ' <a href="#fnref:1-2" aria-label="Back to reference 1-2">↩</a></p></li>' +
        '<li id="fn:2"><p>A <a href="#fnref:2" aria-label="Back to reference 2">↩</a></p></li></ol></section>',
    );
  });
});

describe('headings', () => {
  test('have an id and a link to themselves', () => {
    expect(renderBlocks('## The `sx` prop')).toBe(
      '<h2 id="the-sx-prop">The <code>sx</code> prop' +
        '<a class="anchor" href="#the-sx-prop" aria-label="Link to this section: The sx prop"></a></h2>',
    );
  });

  test('are listed for the table of contents from level 2 to 4, without links', () => {
    const text = '## A [link](/x) & `<b>`[^n]\n\n### B\n\n#### C\n\n##### D\n\n> ## Quoted\n\n[^n]: note';
    const { headings } = render(text);
    expect(headings).toEqual([
      { id: 'a-link-b', depth: 2, html: 'A link &amp; <code>&lt;b&gt;</code>', text: 'A link & <b>' },
      { id: 'b', depth: 3, html: 'B', text: 'B' },
      { id: 'c', depth: 4, html: 'C', text: 'C' },
    ]);
  });

  test('the level-1 heading and the paragraph after it leave the body', () => {
    const page = render('---\ntitle: x\n---\n\n# Buttons & *more*\n\nLet `users` act.\n\nSecond paragraph.');
    expect(page).toEqual({
      html: '<p>Second paragraph.</p>',
      heading: 'Buttons & more',
      lead: 'Let <code>users</code> act.',
      headings: [],
      hasCode: false,
    });
  });

  test('a page that opens with anything but a paragraph has no lead', () => {
    expect(render('- a\n\nb').lead).toBeUndefined();
  });

  test('a second level-1 heading becomes one of level 2', () => {
    expect(render('# A\n\n# B').headings).toEqual([{ id: 'b', depth: 2, html: 'B', text: 'B' }]);
  });
});

test('the caller decides where images are found', () => {
  const page = renderBody('![a](/i.png)', {
    resolveHref: (href) => ({ href, external: false }),
    resolveSource: (src) => `/base${src}`,
  });
  expect(page.lead).toBe('<img src="/base/i.png" alt="a" loading="lazy" decoding="async">');
});
