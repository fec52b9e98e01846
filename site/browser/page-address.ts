/** Returns the path that the site is served at, without a trailing slash; empty at the root of its host. */
export function basePath(): string {
  return (document.documentElement.dataset.base ?? '').replace(/\/$/, '');
}

/**
 * Returns whether a path of this origin is a page of this site, not a file.
 *
 * @example
 * base '/docs'
 * '/docs/system/box/'   → true
 * '/docs/llms.txt'      → false
 * '/docs/_nav/x/'       → false
 * '/elsewhere/'         → false
 */
export function isPagePath(path: string, base: string): boolean {
  if (!path.startsWith(`${base}/`) || path.startsWith(`${base}/_nav/`)) {
    return false;
  }
  const file = path.slice(path.lastIndexOf('/') + 1);
  return !file.includes('.') || file.endsWith('.html');
}
