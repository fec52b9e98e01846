import { defineDiagnostic } from './diagnostic.ts';

/* What a change can do to addresses that readers know; only a comparison of two states can find it. */

export const LOST_ADDRESS = defineDiagnostic({
  code: 'lost-address',
  severity: 'error',
  summary: 'A change removes a page or a redirect, and its address leads nowhere.',
  why: 'From then on, bookmarks, search engines and other sites lead to the 404 page.',
});

export const LOST_ANCHOR = defineDiagnostic({
  code: 'lost-anchor',
  severity: 'error',
  summary: 'A change removes an anchor that something links to.',
  why: 'Readers land at the top of the page and have to search for what they were promised.',
});

export const MOVED_GROUP = defineDiagnostic({
  code: 'moved-group',
  severity: 'error',
  summary: 'A change gives a group without a `pathname` another address, though its pages are where they were.',
  why: 'The address of such a group follows from its pages, or from its title; readers know the old one.',
});
