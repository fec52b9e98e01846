/** Blocks in Markdown and MDX: their HTML, what checks say, and the copy in plain Markdown. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { namesOf, type Declaration } from '../../engine/feature/declaration.ts';
import { BUILT_IN, featureNamed } from '../../site/features/index.ts';
import { parseForOutput } from '../../site/markdown/read/parse-page.ts';
import { readFacts } from '../../site/markdown/read-facts.ts';
import { toPlainMarkdown } from '../../site/markdown/render/plain-markdown.ts';
import { renderBody } from '../../site/markdown/render/render-body.ts';
import { render, renderBlocks } from '../markdown/render.ts';
import { ROOT } from '../support/docs-nav.ts';
import { DRAWING } from '../support/drawing.ts';

const SETTINGS = {
  components: { Badge: 'badge', Do: 'do', Dont: 'dont', Figure: 'figure', FileTree: 'file-tree' },
};

function plain(text: string, format: 'md' | 'mdx' = 'md'): string {
  return toPlainMarkdown(parseForOutput(text, { format, settings: SETTINGS }), {
    resolve: (address) => `https://kit.example${address}`,
    draw: (asked, { kind }) =>
      featureNamed(kind)?.markdown(asked, {
        ...DRAWING,
        resolve: (href) => ({ href: `https://kit.example${href}`, external: false }),
      }),
  });
}

/** The code of each problem with the text of its range. */
function problemsOf(text: string): readonly string[] {
  return readFacts(text).problems.map(
    ({ code, range }) => `${code} ${text.slice(range.start.offset, range.end.offset)}`,
  );
}

test('every name that pages can ask for is declared once, and listed', async () => {
  const folder = path.join(ROOT, 'site/features');
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const modules = await Promise.all(
    folders.map(({ name }) => import(pathToFileURL(path.join(folder, name, 'feature.ts')).href)),
  );
  const declared = modules
    .flatMap((module) => Object.values(module as Readonly<Record<string, unknown>>))
    .filter((value): value is Declaration => value instanceof Object && 'asked' in value);
  expect(declared.flatMap(namesOf).toSorted()).toEqual(Object.keys(BUILT_IN).toSorted());
});

describe('a badge', () => {
  test.each([
    ['in a line', 'a :badge[Beta]{status=beta}, b', '<p>a <span class="feature-badge beta">Beta</span>, b</p>'],
    [
      'without a status',
      'a:badge[*New* `b`]',
      '<p>a<span class="feature-badge"><em>New</em> <code>b</code></span></p>',
    ],
    ['in a link', '[a :badge[b]](/c)', '<p><a href="/c/">a <span class="feature-badge">b</span></a></p>'],
    ['that is code', '`:badge[a]` \\:badge[b]', '<p><code>:badge[a]</code> :badge[b]</p>'],
    ['that is only a word', ':badge 10:30 see:also[b](/c)', '<p>:badge 10:30 see:also<a href="/c/">b</a></p>'],
    ['without words', 'a :badge[]', '<p>a :badge[]</p>'],
    ['with the name of a block', 'a :note[b]{c}', '<p>a :note[b]{c}</p>'],
  ])('%s', (_, text, html) => {
    expect(renderBlocks(text)).toBe(html);
  });

  test('in a cell of a table', () => {
    expect(renderBlocks('| a |\n|---|\n| b :badge[c]{status=new} |')).toContain(
      '<td>b <span class="feature-badge new">c</span></td>',
    );
  });

  test.each([
    ['<Badge status="new">New</Badge>', '<p><span class="feature-badge new">New</span></p>'],
    ['<Badge>\n  A *b*\n</Badge>', '<p><span class="feature-badge">A <em>b</em></span></p>'],
    ['a <Badge text="New" status="new" size="small" /> b', '<p>a <span class="feature-badge new">New</span> b</p>'],
    ['a :badge[New]{status=new}', '<p>a <span class="feature-badge new">New</span></p>'],
  ])('in MDX: %s', (text, html) => {
    const { html: drawn } = renderBody(`***\n\n${text}`, {
      format: 'mdx',
      settings: SETTINGS,
      resolveHref: (href) => ({ href, external: false }),
    });
    expect(drawn).toBe(`<hr>${html}`);
  });

  test('in a heading is in the list of contents, but not in the anchor', () => {
    const text = '## Slider :badge[Beta]{status=beta}\n\n## Slider\n\n## :badge[Only]';
    expect(render(text).headings.map(({ id, text: words }) => [id, words])).toEqual([
      ['slider', 'Slider Beta'],
      ['slider-1', 'Slider'],
      ['only', 'Only'],
    ]);
    expect(readFacts(text).anchors).toEqual(['slider', 'slider-1', 'only']);
  });

  test.each([
    ['an unknown status', 'a :badge[b]{status=bta}', ['directive-attribute status=bta']],
    ['an unknown attribute', 'a :badge[b]{tone=x} :badge[c]{status=new}', ['directive-attribute tone=x']],
    ['no words', 'a :badge{status=new}', ['untitled-block :badge']],
    ['two colons', '::badge[a]', ['unknown-directive ::badge']],
    ['three colons', ':::badge\na\n:::', ['unknown-directive :::badge']],
    ['nothing', 'a :badge[[b](/c)]{status=new} :badge', []],
  ])('with %s is checked', (_, text, problems) => {
    expect(problemsOf(text)).toEqual(problems);
  });

  test('has links that are checked', () => {
    expect(readFacts('a :badge[[b](/c)]').links.map(({ href }) => href)).toEqual(['/c']);
  });
});

test('do and don’t are groups that say which they are, by name, in words and with a sign', () => {
  const html = renderBlocks(':::do[Why *so*]\na\n:::\n:::dont\nb\n:::');
  expect(html.replaceAll(/<svg.*?<\/svg>/g, '(sign)')).toBe(
    '<div class="feature-dos do" role="group" aria-label="Do"><p class="verdict">(sign)Do</p><p>a</p><p>Why <em>so</em></p></div>' +
      '<div class="feature-dos dont" role="group" aria-label="Don’t"><p class="verdict">(sign)Don’t</p><p>b</p></div>',
  );
});

test.each([
  [
    `:::figure[A *b*]{src="/a.png" alt='C "d"' width=64 height=32}\n:::`,
    '<figure class="feature-figure"><img src="/a.png/" alt="C &quot;d&quot;" width="64" height="32" loading="lazy" decoding="async"><figcaption>A <em>b</em></figcaption></figure>',
  ],
  [
    ':::figure[A]\n```\nb\n```\n:::',
    '<figure class="feature-figure"><figure class="code"><pre tabindex="0"><code>b</code></pre></figure><figcaption>A</figcaption></figure>',
  ],
])('a figure: %s', (text, html) => {
  expect(renderBlocks(text)).toBe(html);
});

test.each([
  [':::figure\na\n:::', ['untitled-block :::figure']],
  [':::figure[A]{width=wide}\n:::', ['directive-attribute width=wide']],
  [':::file-tree[A]\n- a\n:::', ['lost-directive-title [A]']],
  [
    ':::file-tree\n- a\n\n  b\n  1. c\n     - d\n\n1. e\n:::',
    ['misplaced-directive b', 'misplaced-directive 1. c\n     - d', 'misplaced-directive 1. e'],
  ],
  [':::file-tree\nA *b*\n\n- c __d__\n- e\n  - f\n:::', ['misplaced-directive A *b*']],
  [':::do{status=new}\na\n:::', ['directive-attribute status=new']],
])('%j is checked', (text, problems) => {
  expect(problemsOf(text)).toEqual(problems);
});

test.each([
  ['A :badge[B *c*]{status=new} d.', 'A **B *c*** d.'],
  ['## A :badge[B]', '## A **B**'],
  [
    ':::do[C]\n![a](/b.png)\n:::\n:::dont\nd\n:::',
    '**✓ Do**\n\n![a](https://kit.example/b.png)\n\nC\n\n**✗ Don’t**\n\nd',
  ],
  [':::figure[A]{src="/b.png" alt="c"}\n:::', '![c](https://kit.example/b.png)\n\n_A_'],
  [':::file-tree\n- src\n  - **a.ts** b\n:::', '- src\n  - **a.ts** b'],
])('%j is plain Markdown in a copy', (text, copy) => {
  expect(plain(text)).toBe(copy);
});

test.each([
  ['A <Badge text="B" /> <Badge>C *d*</Badge> e.', 'A **B** **C *d*** e.'],
  ['<Do caption="D">\n  e\n\n  - f\n    - g\n</Do>\n\nH', '**✓ Do**\n\ne\n\n- f\n  - g\n\nD\n\n\nH'],
  ['- <Figure src="/b.png" alt="c" caption="D" />', '- ![c](https://kit.example/b.png)\n\n  _D_'],
  ['<FileTree>\n\n- a/\n  - b\n\n</FileTree>', '- a/\n  - b'],
])('in MDX, %j is plain Markdown in a copy', (text, copy) => {
  expect(plain(text, 'mdx')).toBe(copy);
});

describe('a diagram', () => {
  const text = ':::diagram\n```mermaid\na\n```\n:::\n';
  const features = [{ name: 'diagram', says: 'A diagram.', asked: ['block'], made: true }] as const;

  test.each([
    ['```mermaid\na\n```', ['undrawn-diagram ```mermaid']],
    ['- a\n\n  ~~~mermaid title="B"\n  c\n  ~~~', ['undrawn-diagram ~~~mermaid title="B"']],
    [':::note\n```mermaid\na\n```\n:::', ['undrawn-diagram ```mermaid']],
    ['```md\nmermaid\n```', []],
  ])('%j is told as not drawn', (written, problems) => {
    expect(problemsOf(written)).toEqual(problems);
  });

  test('in a feature of the project is drawn by it', () => {
    expect(readFacts(text, { settings: { features } }).problems).toEqual([]);
  });
});
