/**
 * Adds what the reader asked for after `?` to the target of a redirect, before its hash; a target with a query of its
 * own stays as it is. `query` begins with `?`, is empty, or is the host's expression for either.
 */
export function withQuery(to: string, query: string): string {
  const [path = to, ...hash] = to.split('#');
  return path.includes('?') ? to : [path + query, ...hash].join('#');
}
