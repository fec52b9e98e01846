import { defineDiagnostic, type Finding } from './diagnostic.ts';
import type { Located, Navigation } from './navigation.ts';

export const NO_CONTENT_FOLDER = defineDiagnostic({
  code: 'no-content-folder',
  severity: 'error',
  summary: 'The folder that `content` names does not exist, or is out of the repository.',
  why: 'A site without any of its pages would be built, or one of files that are not the project’s.',
});

/** Why a content folder cannot be read. */
export type LostContent = 'missing' | 'outside';

/**
 * The navigation of a project whose content folder cannot be read: with a finding where its writer named the folder, and
 * without conclusions from the pages that it lacks. The folder that is taken when no one names any may be missing: there
 * are no pages yet.
 */
export function loseContent(navigation: Navigation, why: LostContent): Navigation {
  const { content, isContentHidden } = navigation.site;
  if (content !== undefined) return withoutPages(navigation, [[NO_CONTENT_FOLDER, findingOf(content, why)]]);
  return isContentHidden ? withoutPages(navigation, []) : navigation;
}

function withoutPages({ site, findings, ...rest }: Navigation, more: Navigation['findings']): Navigation {
  return { ...rest, site: { ...site, unreadKeys: [...site.unreadKeys, 'content'] }, findings: [...findings, ...more] };
}

function findingOf({ value, span }: Located<string>, why: LostContent): Finding {
  return why === 'missing'
    ? {
        at: span,
        message: `There is no folder \`${value}\`.`,
        help: 'name the folder of the Markdown pages, or make it',
      }
    : { at: span, message: `\`${value}\` is out of the repository.`, help: 'move the pages into the repository' };
}
