/** Returns whether a key is pressed with Ctrl or Cmd, and nothing else; Caps Lock makes no difference. */
export function isShortcut({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent, letter: string): boolean {
  return (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === letter;
}
