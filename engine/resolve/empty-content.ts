import { defineDiagnostic, type Report } from '../diagnostic.ts';
import type { Navigation, NavNode, NavSite } from '../navigation.ts';
import { isBelow } from '../pathname.ts';
import type { ProjectInput } from '../project-input.ts';

export const EMPTY_CONTENT = defineDiagnostic({
  code: 'empty-content',
  severity: 'warning',
  summary: 'The folder that `content` names does not exist, or is empty.',
  why: 'Every page would have the note that it has not been written yet. Most likely, its files are in a folder with another name.',
});

/**
 * Reports a content folder in which there is nothing, although the settings name it. What its files say is unknown
 * then, so that nothing is reported of each page.
 */
export function checkContent(
  { site, sections }: Pick<Navigation, 'site' | 'sections'>,
  input: ProjectInput,
  report: Report,
): NavSite {
  const { content, info } = site;
  const isHere = (path: string) => isBelow(path, info.content);
  const isEmpty =
    input.pages.length + input.assets.length === 0 &&
    !(input.modules ?? []).some(isHere) &&
    !input.unreadable.some(({ path }) => isHere(path));
  // Of a part of a site, all content may be elsewhere.
  if (content === undefined || !isEmpty || input.only !== undefined) return site;
  if (!sections.some(({ nodes }) => nodes.some(hasContent))) return site;
  report(EMPTY_CONTENT, {
    at: content.span,
    message: `There is nothing in the folder \`${info.content}\`.`,
    help: 'correct the path, which begins at the project’s root, or write the first page',
  });
  return { ...site, unreadKeys: [...site.unreadKeys, 'content'] };
}

/** Whether a node needs a file: not what is planned, nor what comes from packages. */
function hasContent(node: NavNode): boolean {
  if (node.kind === 'link') return false;
  if (node.kind === 'page') return !node.tags.includes('planned');
  return node.generate?.from === 'directory' || node.children.some(hasContent);
}
