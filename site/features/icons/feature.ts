import { defineFeature } from '../../feature/feature.ts';
import type { PreparedIcons } from './island/icon-data.ts';
import { ICON_WORDS } from './island/words.ts';
import { renderFinder } from './finder.ts';
import { lookForPackages } from './make/look-for-packages.ts';

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
  async make(asks, host) {
    return (await import('./make/make-icons.ts')).makeIcons(asks, host);
  },
  html: (_, { data, words, base }) => (data === undefined ? '' : renderFinder(data, { words, base })),
  markdown: (_, { data }) => (data === undefined ? '' : listIcons(data)),
});

/** Describes the number of icons and their import. */
function listIcons({ package: owner, statement, styles }: PreparedIcons): string {
  const counts = styles.map(({ name, count }) => (name === '' ? String(count) : `${name}: ${count}`)).join(', ');
  return `Icons of \`${owner}\` (${counts}):\n\n\`\`\`tsx\n${statement}\n\`\`\``;
}
