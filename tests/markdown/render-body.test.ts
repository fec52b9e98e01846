import { describe, expect, test } from 'vitest';
import { renderBody } from '../../site/markdown/render/render-body.ts';
import { readExamples } from './examples.ts';
import { render, renderBlocks } from './render.ts';

describe('inline markup', () => {
  test.each(readExamples('inline'))('$name', ({ text, result }) => {
    expect(renderBlocks(text)).toBe(result);
  });

  test.each([
    ['hard breaks', 'a  \nb\\\nc', '<p>a<br>b<br>c</p>'],
    ['null character', 'a\0b', '<p>a\uFFFDb</p>'],
    ['line ends', 'a\r\nb', '<p>a\nb</p>'],
  ])('%s', (_, markdown, html) => {
    expect(renderBlocks(markdown)).toBe(html);
  });
});

describe('blocks', () => {
  test.each(readExamples('blocks'))('$name', ({ text, result }) => {
    expect(renderBlocks(text)).toBe(result);
  });

  test('two tables on a page have different names', () => {
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
      '<div class="h2"><h2 id="the-sx-prop">The <code>sx</code> prop</h2>' +
        '<a class="anchor" href="#the-sx-prop" aria-label="Link to this section: The sx prop"></a></div>',
    );
  });

  test('are listed for the table of contents from level 2 to 4, without links', () => {
    const text = '## A [link](/x) & `<b>`[^n]\n\n### B\n\n#### C\n\n##### D\n\n> ## Quoted\n\n[^n]: note';
    const { headings } = render(text);
    expect(headings).toEqual([
      { id: 'a-link--b', depth: 2, text: 'A link & <b>' },
      { id: 'b', depth: 3, text: 'B' },
      { id: 'c', depth: 4, text: 'C' },
    ]);
  });

  test('the level-1 heading and the paragraph after it are removed from the body', () => {
    const page = render('---\ntitle: x\n---\n\n# Buttons & *more*\n\nLet `users` act.\n\nSecond paragraph.');
    expect(page).toEqual({
      html: '<p>Second paragraph.</p>',
      lead: 'Let <code>users</code> act.',
      headings: [],
    });
  });

  test('a page that opens with anything but a paragraph has no lead', () => {
    expect(render('- a\n\nb').lead).toBeUndefined();
    expect(render('- a\n\n## B\n\nSay `b`.\n\nc').summary).toBe('Say b.');
    expect(render('a\n\nb').summary).toBeUndefined();
    expect(render('- a').summary).toBeUndefined();
    // Badges do not describe a page.
    expect(render('![a](/b.svg) [![c](/d.svg)](/e)\n\nF.')).toMatchObject({ summary: 'F.' });
    expect(render('![a](/b.svg)\n\n# G\n\n![h](/i.svg)').summary).toBeUndefined();
  });

  test('a late level-1 heading below a title in the front matter stays where it is, one level lower', () => {
    const page = render('---\ntitle: Guide\n---\n\nIntro.\n\n[[toc]]\n\n# Install\n\nRun it.');
    expect(page).toMatchObject({
      html:
        '<ul class="outline"><li class="d2"><a href="#install">Install</a></li></ul>' +
        '<div class="h2"><h2 id="install">Install</h2>' +
        '<a class="anchor" href="#install" aria-label="Link to this section: Install"></a></div>' +
        '<p>Run it.</p>',
      lead: 'Intro.',
      headings: [{ id: 'install', depth: 2, text: 'Install' }],
    });
  });

  test('a late title leaves an anchor at its place', () => {
    expect(render('Intro.\n\n# Late\n\nRun it.')).toMatchObject({
      html: '<span id="late"></span><p>Run it.</p>',
      headings: [],
    });
  });

  test('a second level-1 heading becomes one of level 2', () => {
    expect(render('# A\n\n# B').headings).toEqual([{ id: 'b', depth: 2, text: 'B' }]);
  });
});

test('the caller resolves the addresses of images', () => {
  const page = renderBody('![a](/i.png)', {
    resolveHref: (href) => ({ href, external: false }),
    resolveSource: (src) => `/base${src}`,
  });
  expect(page.lead).toBe('<img src="/base/i.png" alt="a" loading="lazy" decoding="async">');
});
