import { expect, test } from 'vitest';
import { importTree } from './support/import-tree.ts';

test('formulas are drawn, fields say that they are deprecated, and of two pictures for two modes one stays', async () => {
  const { told, read } = await importTree('mintlify', {
    'docs.json': '{ "name": "Mint", "navigation": { "pages": ["a"] } }\n',
    'a.mdx': `---
title: A
---

<Latex>8 x^2</Latex> and $$E = mc^2$$.

<ResponseField name="user" type="User" required deprecated>
  Who.
</ResponseField>

<img className="block dark:hidden" src="/images/light.png" alt="A" />
<img className="hidden dark:block" src="/images/dark.png" alt="A" />
`,
    'images/light.png': 'x',
    'images/dark.png': 'x',
  });
  expect(told).toEqual([
    'a.mdx:12: the picture for dark mode is left out, as a page shows one picture for both modes',
    'images/dark.png:1: no page shows this file, so it is not imported; copy into the content folder what others link to',
  ]);
  expect(read('nav/site.yaml')).toContain('math: true\n');
  expect(read('content/a.md')).toBe(
    '---\ntitle: A\n---\n\n$8 x^2$ and $$E = mc^2$$.\n\n**`user`** User, required, deprecated\n\nWho.\n\n![A](/images/light.png)\n',
  );
});

test('a key of the navigation may be empty', async () => {
  const { told } = await importTree('mintlify', {
    'docs.json': '{\n  "name": "Mint",\n  "navigation": [\n    { "group": "All", "": 1, "pages": ["a"] }\n  ]\n}\n',
    'a.mdx': '---\ntitle: A\n---\n\nA.\n',
  });
  expect(told).toEqual(['docs.json:4: `""` of the sidebar entry `All` is not carried over']);
});

test.each([
  ['```bash\nkill $$\necho $$\n```', false],
  ['- Run\n\n  ~~~\n  echo $$ or $$\n  ~~~', false],
  ['Write `$$x$$` or ``a ` $$ b $$``, or `<Latex>`.', false],
  ['```\ncode\n```\n\n$$x$$\n\n```\ncode\n```', true],
  ['A ` alone.\n\n$$x$$\n\nAnother ` alone.', true],
])('a site has formulas if %j is on a page: %j', async (text, hasMath) => {
  const { read } = await importTree('mintlify', {
    'docs.json': '{ "name": "Mint", "navigation": { "pages": ["a"] } }\n',
    'a.mdx': `---\ntitle: A\n---\n\n${text}\n`,
  });
  expect(read('nav/site.yaml').includes('math: true')).toBe(hasMath);
});
