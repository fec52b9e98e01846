import type { Words } from '../frame/words.ts';
import type { FootnoteNumbers } from './footnote-numbers.ts';
import type { Survey } from './survey.ts';

/** An address as it is in the site. */
export interface ResolvedHref {
  readonly href: string;
  /** True when the link leaves the site. */
  readonly external: boolean;
}

/** A heading of the table of contents. */
export interface PageHeading {
  readonly id: string;
  readonly depth: 2 | 3 | 4;
  /** Inline HTML without links, so that it can be in one. */
  readonly html: string;
  readonly text: string;
}

/** HTML of something that a directive includes, with headings of its own. */
export interface RenderedPart {
  readonly html: string;
  readonly headings: readonly PageHeading[];
}

/** What the render functions of one page share; `headings`, `tables`, `hasCode` and `code` fill up on the way. */
export interface Rendering {
  readonly survey: Survey;
  /** What the renderer says itself, in the language of the page's content. */
  readonly words: Words;
  readonly resolveHref: (href: string) => ResolvedHref;
  readonly resolveSource: (src: string) => string;
  /** HTML of what a directive includes, by the part's key; `undefined` when it is not there. */
  readonly partOf: (key: string) => string | RenderedPart | undefined;
  /** The JavaScript of a code block in TypeScript; `undefined` where there is none, or no difference. */
  readonly javaScriptOf: (source: string) => string | undefined;
  /** HTML of a formula in TeX: in a line of text, or a block of its own. */
  readonly drawFormula: (tex: string, isBlock: boolean) => string;
  readonly footnotes: FootnoteNumbers;
  readonly headings: PageHeading[];
  /** Tables so far. */
  tables: number;
  hasCode: boolean;
  /** Characters of code so far. */
  code: number;
}
