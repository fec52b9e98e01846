import { describe, expect, test } from 'vitest';
import { CONTENT } from '../../site/components/content-element.ts';
import { openComponents, writeComponent, writeInLine } from '../../site/components/draw-component.ts';
import { textOfHtml } from '../../site/components/text-of-html.ts';

const PLACE = `<dn-content style="display:contents">${CONTENT}</dn-content>`;
const STYLE = '<style>b{}</style>';
const hero = { html: `<b id="hero-1-R">${PLACE}</b>`, styles: [STYLE], id: 'hero-1' };

describe('components of a page', () => {
  test('have their content in its place, ids of their own, and each style once', () => {
    const { html } = openComponents();
    expect([html(hero, '<p>$&</p>'), html(hero, '')]).toEqual([
      `<div class="slot slot-part">${STYLE}<div class="demo-stage"><b id="hero-1-R"><dn-content style="display:contents"><p>$&</p></dn-content></b></div></div>`,
      '<div class="slot slot-part"><div class="demo-stage"><b id="hero-1-2-R"><dn-content style="display:contents"></dn-content></b></div></div>',
    ]);
  });

  test('show only their content if they could not be rendered', () => {
    expect(openComponents().html({ styles: [], id: 'hero-1' }, '<p>Text</p>')).toBe('<p>Text</p>');
    expect(writeComponent({ styles: [], id: 'hero-1' }, 'Text')).toBe('Text');
  });

  test('keep content that is shown later, without the styles that are needed now', () => {
    const { html } = openComponents();
    const inner = html(hero, '');
    const client = { name: 'tip', module: '/m.js', props: { title: '"' } };
    const drawn = html({ html: '<i></i>', styles: [], id: 'tip-1', client }, inner);
    expect(drawn).toContain(
      'data-name="tip" data-module="/m.js" data-id="tip-1" data-props="{&quot;title&quot;:&quot;\\&quot;&quot;}"',
    );
    expect(drawn.indexOf(STYLE)).toBeLessThan(drawn.indexOf('<template>'));
    expect(drawn).toContain(`<template>${inner.replace(STYLE, '')}</template>`);
  });

  test('are in spans in a line of text, and in one line as Markdown', () => {
    expect(openComponents().html(hero, 'a', true)).toBe(
      `<span class="slot slot-part slot-line">${STYLE}<span class="demo-stage"><b id="hero-1-R"><dn-content style="display:contents">a</dn-content></b></span></span>`,
    );
    const html = `<div>Press ${PLACE} now</div><p>or | so</p>`;
    expect(writeInLine({ ...hero, html }, '*a*')).toBe(String.raw`Press *a* now or \| so`);
    expect(writeInLine({ styles: [], id: 'hero-1' }, '*a*')).toBe('*a*');
  });

  test('are written as what they say around their content', () => {
    const html = `<section><h3>Title</h3>${PLACE}<p>End</p></section>`;
    expect(writeComponent({ ...hero, html }, '**Text**')).toBe('Title\n\n**Text**\n\nEnd');
  });
});

test.each([
  ['<h3>Colors</h3><ul><li>Red</li><li><p>Blue</p></li></ul>', 'Colors\n\n- Red\n- Blue'],
  ['<table><tr><th>Name</th><td>Size</td></tr><tr><th>a</th><td>1</td></tr></table>', 'Name | Size\na | 1'],
  ['a &amp; &lt;b&gt; &#x27;c&#x27; &#8364;', String.raw`a & \<b> 'c' €`],
  ['<p>1 * 2 [x] _y_</p><p># no heading</p>', String.raw`1 \* 2 \[x\] \_y\_` + '\n\n' + String.raw`\# no heading`],
  ['<img src="a" alt="A star"><br>line<svg><path d="M0"></path></svg>', 'A star\nline'],
  ['<style>b{}</style><script>let a</script><!-- no -->', ''],
  ['<span>a</span><span>b</span> <button>c</button><button>d</button>', 'ab c d'],
  ['&#9999999999; &#x110000;', '&#9999999999; &#x110000;'],
])('%j reads as %j', (html, text) => {
  expect(textOfHtml(html)).toBe(text);
});
