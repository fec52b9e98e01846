/** Reads the path below which a site is served, and adds missing slashes at both ends; `undefined` if it is none. */
export function readBase(text: string): string | undefined {
  const segments = text.split('/').filter(Boolean);
  if (segments.some((segment) => segment.startsWith('.') || !/^[\w.~-]+$/.test(segment))) return undefined;
  return segments.length === 0 ? '/' : `/${segments.join('/')}/`;
}
