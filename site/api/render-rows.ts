import { escapeAttribute, escapeText } from '../text/escape.ts';
import { highlight } from '../markdown/highlight/highlight.ts';
import { linkTypes, type TypeLinks } from './link-types.ts';

/** A list on an API page: a table with linkable rows, which styles can also show as blocks. */
export interface ApiTable {
  /** Names of the columns; the first column has the names of the rows. */
  readonly columns: readonly string[];
  /** Name of the list for screen readers. */
  readonly label: string;
  readonly rows: readonly ApiRow[];
}

/** An entry of a list; cells are HTML, in the order of the columns after the first. */
export interface ApiRow {
  readonly id: string;
  readonly name: string;
  /** Marks after the name, such as `required`. */
  readonly marks: string;
  readonly cells: readonly string[];
}

/** Renders a list without its empty columns. */
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

/** Renders a mark after a name; the kind determines its color. */
export function renderMark(word: string, kind: 'req' | 'deprecated' | 'responsive' | 'state'): string {
  return ` <span class="tag ${kind}">${escapeText(word)}</span>`;
}

/** Renders a type or value as highlighted code that can wrap between its parts, but not within names. */
export function renderType(code: string, links: TypeLinks = () => undefined): string {
  const html = linkTypes(highlight(code, 'typescript'), links);
  return `<code class="ty">${html.replaceAll(TAG_OR_BREAK, (found) => (found.startsWith('<') ? found : `${found}<wbr>`))}</code>`;
}

/** A tag, or a dot, bracket or parenthesis directly before a name, which may be inside an element. */
const TAG_OR_BREAK = /<[^>]*>|(?:\w\.|&lt;|\()(?=(?:<[ia] [^>]*>)?[A-Za-z_$])/g;

/** Escapes a name, and lets a long one wrap before its capital letters. */
function breakable(name: string): string {
  return escapeText(name.length <= LONG ? name : name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '\u200B')).replaceAll(
    '\u200B',
    '<wbr>',
  );
}

/** Maximum length of a name that always fits. */
const LONG = 14;
