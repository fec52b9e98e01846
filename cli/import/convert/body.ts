import type { PageContext, Syntax } from './syntax.ts';

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
