import { demoPlaces } from '../../model/demo-places.ts';
import type { Located } from '../../model/navigation.ts';
import type { PageTree } from '../../resolve/page-tree.ts';
import type { Declaration } from '../../feature/declaration.ts';
import { askedTexts } from '../../model/asked.ts';
import type { PageFile } from '../../model/project-input.ts';
import type { Origin } from '../../text/source.ts';
import { nearOnBudget, type Near } from '../../text/suggest.ts';
import { onceEach } from '../../text/once.ts';

/** A demo and the page that includes it. */
interface IncludedDemo {
  readonly page: PageFile;
  readonly feature: Declaration;
  /** As its page writes it, with the name of its export, at its place. */
  readonly src: string;
  readonly at: Origin;
  /** The demo's file, if it exists; else the most likely one, as a page would write it, and its path. */
  readonly path?: string;
  readonly meant?: Near;
  readonly meantPath?: string;
  /** The demo folder of its section, if it could only be there and the folder has no modules at all. */
  readonly emptyFolder?: Located<string>;
}

/** Finds the demos that pages include in any language, or those of `files`. */
export function includedDemos(
  { input, sections, pages, kinds, translatedFiles }: PageTree,
  files: readonly PageFile[] = [...input.pages, ...translatedFiles],
): readonly IncludedDemo[] {
  const modules = new Set(input.modules);
  const suggest = nearOnBudget();
  const near = onceEach((folder: string) =>
    [...modules].filter((module) => module.startsWith(folder)).map((module) => module.slice(folder.length)),
  );
  const folders = new Map(sections.map(({ id, demoFolder }) => [id.value, demoFolder]));
  const sectionOf = (page: PageFile) => {
    const served = pages.get(page.pathname);
    return served?.file?.path === page.path || 'language' in page ? served?.section : undefined;
  };
  return askedTexts('module', files, kinds).flatMap(({ page, feature, value: src, at }): readonly IncludedDemo[] => {
    const asked = { page, feature, src, at };
    const own = moduleOf(asked);
    const demoFolder = folders.get(sectionOf(page) ?? '');
    const folder = demoFolder?.value;
    const places = demoPlaces(page.path, folder);
    const path = places.map((place) => place + own).find((file) => modules.has(file));
    if (path !== undefined) return [{ ...asked, path }];
    // Its contents are unknown.
    if (folder !== undefined && input.foldersOutside?.includes(folder) === true) return [];
    // A path from elsewhere that ends in this file means the demo beside the page; any other path may not.
    const name = own.replace(/^.*\//, '');
    const beside = places.find((place) => modules.has(place + name));
    if (beside !== undefined) {
      const isClear = `/${beside}${name}`.endsWith(own.replace(/^\/?/, '/'));
      return [{ ...asked, meant: { value: name, isClear }, meantPath: beside + name }];
    }
    const found = places.flatMap((place) => {
      const meant = suggest(own, near(place));
      return meant === undefined ? [] : [{ meant, meantPath: place + meant.value }];
    });
    const isEmpty = demoFolder !== undefined && near(`${demoFolder.value}/`).length === 0;
    return [{ ...asked, ...(found[0] ?? (isEmpty ? { emptyFolder: demoFolder } : {})) }];
  });
}

/** Returns the module of a demo, as its page writes it. */
export function moduleOf({ src }: Pick<IncludedDemo, 'src'>): string {
  return src.replace(/#.*$/, '');
}
