import type { Reporter } from '../diagnostic/diagnostic.ts';
import type { NavTranslation } from './page-tree.ts';
import { parseYaml } from '../yaml/parse-yaml.ts';
import {
  findEntry,
  findNode,
  headOf,
  spanOf,
  isBlank,
  type ParsedFile,
  type YamlEntry,
  type YamlNode,
} from '../yaml/yaml-node.ts';
import type { ProjectInput } from '../model/project-input.ts';
import { translationSchema } from '../schema/translation.ts';
import { validate } from '../schema/validate.ts';
import { isTranslation } from '../text/project-files.ts';
import type { SourceFile } from '../text/source.ts';

/** The folder of translations; files are named after language codes. */
const TRANSLATIONS_FOLDER = 'nav/translations/';

/** Reads every file of `nav/translations/`. An unusable one is kept, without content. */
export function readTranslations(
  { nav, words = [], unreadable, isFeatureLost }: ProjectInput,
  report: Reporter,
): readonly NavTranslation[] {
  const lost = unreadable
    .filter(({ path }) => path.startsWith(TRANSLATIONS_FOLDER))
    .map(({ path }) => emptyTranslation({ path, text: '' }));
  const schema = translationSchema(words, isFeatureLost);
  const sources = nav.filter(({ path }) => isTranslation(path));
  return [...sources.map((source) => readTranslation(source, schema, report)), ...lost];
}

function readTranslation(
  source: SourceFile,
  schema: ReturnType<typeof translationSchema>,
  report: Reporter,
): NavTranslation {
  const parsed = parseYaml(source, report);
  const validated = parsed && validate(schema, withEntries(parsed), report);
  if (validated === undefined) return emptyTranslation(source);
  const { config, file } = validated;
  return {
    code: codeOf(source),
    file: source.path,
    config,
    isWritten: (...path) => findNode(file.root, path) !== undefined,
    at: (...path) => spanOf(file, nearestEntry(file.root, path) ?? headOf(file.root)),
  };
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
  return isBlank(parsed) ? { ...parsed, root: { kind: 'map', start: 0, end: 0, entries: [] } } : parsed;
}

function codeOf({ path }: SourceFile): string {
  return path.slice(TRANSLATIONS_FOLDER.length).replace(/\.ya?ml$/, '');
}
