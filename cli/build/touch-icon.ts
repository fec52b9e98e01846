import { join } from 'node:path';
import type { SiteInfo } from '../../engine/manifest.ts';
import { isAbsoluteUrl, splitAddress, toPathname } from '../../engine/pathname.ts';
import type { PlannedFile } from '../../site/prerender/planned-file.ts';
import { LIGHT } from '../../site/theme/palette.ts';
import { hashOf } from '../hash.ts';
import type { ScannedProject } from '../load-project.ts';
import { findTool } from '../tools/find-tool.ts';
import { drawCard } from './draw-card.ts';
import { toDataUrl } from './read-logos.ts';

/** The icon that phones show for a site on their home screens. */
export interface TouchIcon {
  /** Path below the site's base, with a leading slash. */
  readonly pathname: string;
  /** What the build adds to the output for it. */
  readonly files: readonly PlannedFile[];
}

/** Where phones look for it by themselves, too. */
const OWN_ICON = '/apple-touch-icon.png';

/** Pixels of the largest icon that phones ask for, and of the picture in it (https://developer.apple.com/design/human-interface-guidelines/app-icons). */
const SIZE = 180;
const PICTURE = 124;

/** Takes the project's own touch icon, else draws one of the site's logo, else of the icon at `fallback`; `undefined` where nothing can draw. */
export function prepareTouchIcon({ root, assets, content }: Pick<ScannedProject, 'root' | 'assets' | 'content'>, { logo }: { readonly logo?: SiteInfo['logo'] | undefined }, fallback: string): TouchIcon | undefined {
  if (assets.includes(OWN_ICON)) return { pathname: OWN_ICON, files: [] };
  // Nobody has asked for it, so it is no loss that is worth a word.
  if (findTool(root, '@resvg/resvg-js') === undefined) return undefined;
  const pathname = logo === undefined || isAbsoluteUrl(logo) ? undefined : toPathname(splitAddress(logo).pathname);
  const picture = toDataUrl(pathname !== undefined && assets.includes(pathname) ? join(root, content, pathname) : fallback);
  const at = (SIZE - PICTURE) / 2;
  // Phones round the corners themselves, and show black where a picture is transparent.
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}"><rect width="${SIZE}" height="${SIZE}" fill="${LIGHT.paper}"/><image x="${at}" y="${at}" width="${PICTURE}" height="${PICTURE}" href="${picture}"/></svg>`;
  return { pathname: DRAWN_ICON, files: [{ path: DRAWN_ICON.slice(1), key: hashOf(svg), render: () => drawCard(svg, root) }] };
}

const DRAWN_ICON = '/_nav/touch-icon.png';
