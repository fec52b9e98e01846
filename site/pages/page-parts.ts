import type { PreparedDemo } from '../demos/prepared-demo.ts';
import { renderFigure } from '../demos/render-figure.ts';
import { partKey } from '../markdown/read/collect-parts.ts';
import { renderFinder } from '../icons/render-finder.ts';
import type { PreparedIcons } from '../islands/icons/icon-data.ts';
import type { Words } from '../words/words.ts';

/** Prepared data of a page's included parts, which each language renders with its own texts. */
export interface PageParts {
  readonly demos?: readonly PreparedDemo[];
  /** Its code blocks in JavaScript, by their TypeScript, if they differ. */
  readonly javascript?: Readonly<Record<string, string>>;
  /** Its formulas as HTML, by `formulaKey`. */
  readonly formulas?: Readonly<Record<string, string>>;
  readonly icons?: readonly PreparedIcons[];
}

/** Renders the included parts of a page, by `partKey`. */
export function renderParts(
  { demos = [], icons = [] }: PageParts,
  context: { readonly words: Words; readonly base: string },
): Readonly<Record<string, string>> {
  return Object.fromEntries([
    ...demos.map((demo) => [partKey('demo', { src: demo.src }), renderFigure(demo, context)]),
    ...icons.map((own) => [partKey('icons', { package: own.package }), renderFinder(own, context)]),
  ]);
}
