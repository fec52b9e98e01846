import * as fc from 'fast-check';
import { newPage, type ModelPage, type ModelSite, type SectionId } from './model-site.ts';

/** Something that a writer does, as plain data, so that a failure prints the steps to reproduce it. */
export interface Edit {
  readonly edit: keyof typeof EDITS;
  /** Which page, if the edit concerns one: an index that wraps around. */
  readonly at: number;
  /** Which of several texts or other pages. */
  readonly to: number;
}

type Change = (site: ModelSite, at: number, to: number) => ModelSite;

/** Every edit, as a function of the site, a page and a number. */
const EDITS = {
  'edit text': pages((page, to) => ({ ...page, text: to })),
  'edit title': pages((page, to) => ({ ...page, title: to })),
  'edit heading': pages((page, to) => ({ ...page, heading: to })),
  mark: pages((page, to) => ({ ...page, mark: ([undefined, 'newFeature', 'beta', 'planned'] as const)[to % 4] })),
  link: pages((page, to, { pages: all }) => ({ ...page, link: all[to % all.length]?.id })),
  unlink: pages((page) => ({ ...page, link: undefined, related: undefined })),
  relate: pages((page, to, { pages: all }) => ({ ...page, related: all[to % all.length]?.id })),
  translate: pages((page, to) => ({
    ...page,
    translated: ([[], ['de'], ['ar'], ['de', 'ar']] as const)[to % 4] ?? [],
  })),
  'edit foreign heading': pages((page, to) => ({ ...page, foreignHeading: to })),
  move: pages((page, to) => ({ ...page, section: sectionAt(to) })),
  'add page': (site, _, to) =>
    site.pages.some(({ id }) => id === to) ? site : { ...site, pages: [...site.pages, newPage(to, sectionAt(to))] },
  'delete page': (site, at) => withoutPage(site, at),
  reorder: (site) => ({ ...site, pages: [...site.pages.slice(1), ...site.pages.slice(0, 1)] }),
  'edit asset': (site, at, to) => ({ ...site, assets: { ...site.assets, [ASSETS[at % ASSETS.length] ?? '']: to } }),
  'delete asset': (site, at) => ({
    ...site,
    assets: Object.fromEntries(Object.entries(site.assets).filter(([path]) => path !== ASSETS[at % ASSETS.length])),
  }),
  'name section': sections((section, to) => ({ ...section, name: to })),
  'describe section': sections((section, to) => ({ ...section, description: to % 4 === 0 ? undefined : to })),
  'write section': sections((section, to) => ({ ...section, text: to % 4 === 0 ? undefined : to })),
  'edit section of links': (site, _, to) => ({ ...site, elsewhere: to % 4 === 0 ? undefined : to }),
  'name site': (site, _, to) => ({ ...site, title: to }),
  'change languages': (site, _, to) => ({
    ...site,
    languages: (LANGUAGES[to % LANGUAGES.length] ?? []) as ModelSite['languages'],
  }),
  'edit translation': (site, _, to) => ({ ...site, translation: to }),
  'change worker': (site, _, to) => ({
    ...site,
    serviceWorker: (['none', 'register', 'remove'] as const)[to % 3] ?? 'none',
  }),
  'toggle analytics': (site) => ({ ...site, analytics: !site.analytics }),
  redirect: (site, _, to) => ({ ...site, redirects: to % 4 === 0 ? [] : [to] }),
  'change fallback': (site, _, to) => ({ ...site, fallback: sectionAt(to) }),
  // What makes builds take longer comes last.
  'edit demo': pages((page, to) => ({ ...page, demo: to % 4 === 0 ? undefined : to })),
  'edit near helper': (site, _, to) => ({ ...site, helpers: [to, site.helpers[1]] }),
  'edit far helper': (site, _, to) => ({ ...site, helpers: [site.helpers[0], to] }),
  'toggle provider': sections((section) => ({ ...section, provider: !section.provider })),
  'toggle search': (site) => ({ ...site, search: !site.search }),
  'toggle cards': (site) => ({ ...site, socialCards: !site.socialCards }),
} as const satisfies Readonly<Record<string, Change>>;

const ASSETS = ['static/picture.svg', 'static/deep/other.svg', 'favicon.svg'];
const LANGUAGES = [['en'], ['en', 'de'], ['en', 'de', 'ar'], ['en', 'ar']] as const;

/** What a writer may do next. */
export const anyEdit: fc.Arbitrary<Edit> = fc.record(
  {
    edit: fc.constantFrom(...(Object.keys(EDITS) as Edit['edit'][])),
    at: fc.nat(4),
    to: fc.nat(5),
  },
  { noNullPrototype: true },
);

/** Every edit once, each with an effect on the site that the ones before it leave, if that has German pages. */
export const EACH_EDIT: readonly Edit[] = (Object.keys(EDITS) as Edit['edit'][]).map((edit) => ({
  edit,
  at: 1,
  to: 5,
}));

/** The site after an edit. */
export function applyEdit(site: ModelSite, { edit, at, to }: Edit): ModelSite {
  return EDITS[edit](site, at, to);
}

function pages(change: (page: ModelPage, to: number, site: ModelSite) => ModelPage): Change {
  return (site, at, to) => ({
    ...site,
    pages: site.pages.map((page, index) => (index === at % site.pages.length ? change(page, to, site) : page)),
  });
}

function sections(
  change: (section: ModelSite['sections'][SectionId], to: number) => ModelSite['sections'][SectionId],
): Change {
  return (site, at, to) => ({
    ...site,
    sections: { ...site.sections, [sectionAt(at)]: change(site.sections[sectionAt(at)], to) },
  });
}

function sectionAt(at: number): SectionId {
  return at % 2 === 0 ? 'lib' : 'kit';
}

/** Removes a page. One page always stays. */
function withoutPage(site: ModelSite, at: number): ModelSite {
  if (site.pages.length === 1) return site;
  return { ...site, pages: site.pages.filter((_, index) => index !== at % site.pages.length) };
}
