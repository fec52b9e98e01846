/** Returns what the lines of a block start with, given an offset in its first line: list markers become spaces. */
export function marginAt(source: string, at: number): string {
  const line = source.slice(source.lastIndexOf('\n', at - 1) + 1, at);
  return (MARKERS.exec(line)?.[0] ?? '').replaceAll(/[^\s>]/g, ' ');
}

const MARKERS = /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])(?:\s+(?:\[[ x]\]\s+)?|$))*/i;

/** Adds a margin to all lines but the first. */
export function indent(text: string, margin: string): string {
  return margin === '' ? text : text.replaceAll(/\n(?=[^\n])/g, `\n${margin}`);
}

/** Removes the margin that all lines share, and empty lines around them. */
export function dedent(text: string, margin: string): string {
  const quotes = margin.split('>').length - 1;
  const lines = (quotes === 0 ? text : text.replaceAll(new RegExp(`^(?:[ \\t]*>[ \\t]?){1,${quotes}}`, 'gm'), ''))
    .replace(/^(?:[ \t]*\n)+|\s+$/g, '')
    .split('\n');
  // Text on the line of its opening tag has no margin.
  const isOnLine = /^[^\S\n]*\S/.test(text);
  const others = (isOnLine ? lines.slice(1) : lines).filter((line) => line.trim() !== '');
  const columns = Math.min(...others.map((line) => line.length - line.trimStart().length));
  return lines.map((line, at) => (isOnLine && at === 0 ? line.trimStart() : line.slice(columns))).join('\n');
}
