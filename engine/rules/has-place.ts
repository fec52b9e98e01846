import { apiSlug, listsAnchor } from '../pathname.ts';
import type { CheckedPageFacts } from '../project-input.ts';

/**
 * Whether a page has a place that links may name: a heading, or something in documentation that it includes. What a
 * package's types hold is not known to the check, so of its places only the beginning counts.
 */
export function hasPlace({ anchors, parts = [] }: CheckedPageFacts, hash: string): boolean {
  return listsAnchor(anchors, hash) || parts.some((part) => part.kind === 'api' && (hash === apiSlug(part.name) || hash.startsWith(`${apiSlug(part.name)}-`)));
}
