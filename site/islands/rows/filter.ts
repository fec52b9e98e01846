import { fillText } from '../../browser/page-language.ts';
import { closedGroupOf, openRow } from './fold.ts';
import { WORDS } from './words.ts';

/** Shows the rows of the lists below some tools that have all words that were typed, and all marks that are chosen. */
export function filterRows(tools: HTMLElement): void {
  const words = (fieldOf(tools)?.value ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const marks = Array.from(chosenIn(tools), ({ value }) => value);
  const isActive = words.length + marks.length > 0;
  const rows = rowsBelow(tools);
  const found = isActive ? rows.filter((row) => hasAll(row, words, marks)) : rows;
  const shown = new Set(
    found.flatMap((row) => [row, ...outerRowsOf(row), ...row.querySelectorAll<HTMLElement>('.rows > li')]),
  );
  for (const row of rows) row.hidden = !shown.has(row);
  for (const group of new Set(rows.flatMap((row) => row.closest<HTMLDetailsElement>('.api-more') ?? [])))
    showGroup(group, isActive);
  if (isActive) for (const row of found) outerRowsOf(row).forEach(openRow);
  const output = tools.querySelector('output');
  if (output) output.textContent = isActive ? countOf(found.length, rows.length) : '';
}

/** Shows all rows again; returns whether some were left out. */
export function clearFilter(tools: HTMLElement): boolean {
  const field = fieldOf(tools);
  const chosen = chosenIn(tools);
  if (!field || (field.value === '' && chosen.length === 0)) return false;
  field.value = '';
  for (const button of chosen) button.ariaPressed = 'false';
  filterRows(tools);
  return true;
}

/** Lists the rows between some tools and the next ones, of all lists. */
function rowsBelow(tools: HTMLElement): readonly HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>('.rows-tools')];
  const next = all[all.indexOf(tools) + 1];
  return [...document.querySelectorAll<HTMLElement>('.rows > li')].filter(
    (row) => isBefore(tools, row) && (next === undefined || isBefore(row, next)),
  );
}

function isBefore(first: Node, second: Node): boolean {
  return (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** Returns whether a row has words in its name, type, default or marks. */
function hasAll(row: HTMLElement, words: readonly string[], marks: readonly string[]): boolean {
  const isInherited = row.closest('.inherited') !== null;
  const text = `${row.firstElementChild?.textContent} ${isInherited ? WORDS.rowsInherited : ''}`.toLowerCase();
  return (
    words.every((word) => text.includes(word)) &&
    marks.every((mark) =>
      mark === 'inherited' ? isInherited : row.querySelector(`:scope > div > .${CSS.escape(mark)}`) !== null,
    )
  );
}

function outerRowsOf(row: HTMLElement): readonly HTMLElement[] {
  const outer = row.parentElement?.closest<HTMLElement>('.rows > li');
  return outer ? [outer, ...outerRowsOf(outer)] : [];
}

/** Opens a group while it has rows that were found, and hides it while it has none; then it is as it was. */
function showGroup(group: HTMLDetailsElement, isFiltered: boolean): void {
  group.hidden = group.querySelector('.rows > li:not([hidden])') === null;
  if (isFiltered) {
    if (closedGroupOf(group)) group.dataset.closed = '';
    group.open = true;
  } else if (group.dataset.closed !== undefined) {
    delete group.dataset.closed;
    group.open = false;
  }
}

function countOf(count: number, total: number): string {
  return count === 0 ? WORDS.rowsNone : fillText(WORDS.rowsFound, { count, total });
}

function fieldOf(tools: HTMLElement): HTMLInputElement | null {
  return tools.querySelector('input');
}

function chosenIn(tools: HTMLElement): NodeListOf<HTMLButtonElement> {
  return tools.querySelectorAll<HTMLButtonElement>(':scope > [aria-pressed="true"]');
}
