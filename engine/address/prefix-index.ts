import { parentPathname } from './pathname.ts';

/** Finds the owner of the longest prefix that contains a pathname. */
export type FindByPrefix<Owner> = (pathname: string) => Owner | undefined;

/** Indexes owners by prefix (requirement B1). If two owners share a prefix, the first one wins. */
export function indexPrefixes<Owner>(owners: Iterable<readonly [prefix: string, owner: Owner]>): FindByPrefix<Owner> {
  const byPrefix = new Map<string, Owner>();
  for (const [prefix, owner] of owners) if (!byPrefix.has(prefix)) byPrefix.set(prefix, owner);
  return (pathname) => {
    if (byPrefix.size === 0) return undefined;
    for (let at: string | undefined = pathname; at !== undefined; at = parentPathname(at)) {
      const owner = byPrefix.get(at);
      if (owner !== undefined) return owner;
    }
    return undefined;
  };
}

/** Indexes the sections of a project by their prefixes. */
export function indexSections<Section extends { readonly prefixes: readonly { readonly value: string }[] }>(
  sections: readonly Section[],
): FindByPrefix<Section> {
  return indexPrefixes(sections.flatMap((section) => section.prefixes.map(({ value }) => [value, section] as const)));
}
