import { fillText } from '../../browser/page-language.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import type { PreparedIcons } from './island/icon-data.ts';
import type { ICON_WORDS } from './island/words.ts';

/**
 * Renders the placeholder for an icon finder, with its final height; its island fills it when it is about to scroll
 * into view.
 */
export function renderFinder(
  icons: PreparedIcons,
  { words, base }: { readonly words: typeof ICON_WORDS; readonly base: string },
): string {
  const styles = icons.styles.map((style) => ({ ...style, file: `${base}/${style.file}` }));
  const name = escapeHtml(fillText(words.iconsOf, { package: icons.package }));
  const data = escapeHtml(JSON.stringify({ ...icons, styles }));
  return `<section class="icon-finder" aria-label="${name}" style="block-size:${HEIGHT}px" data-island="icons" data-icons="${data}"><noscript><p>${escapeHtml(words.iconsNeedScript)}</p></noscript></section>`;
}

/** In CSS pixels; results scroll inside, so that nothing moves while a reader types. */
const HEIGHT = 640;
