import { fillText } from '../client/page-language.ts';
import { escapeAttribute } from './escape.ts';
import { renderInline } from './render-inline.ts';
import type { Rendering } from './rendering.ts';
import type { NodeOf } from './syntax-tree.ts';

/** Cells that a row lacks. Many become one, or a wide table of short rows would grow with the square of its text. */
function emptyCells(alignments: readonly Alignment[]): string {
  if (alignments.length > MANY) return `<td colspan="${alignments.length}"></td>`;
  return alignments.map((alignment) => `<td${alignment ? ALIGNED[alignment] : ''}></td>`).join('');
}

const MANY = 8;

type Alignment = 'left' | 'right' | 'center' | null | undefined;

/** Classes of aligned cells; cells that say nothing start where the text starts. */
const ALIGNED: Readonly<Record<'left' | 'right' | 'center', string>> = {
  left: ' class="l"',
  right: ' class="r"',
  center: ' class="c"',
};

/** Renders a table in a region of its own, which scrolls by keyboard where the table is too wide. */
export function renderTable(node: NodeOf<'table'>, rendering: Rendering, depth: number): string {
  const [head, ...rows] = node.children;
  if (head === undefined) return '';
  const alignments: readonly Alignment[] = head.children.map((_, column) => node.align?.[column]);
  const renderRow = (row: NodeOf<'tableRow'>, tag: 'td' | 'th'): string => {
    const cells = row.children.slice(0, alignments.length).map((cell, column) => {
      const alignment = alignments[column];
      const html = renderInline(cell, rendering, depth + 3);
      // An empty header cell heads nothing: screen readers would announce a header without a name.
      const name = html === '' ? 'td' : tag;
      return `<${name}${alignment ? ALIGNED[alignment] : ''}>${html}</${name}>`;
    });
    return `<tr>${cells.join('')}${emptyCells(alignments.slice(cells.length))}</tr>`;
  };
  const body = rows.map((row) => renderRow(row, 'td')).join('');
  return inRegion(
    `<table><thead>${renderRow(head, 'th')}</thead>${body === '' ? '' : `<tbody>${body}</tbody>`}</table>`,
    rendering,
  );
}

/** Puts a table into its region; two regions of one page do not share a name. */
export function inRegion(table: string, rendering: Rendering): string {
  const number = ++rendering.tables;
  const { words } = rendering;
  const name = escapeAttribute(number === 1 ? words.table : fillText(words.numberedTable, { number }));
  return `<div class="table" tabindex="0" role="region" aria-label="${name}">${table}</div>`;
}
