import type { Pathname } from './pathname.ts';
import type { Tag } from './manifest.ts';
import type { MisplacedFile } from './misplaced.ts';
import type { NavGroup, NavLink, NavPage, NavSection, NavSite } from './navigation.ts';
import type { FindByPrefix } from './prefix-index.ts';
import type { PageFile, ProjectInput } from './project-input.ts';
import type { PageFolders } from './resolve/page-folders.ts';
import type { Unknown } from './resolve/unknown.ts';
import type { Share } from './share.ts';
import type { TranslationConfig } from './schema/translation.ts';
import type { Origin, Span } from './source.ts';
import type { Near } from './suggest.ts';

/** A file of `nav/translations/`. */
export interface NavTranslation {
  /** The language that its name stands for. */
  readonly code: string;
  readonly file: string;
  readonly config: TranslationConfig;
  /** Whether there is a value at a data path, even a useless one, or no way to know. */
  isWritten(list: string, ...rest: readonly string[]): boolean;
  /** The key at a data path, else the nearest one above it, else the first one of the file. */
  at(...path: readonly string[]): Span;
}

/** A page's content in another language than the default; `pathname` is that of the page. */
export interface TranslatedFile extends PageFile {
  readonly language: string;
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

/** Pages of the navigation without a file, and files that no page of the navigation is bound to. */
export interface Unbound {
  /** Those whose pathname may be what is wrong are left out: other messages speak about them. */
  readonly unwritten: readonly ServedPage[];
  /** Those that are the page of something with a message of its own are left out. */
  readonly orphans: readonly PageFile[];
  /** Pathnames of unwritten pages that look like a misspelled orphan, and the orphan's: one cause, one message. */
  readonly misspelt: ReadonlyMap<string, Near>;
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
  /** Pathnames that pages choose themselves, by those of their files. */
  readonly slugs: Readonly<Record<string, Pathname>>;
  /** Those of `nav/site.yaml` first. */
  readonly redirects: readonly TreeRedirect[];
  readonly translations: readonly NavTranslation[];
  /** Every page in another language than the default. */
  readonly translatedFiles: readonly TranslatedFile[];
  /** The same by `translationKey`. */
  readonly translated: ReadonlyMap<string, TranslatedFile>;
  /** `pages` are those of the default language. */
  readonly input: ProjectInput;
  /** Files of `nav/` that are not where they would be read. */
  readonly misplaced: readonly MisplacedFile[];
  readonly unknown: Unknown;
  /** What is here; absent where all of it is. */
  readonly share: Share | undefined;
}
