import { describe, expect, test } from 'vitest';
import { highlight } from '../../site/markdown/highlight/highlight.ts';
import { renderBlocks } from './render.ts';

const i = (name: string, text: string) => `<i class=${name}>${text}</i>`;

describe('scripts', () => {
  test.each([
    [
      'keywords in a row become one token',
      'export default function f() {}',
      `${i('k', 'export default function')} ${i('f', 'f')}() {}`,
    ],
    ['strings and comments', `const a = "b"; // c`, `${i('k', 'const')} a = ${i('s', '"b"')}; ${i('c', '// c')}`],
    [
      'numbers and literals',
      'f(0x1F, 1_000n, .5e3, null)',
      `${i('f', 'f')}(${['0x1F', '1_000n', '.5e3', 'null'].map((number) => i('n', number)).join(', ')})`,
    ],
    ['types', 'let a: string = x as const', `${i('k', 'let')} a: ${i('t', 'string')} = x ${i('k', 'as const')}`],
    ['class names', 'class A extends B {}', `${i('k', 'class')} ${i('t', 'A')} ${i('k', 'extends')} ${i('t', 'B')} {}`],
    ['call with type arguments', 'useState<A | B>(x)', `${i('f', 'useState')}&lt;A | B&gt;(x)`],
    ['members are not keywords', 'a.default.of(b)', `a.default.${i('f', 'of')}(b)`],
    ['contextual words as names', 'const { type, from } = of;', `${i('k', 'const')} { type, from } = of;`],
    ['division', 'a / b / c', 'a / b / c'],
    ['regular expression', 'x = /[/"]+/g.test(y)', `x = ${i('s', '/[/"]+/g')}.${i('f', 'test')}(y)`],
    [
      'template',
      '`a ${b({ c: `d` })} e`',
      `${i('s', '`a')} ${i('k', '${')}${i('f', 'b')}({ c: ${i('s', '`d`')} })${i('k', '}')} ${i('s', 'e`')}`,
    ],
    ['comparison', 'a < b && c > d', 'a &lt; b &amp;&amp; c &gt; d'],
  ])('%s', (_, code, html) => {
    expect(highlight(code, 'ts')).toBe(html);
  });

  test.each([
    [
      'element',
      '<A.B c="d" e={f} {...g}>it\'s {h} text</A.B>',
      `&lt;${i('t', 'A.B')} ${i('a', 'c')}=${i('s', '"d"')} ${i('a', 'e')}={f} {...g}&gt;` +
        `it's {h} text&lt;/${i('t', 'A.B')}&gt;`,
    ],
    ['fragment', 'return <><b /></>;', `${i('k', 'return')} &lt;&gt;&lt;${i('t', 'b')} /&gt;&lt;/&gt;;`],
    ['two elements', '<A />\n<B />', `&lt;${i('t', 'A')} /&gt;\n&lt;${i('t', 'B')} /&gt;`],
    [
      'element in an expression',
      '<A b={<C />}>{d && <E/>} if</A>',
      `&lt;${i('t', 'A')} ${i('a', 'b')}={&lt;${i('t', 'C')} /&gt;}&gt;` +
        `{d &amp;&amp; &lt;${i('t', 'E')}/&gt;} if&lt;/${i('t', 'A')}&gt;`,
    ],
    [
      'type parameters are not an element',
      'const f = <T,>(a: T) => a;',
      `${i('k', 'const')} f = &lt;T,&gt;(a: T) =&gt; a;`,
    ],
    ['code continues after an element', 'f(<A/>, if)', `${i('f', 'f')}(&lt;${i('t', 'A')}/&gt;, ${i('k', 'if')})`],
  ])('JSX: %s', (_, code, html) => {
    expect(highlight(code, 'tsx')).toBe(html);
  });

  const HALVES = ['`${', '<a b={', '"', '/*', '}}}', '</', '\\', '<a>`', '${`'];

  test.each(HALVES)('incomplete code keeps every character: %s', (code) => {
    expect(textOf(highlight(code, 'tsx'))).toBe(code);
  });
});

describe('other languages', () => {
  test.each([
    ['bash', 'npm i # x', `${i('f', 'npm')} i ${i('c', '# x')}`],
    ['json', '{ "a": [1, "b", true] }', `{ ${i('a', '"a"')}: [${i('n', '1')}, ${i('s', '"b"')}, ${i('n', 'true')}] }`],
    ['css', '.a { color: red; }', `${i('t', '.a')} { ${i('a', 'color')}: red; }`],
    ['scss', '$a: 1px;', `${i('v', '$a')}: 1px;`],
    ['html', '<a b="c">d</a>', `&lt;${i('t', 'a')} ${i('a', 'b')}=${i('s', '"c"')}&gt;d&lt;/${i('t', 'a')}&gt;`],
    ['yaml', 'a: 1 # b', `${i('a', 'a')}: ${i('n', '1')} ${i('c', '# b')}`],
    ['diff', '-a\n+b', `${i('d', '-a')}\n${i('i', '+b')}`],
    ['md', '# A', `# ${i('t', 'A')}`],
    ['graphql', 'query { a }', `${i('k', 'query')} { ${i('a', 'a')} }`],
  ])('%s', (language, code, html) => {
    expect(highlight(code, language)).toBe(html);
  });

  test.each([
    [
      'options',
      'npx a --no-b -c=1 2>&1',
      `${i('f', 'npx')} a ${i('v', '--no-b -c')}=${i('n', '1 2')}&gt;&amp;${i('n', '1')}`,
    ],
    [
      'variables',
      'A=1 b "$C ${D}"',
      `${i('v', 'A')}=${i('n', '1')} b ${i('s', '"')}${i('v', '$C ${D}')}${i('s', '"')}`,
    ],
    [
      'loops',
      'for a in 1; do echo $a; done',
      `${i('k', 'for')} ${i('v', 'a')} ${i('k', 'in')} ${i('n', '1')}; ${i('k', 'do')} ${i('f', 'echo')} ${i('v', '$a')}; ${i('k', 'done')}`,
    ],
    ['functions', 'f() { exit; }', `${i('f', 'f')}() { ${i('f', 'exit')}; }`],
    [
      'strings over several lines',
      "cat <<'E'\ncd\nE\ncd",
      `${i('f', 'cat')} ${i('s', "&lt;&lt;'E'\ncd\nE")}\n${i('f', 'cd')}`,
    ],
    ['a hash sign within a word is not a comment', 'a#b # c', `a#b ${i('c', '# c')}`],
    ['an apostrophe without a partner is not a string', "it's npm", `it's ${i('f', 'npm')}`],
    ['command names within other words', 'my-npm npm.js "npm"', `my-npm npm.js ${i('s', '"npm"')}`],
  ])('shell: %s', (_, code, html) => {
    expect(highlight(code, 'bash')).toBe(html);
  });

  test.each([
    [
      'at-rules',
      '@media (min-width: 1px) and (hover) { a { } }',
      `${i('k', '@media')} (${i('a', 'min-width')}: 1px) ${i('k', 'and')} (hover) { ${i('t', 'a')} { } }`,
    ],
    [
      'selectors with strings and states',
      'a[b="{"]:hover > c,\nd {}',
      `${i('t', 'a[b="{"]:hover > c,\nd'.replace('>', '&gt;'))} {}`,
    ],
    [
      'functions and URLs',
      'a: b(c) url(d.png);',
      `${i('a', 'a')}: ${i('f', 'b')}(c) ${i('f', 'url')}(${i('s', 'd.png')});`,
    ],
    [
      'comments and importance',
      '/* a { */ b: c !important',
      `${i('c', '/* a { */')} ${i('a', 'b')}: c ${i('k', '!important')}`,
    ],
  ])('CSS: %s', (_, code, html) => {
    expect(highlight(code, 'css')).toBe(html);
  });

  test('JSON with comments and escapes', () => {
    expect(highlight('{ "a\\"": null, // b\n"c": -1e3 }', 'jsonc')).toBe(
      `{ ${i('a', '"a\\""')}: ${i('k', 'null')}, ${i('c', '// b')}\n${i('a', '"c"')}: ${i('n', '-1e3')} }`,
    );
  });

  test.each(['', 'cobol', 'constructor', '__proto__'])('%s stays plain text', (language) => {
    expect(highlight('if <a>', language)).toBe('if &lt;a&gt;');
  });

  test.each(['tsx', 'js', 'bash', 'json', 'css', 'scss', 'html', 'yaml', 'diff', 'md', 'graphql'])(
    'keeps every character and adds none: %s',
    (language) => {
      expect(textOf(highlight(SAMPLE, language))).toBe(SAMPLE);
    },
  );
});

describe('fences', () => {
  const figure = (caption: string, code: string) =>
    `<figure class="code" data-lang="txt">${caption}<pre tabindex="0">` +
    `<code class="language-txt">${code}</code></pre></figure>`;

  test.each([
    ['title', 'txt title="a <b>"', 'x', figure('<figcaption>a &lt;b&gt;</figcaption>', 'x')],
    ['marks', 'txt {1,3-4}', 'a\nb\nc\nd\ne', figure('', '<mark>a\n</mark>b\n<mark>c\nd\n</mark>e')],
    ['mark of the last line', 'txt {2}', 'a\nb', figure('', 'a\n<mark>b</mark>')],
    ['marks without a space', 'txt{1}', 'a\nb', figure('', '<mark>a\n</mark>b')],
    ['marks beyond the end', 'txt {9-99999999}', 'a', figure('', 'a')],
    ['braces in the title', 'txt title="{1}"', 'a', figure('<figcaption>{1}</figcaption>', 'a')],
  ])('%s', (_, info, code, html) => {
    expect(renderBlocks(`\`\`\`${info}\n${code}\n\`\`\``)).toBe(html);
  });

  test('a token over several lines is split where a mark begins or ends', () => {
    expect(renderBlocks('```js {2}\n/* a\nb\nc */\n```')).toContain(
      '<i class=c>/* a\n</i><mark><i class=c>b\n</i></mark><i class=c>c */</i>',
    );
  });
});

function textOf(html: string): string {
  return html
    .replace(/<\/?i[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

const SAMPLE = `import { a } from './b'; // "c"
export const d = <E f="g">{h ? \`i \${j}\` : null} &amp; k</E>;
@media (max-width: 1px) { .l > m::after { content: "\\n"; } }
{ "o": [1, -2.5e3, true, null] }
<!-- p --><q r='s' t>u</q>
+ v
- w: "x"
# y $Z \${AA} 'bb'
/* never closed`;
