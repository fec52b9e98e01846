import type { ReadContext, ReadForeignSite } from '../read/foreign-site.ts';

/** Everything about a tool whose documentation can be imported. */
export interface Importer {
  /** Returns whether a file, from the imported folder, configures the tool: the first one does. */
  readonly configures: (file: string, read: ReadContext['read']) => boolean;
  readonly read: ReadForeignSite;
  readonly syntax: Syntax;
}

/** What the Markdown of one tool means beyond what all tools share; each tool has a value of its own in `tools/`. */
export interface Syntax {
  /** Whether files named `.md` are MDX as well. */
  readonly isAlwaysMdx?: boolean;
  /** Whether single tildes are text, so that only two delete what is between them. */
  readonly isTildeText?: boolean;
  /** Code in a line of text; the first group is the expression. */
  readonly interpolation?: RegExp;
  /** Names of attributes of elements that are code. */
  readonly codeAttributes?: RegExp;
  /** What may follow a link or an image, and only affects appearance. */
  readonly linkAttributes?: RegExp;
  /** What may come last in inline code, and is not shown. */
  readonly codeSuffix?: RegExp;
  /** What words after the language of a code block are: its title, or settings by default. */
  readonly isTitleBare?: boolean;
  /** The type of a callout component without one; `note` by default. */
  readonly calloutType?: string;
  /** A paragraph that shows a module; the first group is its path beside the page. */
  readonly demo?: RegExp;
  /** Paragraphs without a counterpart. */
  readonly unknown?: RegExp;
  /** Whether an included file may be in any folder. */
  readonly includesFromAnywhere?: boolean;
  /** Converts lines that Markdown has no syntax for, before the text is parsed. */
  readonly respell?: (lines: readonly string[], context: PageContext) => readonly Line[];
}

/** What the lines of a page are read with. */
export interface PageContext {
  /** Whether the tool renders formulas between dollar signs. */
  readonly hasMath: boolean;
  /** Names of the Markdown extensions in use, for syntax that depends on them. */
  readonly extensions: ReadonlySet<string>;
  /** Line in the file on which the body starts. */
  readonly firstLine: number;
  readonly lose: (line: number, reason: string) => void;
  /** Finds a file that the page includes; `undefined` if it does not exist. */
  readonly include: (path: string) => { readonly text: string } | undefined;
}

/** A line of a page, and the index of the line that it comes from. */
export interface Line {
  readonly text: string;
  readonly at: number;
}

/** How to read the body of a page. */
export interface BodyOptions extends PageContext {
  readonly syntax: Syntax;
  readonly isMdx: boolean;
  /** Values of the page's front matter. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Resolves an import of the page; `undefined` if it cannot be shown here. */
  readonly take: (specifier: string, exported: string) => Imported | undefined;
  readonly include: (path: string) => Included | undefined;
}

/** An included file: its text, and a function to convert all or part of it for the page. */
export interface Included {
  readonly text: string;
  readonly convert: (text: string) => string;
}

/** Something that a page imports. */
export type Imported =
  /** A component; `use` adds its module to the import, and returns its name beside the page. */
  | { readonly kind: 'demo'; readonly use: () => string }
  /** A file to show or download. */
  | { readonly kind: 'file'; readonly href: string }
  /** The text of a file, as is or converted for the page. */
  | { readonly kind: 'text'; readonly text: string; readonly convert: () => string }
  /** A literal text or number. */
  | { readonly kind: 'value'; readonly value: string }
  /** A part shared by several pages. Values of its attributes replace their names. */
  | { readonly kind: 'part'; readonly convert: (values: Readonly<Record<string, string>>) => string };
