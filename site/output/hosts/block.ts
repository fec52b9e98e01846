/**
 * Returns the lines of a block, as nginx and Caddy write it.
 * @example
 * block('location /', ['return 404;']) // ['location / {', '\treturn 404;', '}']
 */
export function block(head: string, lines: readonly string[]): readonly string[] {
  return [`${head} {`, ...lines.map((line) => `\t${line}`), '}'];
}
