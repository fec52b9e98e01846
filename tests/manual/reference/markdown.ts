/** The Markdown parts of which the manual’s generated pages consist. */

/** A page: its front matter, a note on its source, and its blocks. */
export function page(description: string, ...blocks: readonly string[]): string {
  return `---\ndescription: ${JSON.stringify(description)}\n---\n\n<!-- Written by \`npm run docs:reference\`. -->\n\n${blocks.filter(Boolean).join('\n\n')}\n`;
}

/** A table with a row for each list of cells. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => ':--'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** A row of a list of settings. */
export interface Setting {
  readonly name: string;
  /** Words, with code in backticks. */
  readonly type?: string;
  readonly default?: string;
  readonly isRequired?: boolean;
  /** Its meaning, as Markdown. */
  readonly text: string;
  /** What is within it. */
  readonly keys?: readonly Setting[];
}

/** A list of settings. */
export function settings(
  rows: readonly Setting[],
  { hasFilter = false }: { readonly hasFilter?: boolean } = {},
): string {
  return block(6, `settings${hasFilter ? '{filter}' : ''}`, rows.map(setting).join('\n'));
}

function setting({ keys = [], ...row }: Setting): string {
  const inner =
    keys.length === 0 ? '' : block(4, 'settings', keys.map((key) => block(3, `key${head(key)}`, key.text)).join('\n'));
  return block(5, `setting${head(row)}`, [row.text, inner].filter(Boolean).join('\n\n'));
}

function head({ name, type, default: value, isRequired }: Setting): string {
  const attributes = [
    ...(type === undefined ? [] : [`type="${type}"`]),
    ...(value === undefined ? [] : [`default="${value}"`]),
    ...(isRequired ? ['required'] : []),
  ];
  return `[\`${name}\`]${attributes.length === 0 ? '' : `{${attributes.join(' ')}}`}`;
}

function block(colons: number, start: string, content: string): string {
  const fence = ':'.repeat(colons);
  return [fence + start, content, fence].filter(Boolean).join('\n');
}

/** A fenced block of code; `info` is the text after the fence. */
export function fence(info: string, text: string): string {
  const longest = Math.max(2, ...Array.from(text.matchAll(/^`{3,}/gm), ([marks]) => marks.length));
  const marks = '`'.repeat(longest + 1);
  return `${marks}${info}\n${text.replace(/\n$/, '')}\n${marks}`;
}

/** Inline code, which may be within a table. */
export function code(text: string): string {
  const marks = '`'.repeat(1 + Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length)));
  const pad = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${marks}${pad}${text.replaceAll('|', '\\|')}${pad}${marks}`;
}

/** Plain text, in which only code in backticks has a meaning. */
export function words(text: string): string {
  return text.replaceAll(/`[^`]*`|[<>[\]{}*_|$]/g, (found) =>
    found.startsWith('`') ? found.replaceAll('|', '\\|') : `\\${found}`,
  );
}

/** A sentence: a capital at its start, a period at its end. */
export function sentence(text: string): string {
  return /[.!?:]$/.test(text) ? capital(text) : `${capital(text)}.`;
}

/** Capitalizes the start of a text. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
