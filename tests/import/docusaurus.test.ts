import { expect, test } from 'vitest';
import { importTree } from './support/import-tree.ts';

const SITE = { title: 'Pebble', url: 'https://pebble.example', baseUrl: '/kit/' };

test('addresses are relative to the base of the site, and category pages belong to the section', async () => {
  const { told, found, read } = await importTree('docusaurus', {
    'docusaurus.config.js': `module.exports = ${JSON.stringify({ ...SITE, presets: [['classic', { docs: { routeBasePath: '/' } }]] })};\n`,
    'sidebars.js':
      "module.exports = { all: ['a', { type: 'category', label: 'More', link: { type: 'generated-index', slug: '/more' }, items: ['b'] }] };\n",
    'docs/a.md':
      '# A\n\n[B](/kit/b), [more](/kit/more) and [there](https://pebble.example/kit/b), but [none](/none).\n',
    'docs/b.md': '# B\n',
  });
  expect(told.filter((line) => line.includes('baseUrl'))).toEqual([]);
  expect(found).toEqual([]);
  expect(read('content/a.md')).toContain(
    '[B](/b), [more](/more) and [there](/b), but [none](https://pebble.example/kit/none).',
  );
  expect(read('nav/sections/docs.yaml')).toContain('prefixes:\n  - /a\n  - /b\n  - /more\n');
});

test('content that a page adds to its head is reported, and does not become text', async () => {
  const { told, read } = await importTree('docusaurus', {
    'docusaurus.config.js': `module.exports = ${JSON.stringify({ ...SITE, baseUrl: '/' })};\n`,
    'docs/a.md': '# A\n\n<head>\n  <meta name="robots" content="none" />\n</head>\n\nText.\n',
  });
  expect(told).toContain('docs/a.md:3: `<head>` is written by docs-nav, so what the page adds to it is left out');
  expect(read('content/docs/a.md')).toBe('# A\n\nText.\n');
});

test('a component with children is not a demo, and one with attributes is reported', async () => {
  const { told, read } = await importTree('docusaurus', {
    'docusaurus.config.js': `module.exports = ${JSON.stringify({ ...SITE, baseUrl: '/' })};\n`,
    'docs/a.mdx':
      'import Marked from \'../src/Marked\';\nimport Press from \'../src/Press\';\n\n# A\n\n<Marked color="red">Kept.</Marked>\n\n<Press size="small" />\n',
    'src/Marked.tsx': 'export default function Marked({ children }) {\n  return <b>{children}</b>;\n}\n',
    'src/Press.tsx': 'export default function Press() {\n  return <button>Go</button>;\n}\n',
  });
  expect(told).toContain('docs/a.mdx:6: the component `<Marked>` has no counterpart; its content is kept');
  expect(told).toContain('docs/a.mdx:8: the demo `<Press>` is shown without its attributes: size');
  expect(read('content/docs/a/index.md')).toBe('# A\n\nKept.\n\n::demo{src="Press.tsx"}\n');
  expect(() => read('content/docs/a/Marked.tsx')).toThrow();
});

test('a default tab other than the first is reported, as is a list of pages', async () => {
  const { told } = await importTree('docusaurus', {
    'docusaurus.config.js': "module.exports = { title: 'Tabs' };\n",
    'docs/a.mdx': `# A

<Tabs defaultValue="yarn" values={[{ label: 'npm', value: 'npm' }, { label: 'Yarn', value: 'yarn' }]}>
  <TabItem value="npm">One.</TabItem>
  <TabItem value="yarn">Two.</TabItem>
</Tabs>

<Tabs defaultValue="npm">
  <TabItem value="npm">One.</TabItem>
  <TabItem value="yarn">Two.</TabItem>
</Tabs>

<Tabs>
  <TabItem value="npm" label="npm">One.</TabItem>
  <TabItem value="yarn" label="Yarn" default>Two.</TabItem>
</Tabs>

<DocCardList />
`,
  });
  expect(told).toEqual([
    'docs/a.mdx:5: the tab `Yarn` is open at first there; here, the first one is',
    'docs/a.mdx:15: the tab `Yarn` is open at first there; here, the first one is',
    'docs/a.mdx:18: `<DocCardList>` lists the pages of its group; here, `::pages` does',
  ]);
});
