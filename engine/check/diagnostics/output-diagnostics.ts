import { defineDiagnostic } from '../../diagnostic/diagnostic.ts';

/*
 * What `check-links` and `check-search` can find wrong with a built site. The engine has neither the disk nor the
 * network to look at one.
 */

export const REDIRECT_CHAIN = defineDiagnostic({
  code: 'redirect-chain',
  severity: 'warning',
  summary: 'A redirect leads to another redirect.',
  why: 'Readers of the old address wait for each step, and search engines give up after a few.',
});

export const DEAD_ADDRESS = defineDiagnostic({
  code: 'dead-address',
  severity: 'error',
  summary: 'A link leads to an address outside the site that does not exist.',
  why: 'Readers who follow it see another site’s error page, or none at all.',
});

export const MISSED_SEARCH = defineDiagnostic({
  code: 'missed-search',
  severity: 'error',
  summary: 'A query does not find its page where it should.',
  why: 'Readers open what stands first. Who looks for this page would open another one, or none.',
});

export const UNCHECKED_ADDRESS = defineDiagnostic({
  code: 'unchecked-address',
  severity: 'warning',
  summary: 'An address outside the site could not be checked.',
  why: 'Its host did not answer, or refuses requests from programs. The link may work in a browser; open it once to be sure.',
});

export const UNREADABLE_MANIFEST = defineDiagnostic({
  code: 'unreadable-manifest',
  severity: 'error',
  summary: 'The manifest of a related site cannot be read.',
  why: 'Links to that site cannot be checked without it.',
});
