import type { Route, RouteManifest } from '../manifest/manifest.ts';
import { followRedirects } from './follow-redirects.ts';

/**
 * Finds the pages that have moved, as a map from old to new pathnames: those with the same `id`, those whose old
 * address redirects to a new page, groups of the same pages, and pages with similar names, titles and headings.
 */
export function findMoves(old: RouteManifest, now: RouteManifest): ReadonlyMap<string, string> {
  const gone = Object.values(old.routes).filter(
    ({ pathname }) => now.routes[pathname] === undefined || now.routes[pathname]?.id !== old.routes[pathname]?.id,
  );
  const free = new Map(
    Object.values(now.routes).flatMap((route) =>
      old.routes[route.pathname]?.id === route.id ? [] : [[route.pathname, route] as const],
    ),
  );
  const moves = new Map<string, string>();
  const take = (from: Route, to: Route | undefined): boolean => {
    if (to === undefined || !free.has(to.pathname) || moves.has(from.pathname) || to.pathname === from.pathname)
      return false;
    moves.set(from.pathname, to.pathname);
    return free.delete(to.pathname);
  };
  const byId = new Map(Array.from(free.values(), (route) => [route.id, route]));
  for (const route of gone) take(route, byId.get(route.id));
  const follow = followRedirects(now);
  // If several redirect to one page, it was the one with the same title.
  const led = gone.map((route) => [route, now.routes[follow(route.pathname) ?? '']] as const);
  for (const [route, target] of led)
    if (target?.title === route.title && target.kind === route.kind) take(route, target);
  for (const [route, target] of led) if (old.routes[target?.pathname ?? ''] === undefined) take(route, target);
  const stillGone = gone.filter(
    ({ pathname }) => !moves.has(pathname) && now.routes[pathname] === undefined && follow(pathname) === undefined,
  );
  for (const route of stillGone) if (route.kind === 'group') take(route, groupOfSamePages(route, { old, now }, moves));
  const added = Array.from(free.values()).filter(({ pathname }) => old.routes[pathname] === undefined);
  const byLikeness = stillGone
    .flatMap((route) => added.map((other) => ({ route, other, likeness: likenessOf(route, other) })))
    .filter(({ likeness }) => likeness >= ALIKE);
  for (const { route, other } of byLikeness.toSorted((a, b) => b.likeness - a.likeness)) take(route, other);
  return moves;
}

/** Identifies a group by its pages. */
function groupOfSamePages(
  { pathname }: Route,
  { old, now }: Readonly<Record<'old' | 'now', RouteManifest>>,
  moves: ReadonlyMap<string, string>,
): Route | undefined {
  const child = Object.values(old.routes).find(({ trail }) => trail[0] === pathname);
  const place = child && now.routes[moves.get(child.pathname) ?? child.pathname];
  const group = now.routes[place?.trail[0] ?? ''];
  return group?.kind === 'group' ? group : undefined;
}

const ALIKE = 4;

function likenessOf(one: Route, other: Route): number {
  if (one.kind !== other.kind) return 0;
  const isShared =
    one.anchors.length > 0 &&
    one.anchors.filter((anchor) => other.anchors.includes(anchor)).length * 2 >
      Math.max(one.anchors.length, other.anchors.length);
  return (one.title === other.title ? 2 : 0) + (lastSegment(one) === lastSegment(other) ? 2 : 0) + (isShared ? 2 : 0);
}

function lastSegment({ pathname }: Route): string {
  return pathname.slice(pathname.lastIndexOf('/') + 1);
}
