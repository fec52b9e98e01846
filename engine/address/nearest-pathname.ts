import { nearOnBudget, type Near } from '../text/suggest.ts';
import { addTo } from '../text/gather.ts';

/** Finds the pathname that a mistyped one most likely meant; with `isClear`, one that is not clear need not be looked for. */
type FindNearest = (pathname: string, isClear?: boolean) => Near | undefined;

/**
 * Makes a function that finds the nearest of many pathnames: first in the same folder, then with the same name
 * elsewhere, then where both folder and name are similar.
 */
export function nearestPathname(candidates: () => Iterable<string>): FindNearest {
  let index: Index | undefined;
  const among = nearOnBudget();
  const find: FindNearest = (pathname, isClear = false) => {
    index ??= indexPathnames(candidates());
    const [folder, name] = split(pathname);
    const sibling = among(name, index.inFolder.get(folder) ?? []);
    if (sibling !== undefined) return { ...sibling, value: `${folder}/${sibling.value}` };
    const namesakes = index.byName.get(name) ?? [];
    // A page with the same name elsewhere may be about something else.
    const [only] = namesakes;
    if (only !== undefined && namesakes.length === 1 && only !== pathname)
      return { value: only, isClear: among(folder, [split(only)[0]]) !== undefined };
    const near = among(pathname, namesakes);
    if (near !== undefined || isClear) return near;
    const alike = index.byName.get(among(name, index.names)?.value ?? '') ?? [];
    const value = alike.find((candidate) => among(folder, [split(candidate)[0]]) !== undefined);
    return value === undefined ? undefined : { value, isClear: false };
  };
  // Many links may lead to the same place.
  const known = new Map<string, Near | undefined>();
  return (pathname, isClear) => {
    const key = isClear === true ? `${pathname}?` : pathname;
    if (!known.has(key)) known.set(key, find(pathname, isClear));
    return known.get(key);
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
    addTo(inFolder, folder, name);
    addTo(byName, name, pathname);
  }
  return { names: [...byName.keys()], inFolder, byName };
}

function split(pathname: string): readonly [folder: string, name: string] {
  const at = pathname.lastIndexOf('/');
  return [pathname.slice(0, at), pathname.slice(at + 1)];
}
