import type { DiagnosticDefinition, Finding, Severity } from './diagnostic.ts';
import type { Gap } from './gap.ts';
import type { ApiTarget, ProductVersion, SiteInfo, Tag } from './manifest.ts';
import type { Pathname } from './pathname.ts';
import type { NodeConfig } from './schema/node.ts';
import type { SectionConfig, VersionConfig } from './schema/section.ts';
import type { SiteConfig } from './schema/site.ts';
import type { UnreadKeys } from './schema/unread-keys.ts';
import type { Span } from './source.ts';

/** The navigation, read: every file once, whatever is asked of it later. */
export interface Navigation {
  readonly site: NavSite;
  readonly sections: readonly NavSection[];
  /** What mistakes have made unknown. */
  readonly gaps: readonly Gap[];
  /** What there is to report, in order. */
  readonly findings: readonly NavigationFinding[];
}

/** A finding and its kind. */
export type NavigationFinding = readonly [definition: DiagnosticDefinition, finding: Finding];

/** A value and where its writer put it. */
export interface Located<Value> {
  readonly value: Value;
  readonly span: Span;
}

/** A key without effect: it needs another one, which is missing, or another one decides against it. */
export type DependentKey = Located<string> & ({ readonly needs: string } | { readonly beside: string });

/** `nav/site.yaml` with defaults filled in. */
export interface NavSite {
  readonly info: SiteInfo;
  readonly file: string;
  /** Absent when the order was left to the files' names. */
  readonly sectionOrder: readonly Located<string>[] | undefined;
  readonly unreadKeys: UnreadKeys<SiteConfig>;
  readonly fallback: Located<string> | undefined;
  readonly redirects: readonly NavRedirect[];
  readonly languages: readonly Located<string>[];
  /** Addresses of the settings by what they are for. */
  readonly url: Located<string> | undefined;
  readonly editUrl: Located<string> | undefined;
  readonly problemUrl: Located<string> | undefined;
  readonly repository: Located<string> | undefined;
  readonly content: Located<string> | undefined;
  /** Addresses of others that browsers load, post to or are sent to: those of ads, analytics, feedback and versions. */
  readonly foreign: readonly Located<string>[];
  /** Colors of the brand, by mode and key. */
  readonly brandColors: readonly { readonly mode: 'light' | 'dark'; readonly key: string; readonly span: Span }[];
  /** Logos, icon, and pictures of the start page. */
  readonly pictures: readonly Located<string>[];
  /** Where start page, footer and banner lead. */
  readonly links: readonly Located<string>[];
  /** What it says to readers: title, description, start page, footer and banner. */
  readonly texts: readonly Located<string>[];
  /** Names of the icons that the start page shows. */
  readonly icons: readonly Located<string>[];
  /** Modules of the project that are in the frame; paths from its root. */
  readonly modules: readonly Located<string>[];
  /** The configuration that demos are compiled with, where one is named; a path from the project's root. */
  readonly viteConfig: Located<string> | undefined;
  /** What is said of the start page. */
  readonly startPage: readonly Span[];
  /** Where the settings stand that call for a tool; `search` is the beginning of the file where it is left out. */
  readonly switches: { readonly search: Span; readonly socialCards: Span; readonly math: Span };
  readonly bannerUntil: Located<string> | undefined;
  /** Manifests of other sites that pages link to: files, from the project's root, or https addresses. */
  readonly related: readonly Located<string>[];
  /** Where the site's own ads lead, and their pictures. */
  readonly adverts: { readonly links: readonly Located<string>[]; readonly images: readonly Located<string>[] };
  /** How much kinds of diagnostics count. */
  readonly rules: readonly { readonly code: Located<string>; readonly level: Severity | 'off' }[];
  readonly withoutEffect: readonly DependentKey[];
  /** Those of the brand, and those of some pages. */
  readonly stylesheets: readonly Located<string>[];
  readonly scripts: readonly Located<string>[];
  readonly stylesheetPrefixes: readonly Located<string>[];
}

/** A redirect as written; `from` is the pathname that `written` stands for. */
export interface NavRedirect {
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
  /** Name and description with their places. */
  readonly texts: readonly Located<string>[];
  readonly prefixes: readonly NavPrefix[];
  /** Pictures of the product: for both modes, and for dark mode alone. */
  readonly logo: Located<string> | undefined;
  readonly logoDark: Located<string> | undefined;
  readonly versions: readonly NavVersion[];
  readonly allVersions: Located<string> | undefined;
  readonly demoProvider: Located<string> | undefined;
  /** What wraps demos in sandboxes; undefined where nothing does. */
  readonly sandboxProvider: Located<string> | undefined;
  /** Folder of demos that are not beside their pages, from the root. */
  readonly demoFolder: Located<string> | undefined;
  readonly withoutEffect: readonly DependentKey[];
  readonly nodes: readonly NavNode[];
  /** The list of nodes. */
  readonly nodesAt: Span;
  /** Those of the section itself; nodes have their own. */
  readonly unreadKeys: UnreadKeys<SectionConfig>;
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
  readonly unreadKeys: UnreadKeys<VersionConfig>;
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
  readonly unreadKeys: UnreadKeys<NodeConfig>;
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
  | { readonly from: 'directory'; readonly exclude: readonly Located<string>[] }
  | {
      readonly from: 'api';
      readonly packages: readonly Located<string>[];
      readonly exclude: readonly Located<string>[];
    };

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
