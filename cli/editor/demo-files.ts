import { demoPlaces } from '../../engine/index.ts';
import type { Snapshot } from './workspace.ts';

/** What a page can name as demos: modules beside it and below, and in the folder that its section names. */
export function demosFor(snapshot: Snapshot, page: string): readonly string[] {
  const modules = snapshot.input.modules ?? [];
  const found = placesFor(snapshot, page).flatMap((place) =>
    modules.filter((module) => module.startsWith(place)).map((module) => module.slice(place.length)),
  );
  return [...new Set(found)].filter((src) => /^(?:[\w-]+\/)*[A-Z]\w*\.[jt]sx$/.test(src));
}

/** The module that a page names as a demo, from the root; where there is none, where it would be beside the page. */
export function findDemo(snapshot: Snapshot, page: string, src: string): string {
  const [file = ''] = src.split('#');
  const named = placesFor(snapshot, page).map((place) => place + file);
  return named.find((path) => snapshot.input.modules?.includes(path)) ?? named[0] ?? file;
}

function placesFor({ tree, input }: Snapshot, path: string): readonly string[] {
  const own = input.pages.find((page) => page.path === path);
  const section = own && tree.pages.get(own.pathname)?.section;
  const folder = tree.sections.find(({ id }) => id.value === section)?.demoFolder?.value;
  return demoPlaces(path, folder);
}
