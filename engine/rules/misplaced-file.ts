import type { PageTree } from '../page-tree.ts';
import { BASELINE_FILE, SITE_FILE } from '../pathname.ts';
import { suggest } from '../suggest.ts';
import { defineRule } from './rule.ts';

export const misplacedFile = defineRule({
  code: 'misplaced-file',
  severity: 'warning',
  summary: 'A file of `nav/` looks like a part of the navigation, but is not in a place where it is read.',
  why: 'What it says has no effect: its pages are in no sidebar, its translations are not shown.',
  check(tree, report) {
    for (const file of tree.input.besideNavigation ?? []) {
      const help = helpFor(file, tree);
      const start = { line: 1, column: 1, offset: 0 };
      if (help !== undefined)
        report({ at: { file, range: { start, end: start } }, message: `The file \`${file}\` is not read.`, help });
    }
  },
});

const FOLDERS = ['sections', 'translations'];

/** What there is one of, by its name. */
const SINGLE_FILES: ReadonlyMap<string, string> = new Map([
  ['site', SITE_FILE],
  ['baseline', BASELINE_FILE],
]);

/** Where a file belongs; `undefined` for JSON that may be there for something else. */
function helpFor(file: string, tree: PageTree): string | undefined {
  const [folder, ...below] = file.split('/').slice(1, -1);
  const name = file.slice(file.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
  const isYaml = /\.ya?ml$/i.test(file);
  if (folder === undefined) {
    const single = SINGLE_FILES.get(sameOrNear(name, [...SINGLE_FILES.keys()]) ?? '');
    if (single !== undefined) return `move what it says to \`${single}\`, and remove it`;
  }
  const meant = sameOrNear(folder ?? '', FOLDERS) ?? folderFor(name, isYaml && folder === undefined, tree);
  if (meant === undefined)
    return isYaml ? 'move it to `nav/sections/` if it is a section, else out of `nav/`' : undefined;
  const place = `nav/${meant}/${name}.yaml`;
  const isTaken = [...tree.input.nav, ...(tree.input.translations ?? [])].some(({ path }) => path === place);
  if (isTaken)
    return `remove it, or move it to \`nav/${meant}/\` under another name: there is a \`${name}.yaml\` already`;
  return folder === meant && below.length === 0 ? `rename it to \`${name}.yaml\`` : `move it to \`${place}\``;
}

/** A file right in `nav/` is most likely a section; one named after a language translates, whatever its folder is called. */
function folderFor(name: string, isSection: boolean, { site }: PageTree): string | undefined {
  if (site.languages.some(({ value }) => value === name)) return 'translations';
  return isSection ? 'sections' : undefined;
}

function sameOrNear(word: string, names: readonly string[]): string | undefined {
  return names.includes(word) ? word : suggest(word, names);
}
