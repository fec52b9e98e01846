import { LIGHT } from '../theme/palette.ts';

/** Pixels of the largest icon that phones ask for, and of the picture in it (https://developer.apple.com/design/human-interface-guidelines/app-icons). */
const SIZE = 180;
const PICTURE = 124;

/** Renders the icon that phones show for a site on their home screens as SVG, around a picture at a `data:` address. */
export function renderTouchIcon(picture: string): string {
  const at = (SIZE - PICTURE) / 2;
  // Phones round the corners themselves, and show black where a picture is transparent.
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}"><rect width="${SIZE}" height="${SIZE}" fill="${LIGHT.paper}"/><image x="${at}" y="${at}" width="${PICTURE}" height="${PICTURE}" href="${picture}"/></svg>`;
}
