import type { PreparedDemo } from '../demos/prepared-demo.ts';
import { renderFigure } from '../demos/render-figure.ts';
import { partKey } from '../markdown/collect-parts.ts';
import type { Words } from '../frame/words.ts';

/** What a page includes and was made elsewhere, as data; each language renders it with its own words. */
export interface PageParts {
  readonly demos?: readonly PreparedDemo[];
  /** Its code blocks in JavaScript, by their TypeScript, where there is a difference. */
  readonly twins?: Readonly<Record<string, string>>;
  /** Its formulas as HTML, by `formulaKey`. */
  readonly formulas?: Readonly<Record<string, string>>;
}

/** Renders what a page includes, by `partKey`. */
export function renderParts({ demos = [] }: PageParts, context: { readonly words: Words; readonly base: string }): Readonly<Record<string, string>> {
  return Object.fromEntries(demos.map((demo) => [partKey('demo', { src: demo.src }), renderFigure(demo, context)]));
}
