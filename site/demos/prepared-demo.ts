/** A demo that is ready to be put into its page. */
export interface PreparedDemo {
  /** As the page's directive says it. */
  readonly src: string;
  /** Name of its component, and of its file. */
  readonly name: string;
  readonly source: string;
  /** The source in JavaScript; absent where it is the same. */
  readonly twin?: string;
  /** What the server rendered. */
  readonly html: string;
  /** Style elements that the demos of the page need; with the first of them. */
  readonly styles: string;
  /** Path of the page's module below the output. */
  readonly module: string;
  /** Set where it imports `docs-nav/react`, or from outside its folder: it makes no sense in a sandbox. */
  readonly needsPage?: true;
  /** Path of the texts of the modules that it imports beside it. */
  readonly files?: string;
}
