import type { Range } from '../text/source.ts';
import type { AskValue } from './declaration.ts';

/** The values of the expressions in an MDX page, by their source without spaces around it. */
export type PageValues = Readonly<Record<string, AskValue>>;

/** The code of an MDX page, as far as it has to be evaluated. */
export interface PageCode {
  /** Imports and exports that its expressions need, each at its line in the page; the other lines are empty. */
  readonly module: string;
  readonly imports: readonly PageImport[];
  /** Each once, in the order of the page. */
  readonly expressions: readonly { readonly source: string; readonly range: Range }[];
}

/** A module that a page imports. */
export interface PageImport {
  /** As written, such as `./sizes.ts`. */
  readonly from: string;
  /** The exports that must exist; none for a default import or a namespace. */
  readonly names: readonly string[];
  readonly range: Range;
}
