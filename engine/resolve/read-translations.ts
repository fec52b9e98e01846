import type { Report } from '../diagnostic/diagnostic.ts';
import type { NavTranslation } from './page-tree.ts';
import { parseYaml } from '../yaml/parse-yaml.ts';
import {
  findEntry,
  findNode,
  headOf,
  spanOf,
  type ParsedFile,
  type YamlEntry,
  type YamlNode,
} from '../yaml/yaml-node.ts';
import type { ProjectInput } from '../model/project-input.ts';
import { translationSchema, type InterfaceTexts } from '../schema/translation.ts';
import { validate } from '../schema/validate.ts';
import type { SourceFile } from '../text/source.ts';

/** The folder of translations; files are named after language codes. */
const TRANSLATIONS_FOLDER = 'nav/translations/';

/** Reads every file of `nav/translations/`. An unusable one is kept, without content. */
export function readTranslations(
  { translations = [], words = [], unreadable }: ProjectInput,
  report: Report,
): readonly NavTranslation[] {
  const lost = unreadable
    .filter(({ path }) => path.startsWith(TRANSLATIONS_FOLDER))
    .map(({ path }) => emptyTranslation({ path, text: '' }));
  return [...translations.map((source) => readTranslation(source, words, report)), ...lost];
}

function readTranslation(source: SourceFile, words: readonly InterfaceTexts[], report: Report): NavTranslation {
  const parsed = parseYaml(source, report);
  const validated = parsed && validate(translationSchema(words), withEntries(parsed), report);
  if (parsed === undefined || validated === undefined) return emptyTranslation(source);
  const { config, file } = validated;
  // An entry with a mistake counts as written: it has a message of its own.
  const written = indexEntries(parsed.root);
  const mended = indexEntries(file.root);
  return {
    code: codeOf(source),
    file: source.path,
    config,
    isWritten: (list, ...rest) => isIn(written(list), rest) || isIn(mended(list), rest),
    at(...path) {
      const [list, key] = path;
      const known = list === undefined || key === undefined ? undefined : mended(list)?.entries.get(key);
      return spanOf(file, known ?? nearestEntry(file.root, path) ?? headOf(file.root));
    },
  };
}

/** One list of a file: its value, and its entries by key, which can be as many as the site has pages. */
interface IndexedList {
  readonly value: YamlNode;
  readonly entries: ReadonlyMap<string, YamlEntry>;
}

/** Makes a function that finds a list of a file; each is indexed on first use. */
function indexEntries(root: YamlNode): (list: string) => IndexedList | undefined {
  const lists = new Map<string, IndexedList>();
  return (list) => {
    const value = findEntry(root, list)?.value;
    if (value === undefined) return undefined;
    const known = lists.get(list) ?? {
      value,
      entries: new Map(value.kind === 'map' ? value.entries.map((entry) => [entry.key, entry]) : []),
    };
    lists.set(list, known);
    return known;
  };
}

/** Returns whether a path below a list has a value or may have one: something that is not a list may mean anything. */
function isIn(list: IndexedList | undefined, [key, ...rest]: readonly string[]): boolean {
  if (list === undefined) return false;
  if (list.value.kind !== 'map' || key === undefined) return true;
  const entry = list.entries.get(key);
  return (
    entry !== undefined &&
    (rest.length === 0 || entry.value.kind !== 'map' || findNode(entry.value, rest) !== undefined)
  );
}

/** Finds the key at a path, else its nearest ancestor. */
function nearestEntry(root: YamlNode, path: readonly string[]): YamlEntry | undefined {
  for (let length = path.length; length > 0; length--) {
    const owner = findNode(root, path.slice(0, length - 1));
    const entry = owner && findEntry(owner, path[length - 1] ?? '');
    if (entry) return entry;
  }
  return undefined;
}

function emptyTranslation(source: SourceFile): NavTranslation {
  const start = { file: source.path, start: 0, end: 0 };
  return { code: codeOf(source), file: source.path, config: {}, isWritten: () => true, at: () => start };
}

/** A file with nothing but comments is a file without translations. */
function withEntries(parsed: ParsedFile): ParsedFile {
  const { root } = parsed;
  return root.kind === 'scalar' && root.value === null
    ? { ...parsed, root: { kind: 'map', start: 0, end: 0, entries: [] } }
    : parsed;
}

function codeOf({ path }: SourceFile): string {
  return path.slice(TRANSLATIONS_FOLDER.length).replace(/\.ya?ml$/, '');
}
