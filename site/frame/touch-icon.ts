import { LIGHT } from '../theme/palette.ts';

/**
 * Size of the largest icon that phones request, and of the picture in it, in px
 * (https://developer.apple.com/design/human-interface-guidelines/app-icons).
 */
const SIZE = 180;
const PICTURE = 124;

/** Renders the icon for phones' home screens as SVG, around a picture at a `data:` address. */
export function renderTouchIcon(picture: string): string {
  const at = (SIZE - PICTURE) / 2;
  // Phones round the corners themselves, and show transparent parts in black.
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}"><rect width="${SIZE}" height="${SIZE}" fill="${LIGHT.paper}"/><image x="${at}" y="${at}" width="${PICTURE}" height="${PICTURE}" href="${picture}"/></svg>`;
}
