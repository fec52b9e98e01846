import type { Diagnostic, Reporter } from '../diagnostic/diagnostic.ts';
import { collectDiagnostics } from '../diagnostic/collect-diagnostics.ts';
import { addPairAt, editList, findKey } from '../yaml/edit-list.ts';
import type { RouteManifest } from '../manifest/manifest.ts';
import type { PageTree, ServedPage } from '../resolve/page-tree.ts';
import { isAbsoluteUrl, splitAddress } from '../address/address.ts';
import { folderPathname } from '../address/page-file.ts';
import { toPathname } from '../address/pathname.ts';
import { resolveReference } from '../address/reference.ts';
import { SITE_FILE } from '../text/project-files.ts';
import { hasPlace } from '../resolve/has-place.ts';
import { startOf, type Origin, type Span } from '../text/source.ts';
import { findNear, wordNear } from '../text/suggest.ts';
import { goneAnchors } from './compare-manifests.ts';
import { LOST_ADDRESS, LOST_ANCHOR, MOVED_GROUP } from '../diagnostic/diff-diagnostics.ts';
import { followRedirects } from './follow-redirects.ts';

/** What readers lose by a change, and the redirects that restore it. */
export interface Losses {
  readonly diagnostics: readonly Diagnostic[];
  /** Redirects to add; if no page resembles the old one, `to` is left to the writer. */
  readonly redirects: readonly { readonly from: string; readonly to: string | undefined }[];
}

interface States {
  readonly old: RouteManifest;
  readonly now: RouteManifest;
  /** The project of `now`. */
  readonly tree: PageTree;
  /** Maps old pathnames to new ones. */
  readonly moves: ReadonlyMap<string, string>;
}

/** Finds pathnames and anchors that readers know and that lead nowhere after a change. */
export function findLosses({ old, now, tree, moves }: States): Losses {
  const site = tree.input.nav.find(({ path }) => path === SITE_FILE) ?? { path: SITE_FILE, text: '' };
  const { report, diagnostics } = collectDiagnostics(tree.input.nav);
  const follow = followRedirects(now);
  const key = findKey(site, 'redirects');
  const at: Span = { file: site.path, start: key?.start ?? 0, end: key?.end ?? 0 };
  const isServed = (pathname: string) =>
    now.routes[pathname] !== undefined || pathname === '/' || follow(pathname) !== undefined;
  const oldEnd = followRedirects(old);
  const known: readonly (readonly [pathname: string, target: string | undefined])[] = [
    ...Object.keys(old.routes).map((pathname) => [pathname, moves.get(pathname)] as const),
    ...old.redirects.map(({ from, to }) => {
      const end = oldEnd(from);
      const target = end === undefined || isAbsoluteUrl(end) ? to : (moves.get(end) ?? end);
      return [from, isAbsoluteUrl(target) || isServed(target) ? target : undefined] as const;
    }),
  ];
  const lost = known.flatMap(([from, to]) => (isServed(from) ? [] : [{ from, to }]));
  const isKept = ({ from, to = '' }: (typeof lost)[number]) => {
    const group = findDerived(from, to, { old, now, tree });
    if (group === undefined) return false;
    const source = tree.input.nav.find(({ path }) => path === group.span.file);
    const edit = source && addPairAt(source, group.span.start, ['pathname', from]);
    report(MOVED_GROUP, {
      at: group.span,
      message: `The group \`${group.title}\` is now at \`${to}\`, and its old address \`${from}\` leads nowhere: without a \`pathname\`, the address follows from its pages and its title.`,
      help: `write \`pathname: ${from}\` in it to keep the address, or add a redirect`,
      ...(edit === undefined ? {} : { fix: { edits: [edit] } }),
    });
    return true;
  };
  const redirects = lost.filter((address) => !isKept(address));
  for (const { from, to } of redirects) {
    const isPage = old.routes[from] !== undefined;
    report(LOST_ADDRESS, {
      at,
      message:
        to === undefined
          ? `The ${isPage ? 'page' : 'redirect'} \`${from}\` is gone, and its address leads nowhere.`
          : isPage
            ? `The page \`${from}\` is now at \`${to}\`, and the old address leads nowhere.`
            : `The redirect from \`${from}\` to \`${to}\` is gone.`,
      help: `add the redirect \`${from}\` to ${to === undefined ? 'the page that takes its place' : `\`${to}\``}`,
      ...(to === undefined ? {} : { fix: { edits: editList(site, 'redirects', { remove: [], add: [{ from, to }] }) } }),
    });
  }
  reportAnchors({ old, now, tree, moves }, report);
  return { diagnostics: diagnostics(), redirects };
}

/** Returns the group at an address, if the address is derived, and its pages are where they were at the old one. */
function findDerived(
  from: string,
  to: string,
  { old, now, tree }: Omit<States, 'moves'>,
): Extract<ServedPage['node'], { readonly kind: 'group' | 'subheader' }> | undefined {
  const node = tree.pages.get(toPathname(to))?.node;
  if (old.routes[from]?.kind !== 'group' || node === undefined || node.kind === 'page') return undefined;
  const children = Object.values(old.routes).filter(({ trail }) => trail[0] === from);
  const isStill = children.some(({ pathname }) => now.routes[pathname]?.trail[0] === to);
  return node.written === undefined && isStill ? node : undefined;
}

function reportAnchors({ old, now, tree, moves }: States, report: Reporter): void {
  const gone = new Map<string, readonly string[]>();
  for (const was of Object.values(old.routes)) {
    const is = now.routes[moves.get(was.pathname) ?? was.pathname];
    if (is === undefined) continue;
    // Only a build knows the anchors of content that comes from a package.
    const file = tree.pages.get(is.pathname)?.file;
    const lost = goneAnchors(was, is).filter(
      (anchor) => file === undefined || !hasPlace(file.facts, anchor, tree.kinds),
    );
    if (lost.length > 0) gone.set(is.pathname, lost);
  }
  if (gone.size === 0) return;
  const tell = (written: string, hash: string | undefined, at: Span | Origin, what: string) => {
    const pathname = moves.get(written) ?? written;
    if (hash === undefined || gone.get(pathname)?.includes(hash) !== true) return;
    const near = findNear(hash, now.routes[pathname]?.anchors ?? []);
    report(LOST_ANCHOR, {
      at,
      message: `The anchor \`#${hash}\` of \`${pathname}\` is gone, but ${what} leads to it.`,
      help: wordNear(near) ?? 'restore the heading, give it its old id, or change what links to it',
    });
  };
  const tellOf = (to: string, at: Span | Origin, what: string) => {
    const { pathname, hash } = splitAddress(to);
    if (!isAbsoluteUrl(to)) tell(toPathname(pathname), hash, at, what);
  };
  for (const { to, toAt } of tree.redirects) tellOf(to, toAt, 'a redirect');
  for (const { node } of tree.nodes)
    if (node.kind === 'page') tell(node.pathname, node.hash, node.span, 'the navigation');
  const languages = tree.site.languages.map(({ value }) => value);
  for (const page of tree.input.pages) {
    const place = { from: page.pathname, folder: folderPathname(page.path, tree.site.info.content), languages };
    for (const { href, range } of page.facts.links) {
      const target = resolveReference(href, place);
      if (target.kind === 'page') tell(target.pathname, target.hash, { file: page.path, range }, 'a link');
    }
  }
  // Redirects published earlier still lead there.
  const isTold = new Set(tree.redirects.map(({ to }) => to));
  for (const { to } of old.redirects) if (!isTold.has(to)) tellOf(to, startOf(SITE_FILE), 'a published redirect');
}
