import type { Report } from './diagnostic.ts';
import type { NavTranslation } from './page-tree.ts';
import { parseYaml } from './parse/parse-yaml.ts';
import { findEntry, findNode, headOf, spanOf, type ParsedFile, type PathStep } from './parse/yaml-node.ts';
import type { InterfaceTexts, ProjectInput } from './project-input.ts';
import { translationSchema } from './schema/translation.ts';
import { validate } from './schema/validate.ts';
import type { SourceFile } from './source.ts';

/** Where the translations of a project are; the files are named by the codes of their languages. */
export const TRANSLATIONS_FOLDER = 'nav/translations/';

/** Reads every file of `nav/translations/`. One that cannot be used is there all the same, without content. */
export function readTranslations({ translations = [], words = [], unreadable }: ProjectInput, report: Report): readonly NavTranslation[] {
  const lost = unreadable.filter(({ path }) => path.startsWith(TRANSLATIONS_FOLDER)).map(({ path }) => emptyTranslation({ path, text: '' }));
  return [...translations.map((source) => readTranslation(source, words, report)), ...lost];
}

function readTranslation(source: SourceFile, words: readonly InterfaceTexts[], report: Report): NavTranslation {
  const parsed = parseYaml(source, report);
  const validated = parsed && validate(translationSchema(words), withEntries(parsed), report);
  if (parsed === undefined || validated === undefined) return emptyTranslation(source);
  const { config, file } = validated;
  const at = (...path: PathStep[]) => placeOf(file, path);
  return {
    code: codeOf(source),
    file: source.path,
    config,
    isWritten: (...path) => {
      // What has a mistake is written as well: it has a message of its own.
      const owner = findNode(parsed.root, path.slice(0, -1));
      const isGiven = (root: ParsedFile['root']) => findNode(root, path) !== undefined;
      return isGiven(parsed.root) || isGiven(file.root) || (owner !== undefined && owner.kind !== 'map');
    },
    at,
  };
}

function emptyTranslation(source: SourceFile): NavTranslation {
  const start = { file: source.path, start: 0, end: 0 };
  return { code: codeOf(source), file: source.path, config: {}, isWritten: () => true, at: () => start };
}

/** A file of comments is a file without translations. */
function withEntries(parsed: ParsedFile): ParsedFile {
  const { root } = parsed;
  return root.kind === 'scalar' && root.value === null ? { ...parsed, root: { kind: 'map', start: 0, end: 0, entries: [] } } : parsed;
}

/** The key at a path, else the nearest one above it, else the first of the file. */
function placeOf(file: ParsedFile, path: readonly PathStep[]) {
  for (let length = path.length; length > 0; length--) {
    const owner = findNode(file.root, path.slice(0, length - 1));
    const entry = owner && findEntry(owner, String(path[length - 1]));
    if (entry) return spanOf(file, entry);
  }
  return spanOf(file, headOf(file.root));
}

function codeOf({ path }: SourceFile): string {
  return path.slice(TRANSLATIONS_FOLDER.length).replace(/\.ya?ml$/, '');
}
