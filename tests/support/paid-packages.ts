import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './docs-nav.ts';

/** How demos import the commercial packages of the data grid. */
const IMPORT = /from '(@mui\/x-data-grid-(?:pro|premium))'/g;

/** The commercial packages that the demos of a page of the reference site import; its pathname may end with a slash. */
export function paidPackagesOf(pathname: string): ReadonlySet<string> {
  const folder = path.join(ROOT, 'site/reference/content', pathname);
  const demos = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.tsx')) : [];
  return new Set(
    demos.flatMap((name) =>
      Array.from(readFileSync(path.join(folder, name), 'utf8').matchAll(IMPORT), ([, owner = '']) => owner),
    ),
  );
}

/** What these packages log to the console without a license key, once each. */
const MISSING_KEY =
  /^\*{61}\n\nMUI X: Missing license key\.\n\nThe license key is missing\. You might not be allowed to use `(@mui\/x-data-grid-(?:pro|premium))` which is part of MUI X (?:Pro|Premium)\.\n/;

/**
 * Whether a console message is about the missing license key of a package that a page's demos import. The reference
 * site is built without a key, and these pages mention that; no page may log any other message.
 */
export function isMissingKey(message: string, pathname: string): boolean {
  const owner = MISSING_KEY.exec(message)?.[1];
  return owner !== undefined && paidPackagesOf(pathname).has(owner);
}

/**
 * What the commercial packages draw that axe objects to and no demo can change: the pale watermark of a missing key, and
 * the empty header above the groups of a pivot table.
 */
const BEYOND_DEMOS = [
  '[style*="z-index: 100000"][style*="letter-spacing: 5px"]',
  '.MuiDataGrid-columnHeader--emptyGroup',
];

/** Parts of a page that axe skips, but only on pages whose demos import those packages. */
export function partsBeyondDemos(pathname: string): readonly string[] {
  return paidPackagesOf(pathname).size > 0 ? BEYOND_DEMOS : [];
}
