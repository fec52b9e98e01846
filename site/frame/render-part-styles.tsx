import { Frame } from './Frame.tsx';
import { PREFIX } from '../theme/names.ts';
import { renderWithStyles } from './render-with-styles.tsx';
import type { FrameInput } from './frame-input.ts';
import { variablesUsedIn } from './theme-variables.ts';
import { ENGLISH } from '../words/words.ts';

/** Renders MUI's styles for the parts of the frame: the bar and its contents. */
export function renderPartStyles(): string {
  const { css } = renderWithStyles(<Frame {...EVERYTHING} />);
  // MUI's parts have variables of their own, which demos with MUI set as well.
  return variablesUsedIn(css) + css.replaceAll(/--(?=[A-Z])/g, `--${PREFIX}-`);
}

/** A frame with every possible part, so that no part's styles are missing. */
const EVERYTHING: FrameInput = {
  site: {
    title: '-',
    url: 'https://example.org',
    languages: [{ code: 'en', name: 'English', direction: 'ltr' }],
    content: '-',
    repository: '-',
    stylesheets: [],
    search: true,
    serviceWorker: 'none',
    budgets: {},
  },
  section: { id: '-', name: '-', prefixes: [], versions: [], tree: [] },
  sections: [],
  language: { code: 'en', name: 'English', direction: 'ltr' },
  wording: ENGLISH,
  base: '/',
  assets: { openingStyles: '', stylesheet: '-', laterStylesheet: '-', script: '-', bootScript: '', policy: '' },
  slots: {},
  hrefOf: (pathname) => pathname,
};
