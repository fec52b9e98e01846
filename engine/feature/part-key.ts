/** Identifies what is asked of a feature: the same request has the same key on every page. */
export function partKey(
  kind: string,
  { name, ask, text }: { readonly name?: string | undefined; readonly ask: object; readonly text?: string | undefined },
): string {
  return JSON.stringify([kind, name === kind ? '' : (name ?? ''), ask, text ?? '']);
}
