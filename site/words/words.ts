import { API_WORDS } from '../api/api-words.ts';
import type { Texts } from '../browser/page-language.ts';
import { sayCount } from '../browser/say-count.ts';
import { CLIENT_WORDS, LOSS_WORDS } from '../browser/words.ts';
import { LINK_WORDS } from '../client/words.ts';
import { AD_WORDS } from '../islands/ad/words.ts';
import { CONSENT_WORDS } from '../islands/consent/words.ts';
import { ANATOMY_WORDS } from '../islands/demo/anatomy/words.ts';
import { LIVE_WORDS } from '../islands/demo/live/words.ts';
import { DEMO_WORDS } from '../islands/demo/words.ts';
import { PREFERENCES_WORDS } from '../islands/preferences/words.ts';
import { SEARCH_WORDS } from '../islands/search/words.ts';
import { FEEDBACK_WORDS } from '../islands/feedback/words.ts';
import { FEATURE_WORDS } from '../features/index.ts';
import { NOT_FOUND_WORDS } from '../islands/not-found/words.ts';
import { ROWS_WORDS } from '../rows/words.ts';
import { TAG_WORDS } from '../text/tag-words.ts';

/** Texts of the frame and of the pages around their content. */
const FRAME_WORDS = {
  skip: 'Skip to content',
  products: 'Products',
  allVersions: 'View all versions',
  language: 'Language: {name}',
  search: 'Search',
  mode: 'Color mode',
  preferences: 'Preferences',
  repository: 'Source repository',
  openNavigation: 'Open navigation',
  closeNavigation: 'Close navigation',
  toc: 'On this page',
  siteFooter: 'About this site',
  breadcrumb: 'Breadcrumb',
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  edit: 'Edit this page',
  reportProblem: 'Report a problem',
  copyPage: 'Copy as Markdown',
  viewMarkdown: 'View as Markdown',
  /** What a phone shows instead of the facts about a component, until it is touched. */
  componentFacts: 'Import, size and links',
  componentPackage: 'Package',
  componentImport: 'Import',
  componentLinks: 'Links',
  componentSource: 'Source',
  componentPattern: 'ARIA pattern',
  componentSize: 'Size',
  /** `{size}` is a number with its unit, such as `24 kB`. */
  componentSizeAlone: '{size}, minified and gzipped. Additional components add less.',
  /** `{packages}` is a list of names. */
  componentSizeWithout: '{size}, minified and gzipped, without {packages}. Additional components add less.',
  updated: 'Last updated',
  related: 'Related pages',
  'pageCount.one': '1 page',
  'pageCount.other': '{count} pages',
  /** Last entry of a shortened list. */
  andMore: '{count} more',
  'allPages.one': 'View 1 page',
  'allPages.other': 'All {count} pages',
  useInstead: 'Use {link} instead.',
  startHere: 'Start here: {title}',
  isPlanned: '{title} is planned and not available yet.',
  groupDescription: '{product} pages in {group}: {pages}.',
  sectionDescription: '{product} documentation: {pages}.',
  siteDescription: 'Documentation for {products}.',
  plannedDescription: '{title} in {product} is planned and not available yet.',
  unwrittenDescription: '{title} in the {product} documentation. This page has not been written yet.',
  unwrittenTitle: 'Not written yet',
  unwritten: 'This page is in the navigation, but has no content yet.',
  untranslated: 'This page has not been translated yet.',
  notFoundPage: 'Page not found',
  notFoundTitle: 'There is no page at this address',
  notFound: 'It may have moved. Search for it, or start from one of the products.',
  moved: 'Moved',
  movedTo: 'This page has moved to {link}.',
} as const;

/** Texts that the Markdown renderer adds to a page's content. */
const CONTENT_WORDS = {
  sectionLink: 'Link to this section: {title}',
  footnotes: 'Footnotes',
  footnote: 'Footnote {number}',
  footnoteBack: 'Back to reference {number}',
  table: 'Table',
  numberedTable: 'Table {number}',
  done: 'Done',
  toDo: 'To do',
} as const;

/** Texts of the offline page in English. */
export const OFFLINE_WORDS = {
  offlineTitle: 'You are offline',
  offline:
    'You have not visited this page before, so it is not on this device. You can still read the pages that you have visited.',
  offlineRetry: 'Try again',
  /** Note on a page that was visited before; `{date}` is the day of which it is. */
  offlineFrom: 'You are offline: this is the page of {date}.',
} as const;

/** A group of English texts. */
interface WordGroup {
  readonly texts: Texts;
  /** Whether scripts use them, so that browsers need their translations. */
  readonly inBrowser?: true;
  /** Setting in `nav/site.yaml` without which they never appear, so that they need no translation. */
  readonly needs?: 'search' | 'feedback' | 'analytics' | 'ads' | 'serviceWorker' | 'liveCode';
}

/** All texts of the interface. To make the texts of a new island translatable, add them here. */
export const WORD_GROUPS: readonly WordGroup[] = [
  { texts: FRAME_WORDS },
  { texts: CONTENT_WORDS },
  { texts: API_WORDS },
  { texts: TAG_WORDS, inBrowser: true },
  { texts: CLIENT_WORDS, inBrowser: true },
  { texts: LOSS_WORDS, inBrowser: true },
  { texts: LINK_WORDS, inBrowser: true, needs: 'liveCode' },
  { texts: PREFERENCES_WORDS, inBrowser: true },
  { texts: DEMO_WORDS, inBrowser: true },
  { texts: ANATOMY_WORDS, inBrowser: true },
  { texts: LIVE_WORDS, inBrowser: true, needs: 'liveCode' },
  { texts: SEARCH_WORDS, inBrowser: true, needs: 'search' },
  { texts: FEEDBACK_WORDS, inBrowser: true, needs: 'feedback' },
  ...FEATURE_WORDS,
  { texts: NOT_FOUND_WORDS, inBrowser: true, needs: 'search' },
  { texts: AD_WORDS, inBrowser: true, needs: 'ads' },
  { texts: CONSENT_WORDS, inBrowser: true, needs: 'analytics' },
  { texts: OFFLINE_WORDS, needs: 'serviceWorker' },
];

const PAGE_WORDS = {
  ...FRAME_WORDS,
  ...CONTENT_WORDS,
  ...API_WORDS,
  ...ROWS_WORDS,
  ...TAG_WORDS,
  ...DEMO_WORDS,
  ...ANATOMY_WORDS,
  ...CONSENT_WORDS,
  ...FEEDBACK_WORDS,
  ...OFFLINE_WORDS,
} as const;

/** Texts of rendered pages, by key; those of features are known to their features. */
export type Words = { readonly [Key in keyof typeof PAGE_WORDS]: string };

/** A language and its texts; texts without a translation are in the default language. */
export interface Wording {
  /** Code of the language. */
  readonly language: string;
  readonly words: Words;
}

/** English texts. */
export const ENGLISH: Wording = {
  language: 'en',
  words: Object.assign({}, PAGE_WORDS, ...FEATURE_WORDS.map(({ texts }) => texts)) as Words,
};

/** Formats the number of pages in a list: "44 pages". */
export function countPages(count: number, wording: Wording): string {
  return sayCount('pageCount', count, wording);
}

/** Formats the text of a link to all pages of a list: "All 44 pages". */
export function countAllPages(count: number, wording: Wording): string {
  return sayCount('allPages', count, wording);
}

/** Formats a day given as `YYYY-MM-DD`, as in "November 3, 2026"; returns anything else unchanged. */
export function nameDay(day: string, { language }: Wording): string {
  const time = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) : Number.NaN;
  if (Number.isNaN(time)) return day;
  let format = dayFormats.get(language);
  if (!format)
    dayFormats.set(language, (format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })));
  return format.format(time);
}

/** Cached, because creating one takes far longer than using it. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();
