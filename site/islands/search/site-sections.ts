/** A section as search knows it. */
export interface SearchSection {
  readonly id: string;
  readonly name: string;
  /** Pathnames below which its pages live. */
  readonly prefixes: readonly string[];
}

/** Reads the sections that have an index out of `_nav/site.json`; anything of another shape is left out. */
export function parseSections(json: unknown): SearchSection[] {
  const listed: unknown = isRecord(json) ? json.sections : undefined;
  return (Array.isArray(listed) ? listed : []).flatMap((entry: unknown) => {
    const { id, name, search, prefixes } = isRecord(entry) ? entry : {};
    const texts: unknown[] = Array.isArray(prefixes) ? prefixes : [];
    return typeof id === 'string' && typeof name === 'string' && search === true
      ? [{ id, name, prefixes: texts.filter((prefix) => typeof prefix === 'string') }]
      : [];
  });
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
