/**
 * A small documentation project as data, from which its files are written; it contains everything that an edit can
 * change.
 */
export interface ModelSite {
  readonly title: number;
  readonly languages: readonly ('en' | 'de' | 'ar')[];
  readonly search: boolean;
  readonly socialCards: boolean;
  readonly serviceWorker: 'register' | 'remove' | 'none';
  readonly analytics: boolean;
  /** A third section, which contains only a link to another site. */
  readonly elsewhere: number | undefined;
  readonly redirects: readonly number[];
  readonly fallback: SectionId;
  readonly sections: Readonly<
    Record<
      SectionId,
      {
        readonly name: number;
        readonly description: number | undefined;
        /** Text of the section's own page; absent if nobody has written it. */
        readonly text: number | undefined;
        readonly provider: boolean;
      }
    >
  >;
  readonly pages: readonly ModelPage[];
  /** Text by path below the content folder. All have the same length and time, as they may after a checkout. */
  readonly assets: Readonly<Record<string, number>>;
  /** Text of the module that demos import, and of the one that this module imports. */
  readonly helpers: readonly [near: number, far: number];
  /** Text of the German titles and words. */
  readonly translation: number;
}

export type SectionId = 'lib' | 'kit';

/** A page; numbers stand for texts. */
export interface ModelPage {
  readonly id: number;
  readonly section: SectionId;
  readonly title: number;
  readonly text: number;
  readonly heading: number;
  readonly mark: 'newFeature' | 'beta' | 'planned' | undefined;
  /** Id of the page that a link leads to. */
  readonly link: number | undefined;
  readonly related: number | undefined;
  readonly translated: readonly ('de' | 'ar')[];
  /** Heading of the translated page. */
  readonly foreignHeading: number;
  readonly demo: number | undefined;
}

/** A page when it is first added. */
export function newPage(id: number, section: SectionId): ModelPage {
  return {
    id,
    section,
    title: id,
    text: 0,
    heading: 0,
    mark: undefined,
    link: undefined,
    related: undefined,
    translated: [],
    foreignHeading: 0,
    demo: undefined,
  };
}

/** The site with which every sequence begins. */
export const FIRST_SITE: ModelSite = {
  title: 0,
  languages: ['en'],
  search: false,
  socialCards: false,
  serviceWorker: 'none',
  analytics: false,
  elsewhere: undefined,
  redirects: [],
  fallback: 'lib',
  sections: {
    lib: { name: 0, description: undefined, text: undefined, provider: false },
    kit: { name: 1, description: 0, text: undefined, provider: false },
  },
  pages: [newPage(0, 'lib'), newPage(1, 'lib'), newPage(2, 'kit')],
  assets: { 'static/picture.svg': 0 },
  helpers: [0, 0],
  translation: 0,
};
