import { ICON_LETTERS, type IconDrawings, type LiveIndex } from './live-index.ts';
import { iconModule, readIconId } from './icon-modules.ts';
import type { CompiledFile } from './messages.ts';
import type { Library } from './compile-files.ts';

/** What edited code can import, ready for its frame. */
export interface LoadedLive {
  /** Address of the frame. */
  readonly frame: string;
  /** Text of the module with all packages. */
  readonly library: string;
  readonly styles: readonly string[];
  readonly has: Library['has'];
  readonly isIcon: Library['isIcon'];
  /** Fetches the modules of icons; those that do not exist are left out. */
  readonly loadIcons: (ids: readonly string[]) => Promise<readonly CompiledFile[]>;
}

/** Loads what the build made for a section; rejects if any of it cannot be fetched. */
export async function loadLive(address: string): Promise<LoadedLive> {
  const index = (await fetchFile(address).then((response) => response.json())) as LiveIndex;
  const addressOf = (name: string): string => new URL(name, address).href;
  const textOf = (name: string) => fetchFile(addressOf(name)).then((response) => response.text());
  const [library, styles] = await Promise.all([textOf(index.library), Promise.all(index.styles.map(textOf))]);
  const ids = new Set(index.ids);
  const drawings = new Map<string, Promise<IconDrawings>>();
  const drawingsIn = (file: string): Promise<IconDrawings> => {
    const known =
      drawings.get(file) ?? fetchFile(addressOf(file)).then((response) => response.json() as Promise<IconDrawings>);
    drawings.set(file, known);
    known.catch(() => drawings.delete(file));
    return known;
  };
  return {
    frame: addressOf(index.frame),
    library,
    styles,
    has: (id) => ids.has(id),
    isIcon: (id) => readIconId(id, index.icons) !== undefined,
    async loadIcons(wanted) {
      const found = wanted.map(async (id) => {
        const icon = readIconId(id, index.icons);
        const file = icon?.package.files[icon.name.slice(0, ICON_LETTERS)];
        return icon === undefined || file === undefined ? undefined : iconModule(id, icon, await drawingsIn(file));
      });
      return (await Promise.all(found)).filter((module) => module !== undefined);
    },
  };
}

async function fetchFile(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} for ${address}`);
  return response;
}
