import { lineOf, type ReadContext, type Titles } from '../read/foreign-site.ts';
import { parseJson } from '../read/parse-json.ts';
import { asMap, asText } from '../read/unknown-values.ts';

/** Titles of sidebar entries in other languages. */
export interface Messages {
  /** Files that contain them. */
  readonly files: readonly string[];
  /** Returns the titles of a category, link or document, by its label in the sidebar. */
  readonly titlesFor: (kind: 'category' | 'link' | 'doc', label: string) => Titles;
}

/**
 * Reads `current.json` of each language, beside its pages
 * (https://docusaurus.io/docs/i18n/tutorial#translate-plugin-data).
 */
export function readMessages(
  folders: ReadonlyMap<string, string>,
  { files, read, lose }: Pick<ReadContext, 'files' | 'read' | 'lose'>,
): Messages {
  const found = new Map<string, Record<string, string>>();
  const taken: string[] = [];
  for (const [locale, folder] of folders) {
    const file = `${folder}.json`;
    if (!files.includes(file)) continue;
    taken.push(file);
    for (const [id, entry] of Object.entries(asMap(parseJson(file, read(file))))) {
      const message = asText(asMap(entry)['message']);
      const [, name, facet] =
        /^sidebar\.[^.]+\.((?:category|link|doc)\..+?)(?:\.link\.generated-index\.(\w+))?$/.exec(id) ?? [];
      if (message === undefined || facet === 'title') continue;
      if (name === undefined || facet !== undefined)
        lose(file, lineOf(read(file), `"${id}"`), `the message \`${id}\` has no counterpart`);
      else found.set(name, { ...found.get(name), [locale]: message });
    }
  }
  return { files: taken, titlesFor: (kind, label) => found.get(`${kind}.${label}`) ?? {} };
}
