import { demoPlaces } from '../demo-places.ts';
import type { PageTree } from '../page-tree.ts';
import type { DemoPart, PageFile } from '../project-input.ts';
import { nearOnBudget, type Near } from '../suggest.ts';

/** A demo and the page that includes it. */
export interface IncludedDemo {
  readonly page: PageFile;
  readonly part: DemoPart;
  /** The demo's file, if it exists; else the most likely one, as a page would write it, and its path. */
  readonly path?: string;
  readonly meant?: Near;
  readonly meantPath?: string;
}

/** Finds the demos that pages include. */
export function includedDemos({ input, sections, pages }: PageTree): readonly IncludedDemo[] {
  const modules = new Set(input.modules);
  const suggest = nearOnBudget();
  const inFolder = new Map<string, readonly string[]>();
  const near = (folder: string) => {
    const known =
      inFolder.get(folder) ??
      [...modules].filter((module) => module.startsWith(folder)).map((module) => module.slice(folder.length));
    inFolder.set(folder, known);
    return known;
  };
  const folders = new Map(sections.map(({ id, demoFolder }) => [id.value, demoFolder?.value]));
  const sectionOf = (page: PageFile) => {
    const served = pages.get(page.pathname);
    return served?.file?.path === page.path ? served.section : undefined;
  };
  return input.pages
    .filter(({ facts }) => facts.parts !== undefined)
    .flatMap((page) =>
      (page.facts.parts ?? []).flatMap((part): readonly IncludedDemo[] => {
        if (part.kind !== 'demo') return [];
        const folder = folders.get(sectionOf(page) ?? '');
        const places = demoPlaces(page.path, folder);
        const path = places.map((place) => place + moduleOf(part)).find((file) => modules.has(file));
        if (path !== undefined) return [{ page, part, path }];
        // Its contents are unknown.
        if (folder !== undefined && input.demoFoldersOutside?.includes(folder) === true) return [];
        // A path from elsewhere that ends in this file means the demo beside the page; any other path may not.
        const name = moduleOf(part).replace(/^.*\//, '');
        const beside = places.find((place) => modules.has(place + name));
        if (beside !== undefined) {
          const isClear = `/${beside}${name}`.endsWith(moduleOf(part).replace(/^\/?/, '/'));
          return [{ page, part, meant: { value: name, isClear }, meantPath: beside + name }];
        }
        const found = places.flatMap((place) => {
          const meant = suggest(moduleOf(part), near(place));
          return meant === undefined ? [] : [{ meant, meantPath: place + meant.value }];
        });
        return [{ page, part, ...found[0] }];
      }),
    );
}

/** Returns the module of a demo, as its page writes it. */
export function moduleOf({ src }: DemoPart): string {
  return src.replace(/#.*$/, '');
}
