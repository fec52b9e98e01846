/** Something of another tool that is not imported, and its place. */
export interface Loss {
  /** Path from the imported folder. */
  readonly file: string;
  /** Starts at 1. */
  readonly line: number;
  /** What it is and why it is left behind, as a sentence without a period. */
  readonly reason: string;
}

/** Reports what is not imported. */
export type Lose = (file: string, line: number, reason: string) => void;

/** A page of another tool. */
export interface ForeignPage {
  /** Path from the imported folder. */
  readonly file: string;
  /** Where the other tool serves it, and where it will stay. */
  readonly pathname: string;
  readonly text: string;
  /** Metadata in code that corresponds to front matter, and its first line; the text does not include it. */
  readonly metadata?: { readonly values: Readonly<Record<string, unknown>>; readonly line: number } | undefined;
  /** Its title in the sidebar, if different. */
  readonly label?: string | undefined;
  /** Further keys of its node, from the page itself. */
  readonly keys?: NodeKeys;
  /** Keys of its front matter that were converted to those. */
  readonly taken?: readonly string[];
}

/** Further keys of a node, such as tags and link attributes. */
export type NodeKeys = Readonly<Record<string, unknown>>;

/** Titles in other languages, by language code or by the segment for it in addresses. */
export type Titles = Readonly<Record<string, string>>;

/** Finds where something is written, on demand. */
type FindPlace = () => Pick<Loss, 'file' | 'line'>;

/** What every node of another tool's sidebar may have. */
interface AnyNode {
  readonly titles?: Titles | undefined;
  readonly keys?: NodeKeys | undefined;
  /** Returns where it is written, if not in the configuration. */
  readonly at?: FindPlace | undefined;
}

interface PageNode extends AnyNode {
  readonly kind: 'page';
  readonly pathname: string;
  readonly title?: string | undefined;
}

interface GroupNode extends AnyNode {
  readonly kind: 'group';
  readonly title: string;
  /** Whether the title is only a line above its nodes. */
  readonly isLabel?: boolean;
  /** Whether the title was derived, and so is in no language. */
  readonly isMadeUp?: boolean;
  /** A page that the tool generates for the group. */
  readonly pathname?: string | undefined;
  readonly description?: string | undefined;
  readonly children: readonly ForeignNode[];
}

/** A link in another tool's sidebar. */
export interface LinkNode extends AnyNode {
  readonly kind: 'link';
  readonly href: string;
  readonly title: string;
}

/** A node of another tool's sidebar. */
export type ForeignNode = PageNode | GroupNode | LinkNode;

/** Another tool's documentation, read without running its code. */
export interface ForeignSite {
  /** The file that configures it. */
  readonly configuration: string;
  readonly title: string;
  /** The site's description. */
  readonly description?: string | undefined;
  readonly url: string | undefined;
  readonly repository: string | undefined;
  readonly pages: readonly ForeignPage[];
  readonly nodes: readonly ForeignNode[];
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  /** Title and description of the site in other languages. */
  readonly titles?: Titles | undefined;
  readonly descriptions?: Titles | undefined;
  /** Names of languages other than the main one, by the first segment of their pages' addresses. */
  readonly languages?: Readonly<Record<string, string>>;
  /** The language of all other pages, if known; without it, no page is a translation. */
  readonly mainLanguage?: { readonly code: string; readonly name: string } | undefined;
  /** The first segment of the main language's addresses in the other tool, which is dropped here. */
  readonly mainFolder?: string | undefined;
  /** Those of `languages` that are written from right to left. */
  readonly rightToLeft?: readonly string[];
  /** Folders whose files are served as they are, from the imported folder, with the path that they are served at. */
  readonly publicFolders: readonly { readonly folder: string; readonly at: string }[];
  /**
   * Finds the page that an address identifies by its query, if the tool has such addresses; without a pathname if the
   * page is gone.
   */
  readonly findByQuery?: (address: string) => { readonly pathname: string | undefined } | undefined;
  /** The path that the site is served at, if its internal links start with it. */
  readonly base?: string | undefined;
  /** Whether the tool renders formulas. */
  readonly hasMath?: boolean;
  /** Names of the Markdown extensions in use, for syntax that depends on them. */
  readonly extensions?: ReadonlySet<string>;
  /** Paths of files outside the imported folder that belong to it, from the folder. */
  readonly more?: readonly string[];
}

/** What readers of other tools have access to. */
export interface ReadContext {
  /** Absolute path of the imported folder. */
  readonly root: string;
  /** Paths of all its files, from the folder, in order. */
  readonly files: readonly string[];
  readonly read: (path: string) => string;
  /** Lists the files in a folder outside the imported one, by their paths from there; empty if it does not exist. */
  readonly filesIn: (folder: string) => readonly string[];
  /** Returns whether there is a file at a path from the imported folder, in it or outside. */
  readonly isFile: (path: string) => boolean;
  readonly lose: Lose;
  /** Returns the default or a named export of a configuration file, without running it; `undefined` if unknown. */
  readonly evaluate: (path: string, name?: string) => Promise<unknown>;
}

/** Returns whether a configuration mentions a renderer of formulas. */
export function namesMath(configuration: string): boolean {
  return /\b(?:remark-math|rehype-katex|rehype-mathjax|markdown-it-mathjax3|arithmatex|katex)\b|\bmath:\s*true\b/i.test(
    configuration,
  );
}

/** Reads the documentation of one tool, which may name another file than the given one as its configuration. */
export type ReadForeignSite = (
  configuration: string,
  context: ReadContext,
) => Promise<Omit<ForeignSite, 'configuration'> & Partial<Pick<ForeignSite, 'configuration'>>>;
