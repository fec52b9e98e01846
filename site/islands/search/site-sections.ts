/** A section as search knows it. */
export interface SearchSection {
  readonly id: string;
  readonly name: string;
}

/** Reads the sections that have an index out of `_nav/site.json`; anything of another shape is left out. */
export function parseSections(json: unknown): SearchSection[] {
  const listed: unknown = isRecord(json) ? json.sections : undefined;
  return (Array.isArray(listed) ? listed : []).flatMap((entry: unknown) => {
    const { id, name, search } = isRecord(entry) ? entry : {};
    return typeof id === 'string' && typeof name === 'string' && search === true ? [{ id, name }] : [];
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
