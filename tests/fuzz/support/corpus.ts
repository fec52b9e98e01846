/** Makes a text with about the given number of characters. */
export type MakeText = (characters: number) => string;

function repeat(piece: string): MakeText {
  return (characters) => piece.repeat(Math.ceil(characters / piece.length));
}

function numbered(piece: (number: number) => string): MakeText {
  return (characters) =>
    Array.from({ length: Math.ceil(characters / piece(1000).length) }, (_, at) => piece(at)).join('');
}

function around(start: string, middle: MakeText, end = ''): MakeText {
  return (characters) => start + middle(characters) + end;
}

/** Pages for which a parser or pattern once took quadratic time or worse. */
export const HOSTILE_PAGES: Readonly<Record<string, MakeText>> = {
  colons: repeat(':'),
  'lines of colons': repeat(':::\n'),
  'open directives': repeat('::a[\n'),
  'directives without braces': repeat('::demo A.tsx\n'),
  'a long name without braces': around('::demo ', repeat('A.'), ' b\n'),
  'merge conflicts beside code': repeat('```\na\n```\n\n<<<<<<< a\nb\n=======\nc\n>>>>>>> d\n\n'),
  'deep directives': (characters) =>
    Array.from(
      { length: Math.floor(Math.sqrt(2 * characters)) },
      (_, at, depth = Math.floor(Math.sqrt(2 * characters)) - at) => `${':'.repeat(depth + 3)}info\n`,
    ).join(''),
  'words after colons': repeat(':a'),
  times: repeat('10:30 '),
  'open comments': repeat('<!--'),
  'inline comments': repeat('a <!-- '),
  tags: repeat('<a>'),
  'open tags': repeat('x <b c="'),
  'equal signs in open tags': repeat(`text <a ${'=/'.repeat(300)}\n\n`),
  'elements without an end': repeat('a <b>x '),
  'blocks without an end': repeat('<div>a <b>x'),
  'quotes in attributes': around(':a[b]{c="}"', repeat(' d=":e{"')),
  'names in a file tree': around(':::file-tree\n- ', repeat('**a[b`_<'), '\n:::\n'),
  'brackets after a fence': around('```ts ', repeat('[{1')),
  'fences without an end': around('~~~\n', repeat('```\n>\n\n')),
  'a cell beyond the header': around('|a|\n|-|\n|b|c', repeat(' |\\|'), 'd|\n'),
  'a cell of spaces': around('|a|\n|-|\n|b|c', repeat(' '), 'd|\n'),
  'a line of equal signs': around('a\n\n', repeat('='), ' b\n===\n'),
  entities: repeat('&amp;'),
  'entities in paragraphs': repeat('&amp; &lt; &gt;\n\n'),
  ampersands: repeat('&'),
  quotes: repeat('>'),
  'headings with the same text': repeat('## Headings with exactly the same text\n\n'),
  'lists on one line': repeat('1. '),
  'a deep list': (characters) =>
    Array.from({ length: Math.floor(Math.sqrt(characters)) }, (_, depth) => `${'  '.repeat(depth)}- a\n`).join(''),
  brackets: repeat('['),
  'open links': repeat('[a](</b "'),
  images: around('![', repeat('a]('), '](/b)'),
  stars: repeat('*a **b '),
  backticks: repeat('`a'),
  footnotes: numbered((number) => `[^${number}]\n\n[^${number}]: a\n\n`),
  'a wide table': (characters) =>
    `${'|a'.repeat(Math.sqrt(characters / 2))}\n${'|-'.repeat(Math.sqrt(characters / 2))}\n${'|a\n'.repeat(characters / 4)}`,
  'a line beyond ASCII': repeat('ü *b* `c` '),
  'open front matter': around('---\n', repeat('a: b\n')),
  'redirects in front matter': around(
    '---\nredirectFrom:\n',
    numbered((number) => `  - /old-${number}\n`),
    '---\n',
  ),
  'related pages': around('---\nrelated:\n', repeat('  - /a\n'), '---\n'),
  'keys in front matter': around(
    '---\n',
    numbered((number) => `key-${number}: a\n`),
    '---\n',
  ),
  NUL: repeat('\0'),
  'HTML in code': around('```html\n', repeat('<a '), '\n```\n'),
  'many blocks of HTML': repeat(`\`\`\`html\n${'<a '.repeat(500)}\n\`\`\`\n\n`),
  'slashes in code': around('```ts\n', repeat('=/['), '\n```\n'),
  'spaces in a title': around(':::tip a', repeat(' '), '{\n:::\n'),
  'names before line separators': repeat(`:::${'a'.repeat(9000)}\u2028\n`),
  'open labels of code': around('::: code-group\n```js ', repeat('['), '\na\n```\n:::\n'),
  'open marks in code': around('```js\n', repeat('[!code '), '\n```\n'),
  'imports of nothing': repeat('import \n'),
  'expressions with escapes': repeat('{{a\\*b}} '),
  'spaces in preformatted text': around('<pre>a', repeat(' '), 'b</pre>\n'),
  'marked lines': (characters) => `\`\`\`ts {${'1,'.repeat(characters / 4)}}\n${'a\n'.repeat(characters / 4)}\`\`\`\n`,
};

/** Such pages in MDX. */
export const HOSTILE_MDX_PAGES: Readonly<Record<string, MakeText>> = {
  'spaces after an id': around('# a {#b}', repeat(' '), 'c\n'),
  'spaces in an import': around('import a,', repeat(' '), "b from'c'\n"),
  'merge conflicts beside code': repeat('```\na\n```\n\n<<<<<<< a\nb\n=======\nc\n>>>>>>> d\n\n'),
  'open braces': repeat('{'),
  'open braces on lines': repeat('{a\n'),
  'comments in a comment': around('{/* */ ', repeat('// /*\n'), '}\n'),
};

/** Such stylesheets. */
export const HOSTILE_STYLESHEETS: Readonly<Record<string, MakeText>> = {
  'spaces in an address': around('url(', repeat(' ')),
  'open comments': repeat('/* '),
  'escaped quotes': around('"', repeat('\\"')),
  'escaped apostrophes': around("'", repeat("\\'")),
};

const SECTION = 'id: w\nname: W\nprefixes: [/w]\npages:\n  - { pathname: /w/a, planned: true }\n';

/** Bytes of the largest hostile section: as much as anyone writes by hand; a file may have sixteen times as many. */
export const LARGE_SECTION = 1024 * 1024;

/** Such section files. */
export const HOSTILE_SECTIONS: Readonly<Record<string, MakeText>> = {
  'package: and brackets': around(`${SECTION}package: `, repeat('[')),
  'open lists': around(SECTION, repeat('a: [b\n')),
  'lines without a colon': around(SECTION, repeat('a\n')),
  'dashes without spaces': around(SECTION, repeat('pages:\n  -a: b\n   c: d\n')),
  'merge conflicts': around(SECTION, repeat('<<<<<<< a\nb: c\n=======\nd: e\n>>>>>>> f\n')),
  'marks in lists': around(SECTION, repeat('  - tags: [planned, beta, legacy]\n')),
  'lines after tabs': around(SECTION, repeat('\ta: b\n')),
  'dashes next to an open quote': around(`${SECTION}a: "b\n# `, repeat('-   ')),
  'spaces next to an open quote': around(`${SECTION}a: "b\n# `, repeat(' ')),
  'unusual spaces next to an open quote': around(`${SECTION}a: "b\n`, repeat('\u00A0a: b\n')),
  'wrong keys': around(
    SECTION,
    numbered((number) => `key-${number}: a\n`),
  ),
  'wrong nodes': around(
    SECTION,
    numbered((number) => `  - { pathname: 5, titel: 3, x${number}: [] }\n`),
  ),
  'misspelt levels': (characters) => {
    const branch = Array.from(
      { length: 45 },
      (_, depth) => `${'  '.repeat(depth * 2 + 1)}- title: a\n${'  '.repeat(depth * 2 + 2)}childern:\n`,
    ).join('');
    return `id: w\nname: W\npages:\n${`${branch}${'  '.repeat(91)}- /w/a\n`.repeat(Math.ceil(characters / branch.length))}`;
  },
  texts: around(SECTION, repeat('  - text\n')),
  duplicates: around(`${SECTION}    title: a\n`, repeat('    title: a\n')),
  'lost pages': around(
    'id: w\nname: W\nprefixes: [/w]\npages:\n',
    numbered((number) => `  - { title: Page ${number}, pathname: [] }\n`),
  ),
  prefixes: around(
    `${SECTION}prefixes: [`,
    numbered((number) => `/w/${number}, `),
    ']\n',
  ),
  'nested prefixes': around(
    'id: w\nname: W\nprefixes: [',
    numbered((number) => `/w/${number}, `),
    ']\npages: [{ pathname: /z/a }]\n',
  ),
  'groups of one name': around(
    'id: w\nname: W\nprefixes: [/w]\npages:\n',
    repeat('  - { title: Same, children: [{ pathname: /w/a, planned: true }] }\n'),
  ),
  'empty folders': around(
    'id: w\nname: W\nprefixes: [/w]\npages:\n',
    numbered((number) => `  - { pathname: /w/${number}, generate: directory }\n`),
  ),
  'a long pathname': around('id: w\nname: W\npages:\n  - pathname: /w', repeat('/a')),
  slashes: around('id: w\nname: W\npages:\n  - pathname: x', repeat('/')),
};

/** Such descriptions in the types of a package. */
export const HOSTILE_DESCRIPTIONS: Readonly<Record<string, MakeText>> = {
  'a run of backticks': repeat('`'),
  'open code': repeat('`a'),
  'runs of all lengths': (characters) =>
    Array.from({ length: Math.floor(Math.sqrt(2 * characters)) }, (_, at) => `${'`'.repeat(at + 1)}\n\n`).join(''),
  backslashes: around('`', repeat('\\'), '`'),
  'open references': repeat('{@link a '),
  'a reference of spaces': around('{@link', repeat(' ')),
  'open brackets': repeat('[[a'),
  tags: repeat('<a `'),
  'open blocks': repeat('```a\n'),
  'open blocks of tildes': repeat('~~~ a\n'),
  'open addresses': repeat('](/a'),
};

/** Such types of a package as the compiler prints them. */
export const HOSTILE_TYPES: Readonly<Record<string, MakeText>> = {
  'open brackets': repeat('[ a'),
  'closing brackets': around('[', repeat(' a ]')),
  blanks: around('[', repeat(' '), ']'),
  literals: repeat("'react.js' | "),
};
