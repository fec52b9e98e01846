/** The Markdown parts of which the manual’s generated pages consist. */

/** A page: its front matter, a note on its source, and its blocks. */
export function page(description: string, ...blocks: readonly string[]): string {
  return `---\ndescription: ${JSON.stringify(description)}\n---\n\n<!-- Written by \`npm run docs:reference\`. -->\n\n${blocks.filter(Boolean).join('\n\n')}\n`;
}

/** A table with a row for each list of cells. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => ':--'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
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
