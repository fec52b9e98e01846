import { SECTION_1, SECTION_2, SECTION_3, SECTION_6 } from './specification-navigation.ts';

/** The sections of the specification. */
export type SpecifiedSection = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** One clause of the specification and the test that proves it. */
export interface SpecificationRow {
  readonly section: SpecifiedSection;
  /** How the line of the specification begins that the clause is a part of. */
  readonly line: string;
  /** The clause, in short words. */
  readonly row: string;
  /** Test file, below `tests/`. */
  readonly file: string;
  /** Title of the test; with those of the `describe`s around it, joined by ` > `, where several have the same. */
  readonly test: string;
}

/** A line of the specification that says only that something is not said. */
export interface EmptyLine {
  readonly section: SpecifiedSection;
  readonly line: string;
}

const ADS = 'e2e/ads.test.ts';
const ANALYTICS = 'e2e/analytics.test.ts';
const CODE_VARIANT = 'e2e/code-variant.test.ts';
const COLOUR_MODE = 'e2e/colour-mode.test.ts';
const COPY = 'e2e/copy.test.ts';
const DIRECTION_AND_DENSITY = 'e2e/direction-and-density.test.ts';
const FONTS = 'e2e/font-stylesheets.test.ts';
const GAPS = 'e2e/specification-gaps.test.ts';
const SCHEMES = 'preferences/color-mode.test.ts';
const CONTEXTS = 'react/contexts.test.tsx';
const CONSTANTS = 'theme/constants.test.tsx';
const ISLANDS = 'react/live.browser.test.ts';
const PAGE_WEIGHT = 'e2e/page-weight.test.ts';
const PREFERENCES = 'e2e/preferences.test.ts';
const WORKER = 'e2e/service-worker.test.ts';

const USER_PROPERTIES =
  'code variant, user language, device pixel ratio, OS colour scheme and chosen colour scheme are reported first';
const PAGE_VIEW = 'page_view reports title, location without hash, product id and category id';
const FIRST_AD =
  'is the first of the feed that is not empty and has a statlink, drawn as image style with 130 × 100 px';
const BLOCKER = 'is found on the look after 6 failed ones, which come every 500 ms';
const LOOK = 'is set in Roboto, at a root of 16 px, with corners of 12 px and its bar on layer 1100';

type Clause = readonly [row: string, file: string, test: string];
/** A line of the specification, by how it begins, and its clauses. */
export type SpecifiedLine = readonly [line: string, ...clauses: Clause[]];

const SECTION_4: readonly SpecifiedLine[] = [
  [
    'Values: light, dark, system.',
    ['the modes are light, dark and system', COLOUR_MODE, 'goes round the three modes with the button'],
    ['system follows the device, live', COLOUR_MODE, 'follows the device, live'],
  ],
  [
    'The mode and scheme choices',
    ['the mode is stored', COLOUR_MODE, 'that is chosen is stored, and marked on the body and in the theme colour'],
    [
      'the mode is in step across tabs',
      PREFERENCES,
      'mode, code variant, direction and density that are chosen in one tab hold in the other',
    ],
    [
      'the schemes are in step across tabs',
      PREFERENCES,
      'schemes that are stored in one tab hold in the other, and from the first paint on',
    ],
    ['a stored value that is no mode is ignored', PREFERENCES, 'stored: %s = %j'],
    [
      'a value of another tab that is no mode is ignored',
      PREFERENCES,
      'received: every such value, between two valid ones',
    ],
  ],
  [
    'Setting a scheme name',
    [
      'a scheme that the theme does not have is logged and changes nothing',
      SCHEMES,
      'an unknown scheme is logged and changes nothing',
    ],
  ],
  [
    'The body is marked',
    [
      'the body has the class of its mode',
      COLOUR_MODE,
      'that is chosen is stored, and marked on the body and in the theme colour',
    ],
    [
      'the browser’s theme colour is that of the mode',
      PREFERENCES,
      'theme colour and body class are those of the mode, whatever the device prefers',
    ],
  ],
  [
    'The chosen scheme is kept',
    [
      'a chosen scheme is in local storage',
      SCHEMES,
      'the keys are mode and color-scheme with -light and -dark, unless a site names its own',
    ],
  ],
  [
    'Starts as TS.',
    ['the code variant starts as TS', CODE_VARIANT, 'starts as TypeScript and is written to the cookie for a year'],
  ],
  [
    'May be taken from',
    [
      'a hash that ends in .js or .tsx decides',
      CODE_VARIANT,
      'a hash that ends in .js or .tsx decides this page and leaves the stored choice alone',
    ],
    ['the cookie decides', CODE_VARIANT, 'comes from the cookie'],
  ],
  [
    'Is then written back',
    [
      'the variant is written to the cookie',
      PREFERENCES,
      'a hash that ends in .js or .tsx decides this page only; an explicit choice is stored and holds',
    ],
  ],
  [
    'Shows Copy;',
    [
      'Copy, after a click Copied, then Copy',
      COPY,
      'Copied returns to Copy after 2000 ms, and a second click starts over',
    ],
  ],
  [
    'Keyboard shortcut:',
    ['Ctrl+C or Cmd+C copies', COPY, 'copies the focused block, and of pointer and focus the one that moved last'],
    ['only where no text is selected', COPY, 'leaves a selection, other keys and fields alone'],
  ],
  [
    'Registered only when',
    [
      'the worker is registered on the official host',
      WORKER,
      'the worker is registered on the official host, from /sw.js',
    ],
    ['on no other host', WORKER, 'nothing is registered or loaded on %s'],
  ],
  [
    'When a new worker is waiting',
    [
      'a waiting worker is told to skip waiting',
      WORKER,
      'one that waits already is told to skip waiting by the next page',
    ],
    [
      'the page reloads once the new worker is active',
      WORKER,
      'each of two tabs reloads once when a new worker takes over, and stays where the reader was',
    ],
    ['only a page with focus reloads', WORKER, 'a tab without focus reloads when the reader comes back to it'],
  ],
  [
    'States: unknown;',
    ['unknown until it is decided', ADS, BLOCKER],
    ['ad-blocker: an ad of the site’s own', ADS, BLOCKER],
    ['ad-blocker: the appeal', ADS, 'has the appeal shown in 20 % of cases'],
    ['the external ad', ADS, FIRST_AD],
    ['an ad of the site’s own', ADS, 'shows one at once, from its own host alone, without a shift'],
  ],
  ['Web crawlers', ['crawlers get an empty ad', ADS, 'crawlers get an empty ad']],
  [
    'About 20% of visits',
    [
      'a fifth of visits have the inline style, the others the image style',
      ADS,
      'is text alone in the inline style, which a fifth of visits have',
    ],
  ],
];

const SECTION_5: readonly SpecifiedLine[] = [
  [
    'Stored colour mode',
    ['a stored value that is no mode is ignored', COLOUR_MODE, 'a stored or received value that is no mode is ignored'],
  ],
  [
    'A colour scheme name',
    [
      'a scheme that the theme does not have is logged and changes nothing',
      SCHEMES,
      'an unknown scheme is logged and changes nothing',
    ],
  ],
  [
    'Page paths within one tree',
    [
      'a pathname stands once in its tree',
      'engine/rules.test.ts',
      'the message is that of the specification, with both places',
    ],
    [
      'the bin says so, with place and help',
      'diagnostics/diagnostics.test.ts',
      'the mistake is the only thing reported, with place and help',
    ],
  ],
];

const SECTION_7: readonly SpecifiedLine[] = [
  [
    'Icon font stylesheet',
    [
      'the icon font is a GET without payload',
      FONTS,
      'the icon font stylesheet is asked for on the page that shows its ligatures, and on no other',
    ],
    ['the icon font comes after the first paint', FONTS, 'the icon font stylesheet is asked for after the first paint'],
  ],
  [
    'Two extra font stylesheets',
    [
      'onepirate demo paths ask for two by GET without payload',
      FONTS,
      'onepirate demo paths get two extra font stylesheets, other paths none',
    ],
  ],
  [
    'Service worker script',
    ['it is registered from /sw.js', WORKER, 'the worker is registered on the official host, from /sw.js'],
  ],
  [
    'External ad feed',
    ['the first ad that is not empty and has a statlink is kept', ADS, FIRST_AD],
    ['it is asked ten times at most', ADS, 'is asked ten times at most, and the slot stays an empty placeholder'],
    ['it is asked again while it has none', ADS, 'and has an ad after all is shown'],
  ],
  [
    'External ad script',
    ['it is loaded, and what it draws is shown', ADS, 'shows what the script draws, without a shift'],
  ],
  [
    'page_view',
    [
      'page_view has the title',
      ANALYTICS,
      'page_view carries the title of the page that is shown, not of the one before',
    ],
    ['page_view has the location', ANALYTICS, PAGE_VIEW],
    [
      'page_view has product id and category id',
      ANALYTICS,
      'page_view is reported on every page change without a reload, tab pages included, and not for a place on the page',
    ],
  ],
  [
    'click events',
    [
      'clicks tell category, action and label of their element',
      ANALYTICS,
      'a click on an element with data-ga-event-category reports category, action and label',
    ],
    [
      'split is the share of clicks that is kept',
      ANALYTICS,
      'with data-ga-event-split="%s" and %d drawn, %d of 1 click is kept',
    ],
  ],
  [
    'web-vital metrics',
    ['they are reported', ANALYTICS, 'a random value below 1e-4 means that the page load reports web-vital metrics'],
  ],
  [
    'ad impression',
    ['a display is an event of the slot', ADS, 'is a display after 2500 ms'],
    ['a click is an event of the slot', ADS, 'is a click'],
    ['both are reported', ANALYTICS, 'ad display, click and crash events and copy events are reported'],
  ],
  [
    'User properties set:',
    ['code variant', ANALYTICS, USER_PROPERTIES],
    ['user language', ANALYTICS, USER_PROPERTIES],
    ['device pixel ratio', ANALYTICS, USER_PROPERTIES],
    ['colour scheme of the system', ANALYTICS, USER_PROPERTIES],
    ['chosen colour scheme', ANALYTICS, USER_PROPERTIES],
    ['each as it changes', ANALYTICS, 'each change is followed live'],
  ],
  [
    'No calls to a backend',
    [
      'a page asks its own host alone',
      PAGE_WEIGHT,
      'loads from its own host alone, without trouble in the console, and shifts nothing',
    ],
    [
      'what is not configured asks nobody',
      'e2e/analytics-consent.test.ts',
      'with analytics off (the default) nothing of it is loaded and no request leaves the host',
    ],
  ],
];

const SECTION_8: readonly SpecifiedLine[] = [
  [
    'Duplicated page path',
    [
      'the message is Duplicated pathname {path} in pages',
      'engine/rules.test.ts',
      'the message is that of the specification, with both places',
    ],
  ],
  [
    'Copy-to-clipboard failure',
    ['it is silently ignored', COPY, 'a copy-to-clipboard failure is silently ignored'],
    ['by the hook of islands, too', ISLANDS, 'useCopy: a refused clipboard is ignored'],
  ],
  [
    'Ad fetch fails',
    ['no ad, an empty placeholder', ADS, 'is asked ten times at most, and the slot stays an empty placeholder'],
    ['nor by answers that cannot be trusted', ADS, 'with %s changes nothing but that the slot stays empty'],
  ],
  [
    'Crash inside the ad slot',
    ['the slot is hidden', ADS, 'hides it, sends the crash event and leaves the page working'],
    ['the crash is reported', ANALYTICS, 'ad display, click and crash events and copy events are reported'],
  ],
  ['Unknown colour scheme set', ['it is logged', SCHEMES, 'an unknown scheme is logged and changes nothing']],
  [
    'Theme context used',
    ['it throws', CONTEXTS, 'theme context used without its provider throws an error that asks for the provider'],
  ],
  [
    'Ad config or docs config',
    [
      'the ad config asks for its provider',
      CONTEXTS,
      'ad config context used without its provider throws an error that asks for the provider',
    ],
    [
      'the docs config asks for its provider',
      CONTEXTS,
      'docs config context used without its provider throws an error that asks for the provider',
    ],
  ],
];

const SECTION_9: readonly SpecifiedLine[] = [
  [
    'Copied label returns',
    ['after 2000 ms by click', COPY, 'Copied returns to Copy after 2000 ms, and a second click starts over'],
    ['after 2000 ms by keyboard', COPY, 'copies the block under the pointer'],
    ['after 1200 ms by the hook', ISLANDS, 'useCopy: Copied returns to Copy after 1200 ms, and is announced'],
  ],
  [
    'About 0.0001 of page loads',
    [
      'above 1e-4 nothing is sent',
      ANALYTICS,
      'a random value above 1e-4 means skip: nothing is measured, and its library is not loaded',
    ],
    [
      'below 1e-4 metrics are sent',
      ANALYTICS,
      'a random value below 1e-4 means that the page load reports web-vital metrics',
    ],
  ],
  [
    'Ad display ratio 0.1;',
    ['it is the share of displays that are reported', 'ads/shares.test.ts', '10 %% of displays are reported: %s'],
    [
      'whatever is drawn, the external ad is tried',
      GAPS,
      'with the default display ratio, a draw of %d shows the external ad',
    ],
    ['a tenth of displays is reported', ADS, 'reports a tenth of displays: a draw of %d gives %d'],
  ],
  [
    'Share of in-house ads',
    ['below 0.2 the appeal', GAPS, 'where ads are blocked, a draw of 0.199 gives an ad of kind appeal'],
    ['from 0.2 on an ad of the site’s own', GAPS, 'where ads are blocked, a draw of 0.2 gives an ad of kind in-house'],
  ],
  [
    'Ad-blocker detection polls',
    ['every 500 ms', ADS, BLOCKER],
    ['the last of 30 looks counts', ADS, 'finds its ad on the last of 30 looks'],
    ['there is no look after the 30th', ADS, 'takes no look after the 30th'],
    ['blocked after 6 tries', ADS, BLOCKER],
    ['a later find undoes it', ADS, 'that turns out to be none is undone by a later find'],
  ],
  [
    'Ad slot: margin top 3',
    ['margins of 3 units', ADS, 'at %d px has margins of 3 units and a minimum height of %s before its ad is there'],
    [
      '142 px high below the small breakpoint',
      ADS,
      'at 599 px has margins of 3 units and a minimum height of 142px before its ad is there',
    ],
    [
      '126 px high from the small breakpoint up',
      ADS,
      'at 600 px has margins of 3 units and a minimum height of 126px before its ad is there',
    ],
    ['images are 130 by 100', ADS, FIRST_AD],
  ],
  [
    'Code-variant cookie lifetime',
    ['31536000 s', CODE_VARIANT, 'starts as TypeScript and is written to the cookie for a year'],
  ],
  [
    'Storage keys:',
    [
      'mode and color-scheme with -light and -dark',
      SCHEMES,
      'the keys are mode and color-scheme with -light and -dark, unless a site names its own',
    ],
    ['mui-mode on the site', COLOUR_MODE, 'that is chosen is stored, and marked on the body and in the theme colour'],
  ],
  [
    'Current versions:',
    ['Material UI 7.1.1', GAPS, 'the current version of Material UI is shown and marked'],
    ['MUI System 7.1.1', GAPS, 'the current version of MUI System is shown and marked'],
    ['Core 7.1.1', GAPS, 'the current version of Core is shown and marked'],
    ['Joy UI 5.0.0-beta.49', GAPS, 'the current version of Joy UI is shown and marked'],
  ],
  ['Breakpoints:', ['0, 600, 900, 1200, 1536', CONSTANTS, 'the constant: breakpoints']],
  [
    'Default spacing 8;',
    ['spacing 8', CONSTANTS, 'one unit of spacing is 8 px in the theme'],
    ['border radius 12', GAPS, LOOK],
  ],
  ['Transition durations:', ['150, 200, 250, 300, 375, 225, 195 ms', CONSTANTS, 'the constant: transition durations']],
  [
    'Theme defaults:',
    ['contrast threshold 3', CONSTANTS, 'white text needs a contrast of 3, and tones are a fifth away'],
    ['tonal offset 0.2', CONSTANTS, 'white text needs a contrast of 3, and tones are a fifth away'],
    ['font size 14', CONSTANTS, 'the constant: font size'],
    ['root font size 16', GAPS, LOOK],
    ['font weights 300, 400, 500, 700', CONSTANTS, 'the theme has the four font weights'],
    ['Roboto font stack', GAPS, LOOK],
  ],
  ['Stacking layers:', ['1000, 1050, 1050, 1100, 1200, 1300, 1400, 1500', CONSTANTS, 'the constant: stacking layers']],
  [
    'Docs density defaults',
    ['the site’s own controls are smaller', DIRECTION_AND_DENSITY, 'makes controls and rows smaller'],
    [
      'the library’s controls are small',
      GAPS,
      'density makes the controls of the library small: /material-ui/react-button/',
    ],
  ],
  [
    'A data-grid licence key',
    [
      'it is the grid’s',
      'demos/licence-key.long.test.ts',
      'a licence key in the environment is set by the data grid’s provider, and is in no other file',
    ],
    ['it is not given away', GAPS, 'no licence key of the data grid is written into the site'],
  ],
];

/** Every clause of the specification's sections 4, 5, 7, 8 and 9. */
export const SPECIFICATION_TABLE: readonly SpecificationRow[] = [
  ...rowsOf(1, SECTION_1),
  ...rowsOf(2, SECTION_2),
  ...rowsOf(3, SECTION_3),
  ...rowsOf(4, SECTION_4),
  ...rowsOf(5, SECTION_5),
  ...rowsOf(6, SECTION_6),
  ...rowsOf(7, SECTION_7),
  ...rowsOf(8, SECTION_8),
  ...rowsOf(9, SECTION_9),
];

/** Lines that leave nothing to prove. */
export const EMPTY_LINES: readonly EmptyLine[] = [
  { section: 5, line: 'Other validation:' },
  { section: 8, line: 'Server-side error responses:' },
  { section: 9, line: 'Full supported-language list:' },
];

function rowsOf(section: SpecifiedSection, lines: readonly SpecifiedLine[]): readonly SpecificationRow[] {
  return lines.flatMap(([line, ...clauses]) =>
    clauses.map(([row, file, test]) => ({ section, line, row, file, test })),
  );
}
