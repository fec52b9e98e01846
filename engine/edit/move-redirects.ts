import type { PageTree } from '../resolve/page-tree.ts';
import { isAbsoluteUrl, splitAddress } from '../address/address.ts';
import { toPathname } from '../address/pathname.ts';
import { SITE_FILE } from '../text/project-files.ts';
import type { PageFile } from '../model/project-input.ts';
import { editList } from '../yaml/edit-list.ts';
import { frontMatterOf, type Content } from './move-pages.ts';
import { moveAddress, type Mover } from './move-address.ts';
import type { TextEdit } from '../text/text-edit.ts';
import { writeScalar } from '../text/write-value.ts';

/** How redirects change when pages move. */
interface MovedRedirects {
  readonly edits: readonly TextEdit[];
  /** Added redirects, from old pathname to new. */
  readonly added: readonly { readonly from: string; readonly to: string }[];
  /** Redirects that were removed: they started where a page is now again, and led to it. */
  readonly undone: readonly string[];
}

interface Addresses {
  /** Old pathnames that need a redirect to their new ones. */
  readonly left: readonly string[];
  /** Whether a page that returns to an old address also leaves a redirect. */
  readonly always: boolean;
}

/**
 * Redirects old addresses to new ones. Existing redirects to a moved page get its new address, so that there is no
 * chain; one that starts at the new address is removed. A page that returns to the start of its redirect undoes its
 * earlier move and leaves none.
 */
export function moveRedirects(
  tree: PageTree,
  mover: Mover,
  { left, always, ...content }: Addresses & Content,
): MovedRedirects {
  const source = tree.input.nav.find(({ path }) => path === SITE_FILE) ?? { path: SITE_FILE, text: '' };
  const arrivals = new Map(left.map((pathname) => [mover.map(pathname) ?? pathname, pathname]));
  const returned = new Set<string>();
  const remove: number[] = [];
  const edits: TextEdit[] = [];
  for (const [at, { from, to }] of tree.site.redirects.entries()) {
    const page = arrivals.get(from);
    if (page !== undefined && !isAbsoluteUrl(to.value) && toPathname(splitAddress(to.value).pathname) === page) {
      returned.add(page);
      remove.push(at);
      continue;
    }
    const target = moveAddress(to.value, mover);
    if (target === undefined) continue;
    const { file, start, end } = to.span;
    edits.push({ file, start, end, text: writeScalar(source.text.slice(start, end), target) });
  }
  for (const page of tree.input.pages) {
    const gone = page.facts.redirectFrom.flatMap(({ href }, at) =>
      arrivals.get(toPathname(href)) === page.pathname ? [at] : [],
    );
    if (gone.length === 0) continue;
    returned.add(page.pathname);
    edits.push(...editFrontMatter(page, gone, content));
  }
  const added = left.flatMap((from) => (returned.has(from) && !always ? [] : [{ from, to: mover.map(from) ?? from }]));
  return { edits: [...edits, ...editList(source, 'redirects', { remove, add: added })], added, undone: [...returned] };
}

function editFrontMatter({ path }: PageFile, remove: readonly number[], { read }: Content): readonly TextEdit[] {
  const { start, ...source } = frontMatterOf(path, read);
  return editList(source, 'redirectFrom', { remove, add: [] }).map((edit) => ({
    ...edit,
    start: edit.start + start,
    end: edit.end + start,
  }));
}
