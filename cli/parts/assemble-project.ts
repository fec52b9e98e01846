import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { joinPackages, type KnownElsewhere } from '../project/read-surroundings.ts';
import type { Part } from './part.ts';

/** Writes the project that parts were built from into a folder: its navigation, and the content of all sections. */
export function assembleProject(root: string, parts: readonly Part[]): void {
  const [first] = parts;
  if (first === undefined) return;
  const made = new Set<string>();
  const write = (path: string, content: string | Uint8Array) => {
    const file = join(root, path);
    if (!made.has(dirname(file))) mkdirSync(dirname(file), { recursive: true });
    made.add(dirname(file));
    writeFileSync(file, content);
  };
  for (const folder of ['nav', first.content]) rmSync(join(root, folder), { recursive: true, force: true });
  for (const { path, text } of first.nav) write(path, text);
  for (const { content, pages, assets, read } of parts) {
    for (const { path, text } of pages) write(path, text);
    for (const [pathname, hash] of assets) write(content + pathname, read(pathname.slice(1), hash));
  }
}

/** Gathers what the parts know about packages and modules that are not available here. */
export function gatherKnown(parts: readonly Part[]): KnownElsewhere {
  const known = parts.map((part) => part.known);
  const features = known.find((own) => own.features !== undefined)?.features;
  return {
    modules: [...new Set(known.flatMap(({ modules }) => modules))],
    packages: joinPackages(known.map(({ packages }) => packages)),
    ...(features === undefined ? {} : { features }),
    listed: Object.assign({}, ...known.map(({ listed }) => listed)) as Record<string, never>,
  };
}
