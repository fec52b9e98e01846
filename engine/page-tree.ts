import type { Pathname } from './pathname.ts';
import type { Severity } from './diagnostic.ts';
import type { ApiTarget, ProductVersion, SiteInfo, Tag } from './manifest.ts';
import type { FindByPrefix } from './prefix-index.ts';
import type { PageFile, ProjectInput } from './project-input.ts';
import type { Unbound } from './resolve/near-misses.ts';
import type { PageFolders } from './resolve/page-folders.ts';
import type { Unknown } from './resolve/unknown.ts';
import type { TranslationConfig } from './schema/translation.ts';
import type { Origin, Span } from './source.ts';

/** A value and where its writer put it. */
export interface Located<Value> {
  readonly value: Value;
  readonly span: Span;
}

/** A key that has an effect only beside another one, which is missing. */
export interface DependentKey extends Located<string> {
  readonly needs: string;
}

/** `nav/site.yaml` with defaults filled in. */
export interface NavSite {
  readonly info: SiteInfo;
  readonly file: string;
  /** Absent when the order was left to the files' names. */
  readonly sectionOrder: readonly Located<string>[] | undefined;
  /** What a mistake hides of the settings. */
  readonly gaps: readonly ('sections' | 'languages' | 'content')[];
  readonly fallback: Located<string> | undefined;
  readonly redirects: readonly NavRedirect[];
  readonly languages: readonly Located<string>[];
  /** Addresses of the settings by what they are for. */
  readonly url: Located<string> | undefined;
  readonly editUrl: Located<string> | undefined;
  readonly problemUrl: Located<string> | undefined;
  readonly repository: Located<string> | undefined;
  readonly content: Located<string> | undefined;
  /** Addresses of others that browsers load, post to or are sent to: those of ads, analytics and feedback. */
  readonly foreign: readonly Located<string>[];
  readonly logos: readonly Located<string>[];
  /** Colors of the brand, by mode and key. */
  readonly brandColors: readonly { readonly mode: 'light' | 'dark'; readonly key: string; readonly span: Span }[];
  /** Files that the brand names. */
  readonly brandFiles: readonly Located<string>[];
  /** Where start page, footer and banner lead. */
  readonly links: readonly Located<string>[];
  /** Names of the icons that the start page shows. */
  readonly icons: readonly Located<string>[];
  /** Modules of the project that stand in the frame; paths from its root. */
  readonly modules: readonly Located<string>[];
  /** What is said of the start page. */
  readonly startPage: readonly Span[];
  readonly bannerUntil: Located<string> | undefined;
  /** Manifests of other sites that pages link to: files, from the project's root, or https addresses. */
  readonly related: readonly Located<string>[];
  /** Where the site's own ads lead, and their pictures. */
  readonly adverts: { readonly links: readonly Located<string>[]; readonly images: readonly Located<string>[] };
  /** How much kinds of diagnostics count. */
  readonly rules: readonly { readonly code: Located<string>; readonly level: Severity | 'off' }[];
  readonly withoutEffect: readonly DependentKey[];
  readonly stylesheets: readonly Located<string>[];
  readonly stylesheetPrefixes: readonly Located<string>[];
}

/** A file of `nav/translations/`. */
export interface NavTranslation {
  /** The language that its name stands for. */
  readonly code: string;
  readonly file: string;
  readonly config: TranslationConfig;
  /** Whether there is a value at a data path, be it one of no use, or no way to tell. */
  isWritten(list: string, ...rest: readonly string[]): boolean;
  /** The key at a data path, else the nearest one above it, else the first one of the file. */
  at(...path: readonly string[]): Span;
}

/** A page's content in another language than the default; `pathname` is that of the page. */
export interface TranslatedFile extends PageFile {
  readonly language: string;
}

/** A redirect as written; `from` is the pathname that `written` stands for. */
export interface NavRedirect {
  readonly from: Pathname;
  readonly written: Located<string>;
  readonly to: Located<string>;
}

/** One file of `nav/sections/` with its nodes told apart by kind. */
export interface NavSection {
  readonly id: Located<string>;
  readonly file: string;
  readonly name: string;
  readonly description: string | undefined;
  readonly prefixes: readonly NavPrefix[];
  /** Pictures of the product: for both modes, and for dark mode alone. */
  readonly logo: Located<string> | undefined;
  readonly logoDark: Located<string> | undefined;
  readonly versions: readonly NavVersion[];
  readonly allVersions: Located<string> | undefined;
  readonly demoProvider: string | undefined;
  /** Folder of demos that do not stand beside their pages, from the root. */
  readonly demoFolder: string | undefined;
  readonly withoutEffect: readonly DependentKey[];
  readonly nodes: readonly NavNode[];
  /** The list of nodes. */
  readonly nodesAt: Span;
  /** What a mistake hides of the section; of nodes further down, they tell themselves. */
  readonly gaps: readonly ('id' | 'prefixes' | 'pages')[];
}

/** A prefix in canonical form, and as its writer typed it. */
export interface NavPrefix extends Located<Pathname> {
  readonly written: string;
}

/** A version entry and the places that diagnostics point to. */
export interface NavVersion {
  readonly version: ProductVersion;
  readonly text: Located<string>;
  readonly href: Located<string> | undefined;
  readonly pathTemplate: Located<string> | undefined;
  readonly without: readonly Located<string>[];
  readonly markedCurrent: Span | undefined;
  readonly package: Located<string> | undefined;
  /** Keys whose value a mistake hides. */
  readonly gaps: readonly string[];
}

/**
 * A node of a page tree, canonical: one kind, a title, no shorthand. Every node has every key, so that a tree of
 * 100,000 nodes is read fast.
 */
export type NavNode = NavPage | NavGroup | NavLink;

interface NavFace {
  readonly title: string;
  readonly tags: readonly Tag[];
  readonly icon: Located<string> | undefined;
  readonly linkProps: Readonly<Record<string, Located<string>>> | undefined;
  readonly newUntil: Located<string> | undefined;
  readonly replacement: Located<string> | undefined;
  /** What a mistake hides of the node. */
  readonly gaps: readonly ('pathname' | 'children' | 'tabs' | 'generate')[];
  /** Keys that mean nothing on a node of this kind. */
  readonly misplaced: readonly Located<string>[];
  /** The pathname as written, or the first key of the node when it has none. */
  readonly span: Span;
}

/** A page, or a place on a page when it has a hash. */
export interface NavPage extends NavFace {
  readonly kind: 'page';
  readonly pathname: Pathname;
  /** What the writer typed, before it was brought to canonical form. */
  readonly written: string;
  readonly hash: string | undefined;
  readonly tabs: readonly NavTab[];
  /** Present when `generate` made the node. */
  readonly generated: 'directory' | 'api' | undefined;
  /** The component or hook that the page describes; its content comes from the package. */
  readonly api: ApiTarget | undefined;
}

/** A group or subheader. */
export interface NavGroup extends NavFace {
  readonly kind: 'group' | 'subheader';
  /** Absent until resolve finds a free one. */
  readonly pathname: Pathname | undefined;
  readonly written: string | undefined;
  readonly description: string | undefined;
  readonly children: readonly NavNode[];
  /** Where the children come from: their list, or the value of `generate`. */
  readonly childrenAt: Span | undefined;
  readonly generate: Generate | undefined;
}

/** How a group fills itself. */
export type Generate =
  | { readonly from: 'directory'; readonly exclude: readonly string[] }
  | { readonly from: 'api'; readonly packages: readonly Located<string>[]; readonly exclude: readonly string[] };

/** A link that leaves the site. */
export interface NavLink extends NavFace {
  readonly kind: 'link';
  readonly href: string;
}

/** One tab of a page; without segment it is the page itself. */
export interface NavTab {
  readonly title: string;
  readonly segment: string | undefined;
  readonly span: Span;
}

/** A group whose pathname is settled. */
export interface ResolvedGroup extends Omit<NavGroup, 'pathname' | 'children'> {
  readonly pathname: Pathname;
  readonly children: readonly ResolvedNode[];
}

export type ResolvedNode = NavPage | ResolvedGroup | NavLink;

/** A section whose groups are filled and named. */
export interface ResolvedSection extends Omit<NavSection, 'nodes'> {
  readonly nodes: readonly ResolvedNode[];
}

/** What is served at one pathname. */
export interface ServedPage {
  readonly pathname: Pathname;
  readonly section: string;
  readonly kind: 'page' | 'tab' | 'group' | 'section';
  readonly title: string;
  readonly tags: readonly Tag[];
  /** The node that the sidebar shows for it; absent for a section's landing page. */
  readonly node: NavPage | ResolvedGroup | undefined;
  readonly file: PageFile | undefined;
  /** Where the navigation names it. */
  readonly span: Span;
}

/** A redirect of `nav/site.yaml` or of a page's front matter. */
export interface TreeRedirect {
  readonly from: Pathname;
  readonly written: string;
  readonly fromAt: Span | Origin;
  readonly to: string;
  /** Absent where the target is the page itself. */
  readonly writtenTo: string | undefined;
  readonly toAt: Span | Origin;
}

/** A node with its place: which section, which nodes above it (nearest first). */
export interface PlacedNode {
  readonly node: ResolvedNode;
  readonly section: ResolvedSection;
  readonly ancestors: readonly ResolvedGroup[];
}

/** The whole project, resolved: what the rules check and the manifest is emitted from. */
export interface PageTree {
  readonly site: NavSite;
  /** In reading order. */
  readonly sections: readonly ResolvedSection[];
  /** The section whose prefix holds a pathname. */
  readonly findOwner: FindByPrefix<ResolvedSection>;
  /** Id of the section that serves paths outside every prefix. */
  readonly fallback: string;
  /** Every node of every section, depth first. */
  readonly nodes: readonly PlacedNode[];
  /** Everything that is served, by pathname. */
  readonly pages: ReadonlyMap<string, ServedPage>;
  /** Every Markdown file by its pathname, those that no tree reaches included. */
  readonly files: ReadonlyMap<string, PageFile>;
  readonly folders: PageFolders;
  readonly unbound: Unbound;
  /** Those of `nav/site.yaml` first. */
  /** Pathnames that pages choose themselves, by those of their files. */
  readonly slugs: Readonly<Record<string, Pathname>>;
  readonly redirects: readonly TreeRedirect[];
  readonly translations: readonly NavTranslation[];
  /** Every page in another language than the default. */
  readonly translatedFiles: readonly TranslatedFile[];
  /** The same by `translationKey`. */
  readonly translated: ReadonlyMap<string, TranslatedFile>;
  /** `pages` are those of the default language. */
  readonly input: ProjectInput;
  readonly unknown: Unknown;
}
