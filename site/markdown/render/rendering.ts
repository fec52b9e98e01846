import type { AskValues, Declarations } from '../../../engine/feature/declaration.ts';
import type { Asked, Drawing, Drawn, DrawnHeading } from '../../feature/feature.ts';
import type { Words } from '../../words/words.ts';
import type { FootnoteNumbers } from '../read/footnote-numbers.ts';
import type { Survey } from '../read/survey.ts';

/** A resolved address. */
export interface ResolvedHref {
  readonly href: string;
  /** Whether the link leaves the site. */
  readonly external: boolean;
}

/** Draws what a directive asks for, in a line of text with `isLine`; `undefined` if it cannot be drawn. */
export type DrawPart = (
  asked: Asked<AskValues>,
  place: { readonly kind: string; readonly isLine?: true } & Pick<Drawing, 'outline'>,
) => string | Drawn | undefined;

/**
 * Shared state of the render functions of a page; `parts`, `headings`, `tables` and `code` change during rendering.
 */
export interface Rendering {
  readonly survey: Survey;
  /** Texts of the renderer, in the language of the page's content. */
  readonly words: Words;
  readonly resolveHref: (href: string) => ResolvedHref | undefined;
  readonly resolveSource: (src: string) => string;
  /** What directives can ask for, by name. */
  readonly features: Declarations;
  readonly draw: DrawPart;
  /** How often each part has been included so far, by the id of its first heading, or else its key. */
  readonly parts: Map<string, number>;
  /** Returns the JavaScript of a code block in TypeScript; `undefined` if there is none, or no difference. */
  readonly javaScriptOf: (source: string) => string | undefined;
  readonly footnotes: FootnoteNumbers;
  readonly headings: DrawnHeading[];
  /** Number of tables so far. */
  tables: number;
  /** Number of characters of code so far. */
  code: number;
}
