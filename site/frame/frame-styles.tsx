import { Frame } from './Frame.tsx';
import { renderWithStyles } from './render-with-styles.tsx';
import type { FrameInput } from './render-frame.tsx';
import { AD } from './styles/ad.ts';
import { API } from './styles/api.ts';
import { BAR } from './styles/bar.ts';
import { BARE, BASE } from './styles/base.ts';
import { CALLOUTS } from './styles/callouts.ts';
import { CODE } from './styles/code.ts';
import { CONTENT_TABS } from './styles/content-tabs.ts';
import { shrinkCss } from './styles/css.ts';
import { DEMOS } from './styles/demos.ts';
import { DENSE } from './styles/dense.ts';
import { ICONS } from './styles/icons.ts';
import { LANDINGS } from './styles/landings.ts';
import { LAYOUT } from './styles/layout.ts';
import { LOGOS } from './styles/logos.ts';
import { PAGE } from './styles/page.ts';
import { PRINT } from './styles/print.ts';
import { PROSE } from './styles/prose.ts';
import { SIDEBAR } from './styles/sidebar.ts';
import { STATES } from './styles/states.ts';
import { TABLE } from './styles/table.ts';
import { TAG_STYLES } from './styles/tags.ts';
import { TOC } from './styles/toc.ts';
import { TOKENS } from './styles/tokens.ts';
import { variablesUsedIn } from './theme-variables.ts';
import { ENGLISH } from './words.ts';

/** Renders the one stylesheet of the site; it is the same for every section. */
export function renderStylesheet(): string {
  const { css } = renderWithStyles(<Frame {...EVERYTHING} />);
  const written = [
    TOKENS,
    ICONS,
    BASE,
    BARE,
    LAYOUT,
    LOGOS,
    BAR,
    SIDEBAR,
    TOC,
    PAGE,
    AD,
    TAG_STYLES,
    PROSE,
    TABLE,
    CALLOUTS,
    CONTENT_TABS,
    CODE,
    API,
    DEMOS,
    LANDINGS,
    DENSE,
    STATES,
    PRINT,
  ];
  return variablesUsedIn(css) + css + shrinkCss(written.join(''));
}

/** A frame that shows every part that a frame can have, so that no part's styles are missing. */
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
  assets: { stylesheet: '-', script: '-', bootScript: '', policy: '' },
  hrefOf: (pathname) => pathname,
};
