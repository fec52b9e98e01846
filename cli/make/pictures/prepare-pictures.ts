import { toPathname } from '../../../engine/address/pathname.ts';
import type { Route, RouteManifest } from '../../../engine/manifest/manifest.ts';
import type { PreparedDemo } from '../../../site/features/demo/prepared-demo.ts';
import { pagesBelow, findGroup } from '../../../site/features/pages/page-list.ts';
import type { PlannedContent } from '../../../site/pages/context/planned-file.ts';
import type { SiteContext } from '../../../site/pages/context/site-context.ts';
import { hashOf } from '../../system/files/hash.ts';
import { DEMO_FOLDER } from '../../../site/demos/demo-folder.ts';
import type { PageParts } from '../../../site/pages/page-parts.ts';
import { demoKeys } from '../demos/source/demo-pages.ts';
import { BUILD } from '../../system/base/version.ts';
import { drawPicture, readDrawing, type Drawing } from './draw-picture.ts';
import { textsOn } from '../../../engine/manifest/asks.ts';
import { FEATURE_KINDS } from '../../../site/features/index.ts';

/** Pictures of demos, for pages and as files of the output. */
export interface Pictures {
  readonly pictures: SiteContext['pictures'];
  readonly files: readonly PlannedContent[];
}

/** What pictures are drawn from. */
interface DrawnSite {
  readonly parts: Readonly<Record<string, PageParts>>;
  /** What browsers load for demos, among others. */
  readonly files?: readonly PlannedContent[];
}

const FOLDER = '_nav/pictures';

/**
 * Plans a light and a dark picture for each page in another page's list, from the first of its demos that the server
 * rendered.
 */
export function preparePictures(manifest: RouteManifest, { parts, files: made = [] }: DrawnSite): Pictures {
  const groups = Object.values(manifest.routes).flatMap((route) =>
    textsOn('group', route, FEATURE_KINDS).flatMap((of) => findGroup(toPathname(of), manifest) ?? []),
  );
  const pathnames = new Set(groups.flatMap(({ children }) => pagesBelow(children).map(({ pathname }) => pathname)));
  const pictures: Record<string, { readonly light: string; readonly dark: string }> = {};
  const files: PlannedContent[] = [];
  for (const pathname of pathnames) {
    const prepared = demosIn(manifest.routes[pathname], parts[pathname]);
    const visible = prepared.filter(({ html }) => html !== '');
    const demo = visible.find(({ src }) => src === manifest.routes[pathname]?.picture) ?? visible[0];
    if (demo === undefined) continue;
    const mode = manifest.site.demoMode ?? {};
    const key = hashOf(`${BUILD} ${demo.src} ${JSON.stringify(mode)} ${hashOf(BUILD + JSON.stringify(prepared))}`);
    let drawing: Drawing | undefined;
    const plan = (scheme: 'light' | 'dark'): string => {
      const path = `${FOLDER}${pathname}.${scheme}.${key.slice(0, HASH_LENGTH)}.svg`;
      files.push({
        path,
        key,
        render: () =>
          drawPicture(
            (drawing ??= readDrawing(demo.html, stylesOf(demo, prepared, made), {
              outside: mode.class === undefined ? [] : [mode.class],
              isPage: demo.frame !== undefined,
            })),
            scheme,
            mode,
          ),
      });
      return path;
    };
    pictures[pathname] = { light: plan('light'), dark: plan('dark') };
  }
  return { pictures, files };
}

const HASH_LENGTH = 10;

/** Lists what was made of the demos on a page, each once. */
function demosIn(route: Route | undefined, { made = {} }: PageParts = {}): readonly PreparedDemo[] {
  const found = demoKeys(route).flatMap(([key]) => (made[key] as PreparedDemo | undefined) ?? []);
  return [...new Map(found.map((demo) => [demo.src, demo])).values()];
}

/** Returns the styles of a demo, from stylesheets and style elements: those of its page, or of its own document. */
function stylesOf(
  { frame }: PreparedDemo,
  prepared: readonly PreparedDemo[],
  files: readonly PlannedContent[],
): string {
  const own = files.find(({ path }) => path === frame?.path)?.render(() => new Uint8Array());
  const written = own === undefined ? prepared.map(({ styles }) => styles).join('') : String(own);
  const names = Array.from(written.matchAll(/ href="([^"]*)"/g), ([, href = '']) =>
    href.slice(href.indexOf(DEMO_FOLDER) + DEMO_FOLDER.length + 1),
  );
  const sheets = names.flatMap((name) =>
    files
      .filter(({ path }) => path === `${DEMO_FOLDER}/${name}`)
      .map(({ render }) => String(render(() => new Uint8Array()))),
  );
  const elements = Array.from(written.matchAll(/<style[^>]*>([^]*?)<\/style>/g), ([, css = '']) => css);
  return [...sheets, ...elements].join('\n');
}
