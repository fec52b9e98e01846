import { fillText } from '../../browser/page-language.ts';
import { escapeAttribute } from '../../text/escape.ts';
import { renderInline } from './render-inline.ts';
import type { Rendering } from './rendering.ts';
import { type NodeOf, toPlainText } from '../tree/syntax-tree.ts';

/**
 * Renders the missing cells of a row. Many are merged into one; otherwise, a wide table with short rows would grow
 * quadratically.
 */
function emptyCells(alignments: readonly Alignment[]): string {
  if (alignments.length > MANY) return `<td colspan="${alignments.length}"></td>`;
  return alignments.map((alignment) => `<td${alignment ? ALIGNED[alignment] : ''}></td>`).join('');
}

const MANY = 8;

type Alignment = 'left' | 'right' | 'center' | null | undefined;

/** Classes of aligned cells; by default, cells are aligned with the start of text. */
const ALIGNED: Readonly<Record<'left' | 'right' | 'center', string>> = {
  left: ' class="l"',
  right: ' class="r"',
  center: ' class="c"',
};

/** Renders a table in a region that scrolls with the keyboard if the table is too wide. */
export function renderTable(node: NodeOf<'table'>, rendering: Rendering, depth: number): string {
  const [head, ...rows] = node.children;
  if (head === undefined) return '';
  const alignments: readonly Alignment[] = head.children.map((_, column) => node.align?.[column]);
  const renderRow = (row: NodeOf<'tableRow'>, tag: 'td' | 'th'): string => {
    const cells = row.children.slice(0, alignments.length).map((cell, column) => {
      const alignment = alignments[column];
      const html = breakCode(renderInline(cell, rendering, depth + 3));
      // Not a header if it is empty, because screen readers would announce a header without a name.
      const name = html === '' ? 'td' : tag;
      return `<${name}${alignment ? ALIGNED[alignment] : ''}>${html}</${name}>`;
    });
    return `<tr>${cells.join('')}${emptyCells(alignments.slice(cells.length))}</tr>`;
  };
  const body = rows.map((row) => renderRow(row, 'td')).join('');
  const looks = rows.some(({ children: [first] }) => first && isPhrase(first)) ? ' class="phrases"' : '';
  return inRegion(
    `<table${looks}><thead>${renderRow(head, 'th')}</thead>${body === '' ? '' : `<tbody>${body}</tbody>`}</table>`,
    rendering,
  );
}

/** Lets long names and calls in code wrap between their parts, so that most tables with two columns fit on phones. */
function breakCode(html: string): string {
  // Most cells are too short.
  if (html.length < SHORTEST_BROKEN || !html.includes('<code>')) return html;
  return html.replaceAll(CODE, (code) => code.replaceAll(LONG_WORD, (word) => word.replaceAll(BETWEEN_PARTS, '<wbr>')));
}

const CODE = /<code>.*?<\/code>/g;
const LONG_WORD = /[^\s<>]{17,}/g;
const SHORTEST_BROKEN = '<code></code>'.length + 17;
const BETWEEN_PARTS = /(?<=[a-z\d])(?=[A-Z])|(?<=[.([{=_]|\w&lt;)(?=[\w'"$])/g;

/** Returns whether a cell's text is long enough to wrap beside a wide column; code wraps differently. */
function isPhrase(cell: NodeOf<'tableCell'>): boolean {
  const isCode = cell.children.length === 1 && cell.children[0]?.type === 'inlineCode';
  return !isCode && toPlainText(cell).length > PHRASE;
}

const PHRASE = 16;

/** Wraps a table in its region, whose name is unique on the page. */
export function inRegion(table: string, rendering: Rendering): string {
  const number = ++rendering.tables;
  const { words } = rendering;
  const name = escapeAttribute(number === 1 ? words.table : fillText(words.numberedTable, { number }));
  return `<div class="table" tabindex="0" role="region" aria-label="${name}">${table}</div>`;
}
