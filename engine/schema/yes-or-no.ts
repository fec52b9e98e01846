/** Words that other readers of YAML take for true or false, and ours for texts. */
export const YES_OR_NO = /^(?:yes|y|true|on|no|n|false|off)$/i;

/** Whether a value that is neither true nor false was most likely meant as true: whoever sets a key mostly does. */
export function isYes(value: string | number | boolean | null): boolean {
  return !/^(?:no|n|false|off)$/i.test(String(value));
}
