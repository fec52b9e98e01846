/** Words that other YAML parsers read as true or false, and ours reads as text. */
export const YES_OR_NO = /^(?:yes|y|true|on|no|n|false|off)$/i;

/**
 * Returns whether a value that is neither true nor false most likely means true, as people mostly intend when they set
 * a key.
 */
export function isYes(value: string | number | boolean | null): boolean {
  return !/^(?:no|n|false|off)$/i.test(String(value));
}
