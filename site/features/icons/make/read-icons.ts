import type { Project } from '../../../project/project.ts';
import type { IconFile, Shape } from '../island/icon-data.ts';
import { readIconModules } from './read-icon-modules.ts';
import { renderIconExports } from './render-icon-exports.ts';
import type { Icon } from './make-shape.ts';

/** What a page asks for: the icons of a package. */
export interface IconsAsk {
  /** Name of the package, with a subpath if the icons are not in its main module. */
  readonly package: string;
  /** Suffixes of icon names; names without one have the first style. Absent if all icons share one style. */
  readonly styles?: readonly string[];
}

/** A style of a package, with its icons. */
interface ReadStyle {
  readonly name: string;
  readonly ending: string;
  readonly content: IconFile;
}

/** The icons of a package. */
export interface ReadIcons {
  /** The import statement of an icon, with `{name}` for its full name. */
  readonly statement: string;
  readonly styles: readonly ReadStyle[];
}

/** Reads the icons of an installed package, by style. Passes on errors from loading the package. */
export async function readIcons(project: Project, { package: specifier, styles = [] }: IconsAsk): Promise<ReadIcons> {
  const folder = project.packages.find(specifier);
  const modules = folder === undefined ? undefined : readIconModules(folder);
  return {
    statement:
      modules === undefined
        ? `import { {name} } from '${specifier}';`
        : `import {name}Icon from '${specifier}/{name}';`,
    styles: separateStyles(modules ?? (await renderIconExports(project, specifier)), styles),
  };
}

/** Separates icons by style: the first style has the names without a suffix. Styles without icons are left out. */
function separateStyles(icons: ReadonlyMap<string, Icon>, styles: readonly string[]): readonly ReadStyle[] {
  const [plain = '', ...endings] = styles;
  const found = new Map<string, Map<string, Icon>>([plain, ...endings].map((style) => [style, new Map()]));
  for (const [name, icon] of icons) {
    const ending = endings.find((style) => name.endsWith(style) && name.length > style.length);
    found.get(ending ?? plain)?.set(ending === undefined ? name : name.slice(0, -ending.length), icon);
  }
  return Array.from(found, ([name, own]) => ({
    name,
    ending: name === plain ? '' : name,
    content: toFile(own),
  })).filter(({ content }) => Object.keys(content.icons).length > 0);
}

/** Makes the file of a style. An icon whose `svg` attributes are not the most common ones gets an `svg` of its own. */
function toFile(icons: ReadonlyMap<string, Icon>): IconFile {
  const attributes = mostCommon([...icons.values()].map((icon) => icon.attributes));
  const common = JSON.stringify(attributes);
  const draw = (icon: Icon): readonly Shape[] =>
    JSON.stringify(icon.attributes) === common
      ? icon.shapes
      : [['svg', { ...icon.attributes, width: '100%', height: '100%' }, icon.shapes]];
  return { attributes, icons: Object.fromEntries(Array.from(icons, ([name, icon]) => [name, draw(icon)])) };
}

function mostCommon(all: readonly Icon['attributes'][]): Icon['attributes'] {
  const counts = new Map<string, number>();
  for (const attributes of all)
    counts.set(JSON.stringify(attributes), (counts.get(JSON.stringify(attributes)) ?? 0) + 1);
  const [first] = [...counts].toSorted(([, a], [, b]) => b - a);
  return first === undefined ? {} : (JSON.parse(first[0]) as Icon['attributes']);
}
