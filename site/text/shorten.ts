/**
 * Shortens what a writer has written for a message: to a single line without control characters, of at most 60 characters.
 */
export function shorten(text: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}
