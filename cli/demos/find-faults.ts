import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { indexLines, type DemoPart, type ModuleFault } from '../../engine/index.ts';
import { readText } from '../files/read-files.ts';
import { readPrologue } from './read-prologue.ts';

/** What there is on the disk. */
interface Disk {
  readonly read: (path: string) => string | undefined;
  /** Names in a folder; of one that does not exist, nothing is known. */
  readonly list: (folder: string) => readonly string[] | undefined;
}

/** The modules of a site that are run, as far as it names them. */
export interface NamedModules {
  /** All that there are, from the root. */
  readonly modules: readonly string[];
  /** The demos of its pages. */
  readonly parts: readonly DemoPart[];
  /** The paths of those around demos, which have a default export. */
  readonly providers: readonly string[];
  /** The paths of those in its frame, which have any component. */
  readonly components: readonly string[];
}

/**
 * Finds what is wrong with modules that a site shows, as far as their text says so beyond doubt; a build finds the rest.
 * What a module imports may be made by a script or a plugin, in a folder that is not there yet.
 */
export function findFaults(
  { modules, parts, providers, components }: NamedModules,
  { read, list }: Disk,
): readonly ModuleFault[] {
  const shown = new Map(parts.map(({ src }) => [posix.basename(withoutName(src)), new Set<string>()]));
  for (const { src } of parts) {
    const [module = '', name = ''] = src.split('#');
    shown.get(posix.basename(module))?.add(name);
  }
  return modules.flatMap((path): readonly ModuleFault[] => {
    const names = providers.includes(path)
      ? PROVIDER
      : components.includes(path)
        ? COMPONENT
        : shown.get(posix.basename(path));
    const text = names && read(path);
    if (names === undefined || text === undefined) return [];
    return [...findLacks(path, text, names), ...findUnresolved(path, text, list)];
  });
}

/** What is asked of their exports; any will do where no name is. */
const PROVIDER: ReadonlySet<string> = new Set(['default']);
const COMPONENT: ReadonlySet<string> = new Set(['']);

/** The same on the disk of a project. */
export function findFaultsOf(root: string, named: NamedModules): readonly ModuleFault[] {
  const folders = new Map<string, readonly string[] | undefined>();
  const list = (folder: string) => {
    if (!folders.has(folder)) folders.set(folder, namesIn(join(root, folder)));
    return folders.get(folder);
  };
  return findFaults(named, { read: (path) => readText(root, path, []), list });
}

function withoutName(src: string): string {
  return src.replace(/#.*$/, '');
}

/** What is nowhere in a module cannot be exported by it, unless it takes over all of another one. */
function findLacks(path: string, text: string, names: ReadonlySet<string>): readonly ModuleFault[] {
  if (/\bexport\s*\*|\bmodule\.exports\b/.test(text)) return [];
  const isEmpty = !/\bexports?\b/.test(text);
  return [...names]
    .filter((name) => isEmpty || !text.includes(name))
    .map((name) => ({ kind: 'no-export', path, name: name || 'default' }));
}

function findUnresolved(path: string, text: string, list: Disk['list']): readonly ModuleFault[] {
  const missing = readPrologue(text).filter(({ from }) => !isThere(posix.join(posix.dirname(path), from), list));
  if (missing.length === 0) return [];
  const lines = indexLines(text);
  return missing.map(({ from, at }) => ({
    kind: 'unresolved',
    path,
    from,
    range: { start: lines.position(at), end: lines.position(at + from.length + 2) },
  }));
}

/** Whether something in the folder has the name, with whatever ending; TypeScript is also imported as what it becomes. */
function isThere(target: string, list: Disk['list']): boolean {
  const name = posix.basename(target.replace(/[?#].*$/, ''));
  const bare = name.replace(/\.[cm]?jsx?$/, '');
  const names = list(posix.dirname(target));
  return (
    names === undefined ||
    names.some((entry) => entry === name || entry.startsWith(`${bare}.`) || entry.startsWith(`${name}.`))
  );
}

function namesIn(folder: string): readonly string[] | undefined {
  try {
    return readdirSync(folder);
  } catch {
    return undefined;
  }
}
