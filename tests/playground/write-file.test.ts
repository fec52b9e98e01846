import { expect, test } from 'vitest';
import { makeFilePlayground } from '../../cli/make/playgrounds/make-file-playground.ts';
import { writePlaygroundFile } from '../../cli/make/playgrounds/write-playground-file.ts';
import type { ApiMember, ComponentApi } from '../../site/api/api-data.ts';

const component = (props: readonly ApiMember[], name = 'Table'): ComponentApi => ({
  kind: 'component',
  package: '@acme/kit',
  name,
  imports: [`import { ${name.split('.')[0]} } from '@acme/kit';`],
  guides: [],
  props,
  hasAttributes: false,
  slots: [],
  classes: [],
});

test('the file of a component has what it requires', () => {
  const { name, line, content } = writePlaygroundFile(
    component([
      { name: 'caption', type: 'string', required: true },
      { name: 'rows', type: 'readonly Row[]', required: true },
      { name: 'render', type: '(row: Row) => ReactNode', required: true },
      { name: 'children', type: 'React.ReactElement', required: true },
    ]),
  );
  expect([name, line]).toEqual([
    'Table.playground.tsx',
    '::demo{src="Table.playground.tsx" controls="@acme/kit/Table"}',
  ]);
  expect(content).toContain("  preset: {\n    caption: 'Table',\n  },\n} satisfies Controls<typeof Table>;\n");
  expect(content).toContain('<Table {...props} rows={[]} render={undefined as never}><span>Text</span></Table>');
  expect(content).toContain('// Replace the value of `rows`, `render`.');
});

test.each([
  ['Table', [{ name: 'caption', type: 'string', required: true }]],
  ['Table', [{ name: 'rows', type: 'Row[]', required: true }]],
  ['Table.Row', []],
] as const)('the file of %s is a playground as it is', async (name, props) => {
  const entry = component(props, name);
  const made = await makeFilePlayground(entry, { source: writePlaygroundFile(entry).content, exported: 'default' });
  expect(made).toHaveProperty('shown');
});
