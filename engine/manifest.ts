/**
 * The engine's output. Imports nothing but the path rules, so that the browser can use it without the
 * compiler's libraries.
 */
import type { Pathname } from './pathname.ts';

/** Raised when a reader of an older manifest could misread a newer one. */
export const MANIFEST_FORMAT = 1;

export type { Href, Pathname } from './pathname.ts';

/** Everything that the site needs to know about its navigation; plain JSON. */
export interface RouteManifest {
  readonly formatVersion: typeof MANIFEST_FORMAT;
  readonly site: SiteInfo;
  /** In the order of `sections` in `nav/site.yaml`. */
  readonly sections: readonly Section[];
  /** Id of the section that serves paths outside every other section's prefixes. */
  readonly fallback: string;
  /** Every document that is written, by pathname, in tree order. */
  readonly routes: Readonly<Record<string, Route>>;
  readonly redirects: readonly Redirect[];
  /** Pathnames that pages choose themselves, by those of their files; absent where there are none. */
  readonly slugs?: Readonly<Record<string, Pathname>>;
  /** How the other languages differ, by code; absent on a site with one language that needs none. */
  readonly translations?: Readonly<Record<string, Translation>>;
}

/** What one language says in place of the default language; what is missing stays as it is there. */
export interface Translation {
  /** Texts of the interface by their keys. */
  readonly words: Readonly<Record<string, string>>;
  /** Titles of nodes by pathname, with `#` and anchor for places on a page, or by external address. */
  readonly titles: Readonly<Record<string, string>>;
  /** What the tab is called that shows the page itself, by the page's pathname. */
  readonly tabs: Readonly<Record<string, string>>;
  readonly site: { readonly title?: string; readonly description?: string };
  /** What start page, footer and banner say, by what they say in the default language; absent means nothing of it. */
  readonly texts?: Readonly<Record<string, string>>;
  /** By id. */
  readonly sections: Readonly<Record<string, { readonly name?: string; readonly description?: string }>>;
  /** Pages that have content of their own in this language, by pathname. */
  readonly pages: Readonly<Record<string, TranslatedPage>>;
}

/** A page's content in one language; `title`, `description` and `anchors` are those of its Markdown. */
export interface TranslatedPage {
  readonly file: string;
  readonly title?: string;
  readonly description?: string;
  readonly anchors: readonly string[];
}

/** What `nav/site.yaml` says about the whole site. */
export interface SiteInfo {
  /** What storage keys begin with; `siteId` knows the one of a site without it. */
  readonly id?: string;
  readonly title: string;
  readonly description?: string;
  /** Address of the picture beside the title. */
  readonly logo?: string;
  /** The one for dark mode; absent where `logo` serves both. */
  readonly logoDark?: string;
  /** Origin of the official host, without a trailing slash. */
  readonly url: string;
  /** The one that `nav/site.yaml` names, where the site was built for another one: packages name pages by it. */
  readonly declaredUrl?: string;
  /** The first one is the default and has no prefix. */
  readonly languages: readonly Language[];
  /** Folder of the Markdown pages, from the project's root. */
  readonly content: string;
  /** Address of a page's source with `{file}` for its path, or absent for no edit link. */
  readonly editUrl?: string;
  /** Address where readers report a problem, with `{address}` and `{title}` for those of the page; absent for no such link. */
  readonly problemUrl?: string;
  /** Address of the source repository, linked from the app bar. */
  readonly repository?: string;
  readonly stylesheets: readonly StylesheetRule[];
  /** Servers whose settings a build writes; absent means none. */
  readonly hosts?: readonly ('nginx' | 'caddy' | 'vercel')[];
  readonly brand?: Brand;
  readonly footer?: Footer;
  /** Absent when its last day is over. */
  readonly banner?: { readonly text: string; readonly href?: string };
  /** What the start page says; absent where it lists the products alone. */
  readonly home?: Home;
  /** Components of the site's own in its frame. */
  readonly slots?: Readonly<Partial<Record<FrameSlot, SlotSource>>>;
  readonly head?: { readonly meta?: Readonly<Record<string, string>>; readonly scripts?: readonly string[] };
  /** Directives and elements that stand for components of MDX; absent means none. */
  readonly components?: Readonly<Record<string, string>>;
  /** Whether pages have formulas; absent means no. */
  readonly math?: true;
  readonly search: boolean | 'titles';
  /** Site that knows which versions there are today: its origin, and the path below which it is. Absent: what the build knew stays. */
  readonly versionsFrom?: string;
  /** Words that readers search for, each with the words that the site uses; absent means none. */
  readonly synonyms?: Readonly<Record<string, readonly string[]>>;
  /** Whether each page has a picture for link previews; absent means no. */
  readonly socialCards?: true;
  /** Names of the environment variables that demos may read; absent means none. */
  readonly demoEnvironment?: readonly string[];
  readonly feedback?: Feedback;
  /** How the document signals dark mode to a library: a class that it then has, an attribute that is `light` or `dark`. */
  readonly demoMode?: { readonly class?: string; readonly attribute?: string };
  /** Vite's configuration for demos, from the project's root; `none` for none, absent for the one that is there. */
  readonly viteConfig?: string;
  readonly analytics?: Analytics;
  readonly ads?: Ads;
  readonly serviceWorker: 'register' | 'remove' | 'none';
  readonly budgets: Budgets;
}

/** Where answers go to the question whether a page was helpful. */
export interface Feedback {
  readonly transport: 'beacon' | 'analytics';
  /** Address that `beacon` posts to. */
  readonly endpoint?: string;
}

/** Colors that a site sets for one mode. */
export interface BrandColors {
  readonly accent?: string;
  readonly paper?: string;
  readonly ink?: string;
}

/** What makes a site look like its owner's. */
export interface Brand {
  readonly light?: BrandColors;
  readonly dark?: BrandColors;
  readonly font?: string;
  readonly codeFont?: string;
  readonly radius?: number;
  readonly density?: 'comfortable' | 'compact';
  readonly favicon?: string;
  readonly stylesheets?: readonly string[];
}

/** A link of the footer. */
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

/** What the start page says. */
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

/** A further part of the start page. */
export interface HomeSection {
  readonly title: string;
  readonly text?: string;
  readonly links?: readonly (FooterLink & { readonly text?: string })[];
}

/** Places of the frame that take a component of the site's own. */
export type FrameSlot = 'barEnd' | 'aboveContent' | 'belowContent' | 'footer' | 'home';

/** The component in a place of the frame; modules are paths from the project's root. */
export interface SlotSource {
  readonly module: string;
  readonly provider?: string;
  /** Whether browsers bring it to life. */
  readonly hydrate?: boolean;
}

/** What is reported about visits, and to whom. */
export interface Analytics {
  readonly transport: 'gtag' | 'plausible' | 'umami' | 'posthog' | 'beacon' | 'none';
  /** What the service knows the site by; absent for `beacon` and `none`. */
  readonly id?: string;
  /** Address that reports are posted to; absent for `gtag`, and for a service at its own address. */
  readonly endpoint?: string;
  readonly consent: 'required' | 'not-required';
  /** Share of page loads that report web vitals. */
  readonly webVitalsShare: number;
}

/** An ad of the site's own. */
export interface Advert {
  readonly name: string;
  readonly link: string;
  readonly img?: string;
  readonly description: string;
  readonly label?: string;
  readonly poweredby?: string;
}

/** Keys of `ads` that name a source of others, in the order in which a page looks for one that fits. */
export const AD_SOURCES = ['script', 'feed'] as const;

/** One of the sources that ads can come from. */
export type AdSourceName = (typeof AD_SOURCES)[number];

/** The advertising slot, with the address of each source; shares are between 0 and 1. */
export interface Ads extends Readonly<Partial<Record<AdSourceName, string>>> {
  readonly inHouse: readonly Advert[];
  readonly appeal?: Advert;
  readonly inlineShare: number;
  readonly appealShare: number;
  /** Share of displays that are reported. */
  readonly displayRatio: number;
}

/** A language that pages are served in. */
export interface Language {
  readonly code: string;
  /** The language's own name for itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
}

/** An extra stylesheet for the pages whose pathname starts with one of `prefixes`. */
export interface StylesheetRule {
  readonly href: string;
  readonly prefixes: readonly string[];
  /** Whether pages are painted without it first. */
  readonly afterPaint?: true;
}

/** Upper limits that fail a build; an absent one is not checked. */
export interface Budgets {
  /** Bytes of sidebar, breadcrumbs and table of contents in one page. */
  readonly navigationBytes?: number;
  /** Bytes of one page's HTML. */
  readonly pageBytes?: number;
  /** Bytes (gzip) of script that a text page runs before a reader acts. */
  readonly scriptBytes?: number;
  /** Bytes of the whole search index. */
  readonly searchBytes?: number;
  readonly buildSeconds?: number;
  /** MiB of resident memory at the build's peak. */
  readonly buildMemory?: number;
}

/** One product's part of the site. */
export interface Section {
  readonly id: string;
  readonly name: string;
  readonly description?: string;
  /** Pathnames below which this section's pages live; the longest match over all sections wins. */
  readonly prefixes: readonly Pathname[];
  /** Where the section's name leads: its own landing page, or its first page when that pathname is a page. */
  readonly home?: Pathname;
  readonly logo?: string;
  /** The one for dark mode; absent where `logo` serves both. */
  readonly logoDark?: string;
  readonly versions: readonly ProductVersion[];
  /** Address of a page that lists every version. */
  readonly allVersions?: string;
  /** Module that wraps the section's demos, from the project's root. */
  readonly demoProvider?: string;
  /** The module that does so in sandboxes; absent where they show demos bare. */
  readonly sandboxProvider?: string;
  /** Folder of demos that are not beside their pages, from the project's root, which it may leave. */
  readonly demoFolder?: string;
  readonly tree: readonly TreeNode[];
}

/** How a demo is shown. */
export interface DemoSettings {
  /** Its name for users of a screen reader; that of its file when left out. */
  readonly title?: string;
  /** In a document of its own, of this height in CSS pixels. */
  readonly frame?: number;
  /** As wide as the page's text may be, without the room around it. */
  readonly wide?: true;
  /** By the browser alone: it cannot be rendered on a server. */
  readonly client?: true;
}

/** One entry of a section's version menu. `{LANG}` in an address stands for the language prefix. */
export interface ProductVersion {
  readonly text: string;
  readonly href?: string;
  readonly current: boolean;
  /** Address of a page in this version, with `{pathname}` for its pathname. */
  readonly pathTemplate?: string;
  /** Pathnames whose pages, and those below, this version does not have; `href` serves them. */
  readonly without?: readonly Pathname[];
}

/** A paid edition of a product. */
export type Plan = 'pro' | 'premium';

/** A mark on a node. `new` and the rest are shown in the order of `TAGS`. */
export type Tag = Plan | 'legacy' | 'new' | 'planned' | 'unstable' | 'beta' | 'deprecated';

/** Every tag, in the order in which they are shown (requirement C3). */
export const TAGS: readonly Tag[] = ['pro', 'premium', 'legacy', 'new', 'planned', 'unstable', 'beta', 'deprecated'];

/** A node of a section's page tree. */
export type TreeNode = PageNode | GroupNode | SubheaderNode | LinkNode;

interface NodeFace {
  readonly title: string;
  readonly tags: readonly Tag[];
  /** Name of its icon; `iconPathname` tells where that is. */
  readonly icon?: string;
  readonly linkProps?: Readonly<Record<string, string>>;
}

/** A page of this or, when its route names another section, of another section. */
export interface PageNode extends NodeFace {
  readonly kind: 'page';
  readonly pathname: Pathname;
  /** Anchor on the page, without `#`. */
  readonly hash?: string;
}

/** A group that readers open and close; its pathname is its landing page. */
export interface GroupNode extends NodeFace {
  readonly kind: 'group';
  readonly pathname: Pathname;
  readonly children: readonly TreeNode[];
}

/** A label that is always open and does not indent its children. */
export interface SubheaderNode extends NodeFace {
  readonly kind: 'subheader';
  readonly pathname: Pathname;
  readonly children: readonly TreeNode[];
}

/** A link that leaves the site. */
export interface LinkNode extends NodeFace {
  readonly kind: 'link';
  readonly href: string;
}

/** One document that is written to the site, with its place in the navigation. */
export interface Route {
  /** The page's identity, which stays when its pathname changes. */
  readonly id: string;
  readonly pathname: Pathname;
  readonly section: string;
  /** `group`: the landing page of a group. `section`: that of a whole section. */
  readonly kind: 'page' | 'group' | 'section';
  readonly title: string;
  readonly description?: string;
  /** The page's Markdown, from the project's root; absent for landing pages and unwritten pages. */
  readonly file?: string;
  readonly tags: readonly Tag[];
  /** Pathnames of the nodes above it, nearest first. */
  readonly trail: readonly Pathname[];
  readonly previous?: PageLink;
  readonly next?: PageLink;
  /** Present on a page with tabs and on each of its tab pages, the same list on all of them. */
  readonly tabs?: readonly PageLink[];
  /** On a tab page: the page that the sidebar shows for it. */
  readonly tabOf?: Pathname;
  /** For a deprecated page: what readers should use instead. */
  readonly replacement?: Pathname;
  /** Modules of the demos that the page includes, from the folder of its file. */
  readonly demos?: readonly string[];
  /** How demos are shown that are not shown like all others, by their module. */
  readonly demoSettings?: Readonly<Record<string, DemoSettings>>;
  /** For a page whose content is generated: what it describes. */
  readonly api?: ApiTarget;
  /** What directives on the page describe, in their order. */
  readonly includes?: readonly ApiInclude[];
  /** The demo that lists of pages show as the page’s picture, from the front matter. */
  readonly picture?: string;
  /** Groups whose pages the page lists. */
  readonly lists?: readonly Pathname[];
  /** Packages whose icons readers can look through on the page. */
  readonly icons?: readonly IconsTarget[];
  /** Pages to read next, from the front matter. */
  readonly related?: readonly Pathname[];
  /** On a site with several languages: codes of those in which the page has content of its own, in the site's order. */
  readonly languages?: readonly string[];
  /** The component that the page is about, from the front matter. */
  readonly component?: ComponentFacts;
  /** Keys of the page's front matter that mean nothing here; absent when there are none. */
  readonly extra?: Readonly<Record<string, unknown>>;
  /** Present when the page keeps advertising off. */
  readonly disableAd?: true;
  readonly anchors: readonly string[];
}

/** What a page says of its component; addresses are https ones. */
export interface ComponentFacts extends ApiTarget {
  readonly source?: string | undefined;
  readonly pattern?: string | undefined;
  readonly links?: readonly { readonly title: string; readonly href: string }[] | undefined;
}

/** The icons of a package. */
export interface IconsTarget {
  /** Its name, with a path below it where the icons are not in its main module. */
  readonly package: string;
  /** Its styles, which names of icons end with; the first one is that of names without such an ending. Empty where icons have one style. */
  readonly styles: readonly string[];
}

/** A component, hook or type of an installed package. */
export interface ApiTarget {
  readonly package: string;
  readonly name: string;
}

/** What a page documents of it: everything, or the rows with these names. */
export interface ApiInclude extends ApiTarget {
  readonly rows?: readonly string[];
}

/** A named way to a page of this site. */
export interface PageLink {
  readonly title: string;
  readonly pathname: Pathname;
  readonly hash?: string;
}

/** An old pathname and where its readers are sent: a pathname with optional hash, or an https address. */
export interface Redirect {
  readonly from: Pathname;
  readonly to: string;
}

/**
 * What the keys of a site in its readers' browsers begin with: its id, or its title in the form of one.
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

/** Code that the addresses of a language start with; the default language has none. */
export function languagePrefix({ languages }: Pick<SiteInfo, 'languages'>, code: string): string | undefined {
  return code === languages[0]?.code ? undefined : code;
}
