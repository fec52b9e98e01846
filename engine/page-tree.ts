import type { Pathname } from './pathname.ts';
import type { ProductVersion, SiteInfo, Tag } from './manifest.ts';
import type { PageFile, ProjectInput } from './project-input.ts';
import type { Span } from './source.ts';

/** A value and where its writer put it. */
export interface Located<Value> {
  readonly value: Value;
  readonly span: Span;
}

/** `nav/site.yaml` with defaults filled in. */
export interface NavSite {
  readonly info: SiteInfo;
  readonly file: string;
  /** Absent when the order was left to the files' names. */
  readonly sectionOrder?: readonly Located<string>[];
  readonly fallback?: Located<string>;
  readonly redirects: readonly NavRedirect[];
  /** Addresses outside the tree whose scheme is checked. */
  readonly addresses: readonly Located<string>[];
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
  readonly name: string;
  readonly description?: string;
  readonly prefixes: readonly Located<Pathname>[];
  readonly logo?: string;
  readonly versions: readonly NavVersion[];
  readonly allVersions?: Located<string>;
  readonly nodes: readonly NavNode[];
}

/** A version entry and the places that diagnostics point to. */
export interface NavVersion {
  readonly version: ProductVersion;
  readonly text: Located<string>;
  readonly href?: Located<string>;
  readonly markedCurrent: boolean;
  readonly package?: Located<string>;
}

/** A node of a page tree, canonical: one kind, a title, no shorthand. */
export type NavNode = NavPage | NavGroup | NavLink;

interface NavFace {
  readonly title: string;
  readonly tags: readonly Tag[];
  readonly icon?: string;
  readonly linkProps?: Readonly<Record<string, Located<string>>>;
  /** The pathname as written, or the first key of the node when it has none. */
  readonly span: Span;
}

/** A page, or a place on a page when it has a hash. */
export interface NavPage extends NavFace {
  readonly kind: 'page';
  readonly pathname: Pathname;
  /** What the writer typed, before it was brought to canonical form. */
  readonly written: string;
  readonly hash?: string;
  readonly tabs: readonly NavTab[];
  readonly newUntil?: Located<string>;
  readonly replacement?: Located<string>;
  /** Present when `generate` made the node. */
  readonly generated?: 'directory' | 'api';
}

/** A group or subheader. */
export interface NavGroup extends NavFace {
  readonly kind: 'group' | 'subheader';
  /** Absent until resolve finds a free one. */
  readonly pathname?: Pathname;
  readonly written?: string;
  readonly children: readonly NavNode[];
  readonly generate?: Generate;
}

/** How a group fills itself. */
export type Generate =
  | { readonly from: 'directory'; readonly exclude: readonly string[] }
  | { readonly from: 'api'; readonly package: Located<string>; readonly exclude: readonly string[] };

/** A link that leaves the site. */
export interface NavLink extends NavFace {
  readonly kind: 'link';
  readonly href: string;
}

/** One tab of a page; without segment it is the page itself. */
export interface NavTab {
  readonly title: string;
  readonly segment?: string;
  readonly span: Span;
}

/** A group whose pathname is settled. */
export interface ResolvedGroup extends Omit<NavGroup, 'pathname' | 'children' | 'generate'> {
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
  readonly node?: NavPage | ResolvedGroup;
  readonly file?: PageFile;
  /** Where the navigation names it. */
  readonly span: Span;
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
  /** Id of the section that serves paths outside every prefix. */
  readonly fallback: string;
  /** Every node of every section, depth first. */
  readonly nodes: readonly PlacedNode[];
  /** Everything that is served, by pathname. */
  readonly pages: ReadonlyMap<string, ServedPage>;
  readonly input: ProjectInput;
  /** Navigation files that left the pipeline; what they would have held is unknown. */
  readonly unusable: readonly string[];
}
