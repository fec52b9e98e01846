import type { Control } from '../model/playground.ts';
import { endOfBlock } from './split-code.ts';

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

/**
 * Lists the props that code sets on a component, the most frequent first; what stands in its element is `children`.
 *
 * @example
 * propsInUse('Chip', ['<Chip label="A" /><Chip {...rest} label={b} onClick={() => {}} />']) // ['label', 'onClick']
 */
export function propsInUse(component: string, sources: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  const start = new RegExp(`<${component.replaceAll('.', String.raw`\.`)}(?=[\\s/>])`, 'g');
  for (const source of sources)
    for (const { index, 0: tag } of source.matchAll(start))
      for (const name of propsAt(source, index + tag.length)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts.keys()].toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || (a < b ? -1 : 1));
}

/** Lists the props that an element sets, given the end of its name. */
function propsAt(code: string, start: number): readonly string[] {
  const names: string[] = [];
  const attribute = /\s*(?:([\w$-]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|(\{)))?|(\{)|(\/?)>)/y;
  attribute.lastIndex = start;
  for (let found = attribute.exec(code); found !== null; found = attribute.exec(code)) {
    const [, name, value, spread, end] = found;
    if (end !== undefined) return end === '' ? [...names, 'children'] : names;
    if (name !== undefined) names.push(name);
    if (value ?? spread) attribute.lastIndex = endOfBlock(code, attribute.lastIndex - 1);
  }
  return names;
}
