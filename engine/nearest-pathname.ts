import { suggestOnBudget } from './suggest.ts';

/** Finds the pathname that a mistyped one most likely meant. */
export type FindNearest = (pathname: string) => string | undefined;

/**
 * Makes a function that finds the nearest of many pathnames: among those in the same folder, else those of the same
 * name elsewhere, else those of which folder and name are both near.
 */
export function nearestPathname(candidates: () => Iterable<string>): FindNearest {
  let index: Index | undefined;
  const among = suggestOnBudget();
  return (pathname) => {
    index ??= indexPathnames(candidates());
    const [folder, name] = split(pathname);
    const sibling = among(name, index.inFolder.get(folder) ?? []);
    if (sibling !== undefined) return `${folder}/${sibling}`;
    const namesakes = index.byName.get(name) ?? [];
    if (namesakes.length === 1 && namesakes[0] !== pathname) return namesakes[0];
    const near = among(pathname, namesakes);
    if (near !== undefined) return near;
    const alike = index.byName.get(among(name, index.names) ?? '') ?? [];
    return alike.find((candidate) => among(folder, [split(candidate)[0]]) !== undefined);
  };
}

interface Index {
  /** Every last segment. */
  readonly names: readonly string[];
  /** Last segments by folder. */
  readonly inFolder: ReadonlyMap<string, readonly string[]>;
  /** Pathnames by last segment. */
  readonly byName: ReadonlyMap<string, readonly string[]>;
}

function indexPathnames(candidates: Iterable<string>): Index {
  const inFolder = new Map<string, string[]>();
  const byName = new Map<string, string[]>();
  for (const pathname of candidates) {
    const [folder, name] = split(pathname);
    append(inFolder, folder, name);
    append(byName, name, pathname);
  }
  return { names: [...byName.keys()], inFolder, byName };
}

function append(map: Map<string, string[]>, key: string, value: string): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

function split(pathname: string): readonly [folder: string, name: string] {
  const at = pathname.lastIndexOf('/');
  return [pathname.slice(0, at), pathname.slice(at + 1)];
}

/** Words a nearest pathname as the help of a diagnostic. */
export function didYouMeanPathname(pathname: string, find: FindNearest): string | undefined {
  const found = find(pathname);
  return found === undefined ? undefined : `did you mean \`${found}\``;
}
