import { expect, test } from 'vitest';
import type { ApiEntry } from '../../site/api/api-data.ts';
import { renderExcerpt } from '../../site/api/render-members.ts';
import { writeExcerptMarkdown } from '../../site/api/write-markdown.ts';
import { readFacts } from '../../site/markdown/read-facts.ts';
import { locateUnknown } from './locate-unknown.ts';
import { makeProject } from '../engine/support/project.ts';
import { RENDERING } from './support.ts';

const GRID: ApiEntry = {
  kind: 'component',
  name: 'Grid',
  package: '@library/grid',
  imports: ["import { Grid } from '@library/grid';"],
  guides: [],
  props: [
    { name: 'columns', type: 'Column[]', required: true },
    { name: 'rows', type: 'Row[]', default: '[]', description: 'What it shows.' },
    { name: 'treeData', type: 'boolean', default: 'false', description: 'Shows rows as a tree.' },
  ],
  hasAttributes: false,
  slots: [{ name: 'root' }],
  classes: [{ key: 'root', className: 'Grid-root' }],
};

test('an excerpt contains the named rows of the export in that order, and nothing else', () => {
  const html = renderExcerpt(GRID, ['treeData', 'columns'], RENDERING);
  expect(Array.from(html.matchAll(/<li id="([^"]+)"/g), ([, id]) => id)).toEqual([
    'grid-prop-treeData',
    'grid-prop-columns',
  ]);
  expect(html).not.toContain('Grid-root');
  expect(html).toContain('aria-label="Grid"');
  expect(writeExcerptMarkdown(GRID, ['treeData'], RENDERING)).toBe(
    '| Name | Type | Default | Description |\n| --- | --- | --- | --- |\n| `treeData` | `boolean` | `false` | Shows rows as a tree. |',
  );
});

test('a row that the export does not have is reported where it is named, with a suggestion', () => {
  const { parts, problems, anchors } = readFacts(
    '# Tree\n\n::api{package="@library/grid" name="Grid" rows="treeDate, rows zebra"}\n',
  );
  expect(parts).toMatchObject([{ kind: 'api', ask: { name: 'Grid', rows: ['treeDate', 'rows', 'zebra'] } }]);
  const project = makeProject({
    sections: {
      widgets: ['id: widgets', 'name: Widgets', 'prefixes: [/widgets]', 'pages:', '  - pathname: /widgets/tree'].join(
        '\n',
      ),
    },
    pages: { '/widgets/tree': { problems, anchors, ...(parts === undefined ? {} : { parts }) } },
    packages: { '@library/grid': '1.0.0' },
    components: { '@library/grid': ['Grid'] },
  });
  const diagnostics = locateUnknown(project, {
    rows: [
      { package: '@library/grid', name: 'Grid', rows: ['treeDate', 'zebra'], names: ['columns', 'rows', 'treeData'] },
    ],
  });
  expect(
    diagnostics.map(
      ({ code, origin, message, help }) =>
        `${origin.range.start.line}:${origin.range.start.column} ${code} ${message} ${help}`,
    ),
  ).toEqual([
    '3:43 api-unknown-row `Grid` of `@library/grid` has no `treeDate`. did you mean `treeData`',
    '3:43 api-unknown-row `Grid` of `@library/grid` has no `zebra`. use one of its props or members',
  ]);
});
