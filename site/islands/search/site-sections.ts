/** A section as search knows it. */
export interface SearchSection {
  readonly id: string;
  readonly name: string;
  /** Pathnames below which its pages live. */
  readonly prefixes: readonly string[];
  /** Folders of its indexes. */
  readonly indexes: readonly string[];
}

/** Reads the sections that have an index out of `_nav/site.json`; anything of another shape is left out. */
export function parseSections(json: unknown): SearchSection[] {
  const listed: unknown = isRecord(json) ? json.sections : undefined;
  return (Array.isArray(listed) ? listed : []).flatMap((entry: unknown) => {
    const { id, name, indexes, prefixes } = isRecord(entry) ? entry : {};
    const folders = textsOf(indexes);
    return typeof id === 'string' && typeof name === 'string' && folders.length > 0 ? [{ id, name, prefixes: textsOf(prefixes), indexes: folders }] : [];
  });
}

function textsOf(value: unknown): string[] {
  const entries: unknown[] = Array.isArray(value) ? value : [];
  return entries.filter((entry) => typeof entry === 'string');
}

/** Finds the section that serves a path of the site, by its longest prefix. */
export function sectionOfPath(path: string, sections: readonly SearchSection[]): SearchSection | undefined {
  let found: SearchSection | undefined;
  let longest = -1;
  for (const section of sections) {
    for (const prefix of section.prefixes) {
      if (prefix.length > longest && `${path}/`.startsWith(`${prefix.replace(/\/$/, '')}/`)) {
        found = section;
        longest = prefix.length;
      }
    }
  }
  return found;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
