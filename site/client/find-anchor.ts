import { meantAnchor } from '../browser/meant-anchor.ts';
import { idOfHash } from '../browser/hash-target.ts';

/** Goes to the heading that an address means which the page does not have: links from outside may be old. */
export function goToAnchor(): void {
  const ids = Array.from(document.querySelectorAll('main [id]'), ({ id }) => id);
  const found = meantAnchor(idOfHash(location.hash), ids);
  if (found === undefined) return;
  history.replaceState(history.state, '', `#${encodeURI(found)}`);
  document.getElementById(found)?.scrollIntoView();
}
