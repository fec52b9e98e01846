/** An address that a document names, and the tag that names it. */
export interface HtmlReference {
  readonly href: string;
  /** Offsets of the tag. */
  readonly start: number;
  readonly end: number;
}
