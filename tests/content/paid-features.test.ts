import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../support/docs-nav.ts';
import { isMissingKey, paidPackagesOf } from '../support/paid-packages.ts';

const PAGES = readdirSync(path.join(ROOT, 'site/reference/content/x/react-data-grid'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `/x/react-data-grid/${name}`);

/** Features that the plans of the data grid cover. */
const FEATURES = [
  'aggregation',
  'column-ordering',
  'column-pinning',
  'excel-export',
  'header-filters',
  'lazy-loading',
  'master-detail',
  'pivoting',
  'row-grouping',
  'row-ordering',
  'row-pinning',
  'tree-data',
].map((name) => `/x/react-data-grid/${name}`);

const textOf = (pathname: string) =>
  readFileSync(path.join(ROOT, 'site/reference/content', pathname, 'index.md'), 'utf8');
const paid = PAGES.filter((pathname) => paidPackagesOf(pathname).size > 0);

test('every paid feature of the grid has a page with a live demo and rows of the API', () => {
  expect(paid).toEqual(expect.arrayContaining(FEATURES));
  for (const pathname of FEATURES)
    expect(textOf(pathname), pathname).toMatch(
      /^::api\{package="@mui\/x-data-grid-(?:pro|premium)" name="\w+" rows="/m,
    );
});

test('a page whose demos need a license says that they are shown without one, and names the package', () => {
  expect(paid.length).toBeGreaterThan(FEATURES.length - 1);
  for (const pathname of paid) {
    const [, callout = ''] = /:::info\[(?:Pro|Premium) plan\]\n([^]*?):::/.exec(textOf(pathname)) ?? [];
    expect(callout, pathname).toContain('“MUI X Missing license key”');
    expect(
      [...paidPackagesOf(pathname)].filter((owner) => !callout.includes(`\`${owner}\``)),
      pathname,
    ).toEqual([]);
  }
});

test('the message about a missing key is expected there, and nowhere else', () => {
  const say = (name: string) =>
    `${'*'.repeat(61)}\n\nMUI X: Missing license key.\n\nThe license key is missing. You might not be allowed to use \`${name}\` which is part of MUI X Pro.\n`;
  expect(isMissingKey(say('@mui/x-data-grid-pro'), '/x/react-data-grid/tree-data/')).toBe(true);
  // Another package, another page, another message.
  expect(isMissingKey(say('@mui/x-data-grid-premium'), '/x/react-data-grid/tree-data/')).toBe(false);
  expect(isMissingKey(say('@mui/x-data-grid-pro'), '/x/react-data-grid/sorting/')).toBe(false);
  expect(isMissingKey('MUI X: Invalid license key.', '/x/react-data-grid/tree-data/')).toBe(false);
});
