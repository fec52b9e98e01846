import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { applyEdits, editsByFile, type ProjectEdit } from '../../../engine/edit/index.ts';
import { readFrontMatter, type CheckedPageFacts, type ProjectInput } from '../../../engine/index.ts';
import { contentPathname, isPageFile, pageFormat } from '../../../engine/address/page-file.ts';
import type { IntakeSettings } from '../../../engine/manifest/intake-settings.ts';
import { readFacts } from '../../../site/markdown/read-facts.ts';
import { FEATURES } from '../../../site/features/index.ts';

/** The text files of a project by path: a project in memory, to which edits are applied. */
export type ProjectFiles = ReadonlyMap<string, string>;

/** Reads `nav/` and the content folder of a project, and other folders that its navigation names. */
export function readFiles(root: string, content = 'content', others: readonly string[] = []): ProjectFiles {
  const files = new Map<string, string>();
  for (const folder of ['nav', content, ...others]) {
    if (!existsSync(path.join(root, folder))) continue;
    for (const entry of readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      files.set(path.relative(root, file), readFileSync(file, 'utf8'));
    }
  }
  return files;
}

/** Makes a project from the files in a test. */
export function toFiles(files: Readonly<Record<string, string>>): ProjectFiles {
  return new Map(Object.entries(files));
}

/** The input of the engine for such a project. */
export function toInput(
  files: ProjectFiles,
  {
    content = 'content',
    settings,
    ...rest
  }: Partial<ProjectInput> & { readonly content?: string; readonly settings?: IntakeSettings } = {},
): ProjectInput {
  const sources = Array.from(files, ([file, text]) => ({ path: file, text }));
  const inContent = sources.filter((source) => source.path.startsWith(`${content}/`));
  return {
    nav: sources.filter((source) => /^nav\/(?:site|(?:sections|translations)\/[^/]+)\.yaml$/.test(source.path)),
    pages: inContent.flatMap(({ path: file, text }) =>
      isPageFile(file)
        ? [{ path: file, pathname: contentPathname(file.slice(content.length)), facts: factsOf(file, text, settings) }]
        : [],
    ),
    assets: inContent.flatMap(({ path: file }) => (/\.(?:mdx?|tsx?)$/.test(file) ? [] : [file.slice(content.length)])),
    modules: sources.flatMap(({ path: file }) => (/\.tsx?$/.test(file) ? [file] : [])),
    builtIn: FEATURES,
    packages: {},
    today: '2026-11-20',
    unreadable: [],
    words: [],
    ...rest,
  };
}

/** A cache: most pages of a project stay the same from one edit to the next. */
const known = new Map<string, CheckedPageFacts>();

function factsOf(file: string, text: string, settings: IntakeSettings = {}): CheckedPageFacts {
  const format = pageFormat(file);
  const key = format + JSON.stringify(settings) + text;
  const facts = known.get(key) ?? readFrontMatter(readFacts(text, { format, settings }));
  known.set(key, facts);
  return facts;
}

/** The files after an edit. */
export function edited(files: ProjectFiles, { edits, moves }: ProjectEdit): ProjectFiles {
  const byFile = editsByFile(edits);
  const targets = new Map(moves.map(({ from, to }) => [from, to]));
  return new Map(
    Array.from(
      files,
      ([file, text]) => [targets.get(file) ?? file, applyEdits(text, byFile.get(file) ?? [])] as const,
    ).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Files sorted by path, so that the order in which they were added does not matter. */
export function inOrder(files: ProjectFiles): Readonly<Record<string, string>> {
  return Object.fromEntries(Array.from(files).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
