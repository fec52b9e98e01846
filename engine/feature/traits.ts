import { readComponentPath } from './component-path.ts';
import type { AskValues, Attribute, Declaration } from './declaration.ts';

/** Lists the texts that a request gives to attributes of a kind, each with the name of its attribute. */
export function textsOf(
  kind: Attribute['kind'],
  { ask: shape = {} }: Pick<Declaration, 'ask'>,
  ask: AskValues,
): readonly (readonly [attribute: string, value: string])[] {
  return Object.entries(shape).flatMap(([name, attribute]) => {
    const value = ask[name];
    return attribute.kind === kind && typeof value === 'string' ? [[name, value] as const] : [];
  });
}

/** An export of a package that a page asks for. */
export interface AskedExport {
  readonly package: string;
  readonly name: string;
  /** The names of the attributes that say so: the same for a component with its package. */
  readonly from: { readonly package: string; readonly name: string };
}

/** Returns the export that a request names; `undefined` if it names none. */
export function exportOf(feature: Pick<Declaration, 'ask'>, ask: AskValues): AskedExport | undefined {
  const [owner] = textsOf('package', feature, ask);
  const [name] = textsOf('export', feature, ask);
  if (owner !== undefined && name !== undefined)
    return { package: owner[1], name: name[1], from: { package: owner[0], name: name[0] } };
  const [component] = textsOf('component', feature, ask);
  const target = component && readComponentPath(component[1]);
  return target && { ...target, from: { package: component[0], name: component[0] } };
}
