import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from '../../../site/project/project.ts';
import type { RouteManifest, SiteInfo } from '../../../engine/manifest/manifest.ts';
import { isAbsoluteUrl } from '../../../engine/address/address.ts';
import { assetPathname } from '../../../engine/address/reference.ts';
import { renderTouchIcon } from '../../../site/frame/site-icons.ts';
import type { PlannedContent } from '../../../site/pages/context/planned-file.ts';
import { SITE } from '../../../site/pages/social-card.ts';
import { contentType } from '../../system/content-type.ts';
import { hashOf } from '../../system/files/hash.ts';
import type { ScannedProject } from '../../project/load-project.ts';
import { drawCard } from './draw-card.ts';

/** The icons of a site. */
interface SiteIcons {
  /** Pathname of its own icon. */
  readonly icon: string | undefined;
  /** Pathname of the icon on phones' home screens. */
  readonly touchIcon: string | undefined;
  /** Files that the build adds for it. */
  readonly files: readonly PlannedContent[];
}

/** Where the files of a site are. */
type Content = Pick<ScannedProject, 'root' | 'assets' | 'content'>;

/** Files of the content folder that can be a site’s own icon. */
const ICONS = ['/favicon.svg', '/favicon.ico', '/favicon.png'];

/** Formats from which an icon can be drawn. */
const PICTURE = /\.(?:svg|png)$/;

/** The path that phones also request by default. */
const OWN_ICON = '/apple-touch-icon.png';

/** Finds the icons of a site. One with its own brand does not get `ours`, the file of our icon for phones. */
export function prepareIcons(project: Project & Content, { brand, logo }: SiteInfo, ours: string): SiteIcons {
  const own = brand?.favicon ?? ICONS.find((name) => project.assets.includes(name));
  if (brand === undefined) return { icon: own, ...prepareTouchIcon(project, logo, ours) };
  const icon = own ?? (logo !== undefined && project.assets.includes(assetPathname(logo)) ? logo : undefined);
  if (icon === undefined) return { icon, touchIcon: undefined, files: [] };
  return { icon, ...prepareTouchIcon(project, PICTURE.test(icon) ? icon : logo) };
}

/**
 * Returns the project's own touch icon, else draws one from a picture, else returns the one at `fallback`, which exists
 * already; none if there is no way to draw one.
 */
function prepareTouchIcon(
  project: Project & Content,
  picture: string | undefined,
  fallback?: string,
): Omit<SiteIcons, 'icon'> {
  if (project.assets.includes(OWN_ICON)) return { touchIcon: OWN_ICON, files: [] };
  const path = TOUCH_ICON.slice(1);
  const url = picture === undefined ? undefined : readPicture(project, picture);
  if (url === undefined) {
    if (fallback === undefined) return { touchIcon: undefined, files: [] };
    const bytes = readFileSync(fallback);
    return { touchIcon: TOUCH_ICON, files: [{ path, key: hashOf(bytes), render: () => bytes }] };
  }
  // No one asked for a touch icon, so a missing renderer is not worth a message.
  if (project.tools.find('@resvg/resvg-js') === undefined) return { touchIcon: undefined, files: [] };
  const svg = renderTouchIcon(url);
  return { touchIcon: TOUCH_ICON, files: [{ path, key: hashOf(svg), render: () => drawCard(svg, project) }] };
}

const TOUCH_ICON = '/_nav/touch-icon.png';

/** Reads the logos of a site and its sections as `data:` URLs, by section id: those of dark mode, because cards are dark. */
export function readLogos(
  project: Content,
  { site, sections }: Pick<RouteManifest, 'site' | 'sections'>,
): Readonly<Record<string, string>> {
  const owners = [{ ...site, id: SITE }, ...sections];
  return Object.fromEntries(
    owners.flatMap(({ id, logo, logoDark = logo }) => {
      const url = logoDark === undefined ? undefined : readPicture(project, logoDark);
      return url === undefined ? [] : [[id, url]];
    }),
  );
}

/** Reads a picture as a `data:` URL; `undefined` for one on another host, because a build makes no network requests. */
function readPicture({ root, assets, content }: Content, address: string): string | undefined {
  if (isAbsoluteUrl(address)) return undefined;
  const pathname = assetPathname(address);
  if (!assets.includes(pathname)) return undefined;
  const file = join(root, content, pathname);
  return `data:${contentType(file)};base64,${readFileSync(file).toString('base64')}`;
}
