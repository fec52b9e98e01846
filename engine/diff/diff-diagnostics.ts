import { defineDiagnostic, type DiagnosticDefinition } from '../diagnostic.ts';

/* What a change of the project can do to addresses that readers know; only a comparison of two states can tell. */

export const LOST_ADDRESS = defineDiagnostic({
  code: 'lost-address',
  severity: 'error',
  summary: 'A change takes a page or a redirect away, and nothing leads on from its address.',
  why: 'Bookmarks, search engines and other sites lead to the 404 page from the day of the change.',
});

export const LOST_ANCHOR = defineDiagnostic({
  code: 'lost-anchor',
  severity: 'error',
  summary: 'A change takes a place on a page away that something leads to.',
  why: 'Readers land at the top of the page and have to search for what they were promised.',
});

/** Every kind of diagnostic that a comparison makes. */
export const DIFF_DIAGNOSTICS: readonly DiagnosticDefinition[] = [LOST_ADDRESS, LOST_ANCHOR];
