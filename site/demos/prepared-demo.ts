/** A demo that is ready to be put into its page. */
export interface PreparedDemo {
  /** As the page's directive says it. */
  readonly src: string;
  /** Identifies it in its page. */
  readonly name: string;
  /** Name of its file. */
  readonly file: string;
  /** What the file exports it as; absent for the default export. */
  readonly exported?: string;
  readonly source: string;
  /** The source in JavaScript; absent where it is the same. */
  readonly javascript?: string;
  /** What the server rendered; empty for a demo that only browsers can render. */
  readonly html: string;
  /** Links to the stylesheets that the demos of the page need, and style elements; with the first of them. */
  readonly styles: string;
  /** Path of the page's module below the output. */
  readonly module: string;
  /** Files beside it that it runs after, each behind those that it imports; with the first demo of the page. */
  readonly parts: readonly string[];
  /** Set where it imports `docs-nav/react`, or from outside its folder: it makes no sense in a sandbox. */
  readonly needsPage?: true;
  /** Packages beside React that it and these modules import; absent where it makes no sense in a sandbox. */
  readonly packages?: readonly string[];
  /** Further ones that only its TypeScript imports. */
  readonly typePackages?: readonly string[];
  /** Path of the texts of the modules that it imports from its folder, directly or not, by their paths from there. */
  readonly files?: string;
  /** Path of what is around it in a sandbox; absent where nothing is. */
  readonly wrapping?: string;
  /** What it imports beside it, as far as readers would want to read it. */
  readonly beside?: readonly { readonly name: string; readonly text: string }[];
  /** Its name for users of a screen reader, where the page gives it one. */
  readonly title?: string;
  /** Set where it takes all the width that there is. */
  readonly wide?: true;
  /** The document that shows it: its path below the output, its height in CSS pixels. */
  readonly frame?: { readonly path: string; readonly height: number };
}
