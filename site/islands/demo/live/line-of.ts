/** Returns the line of a place in a text, from 1. */
export function lineOf(text: string, place: number): number {
  return text.slice(0, place).split('\n').length;
}
