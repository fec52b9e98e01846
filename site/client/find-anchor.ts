import { sayNote } from '../browser/not-loaded.ts';
import { show } from './content-tabs.ts';
import { WORDS } from './words.ts';
import { meantAnchor } from '../browser/meant-anchor.ts';
import { idOfHash } from '../browser/hash-target.ts';

/** Goes to the heading that an address means which the page does not have: links from outside may be old. */
export function goToAnchor(): void {
  const [, demo] = /^edit-(.+?)=/.exec(idOfHash(location.hash)) ?? [];
  if (demo !== undefined) {
    goToDemo(demo);
    return;
  }
  const ids = Array.from(document.querySelectorAll('main [id]'), ({ id }) => id);
  const found = meantAnchor(idOfHash(location.hash), ids);
  if (found === undefined) return;
  history.replaceState(history.state, '', `#${encodeURI(found)}`);
  document.getElementById(found)?.scrollIntoView();
}

/** Goes to the demo whose edited code is in the address; its own script says so there. */
function goToDemo(name: string): void {
  const figure = document.getElementById(`${name}.tsx`);
  if (figure?.dataset.live === undefined) {
    sayNote(WORDS.liveLinkGone);
    return;
  }
  const panel = figure.closest('[role="tabpanel"][hidden]');
  const tab = document.getElementById(panel?.getAttribute('aria-labelledby') ?? '');
  if (tab) show(tab);
  figure.scrollIntoView();
}
