import { expect, test } from 'vitest';
import { importTree } from './support/import-tree.ts';

test('imported Markdown becomes part of the page, and a custom order is reported', async () => {
  const { told, found, read } = await importTree('storybook', {
    '.storybook/main.ts': "export default { stories: ['../src/**/*.mdx'] };\n",
    '.storybook/preview.ts': "export default {\n  parameters: { options: { storySort: { order: ['Intro'] } } },\n};\n",
    'src/Intro.mdx':
      "import { Markdown, Meta } from '@storybook/addon-docs/blocks';\nimport Readme from '../README.md?raw';\n\n<Meta title=\"Intro\" />\n\n# Intro\n\n<Markdown>{Readme}</Markdown>\n\nAfter.\n",
    'README.md': '## Use\n\nThe *readme*.\n',
  });
  expect(told).toEqual([
    '.storybook/preview.ts:2: `storySort` is not carried over: put the nodes in order in nav/sections/docs.yaml',
  ]);
  expect(found).toEqual([]);
  expect(read('content/intro.md')).toBe('# Intro\n\n## Use\n\nThe *readme*.\n\nAfter.\n');
});
