import type { Dialect } from './dialects.ts';

/** How to read the body of a page. */
export interface BodyOptions {
  readonly dialect: Dialect;
  readonly isMdx: boolean;
  /** Whether the tool renders formulas between dollar signs. */
  readonly hasMath: boolean;
  /** Names of the Markdown extensions in use, for syntax that depends on them. */
  readonly extensions: ReadonlySet<string>;
  /** Values of the page's front matter. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Line in the file on which the body starts. */
  readonly firstLine: number;
  readonly lose: (line: number, reason: string) => void;
  /** Resolves an import of the page; `undefined` if it cannot be shown here. */
  readonly take: (specifier: string, exported: string) => Imported | undefined;
  /** Finds a file that the page includes; `undefined` if it does not exist. */
  readonly include: (path: string) => Included | undefined;
}

/** An included file: its text, and a function to convert all or part of it for the page. */
export interface Included {
  readonly text: string;
  readonly convert: (text: string) => ConvertedBody;
}

/** Something that a page imports. */
export type Imported =
  /** A component; `use` adds its module to the import, and returns its name beside the page. */
  | { readonly kind: 'demo'; readonly use: () => string }
  /** A file to show or download. */
  | { readonly kind: 'file'; readonly href: string }
  /** The text of a file, as is or converted for the page. */
  | { readonly kind: 'text'; readonly text: string; readonly convert: () => ConvertedBody }
  /** A literal text or number. */
  | { readonly kind: 'value'; readonly value: string }
  /** A part shared by several pages. Values of its attributes replace their names. */
  | { readonly kind: 'part'; readonly convert: (values: Readonly<Record<string, string>>) => ConvertedBody };

/** A converted body, with what links to it need to know. */
export interface ConvertedBody {
  readonly text: string;
  /** Ids of headings, by the heading's index. */
  readonly ids: ReadonlyMap<number, string>;
  readonly headings: number;
}
