import type { FileFinding, PageFile } from '../../../engine/index.ts';
import { checkProps } from '../../../site/components/check-props.ts';
import type { ComponentProps } from '../../../site/components/component-props.ts';
import { locateMistakes, type AskedParts } from '../features/asked-parts.ts';

/** Code of the diagnostic for wrong uses. */
export const WRONG_PROPS = 'wrong-props';

/** Finds what is wrong with what pages ask of components, whose props are known by the names of their directives. */
export function lookAtUses(
  props: ReadonlyMap<string, ComponentProps>,
  asked: AskedParts,
  pages: readonly PageFile[],
): readonly FileFinding[] {
  return Array.from(props).flatMap(([directive, component]) => {
    const mistakes = (asked.get(directive) ?? []).flatMap(({ key, ask }) =>
      checkProps(component, ask).mistakes.map((mistake) => ({ key, code: WRONG_PROPS, ...mistake })),
    );
    return locateMistakes(directive, mistakes, pages);
  });
}
