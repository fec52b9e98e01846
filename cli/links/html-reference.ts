/** An address in a document, with its tag. */
export interface HtmlReference {
  readonly href: string;
  /** Offsets of the tag. */
  readonly start: number;
  readonly end: number;
}
