/** Letters and nodes of a result beyond which drawing it may block the page. */
const MOST_LETTERS = 1_000_000;
const MOST_NODES = 50_000;

/** Returns whether a result is larger than any demo; as fast for an endless one, because it stops counting. */
export function isTooLarge(result: Node): boolean {
  const walker = document.createTreeWalker(result, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  let letters = 0;
  let nodes = 0;
  while (walker.nextNode()) {
    nodes += 1;
    if (walker.currentNode instanceof Text) letters += walker.currentNode.length;
    if (letters > MOST_LETTERS || nodes > MOST_NODES) return true;
  }
  return false;
}
