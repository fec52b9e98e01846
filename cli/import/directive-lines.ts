import type { BodyPage, Tell } from './body-page.ts';
import { calloutFor } from './components.ts';

/** `:::note Title`, `::: tip`, `:::`. */
export function isDirective(page: BodyPage, trimmed: string, tell: Tell): boolean {
  const [, colons, rest = ''] = /^(:{3,})\s*(.*)$/.exec(trimmed) ?? [];
  if (colons === undefined) return false;
  const [, name = '', bracketed, title] = /^([\w-]+)\s*(?:\[([^\]]*)\])?\s*(.*)$/.exec(rest) ?? [];
  if (name === '') {
    const isExact = page.finish((end) => 'colons' in end && end.colons === colons.length);
    if (!isExact) page.finish((end) => 'colons' in end);
    return true;
  }
  const label = bracketed ?? (title === '' || title?.startsWith('{') ? undefined : title);
  if (name === 'code-group') page.begin({ name: 'tabs', blocks: [] }, { colons: colons.length });
  else if (name === 'details')
    page.begin({ name: 'details', label: label ?? 'Details', blocks: [] }, { colons: colons.length });
  else {
    const callout = calloutFor(name, label);
    if (callout === undefined) tell(`\`:::${name}\` has no counterpart; its content is kept`);
    page.begin({ name: callout?.name ?? '', label: callout?.label, blocks: [] }, { colons: colons.length });
  }
  return true;
}

/** `> [!NOTE]` and the quoted lines below it (https://docs.github.com/en/get-started/writing-on-github). */
export function isAlert(page: BodyPage, trimmed: string, at: number): boolean {
  const callout = calloutFor(/^>\s*\[!(\w+)\]/.exec(trimmed)?.[1] ?? '');
  if (callout === undefined) return false;
  let end = at;
  while ((page.lines[end + 1] ?? '').trimStart().startsWith('>')) end++;
  const quoted = page.lines.slice(at + 1, end + 1).map((line) => line.trimStart().replace(/^>\s?/, ''));
  page.lines.fill('', at, end + 1);
  page.lines.splice(at + 1, end - at, ...quoted);
  page.begin({ name: callout.name, label: callout.label, blocks: [] }, { line: end + 1 });
  return true;
}
