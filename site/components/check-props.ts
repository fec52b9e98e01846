import type { AskValue, AskValues } from '../../engine/feature/declaration.ts';

/** Something wrong with a use of a component: with one of its props, or else as a whole. */
export interface PropMistake {
  readonly attribute?: string;
  readonly message: string;
  readonly help?: string;
}

/** The props of a component as its type says; this and `checkProps` come from the check by types. */
export type ComponentProps = never;

/**
 * Checks what a page asks of a component, and converts it to props. In `ask`, `hydrate` and `children` are no props:
 * the first says that browsers run the component, and `children: true` that the use has content.
 */
export function checkProps(
  _component: ComponentProps | undefined,
  { hydrate: _hydrate, children: _children, ...props }: AskValues,
): { readonly props: Readonly<Record<string, AskValue>>; readonly mistakes: readonly PropMistake[] } {
  return { props, mistakes: [] };
}
