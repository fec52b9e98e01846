import type { NavSite } from '../model/navigation.ts';
import type { PageFile, ProjectInput } from '../model/project-input.ts';

/**
 * Marks what of a project is unknown because its code was not run. Of pages with expressions, or with what may be asked
 * of its features, only those problems stay that no such code could solve.
 */
export function withoutCode(input: ProjectInput, { features }: Pick<NavSite, 'features'>): ProjectInput {
  const pages = input.pages.map((page): PageFile => {
    const { code, isPartial, problems } = page.facts;
    if (code === undefined && isPartial !== true) return page;
    const left = problems.filter((problem) => !FROM_CODE.has(problem.code));
    return { ...page, facts: { ...page.facts, isPartial: true, problems: left } };
  });
  return { ...input, ...(features.length > 0 ? { isFeatureLost: true } : {}), pages };
}

/** Returns whether findings may be missing because code was not run. */
export function lacksFindings({ code, isFeatureLost, ownRules, pages }: ProjectInput): boolean {
  const isAny = isFeatureLost === true || ownRules !== undefined || pages.some(({ facts }) => facts.isPartial === true);
  return code === 'unrun' && isAny;
}

/** Problems of a page that may only be there because something of unknown name or value is left out, with its content. */
const FROM_CODE: ReadonlySet<string> = new Set([
  'empty-address',
  'empty-heading',
  'empty-link',
  'misplaced-directive',
  'missing-footnote',
  'repeated-anchor',
  'untitled-block',
  'unused-footnote',
]);
