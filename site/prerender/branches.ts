import type { Section } from '../../engine/manifest.ts';
import { listGroups, renderBranch, renderTopLevel } from '../frame/page/sidebar.ts';
import type { Wording } from '../frame/words.ts';
import type { PlannedFile } from './planned-file.ts';

/** Name of a section's top level, as its frame has it in `data-branch`. */
const TOP_BRANCH = 'top';

/** Name of a group's rows in `data-branch`: a file in the section's folder of fragments, without `.html`. */
export function branchName(section: Section, group: string): string {
  return `${numbersOf(section).get(group) ?? 0}`;
}

/** Plans the fragments of a section's sidebar, which all its pages share. */
export function planBranches(section: Section, { folder, key, hrefOf, wording }: { folder: string; key: string; hrefOf: (pathname: string) => string; wording: Wording }): readonly PlannedFile[] {
  const settings = { section, hrefOf, wording, fragmentUrl: (group: string) => branchName(section, group) };
  return [
    { path: `${folder}/${TOP_BRANCH}.html`, key, render: () => renderTopLevel(settings) },
    ...listGroups(section).map((group) => ({
      path: `${folder}/${branchName(section, group.pathname)}.html`,
      key,
      render: () => renderBranch({ ...settings, group }),
    })),
  ];
}

const numbers = new WeakMap<Section, ReadonlyMap<string, number>>();

/** Numbers keep the fragments' addresses short: every page names those of its closed groups. */
function numbersOf(section: Section): ReadonlyMap<string, number> {
  const known = numbers.get(section);
  if (known !== undefined) return known;
  const made = new Map(listGroups(section).map((group, index) => [group.pathname as string, index]));
  numbers.set(section, made);
  return made;
}
