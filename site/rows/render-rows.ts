import { escapeAttribute, escapeText } from '../text/escape.ts';

/** A list of a reference, such as the props of a component. */
interface RowList {
  /** Name of the list for screen readers. */
  readonly label: string;
  readonly rows: readonly LinkedRow[];
}

/** What a row consists of, as HTML: its head is on one line where there is room, its description below. */
export interface Row {
  /** The name, with its link. */
  readonly name: string;
  /** Marks after the name, such as `required`. */
  readonly marks?: string | undefined;
  readonly type?: string | undefined;
  readonly default?: string | undefined;
  /** A link at the end of the head. */
  readonly link?: string | undefined;
  readonly description?: string | undefined;
}

/** A row that is the target of links to it. */
export interface LinkedRow extends Omit<Row, 'name'> {
  readonly id: string;
  /** Plain text. */
  readonly name: string;
}

/** Renders a list with linkable rows. */
export function renderRows({ label, rows }: RowList): string {
  const items = rows.map(
    ({ id, name, ...row }) =>
      `<li id="${escapeAttribute(id)}">${renderRow({ ...row, name: renderName(name, encodeURI(id)) })}</li>`,
  );
  return `<ul class="rows" aria-label="${escapeAttribute(label)}">${items.join('')}</ul>`;
}

/** Renders the content of a row. */
export function renderRow({
  name,
  marks = '',
  type = '',
  default: value = '',
  link = '',
  description = '',
}: Row): string {
  // The spaces keep the words of neighbors apart, for those who copy a row and for the search.
  const parts = [name + marks, type, value, link].filter((part) => part !== '');
  return `<div>${parts.join(' ')}</div>${description === '' ? '' : ` <div>${description}</div>`}`;
}

/** Renders the name of a row as a link to it; a long name may wrap before its capital letters and after its dots. */
export function renderName(name: string, anchor: string): string {
  const parts = name.length <= LONG ? [name] : name.split(BETWEEN_PARTS);
  return `<a href="#${escapeAttribute(anchor)}">${parts.map(escapeText).join('<wbr>')}</a>`;
}

/** Maximum length of a name that always fits. */
const LONG = 14;

const BETWEEN_PARTS = /(?<=[a-z0-9])(?=[A-Z])|(?<=\.)(?=\w)/;

/** Renders a mark after a name; the kind determines its color. */
export function renderMark(word: string, kind: 'req' | 'deprecated' | 'responsive' | 'state'): string {
  return ` <span class="tag ${kind}">${escapeText(word)}</span>`;
}

/** Renders the default of a row; `value` is HTML. */
export function renderDefault(value: string, { apiDefault }: { readonly apiDefault: string }): string {
  return `<span class="def">${escapeText(apiDefault)} ${value}</span>`;
}
