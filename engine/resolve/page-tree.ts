import type { Pathname, FindByPrefix } from '../address/pathname.ts';
import type { Kinds } from '../feature/declaration.ts';
import type { Tag } from '../manifest/manifest.ts';
import type { NavGroup, NavLink, NavPage, NavSection, NavSite } from '../model/navigation.ts';
import type { PageFile, ProjectInput } from '../model/project-input.ts';
import type { PageFolders } from './page-folders.ts';
import type { Unknown } from './unknown.ts';
import type { Share } from './share.ts';
import type { TranslationConfig } from '../schema/translation.ts';
import type { Origin, Span } from '../text/source.ts';
import type { Near } from '../text/suggest.ts';

/** A file of `nav/translations/`. */
export interface NavTranslation {
  /** The language in its file name. */
  readonly code: string;
  readonly file: string;
  readonly config: TranslationConfig;
  /** Whether a data path has a value; `true` for a file that could not be read. */
  isWritten(list: string, ...rest: readonly string[]): boolean;
  /** The key at a data path, else its nearest ancestor, else the file's first key. */
  at(...path: readonly string[]): Span;
}

/** A page's content in a language other than the default; `pathname` is that of the page. */
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

/** The page at one pathname. */
export interface ServedPage {
  readonly pathname: Pathname;
  readonly section: string;
  readonly kind: 'page' | 'tab' | 'group' | 'section';
  readonly title: string;
  readonly tags: readonly Tag[];
  /** The node that the sidebar shows for it; absent for a section's landing page. */
  readonly node: NavPage | ResolvedGroup | undefined;
  readonly file: PageFile | undefined;
  /** Its place in the navigation. */
  readonly span: Span;
}

/** A redirect of `nav/site.yaml` or of a page's front matter. */
export interface TreeRedirect {
  readonly from: Pathname;
  readonly written: string;
  readonly fromAt: Span | Origin;
  readonly to: string;
  /** Absent if the target is the page itself. */
  readonly writtenTo: string | undefined;
  readonly toAt: Span | Origin;
}

/** A node with its section and the nodes above it, nearest first. */
export interface PlacedNode {
  readonly node: ResolvedNode;
  readonly section: ResolvedSection;
  readonly ancestors: readonly ResolvedGroup[];
}

/** Pages of the navigation without a file, and files without a page in the navigation. */
export interface Unbound {
  /** Without pages whose pathname may be the mistake: other messages cover them. */
  readonly unwritten: readonly ServedPage[];
  /** Without files of pages that have a message of their own. */
  readonly orphans: readonly PageFile[];
  /** Pathnames of unwritten pages that look like a misspelled orphan, and the orphan's: one cause, one message. */
  readonly misspelt: ReadonlyMap<string, Near>;
}

/** The whole project, resolved: rules check it, and the manifest is emitted from it. */
export interface PageTree {
  readonly site: NavSite;
  /** In reading order. */
  readonly sections: readonly ResolvedSection[];
  /** The section whose prefix holds a pathname. */
  readonly findOwner: FindByPrefix<ResolvedSection>;
  /** Id of the section that serves paths outside all prefixes. */
  readonly fallback: string;
  /** Every node of every section, depth first. */
  readonly nodes: readonly PlacedNode[];
  /** Everything that the site serves, by pathname. */
  readonly pages: ReadonlyMap<string, ServedPage>;
  /** Every Markdown file by pathname, including those that no tree refers to. */
  readonly files: ReadonlyMap<string, PageFile>;
  readonly folders: PageFolders;
  readonly unbound: Unbound;
  /** Whether the content folder could be read. */
  readonly isContentKnown: boolean;
  /** Pathnames that pages choose in their front matter, by those of their files. */
  readonly slugs: Readonly<Record<string, Pathname>>;
  /** Pathnames of drafts, which only `folders` and `slugs` have as well. */
  readonly drafts: ReadonlySet<string>;
  /** Their files, in all languages. */
  readonly draftFiles: readonly PageFile[];
  /** Those of `nav/site.yaml` come first. */
  readonly redirects: readonly TreeRedirect[];
  readonly translations: readonly NavTranslation[];
  /** Every page in a language other than the default. */
  readonly translatedFiles: readonly TranslatedFile[];
  /** The same pages by `translationKey`. */
  readonly translated: ReadonlyMap<string, TranslatedFile>;
  /** Its `pages` are those of the default language, without drafts. */
  readonly input: ProjectInput;
  /** All features, of the package and of the project. */
  readonly kinds: Kinds;
  readonly unknown: Unknown;
  /** What this repository holds of the project; absent if it holds everything. */
  readonly share: Share | undefined;
}
