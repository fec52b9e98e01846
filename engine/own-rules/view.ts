import type { AskValues } from '../feature/declaration.ts';
import type { Severity } from '../diagnostic/diagnostic.ts';
import type { Tag } from '../manifest/manifest.ts';
import type { Origin } from '../text/source.ts';

/** What a rule of a project sees: every page that the site serves, and the navigation around them. Never changed. */
export interface Site {
  readonly title: string;
  /** Codes of its languages; the first one is the default. */
  readonly languages: readonly string[];
  /** In reading order. */
  readonly sections: readonly ListedSection[];
  /** Pages of the default language in reading order, then their translations. */
  readonly pages: readonly Page[];
}

/** A file of `nav/sections/`. */
export interface ListedSection {
  readonly id: string;
  readonly name: string;
  readonly description?: string;
  /** Pathnames below which its pages are. */
  readonly prefixes: readonly string[];
  /** Its name in the navigation. */
  readonly place: Place;
}

/** A page in one language. */
export interface Page {
  readonly pathname: string;
  /** Id of its section. */
  readonly section: string;
  /** `group` and `section` are the start pages of these; without a file, such a page lists what is below it. */
  readonly kind: 'page' | 'tab' | 'group' | 'section';
  readonly language: string;
  /** As the navigation shows it. */
  readonly title: string;
  /** Where the title is written: in the navigation, the front matter, or the first heading. */
  readonly titlePlace: Place;
  readonly description?: string;
  /** `new`, `beta`, `deprecated` and others, from the navigation. */
  readonly tags: readonly Tag[];
  /** Pathnames of the groups around it, outermost first. */
  readonly groups: readonly string[];
  /** The component or hook of a package that the page documents, if the navigation says so. */
  readonly api?: { readonly package: string; readonly name: string };
  /** Path from the project’s root; absent if the page has no file, such as one made from a package. */
  readonly file?: string;
  /** The beginning of its file; without one, its place in the navigation. */
  readonly place: Place;
  /** All keys, also those that docs-nav does not know. */
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly headings: readonly Heading[];
  /** Every id that links may lead to, in document order. */
  readonly anchors: readonly string[];
  /** Links and images as written, also those in front matter and attributes. */
  readonly links: readonly Link[];
  /** What the page asks of features that are made by a build: demos, API tables, and those of the project. */
  readonly asks: readonly Ask[];
  /** The file as written; empty without one. Lines and columns are those of this text. */
  readonly text: string;
  /** The same text with spaces for what is not prose: front matter, code, formulas and comments. */
  readonly prose: string;
}

/** A heading of a page, also the one that is its title. */
export interface Heading {
  readonly level: number;
  readonly text: string;
  /** Absent for the title. */
  readonly id?: string;
  readonly place: Place;
}

/** A link or image. */
export interface Link {
  /** As written. */
  readonly href: string;
  readonly place: Place;
}

/** What a page asks of a feature at one place, such as `::demo{src="Menu.tsx"}`. */
export interface Ask {
  /** Name of the feature. */
  readonly feature: string;
  readonly values: AskValues;
  readonly place: Place;
  /** Places of the attributes, by name. */
  readonly places: Readonly<Record<string, Place>>;
}

/** A place in a file of the project. Lines and columns begin at 1, offsets at 0. */
export type Place = Origin;

/** What a rule found at one place. */
export interface Report {
  /** One of the codes that the rule declares; its own one if left out. */
  readonly code?: string;
  /** What is wrong, in one sentence, with the writer’s words in backticks: the baseline recognizes a finding by them. */
  readonly message: string;
  /** What to do, as a clause without a period. */
  readonly help?: string;
  readonly place: Place;
}

/** A kind of finding. */
export interface Code {
  /** Lowercase words with hyphens, for `rules`, the baseline and `docs-nav explain`. */
  readonly code: string;
  readonly severity: Severity;
  /** One sentence: what must or must not be. */
  readonly says: string;
  /** Why it matters to writers or readers. */
  readonly why?: string;
}

/** A rule of a project. */
export interface Rule extends Code {
  /** Further codes that it reports. */
  readonly also?: readonly Code[];
  /** Pure: the same site gives the same reports, whatever the time, the disk and the network say. */
  check(site: Site): readonly Report[];
}

/** Types a rule. Returns it unchanged. */
export function defineRule(rule: Rule): Rule {
  return rule;
}

/** A page as it travels to the thread of rules: `prose` is made there from the ranges that are not prose. */
export interface SentPage extends Omit<Page, 'prose'> {
  readonly notProse: readonly Stretch[];
}

/** A site as it travels to the thread of rules. */
export interface SentSite extends Omit<Site, 'pages'> {
  readonly pages: readonly SentPage[];
}

/** Two offsets in a text. */
export type Stretch = readonly [start: number, end: number];
