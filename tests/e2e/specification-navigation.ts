import type { SpecifiedLine } from './specification-table.ts';

const NAV = 'nav/reference-nav.test.ts';
const PATHNAMES = 'engine/pathname.test.ts';
const IDENTITY = 'e2e/identity.test.ts';
const FONTS = 'e2e/font-stylesheets.test.ts';
const LANGUAGES = 'e2e/languages.test.ts';
const ADS = 'e2e/ads.test.ts';
const ANALYTICS = 'e2e/analytics.test.ts';
const PREFERENCES = 'e2e/preferences.test.ts';

const SECTIONS = 'are those of the specification, each with its prefixes';
const GROUPS = '%s has the groups of the specification';
const NAMED = '%s holds what the specification names';
const OUTERMOST = 'has its groups, and the store as an external link, in order';
const LANGUAGE = 'canonicalPathname(%j) is %j';

/** What the product does and for whom. */
export const SECTION_1: readonly SpecifiedLine[] = [
  [
    'Audience:',
    [
      'anybody reads every page, without script, too',
      'e2e/no-script.test.ts',
      'a reader walks from the section landing through a group to a page and on to the next one',
    ],
  ],
  [
    'The site picks the active product section',
    ['the longest prefix decides', PATHNAMES, 'the longest prefix that holds %j is that of %j'],
    ['addresses of this site are answered by their sections', NAV, '%s is answered by %s'],
    [
      'another section brings its sidebar',
      'e2e/page-change.test.ts',
      'to another section brings its sidebar and its name',
    ],
  ],
  [
    'It shows a list of versions',
    ['names and versions of every section', NAV, '%s has the known name and versions'],
    ['an entry opens the same page', IDENTITY, 'opens the same page in that version'],
  ],
  [
    'It remembers a colour mode',
    [
      'mode and code language, in every tab',
      PREFERENCES,
      'mode, code variant, direction and density that are chosen in one tab hold in the other',
    ],
  ],
  [
    'It shows an advertising slot',
    ['the slot shows an ad', ADS, 'shows one at once, from its own host alone, without a shift'],
  ],
  [
    'It reports page views',
    ['page views', ANALYTICS, 'page_view reports title, location without hash, product id and category id'],
    ['clicks', ANALYTICS, 'a click on an element with data-ga-event-category reports category, action and label'],
    ['performance metrics', ANALYTICS, 'a random value below 1e-4 means that the page load reports web-vital metrics'],
    [
      'user properties',
      ANALYTICS,
      'code variant, user language, device pixel ratio, OS colour scheme and chosen colour scheme are reported first',
    ],
  ],
  [
    'It can register a service worker',
    [
      'on the official host',
      'e2e/service-worker.test.ts',
      'the worker is registered on the official host, from /sw.js',
    ],
  ],
  [
    'Pages are shown in a language',
    ['a prefix counts when its language is supported', PATHNAMES, LANGUAGE],
    [
      'the first language has no prefix',
      'sites/sites.test.ts',
      'the first language has no prefix, and every address leads back to its page',
    ],
    ['this site is served in English alone', NAV, 'pages are served in English alone'],
  ],
];

/** Screens and routes. */
export const SECTION_2: readonly SpecifiedLine[] = [
  [
    'The site is one documentation shell',
    [
      'the branch of the page is open in the sidebar',
      'e2e/no-script.test.ts',
      'the branch of the page is open, the page is marked, and other groups are links',
    ],
  ],
  [
    'material-ui |',
    ['the section', NAV, SECTIONS],
    ['its tree', NAV, '%s has the rows of the known tree, in its order'],
  ],
  ['joy-ui |', ['its groups', NAV, GROUPS]],
  ['system |', ['its groups', NAV, GROUPS]],
  ['core |', ['its groups', NAV, GROUPS]],
  ['docs-infra, under', ['its prefix', NAV, SECTIONS], ['its groups', NAV, GROUPS]],
  ['data-grid test tree', ['its prefixes', NAV, SECTIONS], ['its groups', NAV, GROUPS]],
  [
    'unknown section |',
    ['the list', NAV, 'an unknown section gets a list of external links to versions, store and blog'],
    [
      'the 404 page shows it',
      IDENTITY,
      'the 404 page shows the list of the section that answers for unknown addresses',
    ],
  ],
  [
    'A page path may carry a docsTab',
    ['tabs are pages of their own', 'e2e/no-script.test.ts', 'tabs are links, with the open one marked'],
  ],
  ['A trailing slash is removed.', ['from pathnames', PATHNAMES, 'toPathname(%j) is %j']],
  ['The api path is remapped', ['in whole segments', PATHNAMES, '%j is served at %j']],
  [
    'A language is chosen',
    ['by a prefix of a supported language', PATHNAMES, LANGUAGE],
    [
      'every page is there in every language',
      LANGUAGES,
      'every page is there in every language, with its language and direction',
    ],
  ],
  [
    'Duplicate paths in one navigation tree',
    [
      'the message is that of section 8',
      'engine/rules.test.ts',
      'the message is that of the specification, with both places',
    ],
  ],
  [
    'Demo paths for a sample site',
    [
      'two stylesheets there, none elsewhere',
      FONTS,
      'onepirate demo paths get two extra font stylesheets, other paths none',
    ],
  ],
  ['Getting started:', ['its pages', NAV, NAMED]],
  ['Components, grouped as:', ['its groups', NAV, NAMED]],
  ['Component API:', ['one page per component', NAV, 'every component of the package has an API page']],
  [
    'Customization:',
    [
      'its subjects',
      NAV,
      'customization covers theme, palette, typography, spacing, breakpoints, dark mode and CSS variables',
    ],
  ],
  ['How-to guides.', ['the group', NAV, OUTERMOST]],
  ['Integrations.', ['the group', NAV, OUTERMOST]],
  ['Experimental APIs.', ['the group', NAV, OUTERMOST]],
  ['Migration:', ['its versions', NAV, NAMED]],
  ['Discover more:', ['its pages', NAV, NAMED]],
  ['Design resources.', ['the group', NAV, OUTERMOST]],
  ['An external link to a template store.', ['the last entry', NAV, OUTERMOST]],
  [
    'A page may carry a tag:',
    ['each tag is in use', NAV, 'every tag is in use, and both forms of those that have two'],
    ['tags have words', 'e2e/sidebar.test.ts', 'tags have words, and plans an accessible name'],
  ],
];

/** Entities and their fields. */
export const SECTION_3: readonly SpecifiedLine[] = [
  ['Page-tree node:', ['each field is in use', NAV, 'a node with %s is in use']],
  [
    'Product identity:',
    ['names and versions', NAV, '%s has the known name and versions'],
    ['logos', IDENTITY, '%s has the product’s logo beside its name, and the site’s beside the brand'],
  ],
  [
    'Page props:',
    [
      'language, and texts in it',
      LANGUAGES,
      'hears and reads the interface in the language, what scripts say included',
    ],
  ],
  [
    'Advert:',
    [
      'the fields of the feed',
      ADS,
      'is the first of the feed that is not empty and has a statlink, drawn as image style with 130 × 100 px',
    ],
  ],
  [
    'Theme preferences:',
    [
      'each of them, in every tab',
      PREFERENCES,
      'mode, code variant, direction and density that are chosen in one tab hold in the other',
    ],
    ['the schemes', PREFERENCES, 'schemes that are stored in one tab hold in the other, and from the first paint on'],
  ],
];

/** Roles and permissions. */
export const SECTION_6: readonly SpecifiedLine[] = [
  [
    'No roles exist;',
    [
      'a page asks its own host alone, as nobody logs in',
      'e2e/page-weight.test.ts',
      'loads from its own host alone, without trouble in the console, and shifts nothing',
    ],
  ],
];
