import type { SourceFile } from '../text/source.ts';

/** Returns the YAML at the top of a page as a file of its own, and where it starts in the page. */
export function frontMatterOf(
  path: string,
  read: (path: string) => string | undefined,
): SourceFile & { readonly start: number } {
  const text = read(path) ?? '';
  const start = text.indexOf('\n') + 1;
  const length = text.slice(start).search(/^---[ \t]*\r?$/m);
  return { path, start, text: text.slice(start, start + Math.max(0, length)) };
}
