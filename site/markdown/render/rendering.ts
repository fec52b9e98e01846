import type { Words } from '../../words/words.ts';
import type { FootnoteNumbers } from '../read/footnote-numbers.ts';
import type { Survey } from '../read/survey.ts';

/** A resolved address. */
export interface ResolvedHref {
  readonly href: string;
  /** Whether the link leaves the site. */
  readonly external: boolean;
}

/** A heading of the table of contents. */
export interface PageHeading {
  readonly id: string;
  readonly depth: 2 | 3 | 4;
  /** Inline HTML without links, so that it can be inside a link. */
  readonly html: string;
  readonly text: string;
}

/** HTML of an included part with its own headings. */
export interface RenderedPart {
  readonly html: string;
  readonly headings: readonly PageHeading[];
}

/**
 * Shared state of the render functions of a page; `parts`, `headings`, `tables`, `hasCode` and `code` change during rendering.
 */
export interface Rendering {
  readonly survey: Survey;
  /** Texts of the renderer, in the language of the page's content. */
  readonly words: Words;
  readonly resolveHref: (href: string) => ResolvedHref | undefined;
  readonly resolveSource: (src: string) => string;
  /** Returns the HTML of an included part by its key; `undefined` if it is missing. */
  readonly partOf: (key: string) => string | RenderedPart | undefined;
  /** How often each part has been included so far, by the id of its first heading, or else its key. */
  readonly parts: Map<string, number>;
  /** Returns the JavaScript of a code block in TypeScript; `undefined` if there is none, or no difference. */
  readonly javaScriptOf: (source: string) => string | undefined;
  /** Renders a formula in TeX, inline or as a block. */
  readonly drawFormula: (tex: string, isBlock: boolean) => string;
  readonly footnotes: FootnoteNumbers;
  readonly headings: PageHeading[];
  /** Number of tables so far. */
  tables: number;
  hasCode: boolean;
  /** Number of characters of code so far. */
  code: number;
}
