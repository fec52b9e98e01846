import { loadFile, loadJson, loadOnce } from '../../../browser/load-file.ts';
import type { Shape } from '../../../features/icons/island/icon-data.ts';
import { ICON_LETTERS, type IconDrawings, type IconPackage, type LiveIndex } from './live-index.ts';
import type { CompiledFile } from './messages.ts';
import type { Library } from './compile-files.ts';

/** What edited code can import, ready for its frame. */
export interface LoadedLive extends Library {
  /** Address of the frame. */
  readonly frame: string;
  /** Text of the module with all packages. */
  readonly library: string;
  readonly styles: readonly string[];
  /** Fetches the modules of icons; those that do not exist are left out. */
  readonly loadIcons: (ids: readonly string[]) => Promise<readonly CompiledFile[]>;
}

/** Loads what the build made for a section; rejects if any of it cannot be fetched. */
export async function loadLive(address: string): Promise<LoadedLive> {
  const index = await loadJson<LiveIndex>(address);
  const addressOf = (name: string): string => new URL(name, address).href;
  const textOf = (name: string) => loadFile(addressOf(name)).then((response) => response.text());
  const [library, styles] = await Promise.all([textOf(index.library), Promise.all(index.styles.map(textOf))]);
  const ids = new Set(index.ids);
  const loadDrawings = loadOnce(loadJson<IconDrawings>);
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
        return icon === undefined || file === undefined
          ? undefined
          : iconModule(id, icon, await loadDrawings(addressOf(file)));
      });
      return (await Promise.all(found)).filter((module) => module !== undefined);
    },
  };
}

/** An icon that code imports. */
interface IconImport {
  readonly package: IconPackage;
  readonly name: string;
}

/** Reads the id of an icon's module, such as `@mui/icons-material/Delete`; `undefined` for all others. */
export function readIconId(id: string, icons: LiveIndex['icons']): IconImport | undefined {
  const at = id.lastIndexOf('/');
  const found = icons[id.slice(0, at)];
  const name = id.slice(at + 1);
  return found === undefined || found.files[name.slice(0, ICON_LETTERS)] === undefined
    ? undefined
    : { package: found, name };
}

/** Writes the module of an icon; `undefined` if there is none of this name. */
export function iconModule(
  id: string,
  { package: own, name }: IconImport,
  icons: IconDrawings,
): CompiledFile | undefined {
  const drawings = Object.hasOwn(icons, name) ? icons[name] : undefined;
  if (drawings === undefined) return undefined;
  const parts = drawings.map((drawing, at) => drawPart(drawing, at));
  const start = 'import {jsx} from '.length;
  const jsx = '"react/jsx-runtime"';
  const head = `import {jsx} from ${jsx};import * as made from `;
  const maker = JSON.stringify(own.maker);
  return {
    name: id,
    code: `${head}${maker};export default made.default([${parts.join(',')}],${JSON.stringify(name)});`,
    imports: [
      { start, end: start + jsx.length, line: 1, from: jsx, names: [], to: { id: 'react/jsx-runtime' } },
      { start: head.length, end: head.length + maker.length, line: 1, from: maker, names: [], to: { id: own.maker } },
    ],
  };
}

function drawPart(drawing: Shape, at: number): string {
  const [element, attributes, parts = []] = typeof drawing === 'string' ? (['path', { d: drawing }] as const) : drawing;
  const props = Object.entries(attributes).map(([name, value]) => [inReact(name), value]);
  const children = parts.length === 0 ? '' : `,children:[${parts.map(drawPart).join(',')}]`;
  return `jsx(${JSON.stringify(element)},{...${JSON.stringify(Object.fromEntries(props))}${children}},${at})`;
}

/** Spells an attribute as React does. */
function inReact(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
