import { expect, test } from 'vitest';
import { drawTree } from '../../site/features/file-tree/feature.ts';
import { renderBody } from '../../site/markdown/render/render-body.ts';
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
  // Names are names, whatever their marks mean elsewhere.
  ['- __tests__/ the *first*\n  - _a_.ts', ['folder | __tests__/ | the <em>first</em>', 'file | _a_.ts | ']],
  ['- *.ts and *.tsx\n- *.test.*\n- *', ['file | *.ts | and *.tsx', 'file | *.test.* | ', 'file | * | ']],
  ['- **/__mocks__/**\n- **_app.tsx**', ['file | **/__mocks__/** | ', 'file marked | <strong>_app.tsx</strong> | ']],
  ['- ~/a~b~ ~~c~~\n- <dir> <kbd>d</kbd>', ['file | ~/a~b~ | <del>c</del>', 'file | &lt;dir&gt; | <kbd>d</kbd>']],
  [
    '- [id]&copy;/\n- \\_a\\_\n- [b_](/b_)\n\n[id]: /x',
    ['folder | [id]&amp;copy;/ | ', 'file | _a_ | ', 'file | <a href="/b_/">b_</a> | '],
  ],
  ['- `__a__`\n- a_b_c', ['file | <code>__a__</code> | ', 'file | a_b_c | ']],
])('%j', (list, entries) => {
  expect(entriesOf(renderBlocks(`:::file-tree\n${list}\n:::`))).toEqual(entries);
});

test.each([
  ['md', 'FileTree'],
  ['mdx', 'Tree.Root'],
] as const)('in %s, names are names in the component %s, and nowhere else', (format, name) => {
  const { html } = renderBody(`<${name}>\n\n- __a__ *b*\n- <dir>/{id}\n\n</${name}>\n\n- __c__`, {
    format,
    settings: { components: { [name]: 'file-tree' } },
    resolveHref: (href) => ({ href, external: false }),
  });
  expect(entriesOf(html)).toEqual(['file | __a__ | <em>b</em>', 'file | &lt;dir&gt;/{id} | ']);
  expect(html).toContain('<strong>c</strong>');
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
