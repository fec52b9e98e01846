import type { PageCode, PageValues } from '../../../engine/feature/page-values.ts';
import type { FileState } from '../features/file-state.ts';

/** Pages whose expressions are to be evaluated. */
export interface ValueJob {
  readonly root: string;
  readonly pages: readonly PageToEvaluate[];
}

/** The code of a page. */
export interface PageToEvaluate extends PageCode {
  /** From the root. */
  readonly path: string;
}

/** What evaluating the code of a page gave, with the files that it depends on. */
export interface EvaluatedPage {
  readonly values: PageValues;
  readonly faults: readonly ValueFault[];
  readonly reads: readonly FileState[];
}

/** Why there is no value, and where: in an import or an expression, by their indexes, or in a line of the page. */
export type ValueFault = {
  readonly code: 'expression-differs' | 'expression-failed' | 'expression-without-value';
  readonly message: string;
  readonly help?: string;
} & ({ readonly import: number } | { readonly expression: number } | { readonly line: number });
