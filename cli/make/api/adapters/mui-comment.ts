import type { CommentParts } from './adapter.ts';

/**
 * MUI's packages end a component's comment with lists under `Demos:` and `API:`; the Data Grid starts with `Features:`.
 */
const LISTS = /^(?:Demos|Features|API):[ \t]*\n/m;

/** Reads the comments of MUI's packages. */
export function readMuiComment(comment: string): CommentParts {
  const at = LISTS.exec(comment)?.index ?? comment.length;
  const lists = comment.slice(at);
  const end = lists.search(/^API:/m);
  const guides = Array.from(
    lists.slice(0, end < 0 ? undefined : end).matchAll(/^-\s*\[[^\]]*\]\(([^)\s]+)\)/gm),
    ([, href = '']) => href,
  );
  const [, name, href] = /^-\s*inherits \[(\w+)(?: API)?\]\(([^)\s]+)\)/m.exec(lists) ?? [];
  return { description: comment.slice(0, at).trim(), guides, ...(name && href ? { inherits: { name, href } } : {}) };
}
