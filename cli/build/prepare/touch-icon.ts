import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from '../../../site/project/project.ts';
import type { SiteInfo } from '../../../engine/manifest/manifest.ts';
import { isAbsoluteUrl } from '../../../engine/address/address.ts';
import { assetPathname } from '../../../engine/address/reference.ts';
import { renderTouchIcon } from '../../../site/frame/site-icons.ts';
import type { PlannedContent } from '../../../site/pages/context/planned-file.ts';
import { hashOf } from '../../system/files/hash.ts';
import type { ScannedProject } from '../../project/load-project.ts';
import { drawCard } from './draw-card.ts';
import { toDataUrl } from './read-logos.ts';

/** The icon of a site on phones' home screens. */
export interface TouchIcon {
  /** Path below the site's base, with a leading slash. */
  readonly pathname: string;
  /** Files that the build adds for it. */
  readonly files: readonly PlannedContent[];
}

/** The path that phones also request by default. */
const OWN_ICON = '/apple-touch-icon.png';

/**
 * Returns the project's own touch icon, else draws one from the site's logo, else returns the one at `fallback`, which
 * exists already; `undefined` if there is none, or no way to draw one.
 */
export function prepareTouchIcon(
  project: Project & Pick<ScannedProject, 'assets' | 'content'>,
  { logo }: { readonly logo?: SiteInfo['logo'] | undefined },
  fallback: string | undefined,
): TouchIcon | undefined {
  const { root, assets, content } = project;
  if (assets.includes(OWN_ICON)) return { pathname: OWN_ICON, files: [] };
  const pathname = logo === undefined || isAbsoluteUrl(logo) ? undefined : assetPathname(logo);
  const path = TOUCH_ICON.slice(1);
  if (pathname === undefined || !assets.includes(pathname)) {
    if (fallback === undefined) return undefined;
    const bytes = readFileSync(fallback);
    return { pathname: TOUCH_ICON, files: [{ path, key: hashOf(bytes), render: () => bytes }] };
  }
  // No one asked for a touch icon, so a missing renderer is not worth a message.
  if (project.tools.find('@resvg/resvg-js') === undefined) return undefined;
  const svg = renderTouchIcon(toDataUrl(join(root, content, pathname)));
  return { pathname: TOUCH_ICON, files: [{ path, key: hashOf(svg), render: () => drawCard(svg, project) }] };
}

const TOUCH_ICON = '/_nav/touch-icon.png';
