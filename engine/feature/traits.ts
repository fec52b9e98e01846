import type { AskValues, Attribute, Declaration, Setting } from './declaration.ts';

/** Lists the texts that a request gives to attributes of a kind, each with the name of its attribute. */
export function textsOf(
  kind: Attribute['kind'],
  { ask: shape = {} }: Pick<Declaration, 'ask'>,
  ask: AskValues,
): readonly (readonly [attribute: string, value: string])[] {
  const found: (readonly [attribute: string, value: string])[] = [];
  // What is asked has few of the attributes, in the order of the shape. A check asks this of each request several times.
  for (const name in ask) {
    const value = ask[name];
    if (shape[name]?.kind === kind && typeof value === 'string') found.push([name, value]);
  }
  return found;
}

/** Lists the keys of the settings of a kind that features have. */
export function settingsOf(
  kind: Setting['kind'],
  features: Iterable<Pick<Declaration, 'settings'>>,
): readonly string[] {
  return [...features].flatMap(({ settings = {} }) =>
    Object.keys(settings).filter((key) => settings[key]?.kind === kind),
  );
}

/** Picks what is set for a feature. */
export function settingsFor(feature: Pick<Declaration, 'settings'> | undefined, set: AskValues = {}): AskValues {
  const keys = Object.keys(feature?.settings ?? {});
  return Object.fromEntries(keys.flatMap((key) => (set[key] === undefined ? [] : [[key, set[key]]])));
}

/** Lists the providers and hosts whose pages a site allows in frames. */
export function originsIn(
  settings: AskValues = {},
  features: Iterable<Pick<Declaration, 'settings'>>,
): readonly string[] {
  return settingsOf('origins', features).flatMap((key) => (settings[key] as readonly string[] | undefined) ?? []);
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

/**
 * Splits the path of a component: its last part is its name, what is before it is the package. `undefined` if either is
 * missing.
 *
 * @example
 * readComponentPath('@mui/material/Button') // { package: '@mui/material', name: 'Button' }
 */
export function readComponentPath(path: string): { readonly package: string; readonly name: string } | undefined {
  const at = path.lastIndexOf('/');
  const [owner, name] = [path.slice(0, Math.max(at, 0)), path.slice(at + 1)];
  return owner === '' || name === '' ? undefined : { package: owner, name };
}

/** Identifies what is asked of a feature: the same request has the same key on every page. */
export function partKey(
  kind: string,
  { name, ask, text }: { readonly name?: string | undefined; readonly ask: object; readonly text?: string | undefined },
): string {
  return JSON.stringify([kind, name === kind ? '' : (name ?? ''), ask, text ?? '']);
}
