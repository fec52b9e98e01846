/**
 * The engine's output. Imports only the path rules, so that browsers can use it without the compiler's dependencies.
 */
import type { Pathname } from '../address/pathname.ts';
import type { AskValues, Declaration } from '../feature/declaration.ts';
import type { PageValues } from '../feature/page-values.ts';

/** Increased when a reader of an older manifest could misread a newer one. */
export const MANIFEST_FORMAT = 2;

export type { Href } from '../address/href.ts';
export type { Pathname } from '../address/pathname.ts';

/** Everything the site needs to know about its navigation, as plain JSON. */
export interface RouteManifest {
  readonly formatVersion: typeof MANIFEST_FORMAT;
  /** In what a build publishes: the path below which it serves the site, without a trailing slash; absent for none. */
  readonly base?: string;
  readonly site: SiteInfo;
  /** In the order of `sections` in `nav/site.yaml`. */
  readonly sections: readonly Section[];
  /** Id of the section that serves paths outside every other section's prefixes. */
  readonly fallback: string;
  /** Every document of the site by pathname, in tree order. */
  readonly routes: Readonly<Record<string, Route>>;
  readonly redirects: readonly Redirect[];
  /** Pathnames that pages choose in their front matter, keyed by those of their files; absent if there are none. */
  readonly slugs?: Readonly<Record<string, Pathname>>;
  /** How other languages differ from the default, by code; absent on a site with a single language that needs none. */
  readonly translations?: Readonly<Record<string, Translation>>;
}

/** Texts in one language; missing ones stay in the default language. */
export interface Translation {
  /** Texts of the interface by key. */
  readonly words: Readonly<Record<string, string>>;
  /** Titles of nodes by pathname, with `#` and anchor for places on a page, or by external address. */
  readonly titles: Readonly<Record<string, string>>;
  /** Titles of the tabs that show the page itself, by the page's pathname. */
  readonly tabs: Readonly<Record<string, string>>;
  readonly site: { readonly title?: string; readonly description?: string };
  /**
   * Texts of start page, footer and banner, keyed by the text in the default language; absent if none is translated.
   */
  readonly texts?: Readonly<Record<string, string>>;
  /** By id. */
  readonly sections: Readonly<Record<string, { readonly name?: string; readonly description?: string }>>;
  /** Pages with their own content in this language, by pathname. */
  readonly pages: Readonly<Record<string, TranslatedPage>>;
}

/** A page's content in one language; everything but `file` comes from its Markdown. */
export interface TranslatedPage {
  readonly file: string;
  readonly values?: PageValues;
  readonly title?: string;
  readonly description?: string;
  readonly given?: Given;
  readonly anchors: readonly string[];
}

/** The site-wide settings of `nav/site.yaml`. */
export interface SiteInfo {
  /** Prefix of storage keys; `siteId` derives it if absent. */
  readonly id?: string;
  readonly title: string;
  readonly description?: string;
  /** Address of the logo beside the title. */
  readonly logo?: string;
  /** The logo for dark mode; absent if `logo` serves both modes. */
  readonly logoDark?: string;
  /** Origin of the official host, without a trailing slash. */
  readonly url: string;
  /** The origin in `nav/site.yaml`, if the site was built for a different host: packages refer to pages by it. */
  readonly declaredUrl?: string;
  /** The first one is the default and has no prefix. */
  readonly languages: readonly Language[];
  /** Folder of the Markdown pages, from the project's root. */
  readonly content: string;
  /** Address of a page's source, with `{file}` for its path; absent for no edit link. */
  readonly editUrl?: string;
  /** Address where readers report a problem, with `{address}` and `{title}` of the page; absent for no such link. */
  readonly problemUrl?: string;
  /** Address of the source repository, linked from the app bar. */
  readonly repository?: string;
  readonly stylesheets: readonly StylesheetRule[];
  /** Servers for which a build writes configuration; absent means none. */
  readonly hosts?: readonly ('nginx' | 'caddy' | 'vercel')[];
  /** Whether pages below `/api` are served there instead of below `/api-docs`. */
  readonly apiAddresses?: 'keep';
  /** How many later builds keep the scripts and styles of an earlier one; one when left out. */
  readonly keep?: number;
  readonly brand?: Brand;
  /** Sets of colors that readers can choose beside those of the brand, by name; absent means none. */
  readonly colorSchemes?: Readonly<Record<string, ColorScheme>>;
  readonly footer?: Footer;
  /** Absent after its last day. */
  readonly banner?: { readonly text: string; readonly href?: string };
  /** Content of the start page; absent if it only lists the products. */
  readonly home?: Home;
  /** The site's own components in its frame. */
  readonly slots?: Readonly<Partial<Record<FrameSlot, SlotSource>>>;
  readonly head?: { readonly meta?: Readonly<Record<string, string>>; readonly scripts?: readonly string[] };
  /** Directives and elements that replace MDX components; absent means none. */
  readonly components?: Readonly<Record<string, string>>;
  /** What is set for features, by key; absent means nothing. */
  readonly settings?: AskValues;
  /** Whether expressions in MDX pages are evaluated; absent means no. */
  readonly mdx?: 'evaluate';
  /** The project's own features, as pages ask for them; absent means none. */
  readonly features?: readonly Declaration[];
  readonly search: boolean | 'titles';
  /**
   * The site that knows which versions exist today: its origin, and the path it is below. If absent, readers see the
   * versions known at build time.
   */
  readonly versionsFrom?: string;
  /** Words that readers search for, mapped to the words that the site uses; absent means none. */
  readonly synonyms?: Readonly<Record<string, readonly string[]>>;
  /** Whether each page has a picture for link previews; absent means no. */
  readonly socialCards?: true;
  /** Names of the environment variables that the project’s code may read; absent means none. */
  readonly demoEnvironment?: readonly string[];
  readonly feedback?: Feedback;
  /**
   * How the document signals dark mode to a library: by a class, or by an attribute set to `light` or `dark`; `only` if
   * demos are always light.
   */
  readonly demoMode?: { readonly class?: string; readonly attribute?: string; readonly only?: 'light' };
  /** Whether readers can edit the code of demos; absent means no. */
  readonly liveCode?: true;
  /**
   * Vite configuration for demos, from the project's root; `none` for no configuration, absent for the project's own.
   */
  readonly viteConfig?: string;
  readonly analytics?: Analytics;
  readonly ads?: Ads;
  readonly serviceWorker: 'register' | 'remove' | 'none';
  readonly budgets: Budgets;
}

/** Where answers to “Was this page helpful?” are sent. */
export interface Feedback {
  readonly transport: 'beacon' | 'analytics';
  /** Address that `beacon` posts to. */
  readonly endpoint?: string;
}

/** A site's own colors for one mode. */
export interface BrandColors {
  readonly accent?: string;
  readonly paper?: string;
  readonly ink?: string;
}

/** Colors for both modes. */
export interface ColorScheme {
  readonly title: string;
  readonly light?: BrandColors;
  readonly dark?: BrandColors;
}

/** The site's visual identity. */
export interface Brand extends Omit<ColorScheme, 'title'> {
  readonly font?: string;
  readonly codeFont?: string;
  readonly radius?: number;
  readonly density?: 'comfortable' | 'compact';
  readonly favicon?: string;
  readonly stylesheets?: readonly string[];
}

/** A link in the footer. */
export interface FooterLink {
  readonly title: string;
  readonly href: string;
}

/** The footer of every page. */
export interface Footer {
  readonly columns?: readonly { readonly title: string; readonly links: readonly FooterLink[] }[];
  readonly social?: readonly FooterLink[];
  readonly note?: string;
}

/** Content of the start page. */
export interface Home {
  readonly title?: string;
  readonly lead?: string;
  /** A command that readers copy. */
  readonly install?: string;
  readonly actions?: readonly FooterLink[];
  readonly features?: readonly HomeFeature[];
  readonly sections?: readonly HomeSection[];
}

/** A reason to choose the library; `icon` is a name, `picture` an address. */
export interface HomeFeature {
  readonly title: string;
  readonly text: string;
  readonly icon?: string;
  readonly picture?: string;
  readonly href?: string;
}

/** An additional part of the start page. */
export interface HomeSection {
  readonly title: string;
  readonly text?: string;
  readonly links?: readonly (FooterLink & { readonly text?: string })[];
}

/** Places in the frame that take one of the site's own components. */
export type FrameSlot = 'barEnd' | 'aboveContent' | 'belowContent' | 'footer' | 'home';

/** The component for a place in the frame; modules are paths from the project's root. */
export interface SlotSource {
  readonly module: string;
  readonly provider?: string;
  /** Whether browsers hydrate it. */
  readonly hydrate?: boolean;
}

/** What is reported about visits, and where to. */
export interface Analytics {
  readonly transport: 'gtag' | 'plausible' | 'umami' | 'posthog' | 'beacon' | 'none';
  /** The site's id at the service; absent for `beacon` and `none`. */
  readonly id?: string;
  /** Address that reports are posted to; absent for `gtag`, and for a service at its default address. */
  readonly endpoint?: string;
  readonly consent: 'required' | 'not-required';
  /** Share of page loads that report web vitals. */
  readonly webVitalsShare: number;
}

/** One of the site's own ads. */
export interface Advert {
  readonly name: string;
  readonly link: string;
  readonly img?: string;
  readonly description: string;
  /** Name of the advertiser. */
  readonly label?: string;
  readonly poweredby?: string;
}

/** Keys of `ads` for third-party sources, in the order in which a page tries them. */
export const AD_SOURCES = ['script', 'feed'] as const;

/** A third-party source of ads. */
export type AdSourceName = (typeof AD_SOURCES)[number];

/** The ad slot, with the address of each source; shares are between 0 and 1. */
export interface Ads extends Readonly<Partial<Record<AdSourceName, string>>> {
  readonly inHouse: readonly Advert[];
  readonly appeal?: Advert;
  readonly inlineShare: number;
  readonly appealShare: number;
  /** Share of impressions that are reported. */
  readonly displayRatio: number;
}

/** A language that pages are served in. */
export interface Language {
  readonly code: string;
  /** The language's name for itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
}

/** An extra stylesheet for the pages whose pathname starts with one of `prefixes`. */
export interface StylesheetRule {
  readonly href: string;
  readonly prefixes: readonly string[];
  /** Whether pages are painted before it loads. */
  readonly afterPaint?: true;
}

/** Upper limits; a build that exceeds one fails. An absent one is not checked. */
export interface Budgets {
  /** Bytes of sidebar, breadcrumbs and table of contents per page. */
  readonly navigationBytes?: number;
  /** Bytes of HTML per page. */
  readonly pageBytes?: number;
  /** Bytes (gzip) of script that a text page runs before the reader interacts. */
  readonly scriptBytes?: number;
  /** Bytes of the whole search index. */
  readonly searchBytes?: number;
  readonly buildSeconds?: number;
  /** MiB of resident memory at the peak of the build. */
  readonly buildMemory?: number;
}

/** One product's part of the site. */
export interface Section {
  readonly id: string;
  readonly name: string;
  readonly description?: string;
  /** Pathnames that this section's pages are below; across sections, the longest match wins. */
  readonly prefixes: readonly Pathname[];
  /** Where the section's name links to: its own landing page, or its first page if that pathname is taken by a page. */
  readonly home?: Pathname;
  readonly logo?: string;
  /** The logo for dark mode; absent if `logo` serves both modes. */
  readonly logoDark?: string;
  /** Present if the section is in no list of products. */
  readonly hidden?: true;
  readonly versions: readonly ProductVersion[];
  /** Address of a page that lists every version. */
  readonly allVersions?: string;
  /** Module that wraps the section's demos, from the project's root. */
  readonly demoProvider?: string;
  /** The module that wraps demos in sandboxes; absent if they are not wrapped there. */
  readonly sandboxProvider?: string;
  /** Folder of demos that are not beside their pages, from the project's root; may be outside it. */
  readonly demoFolder?: string;
  /** What readers may change of the library's theme. */
  readonly theme?: SectionTheme;
  /** Who finds its pages: only readers in it, or all others after every other page, or nobody; absent for everybody. */
  readonly search?: 'own' | 'after' | 'off';
  readonly tree: readonly TreeNode[];
}

/** How a demo is shown. */
export interface DemoSettings {
  /** Its accessible name; that of its file if left out. */
  readonly title?: string;
  /** Shown in a document of its own with this height in CSS pixels. */
  readonly frame?: number;
  /** As wide as the page's text, without padding. */
  readonly wide?: true;
  /** Rendered only by the browser, because it cannot be rendered on a server. */
  readonly client?: true;
  /** Path of the component whose props its controls set: `@mui/material/Button`; absent for a demo without controls. */
  readonly controls?: string;
}

/** An entry of a section's version menu. `{LANG}` in an address stands for the language prefix. */
export interface ProductVersion {
  readonly text: string;
  readonly href?: string;
  readonly current: boolean;
  /** Address of a page in this version, with `{pathname}` for the page's pathname. */
  readonly pathTemplate?: string;
  /** The package that the pages are about, with its installed version: `@library/core 7.1.1`. */
  readonly documents?: string;
  /** Pathnames that this version lacks, including the pages below them; readers get `href` instead. */
  readonly without?: readonly Pathname[];
}

/** A paid edition of a product. */
export type Plan = 'pro' | 'premium';

/** Every tag, in display order (requirement C3). */
export const TAGS = ['pro', 'premium', 'draft', 'legacy', 'new', 'planned', 'unstable', 'beta', 'deprecated'] as const;

/** A mark on a node, shown in the order of `TAGS`; a `draft` is in no build. */
export type Tag = (typeof TAGS)[number];

/** A node of a section's page tree. */
export type TreeNode = PageNode | GroupNode | SubheaderNode | LinkNode;

interface NodeFace {
  readonly title: string;
  readonly tags: readonly Tag[];
  /** Name of its icon; `iconPathname` returns the file. */
  readonly icon?: string;
  readonly linkProps?: Readonly<Record<string, string>>;
}

/** A page of this section or, if its route says so, of another one. */
export interface PageNode extends NodeFace {
  readonly kind: 'page';
  readonly pathname: Pathname;
  /** Anchor on the page, without `#`. */
  readonly hash?: string;
}

/** A collapsible group; its pathname is its landing page. */
export interface GroupNode extends NodeFace {
  readonly kind: 'group';
  readonly pathname: Pathname;
  readonly children: readonly TreeNode[];
}

/** A label that is always open and does not indent its children. */
export interface SubheaderNode extends Omit<GroupNode, 'kind'> {
  readonly kind: 'subheader';
}

/** A link that leaves the site. */
export interface LinkNode extends NodeFace {
  readonly kind: 'link';
  readonly href: string;
}

/** One document of the site, with its place in the navigation. */
export interface Route {
  /** The page's permanent identity, which survives a change of pathname. */
  readonly id: string;
  readonly pathname: Pathname;
  readonly section: string;
  /** `group`: the landing page of a group. `section`: that of a whole section. */
  readonly kind: 'page' | 'group' | 'section';
  readonly title: string;
  readonly description?: string;
  /** The page's Markdown, from the project's root; absent for pages that nobody has written. */
  readonly file?: string;
  /** The values of the expressions in that file; absent if it has none. */
  readonly values?: PageValues;
  readonly tags: readonly Tag[];
  /** Pathnames of the nodes above it, nearest first. */
  readonly trail: readonly Pathname[];
  readonly previous?: PageLink;
  readonly next?: PageLink;
  /** The page's list of tabs, on the page itself and on each of its tab pages. */
  readonly tabs?: readonly PageLink[];
  /** For a tab page: the page that the sidebar highlights. */
  readonly tabOf?: Pathname;
  /** For a deprecated page: what readers should use instead. */
  readonly replacement?: Pathname;
  /** For a page that nobody has written: what it shows. */
  readonly shows?: ShownPart;
  /** The demo that serves as the page’s picture in lists, from the front matter. */
  readonly picture?: string;
  /** What the page asks, in any language, of features whose results are found out or made outside it: in order, each once. */
  readonly asks?: readonly RouteAsk[];
  /** Pages to read next, from the front matter. */
  readonly related?: readonly Pathname[];
  /**
   * On a site with several languages: codes of the languages in which the page has its own content, in the site's
   * order.
   */
  readonly languages?: readonly string[];
  /** The component that the page is about, from the front matter. */
  readonly component?: ComponentFacts;
  readonly given?: Given;
  /** Unknown keys of the page's front matter; absent if there are none. */
  readonly extra?: Readonly<Record<string, unknown>>;
  /** Present if the page disables ads. */
  readonly disableAd?: true;
  readonly anchors: readonly string[];
}

/** Facts about a page's component; addresses use https. */
export interface ComponentFacts extends ApiTarget {
  readonly source?: string | undefined;
  readonly pattern?: string | undefined;
  readonly links?: readonly { readonly title: string; readonly href: string }[] | undefined;
}

/** What keys do, each of them alone. */
export interface KeyboardRow {
  /** Names of keys; those pressed together are joined with a plus sign. */
  readonly keys: readonly string[];
  readonly does: string;
  /** When they do so. */
  readonly when?: string;
}

/** What the front matter of a page says to its features, by key. */
export type Given = Readonly<Record<string, unknown>>;

/** What a whole page asks of a feature. */
export interface ShownPart extends RouteAsk {
  readonly description?: string;
}

/** What a page asks of a feature at one place. */
export interface RouteAsk {
  /** Name of the feature. */
  readonly kind: string;
  /** The name as written, if it is another one of the feature's. */
  readonly name?: string;
  readonly ask: AskValues;
  /** The title of a block as plain text; absent if it has none. */
  readonly text?: string;
  /** Present if it stands below the title of the page instead of at its place. */
  readonly opens?: true;
}

/** A component, hook or type of an installed package. */
export interface ApiTarget {
  readonly package: string;
  readonly name: string;
}

/** What a page documents of an export: everything, or the rows with these names. */
export interface ApiInclude extends ApiTarget {
  readonly rows?: readonly string[];
}

/** What readers may change of a library's theme. */
export interface SectionTheme {
  /** Id of the section that declares it, for which browsers keep what was chosen. */
  readonly of: string;
  readonly controls: readonly ThemeControl[];
  /** The library's code for a theme, with the names of controls in braces. */
  readonly template?: string;
}

/** A value of a theme that readers may change; its name is its key, or else its variable. */
export type ThemeControl = {
  readonly label: string;
  /** CSS variable on the document. */
  readonly variable?: string;
  /** Name under which the provider receives the value. */
  readonly key?: string;
} & (
  | { readonly kind: 'color'; readonly default: string }
  | { readonly kind: 'choice'; readonly default: string; readonly options: Readonly<Record<string, string>> }
  | ({ readonly kind: 'number' } & ThemeRange)
  | ({ readonly kind: 'length'; readonly unit: string } & ThemeRange)
);

/** The numbers to choose from. */
interface ThemeRange {
  readonly default: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** A titled link to a page of this site. */
export interface PageLink {
  readonly title: string;
  readonly pathname: Pathname;
  readonly hash?: string;
}

/** An old pathname and where it redirects to: a pathname with optional hash, or an https address. */
export interface Redirect {
  readonly from: Pathname;
  readonly to: string;
}

/**
 * Returns the prefix of a site's keys in browser storage: its id, or its title as a slug.
 *
 * @example
 * siteId({ title: 'Pebble UI' }) // 'pebble-ui'
 */
export function siteId({ id, title }: Pick<SiteInfo, 'id' | 'title'>): string {
  return (
    id ??
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
  );
}

/** Returns the code that addresses in a language start with; the default language has none. */
export function languagePrefix({ languages }: Pick<SiteInfo, 'languages'>, code: string): string | undefined {
  return code === languages[0]?.code ? undefined : code;
}

/** Returns whether a site asks its readers for consent to reports about visits. */
export function asksForConsent({ analytics }: Pick<SiteInfo, 'analytics'>): boolean {
  return analytics !== undefined && analytics.transport !== 'none' && analytics.consent === 'required';
}
