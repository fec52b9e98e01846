import { gapOfFile, type Gap } from '../schema/gap.ts';
import { fileStem } from '../address/page-file.ts';
import { meantLanguage } from '../text/language.ts';
import { BASELINE_FILE, SITE_FILE } from '../text/project-files.ts';
import type { ProjectInput } from '../model/project-input.ts';
import type { SourceFile } from '../text/source.ts';
import { suggest } from '../text/suggest.ts';

/** A file of `nav/` in a place where it is not read, and what it most likely is. */
export interface MisplacedFile extends SourceFile {
  readonly is: 'section' | 'translation' | 'settings';
  /** What to do. */
  readonly help: string;
}

/**
 * Finds the files of `nav/` that look like part of the navigation but are not read; `codes` are the site’s languages.
 */
export function findMisplaced(input: ProjectInput, codes: readonly string[]): readonly MisplacedFile[] {
  return (input.besideNavigation ?? []).flatMap((source): MisplacedFile[] => {
    const misplaced = placeOf(source.path, { input, codes });
    return misplaced === undefined ? [] : [{ ...source, ...misplaced }];
  });
}

/**
 * Returns the gaps that misplaced sections leave: the pages and sections they mention. Other kinds of files leave none.
 */
export function gapsOfMisplaced(files: readonly MisplacedFile[]): readonly Gap[] {
  return files.filter(({ is, text }) => is === 'section' && KEYS_OF_SECTIONS.test(text)).map(gapOfFile);
}

const KEYS_OF_SECTIONS = /^(?:pages|prefixes)[ \t]*:/m;

/** Returns the languages that misplaced files translate into. */
export function languagesOfMisplaced(files: readonly MisplacedFile[]): ReadonlySet<string> {
  return new Set(files.flatMap(({ path, is }) => (is === 'translation' ? [languageOf(fileStem(path))] : [])));
}

/** Files that exist only once, by name. */
const SINGLE_FILES: ReadonlyMap<string, string> = new Map([
  ['site', SITE_FILE],
  ['baseline', BASELINE_FILE],
]);

const FOLDERS = { sections: 'section', translations: 'translation' } as const;

interface Surroundings {
  readonly input: ProjectInput;
  readonly codes: readonly string[];
}

/** Returns where a file belongs; `undefined` for JSON, which may have another purpose. */
function placeOf(file: string, { input, codes }: Surroundings): Pick<MisplacedFile, 'is' | 'help'> | undefined {
  const [folder, ...below] = file.split('/').slice(1, -1);
  const name = fileStem(file);
  const isYaml = /\.ya?ml$/i.test(file);
  if (folder === undefined) {
    const single = SINGLE_FILES.get(sameOrNear(name, [...SINGLE_FILES.keys()]) ?? '');
    if (single !== undefined) return { is: 'settings', help: `move its contents to \`${single}\`, and remove it` };
  }
  // Comparing names of languages takes time, and JSON is often data.
  const code = isYaml ? languageOf(name) : name;
  const isTranslation = codes.includes(code);
  const meant =
    sameOrNear(folder ?? '', FOLDER_NAMES) ??
    (isTranslation ? 'translations' : isYaml && folder === undefined ? 'sections' : undefined);
  if (meant === undefined)
    return isYaml
      ? { is: 'section', help: 'move it to `nav/sections/` if it is a section, otherwise out of `nav/`' }
      : undefined;
  const is = FOLDERS[meant];
  const rightName = meant === 'translations' && isTranslation ? code : name;
  const place = `nav/${meant}/${rightName}.yaml`;
  if ([...input.nav, ...(input.translations ?? [])].some(({ path }) => path === place)) {
    const help = `remove it, or move it to \`nav/${meant}/\` under another name: there is already a \`${rightName}.yaml\``;
    return { is, help };
  }
  const isNear = folder === meant && below.length === 0;
  return { is, help: isNear ? `rename it to \`${rightName}.yaml\`` : `move it to \`${place}\`` };
}

const FOLDER_NAMES = ['sections', 'translations'] as const;

/** Returns the language that a file is named after, by its code or its name; for any other file, its name as it is. */
function languageOf(name: string): string {
  return meantLanguage(name) ?? name;
}

function sameOrNear<Name extends string>(word: string, names: readonly Name[]): Name | undefined {
  const near = names.includes(word as Name) ? word : suggest(word, names);
  return names.find((name) => name === near);
}
