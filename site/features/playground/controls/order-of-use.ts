import type { Control } from '../model/playground.ts';

/** Controls that are shown at once; the others are behind "more". */
const SHOWN = 8;

/** Props that readers try first, whatever the component. */
const FIRST = ['variant', 'color', 'size'];

/**
 * Puts controls in the order in which readers need them: those that a file names, usual ones, what the page uses, then the
 * others by name. Deprecated and inherited ones that nobody uses come last, behind "more" as all that are too many.
 */
export function inOrderOfUse(
  controls: readonly Control[],
  used: readonly string[],
  named: readonly string[] = [],
): readonly Control[] {
  const first = [...named, ...FIRST, ...used];
  const place = ({ name, isMore }: Control): number => {
    if (first.includes(name)) return first.indexOf(name);
    return first.length + (isMore === true ? 1 : 0);
  };
  const ordered = controls.toSorted(
    (one, other) => place(one) - place(other) || Number(one.name > other.name) - Number(one.name < other.name),
  );
  return ordered.map(({ isMore, ...control }, at): Control => {
    const before = ordered.slice(0, at).filter(({ kind }) => kind !== 'log').length;
    const isLast = before >= SHOWN || (isMore === true && !first.includes(control.name));
    return isLast ? { ...control, isMore: true } : control;
  });
}
