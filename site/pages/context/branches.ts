import type { Section } from '../../../engine/manifest/manifest.ts';
import { listGroups, renderBranch, type SidebarSettings } from '../../frame/page/sidebar.ts';
import type { PlannedContent } from './planned-file.ts';
import { hrefOf, type SiteContext } from './site-context.ts';
import { onceFor } from '../../../engine/text/once.ts';

/** Folder of the fragments of all sidebars, below the site's base; the folder of each section has a hash in its name. */
export const BRANCHES = '_nav/branches';

/** Name of a section's top level in `data-branch`. */
const TOP_BRANCH = 'top';

/** Returns the settings of a section's sidebars in the context's language. */
export function sidebarSettings(section: Section, context: SiteContext): SidebarSettings {
  return {
    section,
    base: context.base,
    hrefOf: (pathname) => hrefOf(context, pathname),
    // A file in the section's folder of fragments, without `.html`.
    fragmentUrl: (group) => `${numbersOf(section).get(group) ?? 0}`,
    wording: context.wording,
  };
}

/** Plans the fragments of a section's sidebar, which all its pages share. */
export function planBranches(
  settings: SidebarSettings,
  { folder, key }: { folder: string; key: string },
): readonly PlannedContent[] {
  return [
    { path: `${folder}/${TOP_BRANCH}.html`, key, render: () => renderBranch(settings) },
    ...listGroups(settings.section).map((group) => ({
      path: `${folder}/${settings.fragmentUrl(group.pathname)}.html`,
      key,
      render: () => renderBranch({ ...settings, group }),
    })),
  ];
}

/** Numbers the fragments, to keep their addresses short: every page contains those of its closed groups. */
const numbersOf = onceFor(
  (section: Section): ReadonlyMap<string, number> =>
    new Map(listGroups(section).map(({ pathname }, index) => [pathname, index])),
);
