import { fillText } from '../../browser/page-language.ts';
import { defineFeature } from '../../feature/feature.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import type { PreparedIcons } from './island/icon-data.ts';
import { ICON_WORDS } from './island/words.ts';
import { lookForPackages, makeIcons } from './make/make-icons.ts';

/** All icons of a package, which readers search. */
export const icons = defineFeature({
  name: 'icons',
  says: 'All icons of a package, to search and copy.',
  asked: ['line'],
  ask: {
    package: {
      kind: 'package',
      required: true,
      says: 'Name of the package, with a subpath if the icons are not in its main module.',
    },
    styles: { kind: 'list', says: 'Suffixes of the names, if the package has several styles; the plain one first.' },
  },
  made: true,
  trigger: 'visible',
  words: ICON_WORDS,
  wordsInBrowser: true,
  look: (asks, host) => lookForPackages(asks, host),
  make: (asks, host) => makeIcons(asks, host),
  html: (_, { data, words, base }) => (data === undefined ? '' : renderFinder(data, { words, base })),
  markdown: (_, { data }) => (data === undefined ? '' : listIcons(data)),
});

/** Describes the number of icons and their import. */
function listIcons({ package: owner, statement, styles }: PreparedIcons): string {
  const counts = styles.map(({ name, count }) => (name === '' ? String(count) : `${name}: ${count}`)).join(', ');
  return `Icons of \`${owner}\` (${counts}):\n\n\`\`\`tsx\n${statement}\n\`\`\``;
}

/**
 * Renders the placeholder for an icon finder, with its final height; its island fills it when it is about to scroll
 * into view.
 */
function renderFinder(
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
