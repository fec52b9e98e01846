import type { BodyPage, Tell } from './body-page.ts';
import { calloutFor } from './components.ts';
import { notice } from './notice.ts';

interface DirectiveLine {
  readonly at: number;
  readonly tell: Tell;
}

/** Reads `:::note Title`, `::: tip` and `:::`. */
export function isDirective(page: BodyPage, trimmed: string, { at, tell }: DirectiveLine): boolean {
  const [, colons, rest = ''] = /^(:{3,})\s*(.*)$/.exec(trimmed) ?? [];
  if (colons === undefined) return false;
  const [, name = '', bracketed, title] = /^([\w-]+)\s*(?:\[([^\]]*)\])?\s*(.*)$/.exec(rest) ?? [];
  if (page.options.dialect === 'mkdocs' && colons === ':::' && /^[\w.]+$/.test(rest)) {
    tell(`the reference of \`${rest}\` is made from Python code`);
    return takeObject(page, rest, at);
  }
  if (name === '') {
    const isExact = page.finish((end) => 'colons' in end && end.colons === colons.length);
    if (!isExact) page.finish((end) => 'colons' in end);
    return true;
  }
  const [, words = '', attributes] = /^([^{]*?)\s*(\{[^{}]*\})?$/.exec(title ?? '') ?? [undefined, title];
  const label = bracketed ?? (words === '' ? undefined : words);
  if (name === 'code-group') page.begin({ name: 'tabs', blocks: [] }, { colons: colons.length });
  else if (name === 'details')
    page.begin(
      {
        name: 'details',
        label: label ?? 'Details',
        attributes: OPEN.test(attributes ?? '') ? '{open}' : '',
        blocks: [],
      },
      { colons: colons.length },
    );
  else {
    const callout = calloutFor(name, label);
    if (callout === undefined) tell(`\`:::${name}\` has no counterpart; its content is kept`);
    const lead = callout === undefined && label !== undefined ? { lead: `**${label.replaceAll('*', '')}**` } : {};
    page.begin({ name: callout?.name ?? '', label: callout?.label, ...lead, blocks: [] }, { colons: colons.length });
  }
  return true;
}

/** `{open}` after the title of details. */
const OPEN = /^\{\s*open\b/;

/**
 * Skips `::: package.module` of mkdocstrings, with its options indented below: documentation generated from Python
 * code.
 */
function takeObject(page: BodyPage, object: string, at: number): true {
  page.put(notice(`The reference of \`${object}\` was not imported.`));
  const rest = page.lines.slice(at + 1).findIndex((line) => /^\S/.test(line));
  page.lines.fill('', at + 1, rest < 0 ? page.lines.length : at + 1 + rest);
  return true;
}

/** Reads `> [!NOTE]` and the quoted lines below it (https://docs.github.com/en/get-started/writing-on-github). */
export function isAlert(page: BodyPage, trimmed: string, at: number): boolean {
  const [, name = '', title = ''] = /^>\s*\[!(\w+)\][+-]?\s*(.*)$/.exec(trimmed) ?? [];
  const callout = calloutFor(name, title === '' ? undefined : title);
  if (callout === undefined) return false;
  let end = at;
  while ((page.lines[end + 1] ?? '').trimStart().startsWith('>')) end++;
  const quoted = page.lines.slice(at + 1, end + 1).map((line) => line.trimStart().replace(/^>\s?/, ''));
  page.lines.fill('', at, end + 1);
  page.lines.splice(at + 1, end - at, ...quoted);
  page.begin({ name: callout.name, label: callout.label, blocks: [] }, { line: end + 1 });
  return true;
}
