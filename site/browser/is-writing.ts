/** Returns whether the focus is in a field, which handles keys itself. */
export function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(':read-write, select');
}
