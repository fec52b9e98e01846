import { describe, expect, test } from 'vitest';
import { BUILT_IN, directiveNames } from '../../site/features/index.ts';
import { renderBlocks } from './render.ts';
import { readFacts } from '../../site/markdown/read-facts.ts';

/** Each link with the text of its range. */
function linksOf(text: string): [href: string, source: string][] {
  return readFacts(text).links.map(({ href, range }) => [href, text.slice(range.start.offset, range.end.offset)]);
}

/** The code of each problem with the text of its range. */
function problemsOf(text: string): readonly string[] {
  return readFacts(text).problems.map(
    ({ code, range }) => `${code} ${text.slice(range.start.offset, range.end.offset)}`,
  );
}

describe('front matter', () => {
  test.each([
    ['plain', '---\ntitle: A\nid: b\n---\n\n# C', { text: 'title: A\nid: b\n', offset: 4, line: 2 }],
    ['Windows line ends', '---\r\ntitle: A\r\n---\r\n', { text: 'title: A\r\n', offset: 5, line: 2 }],
    ['byte order mark', '\uFEFF---\ntitle: A\n---\n', { text: 'title: A\n', offset: 5, line: 2 }],
    ['empty', '---\n---\n\nx', { text: '', offset: 4, line: 2 }],
    ['none', '# A', undefined],
    ['a rule and a heading', 'x\n\n---\ntitle: A\n---\n', undefined],
  ])('%s', (_, text, frontMatter) => {
    expect(readFacts(text).frontMatter).toEqual(frontMatter);
    if (frontMatter !== undefined) expect(text.startsWith(frontMatter.text, frontMatter.offset)).toBe(true);
  });

  test.each([
    ['never closed', '---\ntitle: A\n\n# B', ['unclosed-front-matter ---']],
    ['TOML', '+++\ntitle = "A"\n+++\n', ['unsupported-front-matter +++']],
    ['below a blank line', '\n \n---\ntitle: A\n---\n\n# B', ['misplaced-front-matter ---']],
    ['below a comment', '<!-- a -->\n---\ntitle: A\n---\n\n# B', ['misplaced-front-matter ---']],
    ['a line below a title', '# B\n\n---\n\nText: a\n\n---\n', []],
    ['a note below a title', '# B\n\n---\nNote: a\n---\n', []],
    ['a rule first', '---\n\ntext', []],
    ['a rule below a blank line', '\n---\nNote: this is text.\n\n# B', []],
  ])('%s', (_, text, problems) => {
    expect(problemsOf(text)).toEqual(problems);
  });
});

describe('merge conflicts', () => {
  const marks = (ours: string, theirs: string) => `<<<<<<< HEAD\n${ours}\n=======\n${theirs}\n>>>>>>> branch\n`;
  const TOLD = ['merge-conflict <<<<<<< HEAD'];
  test.each([
    ['a paragraph', `# A\n\n${marks('One.', 'Two.')}`, TOLD],
    ['titles', marks('# A', '# B'), TOLD],
    ['Windows line ends', marks('One.', 'Two.').replaceAll('\n', '\r\n'), TOLD],
    ['a block of code that both sides open', `# A\n\n${marks('```ts\na', '```ts\nb')}\`\`\`\n`, TOLD],
    ['front matter', `---\n${marks('title: A', 'title: B')}---\n\n# A\n`, TOLD],
    ['front matter and text', `---\n${marks('title: A\n---\n\nx', 'title: B\n---\n\ny')}`, TOLD],
    ['two conflicts', `# A\n\n${marks('1', '2')}\n${marks('1', '2')}`, [...TOLD, ...TOLD]],
    ['in a block of code', `# A\n\n\`\`\`diff\n${marks('1', '2')}\`\`\`\n`, []],
    ['in preformatted text', `# A\n\n<pre>\n${marks('1', '2')}</pre>\n`, []],
    ['a title alone', 'B\n=======\n\ntext\n', []],
    ['no separator line', '# A\n\n<<<<<<< HEAD\n\n>>>>>>> branch\n', []],
  ])('%s', (_, text, problems) => {
    expect(problemsOf(text)).toEqual(problems);
  });

  test.each([
    ['that cannot be parsed because of it', marks('One.', 'Two.'), ['merge-conflict']],
    [
      'that cannot be parsed, but contains it only in a block of code',
      `\`\`\`\n${marks('1', '2')}\`\`\`\n\nb { c\n`,
      ['mdx-syntax'],
    ],
  ])('in MDX %s', (_, text, codes) => {
    const { problems } = readFacts(`# A\n\n${text}`, { format: 'mdx' });
    expect(problems.map(({ code }) => code)).toEqual(codes);
  });
});

test.each(['---\ntitle: A\n---\n\nb { c\n', '---\r\ntitle: A\r\n---\r\n<Note>\r\n'])(
  'reads the front matter of a page that is not valid MDX: %j',
  (text) => {
    const { frontMatter, problems } = readFacts(text, { format: 'mdx' });
    expect(frontMatter?.text.trim()).toBe('title: A');
    expect(problems.map(({ code }) => code)).toEqual(['mdx-syntax']);
    expect(problems[0]?.message).not.toMatch(/\d:\d/);
  },
);

describe('title and anchors', () => {
  test.each([
    ['# The `sx` *prop* &amp; more #', 'The sx prop & more'],
    ['Setext\nheading\n===', 'Setext heading'],
    ['> # Quoted', undefined],
    ['## Only two', undefined],
  ])('%s', (text, heading) => {
    expect(readFacts(text).heading).toBe(heading);
  });

  test.each<[string, string, string | undefined, string[]]>([
    ['opens the page', '---\ntitle: A\n---\n\n<!-- b -->\n\n# C\n\nD', 'C', []],
    ['follows an import', "import a from 'b'\n\n# C", 'C', []],
    ['follows the target of a link', '---\ntitle: A\n---\n\n<a name="b"></a>\n\n# C', 'C', ['b']],
    ['comes late', '---\ntitle: A\n---\n\nB\n\n# C\n\nD [e](#c)', undefined, ['c']],
    ['comes late and repeats the title', '---\ntitle: "A b"\n---\n\nB\n\n# A `b`', 'A b', ['a-b']],
    ['comes late in a page without another title', '---\ntitle:\nid: x\n---\n\nB\n\n# C\n\n## C', 'C', ['c', 'c-1']],
  ])('a level-1 heading that %s', (_, text, heading, anchors) => {
    expect(readFacts(text)).toMatchObject({ anchors });
    expect(readFacts(text).heading).toBe(heading);
  });

  test('anchors are in document order, including those of headings in lists, quotes and tabs', () => {
    const text =
      '# T\n\n## A\n\n- ## B\n\n> ### A\n\n::::tabs\n:::tab[x]\n#### C\n:::\n::::\n\n' +
      '##### D[^1]\n\n[^1]: ## Hidden\n\n    note';
    expect(readFacts(text).anchors).toEqual(['a', 'b', 'a-1', 'c', 'd', 'fnref:1', 'fn:1']);
  });
});

describe('links', () => {
  test.each<[string, string, [string, string][]]>([
    ['inline', 'a [b](/c "t") d', [['/c', '/c']]],
    ['in angle brackets', '[b](</c d>)', [['/c d', '/c d']]],
    ['with escapes and references', '[b](/c\\_d?e&amp;f)', [['/c_d?e&f', '/c\\_d?e&amp;f']]],
    ['with parentheses', '[b]( /c(d)e  (t) )', [['/c(d)e', '/c(d)e']]],
    ['with brackets in the text', '[a `](/no)` [b](/c)', [['/c', '/c']]],
    [
      'with an image as text',
      '[![i](/i.png)](/c)',
      [
        ['/i.png', '/i.png'],
        ['/c', '/c'],
      ],
    ],
    ['image with brackets in its text', '![a[b](c](/i "](/no")', [['/i', '/i']]],
    ['without an address', '[b]()', [['', '']]],
    [
      'autolinks',
      '<https://a.b> www.c.d e@f.gh',
      [
        ['https://a.b', 'https://a.b'],
        ['http://www.c.d', 'www.c.d'],
        ['mailto:e@f.gh', 'e@f.gh'],
      ],
    ],
    [
      'references, with the address once, in the definition',
      '[a][R] [b][r] ![c][r]\n\n[r]: <./x.md#y> "t"',
      [['./x.md#y', './x.md#y']],
    ],
    ['unused definition', 'a\n\n[r]: /x', []],
    ['after emoji', '😀👩‍💻 [😀](/c😀)', [['/c😀', '/c😀']]],
    ['with Windows line ends', 'a\r\n\r\nb\r\n[c\r\nd](/e)', [['/e', '/e']]],
    ['after a byte order mark', '\uFEFF[a](/b)', [['/b', '/b']]],
    ['over lines of a quote', '> [a\n> b](\n> /c)', [['/c', '/c']]],
    ['in a table, with an escaped pipe', '| a |\n|---|\n| [b](/c\\|d) |', [['/c|d', '/c\\|d']]],
    [
      'everywhere, in document order',
      '[^n]\n\n[^n]: [a](/1)\n\n- [b](/2)\n\n:::info[[c](/3)]\n[d](/4)\n:::',
      [
        ['/1', '/1'],
        ['/2', '/2'],
        ['/3', '/3'],
        ['/4', '/4'],
      ],
    ],
    [
      'in HTML, where other attributes have the same value',
      '<a class="/b" title=\'/b\' href="/b">a</a>',
      [['/b', '/b']],
    ],
    ['in HTML, as short as the name of the tag', '<a id="x" href="a">a</a>', [['a', 'a']]],
    [
      'in HTML, with character references or without quotes',
      '<a href="/b?c&amp;d">a</a> <img alt="e.png" src=e.png>',
      [
        ['/b?c&d', '/b?c&amp;d'],
        ['e.png', 'e.png'],
      ],
    ],
    ['none in code', '`[a](/b)`\n\n```\n[c](/d)\n```\n\n    [e](/f)', []],
  ])('%s', (_, text, links) => {
    expect(linksOf(text)).toEqual(links);
  });

  test.each(['<a class="/b" title=\'/b\' href="/b">a</a>', '<a href="a">b</a>', '<img alt="e.png" src=e.png>'])(
    'the address of %s is found after its attribute, wherever else the same characters are',
    (text) => {
      const [link] = readFacts(text).links;
      expect(text.slice(0, link?.range.start.offset)).toMatch(/(?:href|src)="?$/);
    },
  );

  test('have line and column as editors count them', () => {
    const { links } = readFacts('\uFEFFa\r\n😀 [b](/c)');
    expect(links[0]?.range).toEqual({
      start: { line: 2, column: 8, offset: 11 },
      end: { line: 2, column: 10, offset: 13 },
    });
  });
});

describe('problems', () => {
  test.each<[string, string, string[]]>([
    ['HTML that pages may contain', 'a <b>c</b> <br/> d', []],
    ['HTML is reported where it opens', 'a <blink>c</blink> <embed/> d', ['raw-html <blink>', 'raw-html <embed/>']],
    ['an HTML block once', '<div class="x">\n<p>\n</div>', ['html-attribute <div class="x">']],
    ['HTML after a comment', '<!-- a --><blink>', ['raw-html <blink>']],
    ['a comment is not reported', 'a <!-- b --> c\n\n<!--\n<b>\n-->', []],
    ['text that looks like HTML is not reported', 'a < b, 1<2, `<b>`, \\<b>', []],
    [
      'unsafe schemes',
      '[a](javascript:x) [b](DATA:x) [c](//d.e) <file:x> [ok](mailto:a@b.c)',
      ['unsafe-link javascript:x', 'unsafe-link DATA:x', 'unsafe-link //d.e', 'unsafe-link file:x'],
    ],
    [
      'directives without their braces, but not prose about them',
      '::demo A.tsx\n::api package="a" name="B"\n\n::icons @a/icons\n\nThe marks\n::pages and\n::api are for lists.\n\n- ::demo is a mark\n',
      [
        'unknown-directive ::demo A.tsx',
        'unknown-directive ::api package="a" name="B"',
        'unknown-directive ::icons @a/icons',
      ],
    ],
    ['a scheme in disguise', '[a](java&#9;script:x)', ['unsafe-link java&#9;script:x']],
    [
      'no host, and mistakes in the characters before it',
      '[a](http:/a.b) [a](https:a.b) [a](https:\\\\a.b) [a](https:///a.b) [a](http://https://a.b) [a](mailto://a@b.c)',
      [
        'unsafe-link http:/a.b',
        'unsafe-link https:a.b',
        'unsafe-link https:\\\\a.b',
        'unsafe-link https:///a.b',
        'unsafe-link http://https://a.b',
        'unsafe-link mailto://a@b.c',
      ],
    ],
    ['full addresses', '[a](HTTPS://a.b) [a](http://localhost:3000) [a](mailto:?subject=x) [a](mailto:a)', []],
    ['an image with a mail address', '![a](mailto:a@b.c)', ['unsafe-link mailto:a@b.c']],
    ['unknown container', ':::wraning\na\n:::', ['unknown-directive wraning']],
    ['unknown leaf', '::dmo{src="X.tsx"}', ['unknown-directive dmo']],
    ['demo', '::demo{src="parts/X.tsx" title="A part"}', []],
    ['demo without a source', '::demo', ['directive-attribute ::demo']],
    ['demo with an unknown attribute', '::demo{src="X.tsx" sorce="a"}', ['directive-attribute sorce="a"']],
    ['demo with an invalid value for a switch', '::demo{src="X.tsx" wide=maybe}', ['directive-attribute wide=maybe']],
    ['demo with switches', '::demo{src="X.tsx" wide client=true}', []],
    ['demo without a title', '::demo{src="X.tsx" title=""}', ['directive-attribute title=""']],
    ['demo with a name that is not a component', '::demo{src="X.tsx#x"}', ['directive-attribute src="X.tsx#x"']],
    ['demo from elsewhere', '::demo{src="../X.tsx"}', ['directive-attribute src="../X.tsx"']],
    ['demo with something in it', ':::demo{src="X.tsx"}\na\n:::', ['unknown-directive :::demo']],
    ['documentation', '::api{package="a" name="B"}', []],
    ['documentation of nothing', '::api{package="a"}', ['directive-attribute ::api']],
    ['text that looks like a directive', ':smile: 10:30 a:b[c] `::x` \\::y', ['foreign-markup :smile:']],
    ['known name with two colons', '::info', ['unknown-directive ::info']],
    ['title without brackets', ':::info Mind this\na\n:::', []],
    ['a closing line with too few colons', '::::note\na\n:::\n\nb', ['unclosed-directive ::::note']],
    ['a callout of another tool', ':::hint\na\n:::', ['unknown-directive hint']],
    ['a demo in brackets', '::demo[A.tsx]', ['directive-attribute ::demo']],
    ['a colon instead of an equals sign', '::demo{src: "A.tsx"}', ['directive-attribute src:']],
    ['curled quotation marks', '::demo{src=“A.tsx”}', ['directive-attribute src=“A.tsx”']],
    [
      'fullwidth colons',
      '：：demo{src="A.tsx"}\n\n：：：note\na\n：：：\n\n注：：这里\n\n:：tip',
      ['unknown-directive ：：demo{src="A.tsx"}', 'unknown-directive ：：：note', 'unknown-directive :：tip'],
    ],
    ['a table of contents in capitals', '[[TOC]]\n\n## A', []],
    ['text after the title', ':::info[Mind] this\na\n:::', ['lost-directive-title :::info[Mind]']],
    [
      'brackets after the braces, over two lines, and twice; unclosed braces',
      ':::info{title}[B]\na\n:::\n\n:::info[A\nB]\na\n:::\n\n:::info[A][B]\na\n:::\n\n:::info{title="a\na\n:::',
      [
        'lost-directive-title :::info',
        'lost-directive-title :::info',
        'lost-directive-title :::info[A]',
        'lost-directive-title :::info',
      ],
    ],
    [
      'titles of directives that take none, or have one already',
      '::::tabs[L]{title="T"}\n:::tab[A]{title="B"}\na\n:::\n::::\n\n::toc[*C* D]\n\n::demo[E]{src="X.tsx"}\n\n::: code-group [F]\n```js\na\n```\n:::',
      [
        'lost-directive-title [L]',
        'directive-attribute title="T"',
        'lost-directive-title title="B"',
        'lost-directive-title [*C* D]',
        'lost-directive-title [E]',
        'lost-directive-title [F]',
      ],
    ],
    [
      'titles of all shapes',
      ':::details[A] {open}\na\n:::\n\n:::info[]\na\n:::\n\n:::info{title="A"}\na\n:::\n\n::: info A {title=""}\na\n:::\n\n::toc{}\n\n::toc[]',
      [],
    ],
    ['space before the name', '::: info\na\n:::', []],
    [
      'as many colons inside, reported once',
      ':::tabs\n:::tab[a]\nb\n:::\n:::tab[c]\nd\n:::\n:::',
      ['stray-directive-fence :::tabs'],
    ],
    [
      'more colons inside',
      ':::info\n::::note\nb\n::::\nc\n:::\n\n:::details\n\n::::tabs\n\n:::tab[a]\n\nb\n\n:::\n\n::::\n\nc\n\n:::',
      [],
    ],
    ['never closed', 'a\n\n> :::info\n> b', ['unclosed-directive :::info']],
    ['closed in a quote', '> :::info\n> b\n> :::', []],
    ['closed with more colons', ':::info\nb\n::::', []],
    [
      'titles without a word',
      '::::steps\n:::step[]\na\n:::\n:::step{title=" "}\na\n:::\n::::',
      ['untitled-block :::step', 'untitled-block :::step'],
    ],
    [
      'addresses in attributes that a page may not use',
      '::::cards\n:::card[A]{href="javascript:x" picture="mailto:a@b.c"}\nb\n:::\n::::',
      ['unsafe-link javascript:x', 'unsafe-link mailto:a@b.c'],
    ],
    ['tab on its own', ':::tab[a]\nb\n:::', ['misplaced-directive :::tab']],
    ['tab without a label', '::::tabs\n:::tab\nb\n:::\n::::', ['untitled-block :::tab']],
    ['text between tabs', '::::tabs\nlost\n:::tab[a]\nb\n:::\n::::', ['misplaced-directive lost']],
    ['second title', '# A\n\n# B', ['repeated-title # B']],
    ['title below that of the front matter', '---\ntitle: A\n---\n\nB\n\n# C', ['repeated-title # C']],
    [
      'cells beyond the header',
      '| a | b |\n|---|---|\n| `x|y` | z |\n| 1 | 2 | 3 | 4 |\n| 1 | `2\\|3` | |\n| 1 | 2 | | 5\\| |',
      ['lost-table-cell z', 'lost-table-cell 3', 'lost-table-cell 5\\|'],
    ],
    [
      'rows without a row of dashes, or with too few',
      '| a | b |\n| 1 | 2 |\n\n|c|d|\r\n|3|4|\r\n\n|x|\n|-|-|\n\n| alone |\n\n|x| = 2\n|y| = 3\n\n| a |\n| - |',
      ['shown-as-text | a | b |', 'shown-as-text |c|d|', 'shown-as-text |x|'],
    ],
    [
      'headings without a space',
      '##A b\nc\n\n- ### d\n\nSee #1, #tag\n##id and ## e.\n\n####Ö\r\n\n`##g`\n\n\\##h\n\n##1\n\n<!-- ##i -->',
      ['shown-as-text ##A b', 'shown-as-text ####Ö'],
    ],
    [
      'headings and lists with a no-break space',
      '#\u00A0A b\n\n#\u00A05 of 6\n\n\\#\u00A0a\n\n# C\u00A0d\n\n-\u00A0a\n-\u00A0b\n\n> *\u00A0e\n\n-\u00A05 °C\n\n- h\u00A0i\n\n`-\u00A0j`\n\n\\-\u00A0k',
      ['shown-as-text #\u00A0A b', 'shown-as-text -\u00A0a', 'shown-as-text *\u00A0e'],
    ],
    [
      'links with fullwidth parentheses',
      '[a b]（/c）和 ![d]（./e.png) [f](/g）\n\n[1]（见下文）',
      ['shown-as-text [a b]（/c）', 'shown-as-text ![d]（./e.png)', 'shown-as-text [f](/g）'],
    ],
    [
      'links with a space before their address, spaces in it, or no end',
      '[a b] (/c) ![d] (e f.png) [g](my page.md) ![h](a b.png "t") [i](/j and [k](./l "m)',
      [
        'shown-as-text [a b] (/c)',
        'shown-as-text ![d] (e f.png)',
        'foreign-markup [g](my page.md)',
        'foreign-markup ![h](a b.png "t")',
        'shown-as-text [i](/j',
        'shown-as-text [k](./l',
      ],
    ],
    [
      'links with text and address the wrong way round',
      '(a b)[/c], (d)[./e.md]; f(g)[/h] (i)[j] (k)[0]',
      ['shown-as-text (a b)[/c]', 'shown-as-text (d)[./e.md]'],
    ],
    [
      'brackets and parentheses that are not links',
      '- [ ] (later) a\n- [x] b (/c)\n\nd [sic] (see e) f[0](1) [g](h i) \\[j](/k l) \\[m] (/n) [o] (#1) `[p] (/q)` [r]\n\n[r]: /s',
      [],
    ],
    [
      'failed attempts at strong text',
      '**「引用」**です\n\n**bold **text\n\n** spaced **\n\n**太字：**テキスト\n\na**"bc d"**e\n\n**`code`**です **`a`** b',
      [
        'shown-as-text **「引用」**',
        'shown-as-text **bold **',
        'shown-as-text ** spaced **',
        'shown-as-text **太字：**',
        'shown-as-text **"bc d"**',
        'shown-as-text **`code`**',
      ],
    ],
    [
      'asterisks that are not markup',
      'f(*args, **kwargs) and g(**options) 2 ** 3 ** 4 src/**/*.ts and test/**/*.ts a/**/b /** c **/ \\*\\*d \\*\\* **** e ** f `** g **` ** **',
      [],
    ],
    ['escaped characters', '\\{{ a }} \\{\\{ b }} \\==c d== \\:tada: \\[[E]] \\$x^2$ \\<Foo>', []],
    [
      'references without a definition',
      'a [its text][its name] [docs][] ![pic][1] list[of][all] `[in][code]` \\[not one][there] [text][defined]\n\n[defined]: /n',
      ['shown-as-text [its text][its name]', 'shown-as-text [docs][]', 'shown-as-text ![pic][1]'],
    ],
    [
      'tags in a changelog',
      '- [docs][icons] Add one (#1)\n- <!-- 08 -->[list item][card] Fix\n\n[Button][Fab] Change',
      [],
    ],
    [
      'brackets that are not references',
      '[0, 1][2, 3] [1][2] press [Ctrl][C] (of)[all][these] [ ][done] [done][ ] [a\\][bc] [bc][d\\]',
      [],
    ],
    [
      'links and pictures without an address',
      '[a]() ![](<>) [b](#) [c]\n\n[c]: <>',
      ['empty-address [a]()', 'empty-address ![](<>)', 'empty-address [c]: <>'],
    ],
    [
      'links without a name',
      '[](/a) [ ](/b) [![](/c.png)](/d) [![e](/e.png)](/f) [`g`](/g) [<img src="/h.png" alt="h">](/i) [][j] <a id="k"></a>\n\n[j]: /j',
      ['empty-link [](/a)', 'empty-link [ ](/b)', 'empty-link [![](/c.png)](/d)', 'empty-link [][j]'],
    ],
    ['a closing tag alone', 'a </b> c\n\n<i>d</i> </i> </br> </blink>', ['raw-html </b>']],
    ['code that is closed', '```ts\na\n```\n\n> ~~~~\n> a\n> ~~~~\n\n- ```\n  a\n  ```\n\n      b', []],
    ['code that is never closed', 'a\n\n~~~~ts {1} \nopen\n~~~', ['unclosed-code ~~~~ts {1}']],
    ['code that is not closed in a quote', '> ```\n> a\n\nb', ['unclosed-code ```']],
    ['code without content', '```ts', ['unclosed-code ```ts']],
    ['code that hides the end of a directive', ':::info\n```ts\na\n:::\n', ['unclosed-code ```ts']],
    ['code in HTML', '<pre>\n\na\n</pre>', []],
    [
      'overloaded text after a fence',
      `\`\`\`\n\`\`\`\n\n${'ü'.repeat(200_001)}`,
      [`overloaded-block ${'ü'.repeat(60)}`],
    ],
    ['settings of code', '```ts {1,2-3} title="a {b}"\na\nb\nc\n```\n\n```ts{1}\na\n```\n\n``` {1, }\na\n```', []],
    [
      'settings of checks, with and without a reason',
      '```ts continues {1}\na\n```\n\n```ts no-check="a {9} title=b" continues\na\n```\n\n```ts no-check\na\n```\n\n```ts no-check=""\na\n```\n\n```ts {1} no-check=why\na\n```',
      ['lost-code-setting no-check', 'lost-code-setting no-check=""', 'lost-code-setting no-check=why'],
    ],
    [
      'settings of other tools for code',
      '```ts twoslash ins={1} "a" /b/ frame="none" key={a} live=b file=c.ts\na\n```\n\n```ts:line-numbers {1}\na\n```',
      [
        'foreign-markup twoslash',
        'lost-code-setting ins={1}',
        'lost-code-setting "a"',
        'lost-code-setting line-numbers',
      ],
    ],
    [
      'settings of other tools that only change the appearance, or switch off what pages do not have',
      '```js {1} wrap copy frame="none" showLineNumbers=false collapse={1-2} mark={1} icon="x" tag\na\n```\n\n```ts:no-line-numbers\na\n```\n\n```js [a.js]\na\n```\n\n```rust,ignore\na\n```\n\n```console /usr/bin\na\n```',
      [],
    ],
    [
      'line numbers and marked words of other tools',
      '```js showLineNumbers {1}\na\n```\n\n```js showLineNumbers{5} /a b/2\na\n```\n\n```py linenums="1" hl_lines="1"\na\n```',
      [
        'lost-code-setting showLineNumbers',
        'lost-code-setting showLineNumbers{5}',
        'lost-code-setting /a b/',
        'lost-code-setting linenums="1"',
        'lost-code-setting hl_lines="1"',
      ],
    ],
    ...['{3-1}', '{1,0}', '{99}', '{2-4}', '{abc}', '{1..2}', '{-1}'].map((marks): [string, string, string[]] => [
      `lines that cannot be marked: ${marks}`,
      `\`\`\`ts ${marks}\na\nb\n\`\`\``,
      [`lost-code-setting ${/^\{(?:1,)?([\d-]+)\}$/.exec(marks)?.[1] ?? marks}`],
    ]),
    [
      'titles that cannot be read',
      '```ts title=a.ts\na\n```\n\n```ts filename="a b"\na\n```\n\n```ts title="a\na\n```\n\n```ts src/b.ts\na\n```',
      [
        'lost-code-setting title=a.ts',
        'lost-code-setting filename="a b"',
        'lost-code-setting title="a',
        'lost-code-setting src/b.ts',
      ],
    ],
    [
      'footnotes that are missing, repeated or unused',
      'a[^a] b[^b] *c[^nope]* `[^code]` \\[^escaped] [^a-z]+\n\n[^a]: x[^d]\n\n[^A]: y\n\n[^c]: [z](/z)\n\n[^d]: e',
      ['missing-footnote [^b]', 'missing-footnote [^nope]', 'repeated-footnote [^A]', 'unused-footnote [^c]'],
    ],
  ])('%s', (_, text, problems) => {
    expect(problemsOf(text)).toEqual(problems);
  });

  test.each([
    ['```ts title=a.ts {1}\na\n```', '```ts title="a.ts" {1}\na\n```'],
    ["```ts {1} filename='a b'\na\n```", '```ts {1} title="a b"\na\n```'],
    ['```ts src/a.ts {1}\na\n```', '```ts title="src/a.ts" {1}\na\n```'],
    ['```ts title="a\na\n```', undefined],
    ['```ts title={a}\na\n```', undefined],
  ])('a code setting has a fix if its meaning is clear: %j', (text, repaired) => {
    const [edit] = readFacts(text).problems[0]?.fix?.edits ?? [];
    expect(edit && text.slice(0, edit.start) + edit.text + text.slice(edit.end)).toBe(repaired);
  });

  test('suggest what was meant', () => {
    expect(readFacts(':::wraning\na\n:::').problems[0]).toMatchObject({
      message: 'There is no directive `wraning`.',
      help: 'did you mean `warning`',
    });
    expect(readFacts('::xyzzy').problems[0]?.help).toBe(
      `use ${directiveNames(BUILT_IN)
        .slice(0, -1)
        .map((name) => `\`${name}\``)
        .join(', ')} or \`${directiveNames(BUILT_IN).at(-1)}\``,
    );
  });

  test('the facts contain the demos and API parts of a page', () => {
    const { parts } = readFacts('a\n\n::demo{src="X.tsx"}\n\n::api{package="@a/b" name="C"}\n');
    expect(parts).toMatchObject([
      { kind: 'demo', ask: { src: 'X.tsx' }, at: { src: { start: { line: 3, column: 8 } } } },
      { kind: 'api', ask: { package: '@a/b', name: 'C' }, at: { name: { start: { line: 5, column: 22 } } } },
    ]);
    expect(readFacts('a').parts).toBeUndefined();
  });

  test('each attribute is found at its own place', () => {
    const features = [
      {
        name: 'tag',
        says: 'A tag.',
        asked: ['text', 'line', 'block'],
        label: { as: 'text' },
        ask: { tone: { kind: 'text', says: 'A.' }, to: { kind: 'page', says: 'B.' } },
        made: true,
      },
    ] as const;
    const text = `Text :tag[to tone]{tone="} to=" to = '/a?b&amp;c'} :tag[a]{to=/d}

:::tag[to="/e" tone]{tone="{" to="/f"}
g
:::
`;
    const { parts = [], problems } = readFacts(text, { settings: { features } });
    const written = ({ at }: (typeof parts)[number]) =>
      Object.entries(at).map(([name, { start, end }]) => [name, text.slice(start.offset, end.offset)]);
    expect(parts.map(written)).toEqual([
      [
        ['tone', 'tone="} to="'],
        ['to', '/a?b&amp;c'],
      ],
      [['to', '/d']],
      [
        ['tone', 'tone="{"'],
        ['to', '/f'],
      ],
    ]);
    expect(parts.map(({ ask }) => ask)).toEqual([
      { tone: '} to=', to: '/a?b&c' },
      { to: '/d' },
      { tone: '{', to: '/f' },
    ]);
    expect(problems).toEqual([]);
  });

  test.each([
    '```md\n::demo{src="X.tsx"}\n```',
    '    ::demo{src="X.tsx"}',
    '`::demo{src="X.tsx"}`',
    '> ```\n> ::api{package="@a/b" name="C"}\n> ```',
  ])('a directive in code is text: %j', (source) => {
    expect(readFacts(source)).toMatchObject({ problems: [] });
    expect(readFacts(source).parts).toBeUndefined();
  });

  test('messages quote the page on one line, without control characters', () => {
    const [problem] = readFacts(`[a](<x:\u001B[31m${'b'.repeat(100)}>)`).problems;
    expect(problem?.message).toBe(`\`x: [31m${'b'.repeat(52)}…\` is not an address that a page may link to.`);
  });
});

test('the help for an image with a mail address suggests a path or a web address', () => {
  expect(readFacts('![a](mailto:a@b.com)\n').problems.map(({ help }) => help)).toEqual([
    'use a path, or an address that starts with `http://` or `https://`',
  ]);
});

test.each([
  ['::demo{file="A.tsx"}', ['did you mean `src`']],
  ['::api{package="a" component="B"}', ['did you mean `name`']],
  ['::pages{group="/a"}', ['did you mean `of`']],
  // A name close to another attribute does not help with the missing one.
  ['::api{package="a" row="b"}', ['write `::api{name="…"}`', 'did you mean `rows`']],
  ['::demo A.tsx', ['write its attributes in braces directly after the name, as in `::demo{src="…"}`']],
  ['::demo{src="/a/b/A.tsx"}', ['write the path of a `.tsx` file from the page’s folder, such as `BasicButton.tsx`']],
])('the help for %s says what to write', (text, help) => {
  expect(readFacts(text).problems.map((problem) => problem.help)).toEqual(help);
});

test('a word of a writer is never looked up among the members of objects', () => {
  const text = ':::constructor\nx\n:::\n\n::toString{}\n\n::demo{src="A.tsx" constructor}\n';
  const { problems } = readFacts(text);
  expect(problems.map(({ code, help }) => [code, help?.slice(0, 12)])).toEqual([
    ['unknown-directive', 'use `api`, `'],
    ['unknown-directive', 'use `api`, `'],
    ['directive-attribute', 'use `src`, `'],
  ]);
});

test('a component of one letter may stand for a directive', () => {
  const { parts, problems } = readFacts('<X package="pebble-icons" />\n', {
    format: 'mdx',
    settings: { components: { X: 'icons' } },
  });
  expect(problems).toEqual([]);
  expect(parts).toMatchObject([{ kind: 'icons', ask: { package: 'pebble-icons' } }]);
});

test('a component that stands for a directive lacks what the directive lacks', () => {
  const { problems } = readFacts('<A>\n  <B>a</B>\n</A>\n\n<C />\n', {
    format: 'mdx',
    settings: { components: { A: 'steps', B: 'step', C: 'api' } },
  });
  expect(problems.map(({ code, help }) => [code, help])).toEqual([
    ['untitled-block', 'give it a `title`'],
    ['directive-attribute', 'give it a `package`'],
  ]);
});

test.each([
  [':::note\n| a |\n| - |\n| b |\n:::\n\nSee [x](/y).'],
  [':::note\r\n| a |\r\n| - |\r\n| b |\r\n:::\r\n\r\nSee [x](/y).'],
  ['- i\n\n  :::note\n  | a |\n  | - |\n  | b |\n  :::\n\nSee [x](/y).'],
  ['> :::note\n> | a |\n> | - |\n> | b |\n> :::\n\nSee [x](/y).'],
])('the line that closes a directive is no row of the table before it: %j', (text) => {
  const { problems, links } = readFacts(text);
  expect(problems).toEqual([]);
  expect(links.map(({ range }) => text.slice(range.start.offset, range.end.offset))).toEqual(['/y']);
  expect(renderBlocks(text)).not.toContain(':::');
});
