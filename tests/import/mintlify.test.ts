import { expect, test } from 'vitest';
import { importTree } from './support/import-tree.ts';

test('formulas are rendered, fields are marked as deprecated, and one of two pictures for two modes is kept', async () => {
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
])('with %j on a page, the site has formulas: %j', async (text, hasMath) => {
  const { read } = await importTree('mintlify', {
    'docs.json': '{ "name": "Mint", "navigation": { "pages": ["a"] } }\n',
    'a.mdx': `---\ntitle: A\n---\n\n${text}\n`,
  });
  expect(read('nav/site.yaml').includes('math: true')).toBe(hasMath);
});

test('images and links of cards, hints of frames and links of tooltips are imported; a tab that is initially open is reported', async () => {
  const { told, read } = await importTree('mintlify', {
    'docs.json': '{ "name": "Mint", "description": "Cool.", "navigation": { "pages": ["a", "b"] } }\n',
    'a.mdx': `---
title: A
---

<Card title="B" href="/b" img="/images/b.png" cta="See it" arrow>
  All of it.
</Card>

<Card title="C" href="/b" img="/images/b.png" cta="Go on" />

<Frame hint="Before" caption="After">
  ![Shot](/images/b.png)
</Frame>

Call the <Tooltip headline="API" tip="Of programs" cta="Read on" href="/b">interface</Tooltip>.

<Tabs defaultTabIndex={1}>
  <Tab title="One">First.</Tab>
  <Tab title="Two">Second.</Tab>
</Tabs>

<Accordion title="More" description="Of it.">
  Inside.
</Accordion>

<View title="JavaScript" icon="js">

Text.

</View>

<Visibility for="agents">Read the source.</Visibility>

<Update label="1.2" description="May" tags={["API"]}>

News.

</Update>

<ResponseField name="id" type="string" post={["unique"]}>
  The id.
</ResponseField>

<Tree>
  <Tree.Folder name="app" defaultOpen>
    <Tree.File name="a.ts" />
  </Tree.Folder>
</Tree>
`,
    'b.mdx': '---\ntitle: B\n---\n\nText.\n',
    'images/b.png': 'x',
  });
  expect(read('nav/site.yaml')).toContain('description: Cool.\n');
  expect(read('content/a.md')).toContain(`![B](/images/b.png)

**[B](/b)**

All of it.

[See it](/b)

![C](/images/b.png)

- [C](/b)

[Go on](/b)

:::figure[After]

Before

![Shot](/images/b.png)
:::

Call the <abbr title="API: Of programs">interface</abbr> ([Read on](/b)).
`);
  expect(read('content/a.md')).toContain(
    ':::details[More]\n\nOf it.\n\nInside.\n:::\n\n**JavaScript**\n\nText.\n\nRead the source.\n\n## 1.2\n\nMay\n\nNews.\n\n**`id`** string, unique\n\nThe id.\n',
  );
  expect(read('content/a.md')).toContain(':::file-tree\n\n- `app/`\n  - `a.ts`\n:::\n');
  expect(told).toEqual([
    'a.mdx:5: the card is a paragraph',
    'a.mdx:19: the tab `Two` is open at first there; here, the first one is',
    'a.mdx:32: `for` of `<Visibility>` is left out',
    'a.mdx:34: `tags` of `<Update>` is left out',
  ]);
});
