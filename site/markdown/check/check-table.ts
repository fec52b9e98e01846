import { stretchOf, type Stretch } from '../tree/destination.ts';
import type { ReportProblem } from '../tree/report-problem.ts';
import type { Node, NodeOf } from '../tree/syntax-tree.ts';

/** Reports the first cell of each row that has no column, unless it is empty. */
export function checkTable(
  { children: [head, ...rows] }: NodeOf<'table'>,
  source: string,
  report: ReportProblem,
): void {
  const columns = head?.children.length ?? 0;
  for (const { children } of rows) {
    if (children.length <= columns) continue;
    const lost = children.slice(columns).map((cell) => contentOf(cell, source));
    const at = lost.find(({ start, end }) => start < end);
    if (at === undefined) continue;
    report('lost-table-cell', at, {
      message: `This cell is not shown: its row has ${children.length} cells, but the table has ${columns === 1 ? 'one column' : `${columns} columns`}.`,
      help: 'add a column to the first row, or write `\\|` for a `|` inside a cell, even in code',
    });
  }
}

/** Returns a cell without the bars and spaces around it. */
function contentOf(cell: Node, source: string): Stretch {
  const { start, end } = stretchOf(cell);
  const inner = source
    .slice(start, end)
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  const from = source.indexOf(inner, start) + inner.length - inner.trimStart().length;
  return { start: from, end: from + inner.trim().length };
}
