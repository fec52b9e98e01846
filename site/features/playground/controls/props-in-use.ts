import { endOfBlock } from './split-code.ts';

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
