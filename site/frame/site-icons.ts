import { DARK, LIGHT } from '../theme/palette.ts';

/** Renders the site's icon, the mark of the bar's brand, as an SVG file that follows the device's mode. */
export function renderFavicon(): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    `<style>path{fill:${LIGHT.primary}}@media(prefers-color-scheme:dark){path{fill:${DARK.primary}}}</style>` +
    '<path fill-rule="evenodd" d="M14 0h4v8.3a8 8 0 0 1 0 15.4V32h-4v-8.3a8 8 0 0 1 0-15.4z' +
    'M16 12.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z"/></svg>'
  );
}

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
