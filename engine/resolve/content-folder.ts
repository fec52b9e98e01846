import { defineDiagnostic, type Report } from '../diagnostic.ts';
import type { Navigation, NavNode, NavSite } from '../navigation.ts';
import { outsideRepository } from '../outside-repository.ts';
import { isBelow } from '../pathname.ts';
import type { ProjectInput } from '../project-input.ts';
import { isHidden } from '../schema/unread-keys.ts';

export const EMPTY_CONTENT = defineDiagnostic({
  code: 'empty-content',
  severity: 'warning',
  summary: 'The folder that `content` names does not exist, or is empty.',
  why: 'Every page would have the note that it has not been written yet. Most likely, its files are in a folder with another name.',
});

export const CONTENT_OUTSIDE = defineDiagnostic({
  code: 'content-outside',
  severity: 'error',
  summary: 'The folder that `content` names is not in the repository.',
  why: 'Its files may differ, or be missing, on another machine, and all of them would be published.',
});

/**
 * Reports a content folder that is out of the repository, or in which there is nothing although the settings name it.
 * What its files say is unknown then, so that nothing is reported of each page.
 */
export function checkContent(
  { site, sections }: Pick<Navigation, 'site' | 'sections'>,
  input: ProjectInput,
  report: Report,
): NavSite {
  const { content, info } = site;
  const unknown: NavSite = { ...site, unreadKeys: [...site.unreadKeys, 'content'] };
  if (content !== undefined && input.isContentOutside === true) {
    report(CONTENT_OUTSIDE, { at: content.span, ...outsideRepository(info.content, 'pages') });
    return unknown;
  }
  // No one has looked into a folder whose name cannot be trusted.
  if (content !== undefined && isHidden(site, 'content')) return site;
  // Of a part of a site, all content may be elsewhere. Without its name, the folder is nearly always the usual one.
  if (!isEmpty(info.content, input) || input.only !== undefined)
    return content === undefined ? { ...site, unreadKeys: site.unreadKeys.filter((key) => key !== 'content') } : site;
  // The folder that is taken when none is named may still be missing: no page has been written yet.
  if (content === undefined) return site;
  if (!sections.some(({ nodes }) => nodes.some(hasContent))) return site;
  report(EMPTY_CONTENT, {
    at: content.span,
    message: `The folder \`${info.content}\` does not exist, or is empty.`,
    help: 'correct the path, which begins at the project’s root, or write the first page',
  });
  return unknown;
}

function isEmpty(folder: string, { pages, assets, modules = [], unreadable }: ProjectInput): boolean {
  const isHere = (path: string) => isBelow(path, folder);
  return pages.length + assets.length === 0 && !modules.some(isHere) && !unreadable.some(({ path }) => isHere(path));
}

/** Whether a node needs a file: not what is planned, nor what comes from packages. */
function hasContent(node: NavNode): boolean {
  if (node.kind === 'link') return false;
  if (node.kind === 'page') return !node.tags.includes('planned');
  return node.generate?.from === 'directory' || node.children.some(hasContent);
}
