import type { DemoFile } from '../../../system/cache/demo-cache.ts';
import { keepText } from '../../../system/cache/demo-cache.ts';
import { readIconModules } from '../../../../site/features/icons/make/read-icon-modules.ts';
import { ICON_LETTERS, type IconDrawings, type IconPackage } from '../../../../site/islands/demo/live/live-index.ts';

/** Files with the icons of a package. */
export interface IconFiles {
  readonly package: IconPackage;
  readonly files: readonly DemoFile[];
}

/**
 * Writes the icons of a package that has a module for each, in files by their first letters: whole, they would be
 * megabytes. `maker` is the id of the module that makes components of them.
 */
export function writeIconFiles(
  { folder, maker }: { readonly folder: string; readonly maker: string },
  cache: string,
): IconFiles {
  const groups = new Map<string, Record<string, IconDrawings[string]>>();
  for (const [name, { shapes }] of readIconModules(folder) ?? []) {
    const letters = name.slice(0, ICON_LETTERS);
    const group = groups.get(letters) ?? {};
    group[name] = shapes;
    groups.set(letters, group);
  }
  const written = Array.from(
    groups,
    ([letters, icons]) => [letters, keepText(cache, 'icons', 'json', JSON.stringify(icons))] as const,
  );
  return {
    package: { maker, files: Object.fromEntries(written.map(([letters, { name }]) => [letters, name])) },
    files: written.map(([, file]) => file),
  };
}
