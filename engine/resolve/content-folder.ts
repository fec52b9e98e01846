import { defineDiagnostic, type Reporter, type Finding } from '../diagnostic/diagnostic.ts';
import type { Navigation, NavNode } from '../model/navigation.ts';
import { isBelow } from '../address/pathname.ts';
import type { ProjectInput } from '../model/project-input.ts';

export const EMPTY_CONTENT = defineDiagnostic({
  code: 'empty-content',
  severity: 'error',
  summary: 'The `content` folder does not exist, or is empty.',
  why: 'Every page would have the note that it has not been written yet. Most likely, its files are in a folder with another name.',
});

export const CONTENT_OUTSIDE = defineDiagnostic({
  code: 'content-outside',
  severity: 'error',
  summary: 'The `content` folder is not in the repository.',
  why: 'Its files may differ, or be missing, on another machine, and all of them would be published.',
});

/**
 * Reports a content folder that is outside the repository, or that the settings name although it is empty. Its contents
 * are unknown then, so nothing is reported about individual pages. Returns whether they are known.
 */
export function checkContent(
  { site, sections }: Pick<Navigation, 'site' | 'sections'>,
  input: ProjectInput,
  report: Reporter,
): boolean {
  const { content, info } = site;
  if (content !== undefined && input.foldersOutside?.includes(info.content) === true) {
    report(CONTENT_OUTSIDE, { at: content.span, ...outsideRepository(info.content, 'pages') });
    return false;
  }
  // The folder itself is a link that is not followed.
  if (input.unreadable.some(({ path }) => path === info.content)) return false;
  // With only some sections here, all content may be elsewhere; the default folder may not exist yet.
  if (!isEmpty(info.content, input) || input.only !== undefined || content === undefined) return true;
  if (!sections.some(({ nodes }) => nodes.some(hasContent))) return true;
  report(EMPTY_CONTENT, {
    at: content.span,
    message: `The folder \`${info.content}\` does not exist, or is empty.`,
    help: 'correct the path, which is relative to the project’s root, or write the first page',
  });
  return false;
}

function isEmpty(folder: string, { pages, assets, modules = [], unreadable }: ProjectInput): boolean {
  const isHere = (path: string) => isBelow(path, folder);
  return pages.length + assets.length === 0 && !modules.some(isHere) && !unreadable.some(({ path }) => isHere(path));
}

/** Returns whether a node needs a file: planned pages, drafts and those made from packages do not. */
function hasContent(node: NavNode): boolean {
  if (node.kind === 'link' || node.tags.includes('draft')) return false;
  if (node.kind === 'page') return !node.tags.includes('planned');
  return node.generate?.from === 'directory' || node.children.some(hasContent);
}

/** Says that a folder is outside the repository, and how the repository is determined. */
export function outsideRepository(folder: string, what: 'demos' | 'pages'): Pick<Finding, 'message' | 'help'> {
  return {
    message: `The folder \`${folder}\` is not in the repository.`,
    help: `keep the ${what} within the repository, which is the closest folder around the project with \`.git\` or, without Git, the outermost one with a \`package.json\``,
  };
}
