import { listsAnchor, namedAnchor } from '../address/anchor.ts';
import { apiSlug } from '../address/api-slug.ts';
import type { Kinds } from '../feature/declaration.ts';
import { documentedOn } from '../manifest/asks.ts';
import type { CheckedPageFacts, PagePart } from '../model/project-input.ts';
import { onceFor } from '../text/once.ts';

/**
 * Returns whether a page has a place that links may target: a heading, or something in documentation that it includes.
 * The check does not know what a package's types contain, so it compares only the start of such an anchor.
 */
export function hasPlace(facts: CheckedPageFacts, hash: string, kinds: Kinds): boolean {
  if (facts.isPartial === true || listsAnchor(facts.anchors, hash)) return true;
  const anchor = namedAnchor(hash);
  if (anchor !== hash) return anchor === undefined || hasPlace(facts, anchor, kinds);
  const slugs = facts.parts === undefined ? undefined : slugsOf(facts.parts, kinds);
  if (slugs === undefined || slugs.size === 0) return false;
  for (let at = hash.length; at > 0; at = hash.lastIndexOf('-', at - 1)) if (slugs.has(hash.slice(0, at))) return true;
  return false;
}

/** Many links point to the same page, so the exports it documents are gathered once. */
const slugsOf = onceFor(
  (parts: readonly PagePart[], kinds: Kinds): ReadonlySet<string> =>
    new Set(documentedOn({ asks: parts }, kinds).map(({ name }) => apiSlug(name))),
);
