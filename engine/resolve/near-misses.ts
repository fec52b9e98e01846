import { nearestPathname } from '../nearest-pathname.ts';
import type { ServedPage, Unread } from '../page-tree.ts';
import type { PageFile } from '../project-input.ts';

/** Pages of the navigation without a file, and files that no page of the navigation is bound to. */
export interface Unbound {
  readonly unwritten: readonly ServedPage[];
  readonly orphans: readonly PageFile[];
  /** Pathnames of unwritten pages that look like a misspelt orphan, and the orphan's: one cause, one message. */
  readonly misspelt: ReadonlyMap<string, string>;
}

/** Finds what did not come together, and what was probably meant to. */
export function findUnbound(pages: ReadonlyMap<string, ServedPage>, files: ReadonlyMap<string, PageFile>, unread: Unread): Unbound {
  const unwritten = Array.from(pages.values()).filter((page) => isUnwritten(page) && !unread.hasContent(page.pathname));
  const orphans = Array.from(files.values()).filter(({ pathname }) => (pages.get(pathname)?.kind ?? 'section') === 'section');
  const misspelt = new Map<string, string>();
  if (orphans.length === 0) return { unwritten, orphans, misspelt };
  const nearest = nearestPathname(() => orphans.map(({ pathname }) => pathname));
  const found = new Set<string>();
  for (const { pathname } of unwritten) {
    const orphan = nearest(pathname);
    if (orphan === undefined || found.has(orphan)) continue;
    misspelt.set(pathname, orphan);
    found.add(orphan);
  }
  return { unwritten, orphans, misspelt };
}

function isUnwritten({ kind, file, tags, node }: ServedPage): boolean {
  if (file !== undefined || (kind !== 'page' && kind !== 'tab')) return false;
  return !tags.includes('planned') && !(node?.kind === 'page' && node.generated === 'api');
}
