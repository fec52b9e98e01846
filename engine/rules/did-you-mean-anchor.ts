import { suggestOnBudget } from '../suggest.ts';

/** Makes a function that words the help for an anchor that a page does not have. */
export function didYouMeanAnchor(): (hash: string, anchors: readonly string[]) => string {
  const suggest = suggestOnBudget();
  return (hash, anchors) => {
    const found = suggest(hash, anchors);
    return found === undefined ? 'name the id of a heading on that page' : `did you mean \`#${found}\``;
  };
}
