import { apiSlug, listsAnchor, namedAnchor } from '../pathname.ts';
import type { CheckedPageFacts, PagePart } from '../project-input.ts';

/**
 * Whether a page has a place that links may name: a heading, or something in documentation that it includes. What a
 * package's types hold is not known to the check, so of its places only the beginning counts.
 */
export function hasPlace(facts: CheckedPageFacts, hash: string): boolean {
  if (listsAnchor(facts.anchors, hash)) return true;
  const anchor = namedAnchor(hash);
  if (anchor !== hash) return anchor === undefined || hasPlace(facts, anchor);
  const slugs = facts.parts === undefined ? undefined : slugsOf(facts.parts);
  if (slugs === undefined || slugs.size === 0) return false;
  for (let at = hash.length; at > 0; at = hash.lastIndexOf('-', at - 1)) if (slugs.has(hash.slice(0, at))) return true;
  return false;
}

/** Pages are linked to from many places, so what each of them documents is gathered once. */
const slugs = new WeakMap<readonly PagePart[], ReadonlySet<string>>();

function slugsOf(parts: readonly PagePart[]): ReadonlySet<string> {
  const known = slugs.get(parts) ?? new Set(parts.flatMap((part) => (part.kind === 'api' ? [apiSlug(part.name)] : [])));
  slugs.set(parts, known);
  return known;
}
