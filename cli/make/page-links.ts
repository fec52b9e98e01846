import { COMPONENT_LINK, nearAmong, OWN_PAGE, partKey } from '../../engine/index.ts';
import type { RouteManifest } from '../../engine/manifest/manifest.ts';
import { resolveReference } from '../../engine/address/reference.ts';
import { toPathname } from '../../engine/address/pathname.ts';
import type { DrawnComponent } from '../../site/components/draw-component.ts';
import { ADDRESS, addressIn } from '../../site/components/whole-page.ts';
import { mayHavePlace } from '../../site/api/site-links.ts';
import type { ComponentMistake } from './demos/problems/describe-component.ts';

/** What is known of a site when its components have been rendered. */
interface LinkedSite {
  readonly manifest: RouteManifest;
  /** Pathnames of the files in the content folder. */
  readonly assets: readonly string[];
  /** The components on pages, by pathname and `partKey`. */
  readonly pages: ReadonlyMap<string, Readonly<Record<string, DrawnComponent>>>;
}

/** Finds the links and pictures of pages with a module that lead nowhere; each once for a page. */
export function findPageLinks({ manifest, assets, pages }: LinkedSite): readonly ComponentMistake[] {
  const { routes, redirects, slugs, site } = manifest;
  const moved = new Set(redirects.map(({ from }) => from));
  const files = new Set(assets);
  const codes = site.languages.map(({ code }) => code);
  const near = nearAmong(() => Object.keys(routes));
  return Object.values(routes).flatMap(({ pathname, shows }): readonly ComponentMistake[] => {
    const html = shows?.kind === OWN_PAGE ? pages.get(pathname)?.[partKey(OWN_PAGE, shows)]?.html : undefined;
    if (html === undefined) return [];
    const written = new Set(Array.from(html.matchAll(ADDRESS), addressIn));
    return Array.from(written).flatMap((address): readonly ComponentMistake[] => {
      const target = resolveReference(address, { from: pathname, folder: toPathname('/'), languages: codes, slugs });
      const tell = (message: string, help: string) => [
        { code: COMPONENT_LINK.code, at: { page: pathname }, message, help },
      ];
      switch (target.kind) {
        case 'external':
          return [];
        case 'asset':
          return files.has(target.path)
            ? []
            : tell(
                `This page refers to \`${address}\`, but there is no such file.`,
                'correct the address, or add the file to the content folder',
              );
        case 'page': {
          if (moved.has(target.pathname)) return [];
          const route = routes[target.pathname];
          const meant = near(target.pathname);
          if (route === undefined)
            return tell(
              `This page links to \`${address}\`, but there is no such page.`,
              meant === undefined ? 'correct the link in the component' : `did you mean \`${meant.value}\`?`,
            );
          const { hash } = target;
          if (hash === undefined) return [];
          const isThere = target.pathname === pathname ? html.includes(` id="${hash}"`) : mayHavePlace(route, hash);
          return isThere
            ? []
            : tell(
                `This page links to \`${address}\`, but that page has no such place.`,
                'correct what follows `#` in the component',
              );
        }
      }
    });
  });
}
