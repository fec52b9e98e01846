import type { Attribute, Kinds } from '../feature/declaration.ts';
import { exportOf, textsOf } from '../feature/traits.ts';
import type { ApiInclude, ApiTarget, Route, RouteAsk } from './manifest.ts';

/* What pages ask of features, by what these are. */

type Asking = Pick<Route, 'asks'>;

/** Lists what a page asks of one feature. */
export function asksOf({ asks = [] }: Asking, kind: string): readonly RouteAsk[] {
  return asks.filter((asked) => asked.kind === kind);
}

/** Lists the texts that a page gives to attributes of a kind, each once. */
export function textsOn(attributes: Attribute['kind'], { asks = [] }: Asking, kinds: Kinds): readonly string[] {
  const found = asks.flatMap(({ kind, ask }) => textsOf(attributes, kinds.get(kind) ?? {}, ask));
  return [...new Set(found.map(([, text]) => text))];
}

/** Lists what a page documents within its text. */
export function documentedOn({ asks = [] }: Asking, kinds: Kinds): readonly ApiInclude[] {
  return asks.flatMap((asked) => includeOf(asked, kinds) ?? []);
}

/** Returns what a page documents as a whole. */
export function documentedBy({ shows }: Pick<Route, 'shows'>, kinds: Kinds): ApiTarget | undefined {
  return shows && includeOf(shows, kinds);
}

/** Lists all that a page documents, as a whole and within its text. */
export function documentation(route: Pick<Route, 'asks' | 'shows'>, kinds: Kinds): readonly ApiInclude[] {
  const whole = documentedBy(route, kinds);
  return [...(whole === undefined ? [] : [whole]), ...documentedOn(route, kinds)];
}

/** Returns the documentation that a request is for; `undefined` if it is for something else. */
export function includeOf({ kind, ask }: Pick<RouteAsk, 'kind' | 'ask'>, kinds: Kinds): ApiInclude | undefined {
  const feature = kinds.get(kind);
  const target = feature?.documents === true ? exportOf(feature, ask) : undefined;
  if (feature === undefined || target === undefined) return undefined;
  const rows = Object.entries(feature.ask ?? {}).flatMap(([name, attribute]) => {
    const value = ask[name];
    return attribute.kind === 'list' && Array.isArray(value) ? [value.map(String)] : [];
  });
  return { package: target.package, name: target.name, ...(rows[0] === undefined ? {} : { rows: rows[0] }) };
}

/** Lists the exports of packages that a page shows in use. */
export function triedOn({ asks = [] }: Asking, kinds: Kinds): readonly ApiTarget[] {
  return asks.flatMap(({ kind, ask }) => {
    const feature = kinds.get(kind);
    const target = feature === undefined || feature.documents === true ? undefined : exportOf(feature, ask);
    return target === undefined ? [] : [{ package: target.package, name: target.name }];
  });
}
