import { escapeAttribute, escapeText } from '../markdown/escape.ts';
import { highlight } from '../markdown/highlight.ts';

/** A list of an API page: a table whose rows can be linked to, and which styles can show as blocks. */
export interface ApiTable {
  /** Names of the columns; the first one is that of the rows' names. */
  readonly columns: readonly string[];
  /** What the list is, for those who listen to the page. */
  readonly label: string;
  readonly rows: readonly ApiRow[];
}

/** An entry of a list; cells are HTML, in the order of the columns behind the first. */
export interface ApiRow {
  readonly id: string;
  readonly name: string;
  /** Small words behind the name, such as `required`. */
  readonly marks: string;
  readonly cells: readonly string[];
}

/** Renders a list. Columns in which no row has anything are left out. */
export function renderTable({ columns, label, rows }: ApiTable): string {
  const used = columns.slice(1).map((_, at) => rows.some(({ cells }) => cells[at]));
  const heads = columns.filter((_, at) => at === 0 || used[at - 1]);
  const body = rows.map(({ id, name, marks, cells }) => {
    const own = cells.filter((_, at) => used[at]).map((cell) => `<td>${cell}</td>`);
    return `<tr id="${escapeAttribute(id)}"><th scope="row"><a href="#${escapeAttribute(encodeURI(id))}">${breakable(name)}</a>${marks}</th>${own.join('')}</tr>`;
  });
  return (
    `<div class="table api" tabindex="0" role="region" aria-label="${escapeAttribute(label)}"><table><thead><tr>` +
    `${heads.map((head) => `<th scope="col">${escapeText(head)}</th>`).join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div>`
  );
}

/** Renders a small word behind a name; the kind decides its color. */
export function renderMark(word: string, kind: 'req' | 'deprecated' | 'responsive' | 'state'): string {
  return ` <span class="tag ${kind}">${escapeText(word)}</span>`;
}

/** Renders a type or value as highlighted code that may break between its parts, but not inside of names. */
export function renderType(code: string): string {
  return `<code class="ty">${highlight(code, 'typescript').replace(BETWEEN_PARTS, '$&<wbr>')}</code>`;
}

/** A dot, bracket or parenthesis with a name right behind it, which may be the start of an element. */
const BETWEEN_PARTS = /(?:\w\.|&lt;|\()(?=(?:<i[^>]*>)?[A-Za-z_$])/g;

/** Long names may break in front of a capital letter, where their words meet. */
function breakable(name: string): string {
  return escapeText(name.length <= LONG ? name : name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '\u200B')).replaceAll(
    '\u200B',
    '<wbr>',
  );
}

/** Letters of a name that always fit. */
const LONG = 14;
