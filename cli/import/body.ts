import type { Dialect } from './dialects.ts';

/** How the body of a page is read. */
export interface BodyOptions {
  readonly dialect: Dialect;
  readonly isMdx: boolean;
  /** Whether the tool draws formulas, so that what is between dollars is one. */
  readonly hasMath: boolean;
  /** Names of the extensions of Markdown that are in use, where signs mean something only by one of them. */
  readonly extensions: ReadonlySet<string>;
  /** Values of the page's front matter. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Line of the body's first line in its file. */
  readonly firstLine: number;
  readonly lose: (line: number, reason: string) => void;
  /** What a page gets by an import; `undefined` for what no page can show here. */
  readonly take: (specifier: string, exported: string) => Imported | undefined;
  /** A file that the page includes; `undefined` when there is none. */
  readonly include: (path: string) => Included | undefined;
}

/** A file that is included: its text, and what that, or some of its lines, is as a part of the page. */
export interface Included {
  readonly text: string;
  readonly convert: (text: string) => ConvertedBody;
}

/** What a page imports. */
export type Imported =
  /** A component; `use` takes its module along, and returns its name beside the page. */
  | { readonly kind: 'demo'; readonly use: () => string }
  /** A file that is shown or downloaded. */
  | { readonly kind: 'file'; readonly href: string }
  /** The text of a file, as it is, or as a part of the page. */
  | { readonly kind: 'text'; readonly text: string; readonly convert: () => ConvertedBody }
  /** A text or number that is written out. */
  | { readonly kind: 'value'; readonly value: string }
  /** A part that several pages share. Values of its attributes take the places of their names. */
  | { readonly kind: 'part'; readonly convert: (values: Readonly<Record<string, string>>) => ConvertedBody };

/** A converted body, with what links to it have to know. */
export interface ConvertedBody {
  readonly text: string;
  /** Ids that headings were given, by their number among all headings from 0. */
  readonly ids: ReadonlyMap<number, string>;
  readonly headings: number;
}
