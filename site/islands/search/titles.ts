import type { Tag } from '../../../engine/manifest/manifest.ts';

/** A page's search data before its text is read. */
export interface TitledPage {
  readonly title: string;
  /** Address below the site's base and language. */
  readonly path: string;
  /** Index of its section in `sections`. */
  readonly section: number;
  /** Another name of the page: the product that starts there. */
  readonly name?: string;
  /** What the sidebar calls it, where it is called otherwise there. */
  readonly label?: string;
  /** What made it from data, as API pages and landing pages are; a page that someone has written comes first. */
  readonly generated?: string;
  /** Index of the main guide to what an API page documents. */
  readonly guide?: number;
  /** Index of the page that a tab page belongs to. */
  readonly tabOf?: number;
  readonly tags?: readonly Tag[];
  /** Index of the page that replaces a deprecated one. */
  readonly replacedBy?: number;
}

/** A section's search data. */
export interface SearchSection {
  readonly id: string;
  readonly name: string;
  /** Whether its pages come after all others, or are found only by readers in it. */
  readonly search?: 'own' | 'after';
  /** Folders of its indexes. */
  readonly indexes: readonly string[];
}

/** All titles of the site in one language: `_nav/titles.json`. */
export interface SearchTitles {
  readonly sections: readonly SearchSection[];
  readonly pages: readonly TitledPage[];
  /** What API pages are called beside the pages of what they describe: `{name} API`. */
  readonly apiTitle: string;
  /** Readers' terms, with the site's terms for them, best first. */
  readonly synonyms: Readonly<Record<string, readonly string[]>>;
  /** Those of these terms that the site itself has written; the others are shipped. Absent means none. */
  readonly ownSynonyms?: readonly string[];
}

/** What readers can find on pages by its name, beside headings: `_nav/rows.json`. */
export interface SearchRows {
  /** Types with defaults, such as `boolean = false`, each once: most rows share theirs. */
  readonly details: readonly string[];
  /** By the page's index among all titles. */
  readonly pages: Readonly<Record<number, PageRows>>;
}

/**
 * Rows of one page by the start of their ids, such as `button-prop-`; after a space, by the start of their names, of
 * which the rows are the ends: `button-class- MuiButton-`. Demos have the start `DEMOS`; that of props which come from
 * another component begins with `INHERITED`.
 */
export type PageRows = Readonly<Record<string, readonly PageRow[]>>;

/** A row's name, which is the end of its id, unless another end is given, and the index of its detail. */
export type PageRow = string | readonly [name: string, detail: number] | readonly [name: string, key: string];

export const DEMOS = '.';
export const INHERITED = '^';
