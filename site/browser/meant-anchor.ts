import { tryTo } from '../preferences/safe-storage.ts';

/**
 * Returns the anchor of a page that one means in the form of an earlier release or of another tool: forms differ in what
 * they make of anything but letters and digits, and in the number of the second of two equal headings.
 * @example
 * meantAnchor('v5-v6', ['usage', 'v5--v6'])   // 'v5--v6'
 * meantAnchor('usage-2', ['usage', 'usage-1']) // 'usage-1'
 */
export function meantAnchor(wanted: string, anchors: readonly string[]): string | undefined {
  const byLetters = new Map(anchors.toReversed().map((anchor) => [lettersIn(anchor), anchor]));
  const earlier = wanted.replace(/\d+$/, (number) => String(Number(number) - 1));
  // The source `&amp;` was once read as a word.
  return [wanted, earlier, wanted.replace('-amp-', '-')]
    .map(lettersIn)
    .filter((letters) => letters !== '')
    .map((letters) => byLetters.get(letters))
    .find((anchor) => anchor !== undefined);
}

function lettersIn(anchor: string): string {
  return (tryTo(() => decodeURIComponent(anchor)) ?? anchor).toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '');
}
