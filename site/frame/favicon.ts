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
