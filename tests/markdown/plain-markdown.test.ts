import { describe, expect, test } from 'vitest';
import { featureNamed } from '../../site/features/index.ts';
import { parseForOutput } from '../../site/markdown/read/parse-page.ts';
import { toPlainMarkdown } from '../../site/markdown/render/plain-markdown.ts';
import { escapeTags } from '../../site/markdown/tree/find-code.ts';
import { DRAWING } from '../support/drawing.ts';

const plain = (text: string): string =>
  toPlainMarkdown(parseForOutput(text, {}), {
    resolve: (address) => (/^(?:#|https:)/.test(address) ? address : `https://kit.example${address}/`),
    draw: (asked, { kind }) =>
      kind === 'demo' && asked.ask['src'] === 'Basic.tsx'
        ? '```tsx\nexport {}\n```'
        : featureNamed(kind)?.markdown(asked, {
            ...DRAWING,
            resolve: (href) => ({ href: `https://kit.example${href}`, external: false }),
          }),
  });

describe('the standalone Markdown of a page', () => {
  test.each([
    ['loses its front matter', '---\ntitle: A\n---\n\nText', 'Text'],
    [
      'quotes a callout under its title',
      ':::warning[Take `care`]\nOne\n\n- two\n:::\n\nAfter',
      '> **Take care**\n>\n> One\n>\n> - two\n\nAfter',
    ],
    [
      'keeps a block in its list',
      '- a\n\n  ::::note[B]\n  c\n\n  :::tip[D]\n  ```\n    e\n  ```\n  :::\n  ::::\n\n1. :::steps\n   f\n   :::',
      '- a\n\n  > **B**\n  >\n  > c\n  >\n  > > **D**\n  > >\n  > > ```\n  > >   e\n  > > ```\n\n1. f',
    ],
    [
      'keeps a block in its quote',
      '> :::tabs\n> a\n>\n> b\n> :::\n\n> - :::note[C]\n>   d\n>   :::',
      '> a\n>\n> b\n\n> - > **C**\n>   >\n>   > d',
    ],
    ['titles a callout without a title with its name', ':::note\nOne\n:::', '> **Note**\n>\n> One'],
    [
      'writes settings under their names, and what is within them as lists',
      '::::::settings{filter}\n:::::setting[`port`]{type="`a` or number" default="80" required}\nOf the server.\n\n::::settings\n:::key[`port.b`]{deprecated}\nOne.\n\n- two\n:::\n:::key[`port.c`]{type="Text"}\nThree.\n:::\n::::\n:::::\n::::::',
      '### `port`\n\n`a` or number, required, Default `80`\n\nOf the server.\n\n- `port.b`: deprecated. One.\n\n  - two\n- `port.c`: Text. Three.',
    ],
    [
      'puts each tab under its name',
      '::::tabs\n:::tab[npm]\n```bash\nnpm i\n```\n:::\n:::tab[pnpm]\nText\n:::\n::::',
      '**npm**\n\n```bash\nnpm i\n```\n\n**pnpm**\n\nText',
    ],
    ['quotes a callout in a tab', ':::::tabs\n::::tab[A]\n:::info[B]\nC\n:::\n::::\n:::::', '**A**\n\n> **B**\n>\n> C'],
    [
      'replaces a demo by its source',
      'Before\n\n::demo{src="Basic.tsx"}\n\nAfter',
      'Before\n\n```tsx\nexport {}\n```\n\nAfter',
    ],
    ['leaves out a demo that cannot be shown', 'Before\n\n::demo{src="./Gone.tsx"}\n\nAfter', 'Before\n\n\n\nAfter'],
    [
      'links back to the site',
      '[a](/b) and ![c](/d "e") and [f][g] and [h](#i)\n\n[g]: /j',
      '[a](https://kit.example/b/) and ![c](https://kit.example/d/ "e") and [f][g] and [h](#i)\n\n[g]: https://kit.example/j/',
    ],
    ['resolves the picture in a link', '[![a](/b)](/c)', '[![a](https://kit.example/b/)](https://kit.example/c/)'],
    [
      'shows tags and hides comments',
      'A <blink>tag</blink> and `<code>` <!-- no -->here',
      'A \\<blink>tag\\</blink> and `<code>` here',
    ],
    [
      'shows keys as code, and removes tags around text',
      'Press <kbd>Ctrl</kbd>+<kbd>K</kbd>, <mark>now **or** never</mark><br>H<sub>2</sub>O',
      'Press `Ctrl`+`K`, now **or** never H2O',
    ],
    [
      'has no second title',
      '---\ntitle: A\n---\n\nB\n\n# C [d](/e)\n\nF\n===\n\n> # G',
      'B\n\n## C [d](https://kit.example/e/)\n\nF\n---\n\n> ## G',
    ],
    ['leaves out a title that is not at the top', 'A\n\n# B [c](/d)\n\nE', 'A\n\n\n\nE'],
    ['keeps the title at the top', '# A\n\nB', '# A\n\nB'],
    ['keeps code as it is', '```md\n:::note\n<b>\n:::\n```', '```md\n:::note\n<b>\n:::\n```'],
    ['keeps addresses in angle brackets', 'See <https://kit.example>.', 'See <https://kit.example>.'],
    ['converts Windows line ends', ':::note\r\nOne\r\n:::', '> **Note**\n>\n> One'],
  ])('%s', (_, text, expected) => {
    expect(plain(text)).toBe(expected);
  });
});

test.each([
  ['<b>loud</b> and `<b>`', '\\<b>loud\\</b> and `<b>`'],
  ['`` a ` <b> `` <i>', '`` a ` <b> `` \\<i>'],
  ['1 < 2', '1 < 2'],
  // A backslash means that what follows is neither code nor a tag.
  ['\\`<b>\\` and \\<i>', '\\`\\<b>\\` and \\<i>'],
  ['\\\\<b>', '\\\\\\<b>'],
  // Code ends with its paragraph, except between fences; unclosed, it is not code.
  ['a ` b\n\n<i> ` c', 'a ` b\n\n\\<i> ` c'],
  ['```\n\n<i>\n```', '```\n\n<i>\n```'],
  ['```<i> `<b>`', '```\\<i> `<b>`'],
  // Backticks in a block open nothing; a fence of the same kind that is at least as long closes it.
  ['~~~\n` <b>\n```\n~~~\n<i> `', '~~~\n` <b>\n```\n~~~\n\\<i> `'],
  ['````\n```\n<b>\n````\n<i>', '````\n```\n<b>\n````\n\\<i>'],
  ['- ```tsx title="a"\n  <b />\n  ```\n- <i>', '- ```tsx title="a"\n  <b />\n  ```\n- \\<i>'],
  ['```\n<b>', '```\n<b>'],
  ['~~<i>~~', '~~\\<i>~~'],
])('tags of %j are shown', (text, expected) => {
  expect(escapeTags(text)).toBe(expected);
});
