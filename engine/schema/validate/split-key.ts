/** Returns what to do with a key that contains its value, because there is no space after its colon. */
export function splitKey(key: string, known: readonly string[]): string | undefined {
  const at = key.indexOf(':');
  if (at <= 0 || !known.includes(key.slice(0, at))) return undefined;
  const rest = key.slice(at + 1);
  return rest === '' ? 'write it with one colon' : `put a space after the colon: \`${key.slice(0, at)}: ${rest}\``;
}
