import type {
  AskOf,
  AskShape,
  AskValues,
  Declaration,
  ListedPage,
  SettingShape,
  SettingsOf,
} from '../../engine/feature/declaration.ts';
import type { Given, Route, RouteManifest } from '../../engine/manifest/manifest.ts';
import type { Host } from './host.ts';

/** Texts by key, which translations may replace. */
export type FeatureWords = Readonly<Record<string, string>>;

/** One thing that pages can ask for, from the mistake to the pixel. Built-in features and those of projects are the same. */
export interface Feature<
  Shape extends AskShape = AskShape,
  Data = unknown,
  Words extends FeatureWords = FeatureWords,
  Settings extends SettingShape = SettingShape,
> extends Declaration {
  readonly ask?: Shape;
  readonly settings?: Settings;
  /** Its texts for readers, in English. */
  readonly words?: Words;
  /** Whether its scripts use the texts. */
  readonly wordsInBrowser?: true;
  /** Lists the pages of a group with `generate: name`, given the group's `options`. */
  list?(ask: AskOf<Shape>, host: Host<SettingsOf<Settings>>): Promise<readonly ListedPage[]> | readonly ListedPage[];
  /** Finds what is wrong with what pages ask, in `validate`, `dev`, builds and editors. */
  look?(
    asks: readonly Placed<AskOf<Shape>>[],
    host: Host<SettingsOf<Settings>>,
  ): Promise<readonly Mistake[]> | readonly Mistake[];
  /** Makes what pages show, in builds and `dev`: data by `key`, which must survive JSON. */
  make?(asks: readonly Placed<AskOf<Shape>>[], host: Host<SettingsOf<Settings>>): Promise<Made<Data>> | Made<Data>;
  /**
   * Pure: finds in the site what pages show, instead of `make`. It is in the language of the site around the page, and so
   * are then its words. Pages with it are drawn again when it has changed, as JSON.
   */
  find?(ask: AskOf<Shape>, site: SiteView): Data | undefined;
  /**
   * Pure: renders HTML. The title and content of a block are HTML already. `undefined` if what is asked cannot be shown.
   */
  html(asked: Asked<AskOf<Shape>>, context: Drawing<Data, Words, SettingsOf<Settings>>): string | Drawn | undefined;
  /** Pure: renders Markdown for copies and programs. The content of a block is Markdown already. */
  markdown(asked: Asked<AskOf<Shape>>, context: Drawing<Data, Words, SettingsOf<Settings>>): string | undefined;
  /** The title of a page of its own, given that in the navigation; the same if left out. */
  title?(title: string, words: Words): string;
  /** Describes a page of its own in a sentence of plain text, for search engines. Such pages are made of data alone. */
  describe?(data: Data, context: Pick<Drawing<Data, Words>, 'words' | 'language'>): string;
  /** Pure: lists what search finds by its name on pages that ask for it. */
  rows?(ask: AskOf<Shape>, data: Data): readonly SearchRow[];
  /** Returns the pathname of the page that says most about it, which search lists before a page of its own. */
  guide?(data: Data): string | undefined;
  /** Address of its stylesheet. */
  readonly style?: URL;
  /** When its island starts: when it comes near, if left out. That of a built-in feature is `mount-<name>.ts` in its folder `island`. */
  readonly trigger?: 'idle' | 'interaction' | 'visible';
  /** Address of a browser module that exports `mount(element)`, called for each element with the attributes `island` at its `trigger`. */
  readonly island?: URL;
}

/** What a site knows about its pages, in one language. */
export interface SiteView<Exports = unknown> {
  readonly manifest: RouteManifest;
  /** The page that asks. */
  readonly route: Route;
  /** Path of the site's root without a trailing slash. */
  readonly base: string;
  /** Pictures of the demos of listed pages, as paths below the site by pathname. */
  readonly pictures: Readonly<Record<string, { readonly light: string; readonly dark: string }>>;
  /** Documentation of the exports of packages. */
  readonly exports: Exports;
  /** Returns the address of a page. */
  hrefOf(pathname: string, hash?: string): string;
}

/** What one place of a page asks for. */
export interface Asked<Ask> {
  /** The name as written, one of the feature's. */
  readonly name: string;
  readonly ask: Ask;
  /**
   * The title of a block as HTML, the words of a text in brackets, or the heading of a line; empty if it has none. A
   * heading comes with its anchor.
   */
  readonly title: string;
  /** The same as plain text. */
  readonly text: string;
  /** The id of a title that is a heading, for one that is drawn otherwise. */
  readonly id?: string | undefined;
  /** The content of a block, empty for other forms. */
  readonly content: string;
}

/** What renderers know besides what is asked. */
export interface Drawing<Data = unknown, Words extends FeatureWords = FeatureWords, Settings = AskValues> {
  readonly words: Words;
  /** Code of the language of the page's content. */
  readonly language: string;
  /** Path of the site's root without a trailing slash. */
  readonly base: string;
  /** What the page’s front matter says to features, by key. */
  readonly given?: Given | undefined;
  /** What `nav/site.yaml` sets for the feature, by key. */
  readonly settings: Settings;
  /** What `make` returned for this; absent if it made nothing. */
  readonly data?: Data | undefined;
  /** Attributes that start the feature’s island on an element, if it has one. */
  readonly island: string;
  /**
   * `page` on a page of its own, `opening` below the title, and `above` at the place in the text of what stands there;
   * absent elsewhere in the text.
   */
  readonly place?: 'page' | 'opening' | 'above' | undefined;
  /** In the opening, the page’s component in the form `@kit/ui Button`, if its parts have names. */
  readonly component?: string | undefined;
  /** Renders Markdown, with its first paragraph apart; `resolve` is for its addresses, like the one below. */
  content(markdown: string, resolve?: Drawing['resolve']): { readonly lead?: string; readonly html: string };
  /** Renders a block of code as in the text of pages. */
  code(text: string, language: string): string;
  /** Lists the headings of the page in order; none in Markdown. */
  outline(): readonly OutlineEntry[];
  /** Resolves an address as written; without a result, readers must not get a link. */
  resolve(address: string): { readonly href: string; readonly external: boolean } | undefined;
}

/** A heading of a page. */
export interface OutlineEntry {
  readonly id: string;
  readonly level: number;
  readonly text: string;
}

/** HTML with headings for the page's table of contents. */
export interface Drawn {
  readonly html: string;
  readonly headings: readonly DrawnHeading[];
  /** On a page of its own: inline HTML below the title. */
  readonly lead?: string;
  /** On a page of its own: whether it uses the room of wide windows. */
  readonly isWide?: true;
}

/** What search finds by its name: an element with an id. */
export interface SearchRow {
  /** The id without its last part: `button-prop-`. */
  readonly start: string;
  /** The last part of the id, not encoded. */
  readonly key: string;
  /** Name that readers search for: that of a prop or member, or the class in the HTML. */
  readonly name: string;
  /** What it is, on one line: `boolean = false`. */
  readonly detail?: string;
  /** Whether it comes from somewhere else, as props of other components do. */
  readonly isInherited?: true;
}

/** A heading for the table of contents. */
export interface DrawnHeading {
  readonly id: string;
  readonly depth: 2 | 3 | 4;
  readonly text: string;
  /** Number of rows of the list below it, which scripts add to the table of contents. */
  readonly rows?: number;
}

/** What is asked at one place; places that ask the same have the same key. */
export interface Placed<Ask> {
  readonly key: string;
  readonly name: string;
  readonly ask: Ask;
  /** The title of a block as plain text. */
  readonly text: string;
  /** File of the page, from the project's root. */
  readonly file: string;
}

/** Something wrong with what is asked; reported at each place with this key. */
export interface Mistake {
  readonly key: string;
  /** The attribute that is wrong; the whole request if left out. */
  readonly attribute?: string;
  /** Code of its diagnostic; `feature-mistake` if left out, and for the features of a project. */
  readonly code?: string;
  readonly message: string;
  readonly help?: string;
  /** Offset in the text of a formula where the mistake is, in UTF-16 units. */
  readonly offset?: number;
}

/** What a feature made. */
export interface Made<Data = unknown> {
  readonly data: Readonly<Record<string, Data>>;
  readonly mistakes?: readonly Mistake[];
}

/** Types a feature by its own attributes, texts and data. Returns it unchanged. */
export function defineFeature<
  const Shape extends AskShape,
  Data = unknown,
  const Words extends FeatureWords = FeatureWords,
  const Settings extends SettingShape = SettingShape,
>(feature: Feature<Shape, Data, Words, Settings>): Feature<Shape, Data, Words, Settings> {
  return feature;
}
