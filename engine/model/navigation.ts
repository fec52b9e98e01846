import type { ComponentSource } from '../feature/declaration.ts';
import type { DiagnosticDefinition, Finding, Severity } from '../diagnostic/diagnostic.ts';
import type {
  ApiTarget,
  ProductVersion,
  Section,
  SectionTheme,
  ShownPart,
  SiteInfo,
  Tag,
} from '../manifest/manifest.ts';
import type { Pathname } from '../address/pathname.ts';
import type { ApiKind } from '../schema/node.ts';
import type { Span } from '../text/source.ts';

/** The navigation, with every file read once, whatever is later asked of it. */
export interface Navigation {
  readonly site: NavSite;
  readonly sections: readonly NavSection[];
  /** What to report, in order. */
  readonly findings: readonly NavigationFinding[];
}

/** A finding and its kind. */
export type NavigationFinding = readonly [definition: DiagnosticDefinition, finding: Finding];

/** A value and its place in the source. */
export interface Located<Value> {
  readonly value: Value;
  readonly span: Span;
}

/** A key without effect: it needs another key that is missing, or is overridden by another one. */
export type DependentKey = Located<string> & ({ readonly needs: string } | { readonly beside: string });

/** `nav/site.yaml` with defaults filled in. */
export interface NavSite {
  readonly info: SiteInfo;
  readonly file: string;
  /** Absent if the order follows from the file names. */
  readonly sectionOrder: readonly Located<string>[] | undefined;
  readonly fallback: Located<string> | undefined;
  readonly redirects: readonly NavRedirect[];
  readonly languages: readonly Located<string>[];
  /** Addresses in the settings, by purpose. */
  readonly url: Located<string> | undefined;
  readonly editUrl: Located<string> | undefined;
  readonly problemUrl: Located<string> | undefined;
  readonly repository: Located<string> | undefined;
  readonly content: Located<string> | undefined;
  readonly apiAddresses: Located<string> | undefined;
  /** Third-party addresses that browsers load, post to or open: for ads, analytics, feedback and versions. */
  readonly foreign: readonly Located<string>[];
  /** Colors of the brand, and of other color schemes. */
  readonly colors: readonly {
    readonly scheme?: string;
    readonly mode: 'light' | 'dark';
    readonly key: string;
    readonly span: Span;
  }[];
  /** Logos, icon, and images of the start page. */
  readonly pictures: readonly Located<string>[];
  /** Link targets of start page, footer and banner. */
  readonly links: readonly Located<string>[];
  /** Texts for readers: title, description, start page, footer and banner. */
  readonly texts: readonly Located<string>[];
  /** Names of the icons on the start page. */
  readonly icons: readonly Located<string>[];
  /** Modules of the project that are used in the frame, and those of its components; paths from its root. */
  readonly modules: readonly Located<string>[];
  /** The configuration that demos are compiled with, if one is set; a path from the project's root. */
  readonly viteConfig: Located<string> | undefined;
  /** What replaces MDX components. */
  readonly components: readonly Located<string>[];
  /** Those that are modules of the project. */
  readonly ownComponents: readonly OwnComponent[];
  /** The project’s own features: modules by their paths from the root, or packages. */
  readonly features: readonly Located<string>[];
  /** The project’s own rules: modules by their paths from the root, or packages. */
  readonly ownRules: readonly Located<string>[];
  /** Places of the start page's settings. */
  readonly startPage: readonly Span[];
  /** Places of what may require a tool, with the settings of features; for `search`, the start of the file if it is left out. */
  readonly switches: { readonly search: Span; readonly socialCards: Span; readonly [setting: string]: Span };
  readonly bannerUntil: Located<string> | undefined;
  /** Manifests of other sites that pages link to: paths from the project's root, or https addresses. */
  readonly related: readonly Located<string>[];
  /** Link targets and images of the site's own ads. */
  readonly adverts: { readonly links: readonly Located<string>[]; readonly images: readonly Located<string>[] };
  /** Severities that the project sets for kinds of diagnostics. */
  readonly rules: readonly { readonly code: Located<string>; readonly level: Severity | 'off' }[];
  readonly withoutEffect: readonly DependentKey[];
  /** Stylesheets of the brand and of individual pages. */
  readonly stylesheets: readonly Located<string>[];
  readonly scripts: readonly Located<string>[];
  readonly stylesheetPrefixes: readonly Located<string>[];
}

/** A component of the project that pages can use, at the places of its name and its module. */
interface OwnComponent extends ComponentSource {
  readonly nameSpan: Span;
  readonly span: Span;
}

/** The component that is a whole page, at the place of its module. */
export interface PageModule extends ComponentSource {
  readonly span: Span;
}

/** A redirect as written; `from` is the pathname of `written`. */
interface NavRedirect {
  readonly from: Pathname;
  readonly written: Located<string>;
  readonly to: Located<string>;
}

/** One file of `nav/sections/` with its nodes by kind. */
export interface NavSection {
  readonly id: Located<string>;
  readonly file: string;
  readonly name: string;
  readonly description: string | undefined;
  /** Name, description and labels of the theme with their places. */
  readonly texts: readonly Located<string>[];
  readonly prefixes: readonly NavPrefix[];
  /** Logos of the product: for both modes, and for dark mode only. */
  readonly logo: Located<string> | undefined;
  readonly logoDark: Located<string> | undefined;
  /** Whether it is left out of lists of products. */
  readonly hidden: boolean;
  readonly versions: readonly NavVersion[];
  readonly allVersions: Located<string> | undefined;
  readonly demoProvider: Located<string> | undefined;
  /** What wraps demos in sandboxes; undefined if nothing does. */
  readonly sandboxProvider: Located<string> | undefined;
  /** Folder of demos that are not beside their pages, from the root. */
  readonly demoFolder: Located<string> | undefined;
  /** What readers may change of the library's theme. */
  readonly theme: Omit<SectionTheme, 'of'> | undefined;
  /** The section whose theme it has, instead of one of its own. */
  readonly themeOf: Located<string> | undefined;
  readonly search: Section['search'];
  /** `check`: what is wrong with code blocks in its pages is an error. */
  readonly code: 'check' | undefined;
  readonly withoutEffect: readonly DependentKey[];
  readonly nodes: readonly NavNode[];
  /** The list of nodes. */
  readonly nodesAt: Span;
}

/** A prefix in canonical form, and as written. */
export interface NavPrefix extends Located<Pathname> {
  readonly written: string;
}

/** A version entry, with the places that diagnostics point to. */
export interface NavVersion {
  readonly version: ProductVersion;
  readonly text: Located<string>;
  readonly href: Located<string> | undefined;
  readonly pathTemplate: Located<string> | undefined;
  readonly without: readonly Located<string>[];
  readonly markedCurrent: Span | undefined;
  readonly package: Located<string> | undefined;
  readonly documents: Located<string> | undefined;
}

/**
 * A node of a page tree in canonical form: one kind, a title, no shorthand. Every node has every key, so that a tree of
 * 100,000 nodes is fast to read.
 */
export type NavNode = NavPage | NavGroup | NavLink;

interface NavFace {
  readonly title: string;
  /** Whether the title is final; if not, it comes from the pathname, and the page’s file may have a better one. */
  readonly isTitled: boolean;
  readonly tags: readonly Tag[];
  readonly icon: Located<string> | undefined;
  readonly linkProps: Readonly<Record<string, Located<string>>> | undefined;
  readonly newUntil: Located<string> | undefined;
  readonly replacement: Located<string> | undefined;
  /** Keys that have no meaning for nodes of this kind. */
  readonly misplaced: readonly Located<string>[];
  /** The pathname as written, or the node's first key if it has none. */
  readonly span: Span;
}

/** A page or, with a hash, a place on a page. */
export interface NavPage extends NavFace {
  readonly kind: 'page';
  readonly pathname: Pathname;
  /** As written, before normalization. */
  readonly written: string;
  readonly hash: string | undefined;
  readonly tabs: readonly NavTab[];
  /** Set if `generate` made the node. */
  readonly generated: Generate['from'] | undefined;
  /** The component or hook that the page documents; its content comes from the package. */
  readonly api: ApiTarget | undefined;
  /** The component that is its content, instead of a file. */
  readonly module?: PageModule | undefined;
  /** What the page asks of a feature that has listed it, or of its module; its content is what that draws. */
  readonly shows?: ShownPart | undefined;
}

/** A group or subheader. */
export interface NavGroup extends NavFace {
  readonly kind: 'group' | 'subheader';
  /** Absent until the resolve stage finds a free one. */
  readonly pathname: Pathname | undefined;
  readonly written: string | undefined;
  readonly description: string | undefined;
  readonly children: readonly NavNode[];
  /** Where the children come from: their list, or the value of `generate`. */
  readonly childrenAt: Span | undefined;
  readonly generate: Generate | undefined;
}

/** How a group is filled. */
export type Generate = { readonly exclude: readonly Located<string>[] } & (
  | { readonly from: 'directory' }
  /** `kinds` are those of exports that have pages. */
  | { readonly from: 'api'; readonly packages: readonly Located<string>[]; readonly kinds: readonly ApiKind[] }
  /** One of the project’s features, which lists pages. */
  | { readonly from: 'feature'; readonly feature: Located<string>; readonly options: readonly GroupOption[] }
);

/** One of a group's `options`, which a feature is asked with. */
export interface GroupOption {
  readonly key: Located<string>;
  /** As text, like the values of attributes in pages. */
  readonly value: Located<string>;
}

/** A link that leaves the site. */
export interface NavLink extends NavFace {
  readonly kind: 'link';
  readonly href: string;
}

/** One tab of a page; the one without a segment is the page itself. */
export interface NavTab {
  readonly title: string;
  readonly segment: string | undefined;
  readonly span: Span;
}
