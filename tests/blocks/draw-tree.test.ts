import { expect, test } from 'vitest';
import { drawTree } from '../../site/features/file-tree/draw-tree.ts';
import { renderBlocks } from '../markdown/render.ts';

/** What is drawn for each entry: its kind, its name, and what is about it. */
function entriesOf(html: string): readonly string[] {
  return Array.from(
    html.matchAll(/class="entry ([\w ]+)"><bdi dir="ltr">(.*?)<\/bdi>(?: <span>(.*?)<\/span>)?<\/s/g),
    ([, kind, name, about = '']) => [kind, name, about].join(' | '),
  );
}

test.each([
  ['- a.ts', ['file | a.ts | ']],
  ['- a.ts the first', ['file | a.ts | the first']],
  ['- src/', ['folder | src/ | ']],
  ['- src all of it\n  - a.ts', ['folder | src/ | all of it', 'file | a.ts | ']],
  ['- `my file.ts` has *spaces*', ['file | <code>my file.ts</code> | has <em>spaces</em>']],
  ['- **a.ts** new', ['file marked | <strong>a.ts</strong> | new']],
  ['- **src**\n  - …', ['folder marked | <strong>src</strong>/ | ', 'more | … | ']],
  ['- [a.ts](/a) told [there](/b)', ['file | <a href="/a/">a.ts</a> | told <a href="/b/">there</a>']],
  ['- src/**a**.ts x', ['file | src/<strong>a</strong>.ts | x']],
  // With blank lines, entries are paragraphs.
  ['- src\n\n  - a.ts x\n\n- b.ts', ['folder | src/ | ', 'file | a.ts | x', 'file | b.ts | ']],
  ['- ![](/a.png) a.ts', ['file | <img src="/a.png" alt="" loading="lazy" decoding="async"> | a.ts']],
])('%j', (list, entries) => {
  expect(entriesOf(renderBlocks(`:::file-tree\n${list}\n:::`))).toEqual(entries);
});

test('folders unfold a list within the list', () => {
  expect(drawTree('<p>In</p><ul><li>src<ul><li>a.ts</li></ul></li></ul><p>Out</p>')).toBe(
    '<p>In</p><ul role="list"><li><details open><summary class="entry folder"><bdi dir="ltr">src/</bdi></summary>' +
      '<ul role="list"><li><span class="entry file"><bdi dir="ltr">a.ts</bdi></span></li></ul></details></li></ul><p>Out</p>',
  );
});

test.each(['', '<p>a</p>', '<ul><li>a', '<ul><li>a<ul>', '<ul></ul>', '<ul><li></li></ul>', '<ul><ul></ul></ul>'])(
  'draws %j without an error',
  (html) => {
    expect(typeof drawTree(html)).toBe('string');
  },
);
