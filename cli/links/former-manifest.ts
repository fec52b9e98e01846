import {
  MANIFEST_FORMAT,
  type RouteAsk,
  type Route,
  type RouteManifest,
  type TranslatedPage,
} from '../../engine/manifest/manifest.ts';

/** What pages asked of features before there was one list of it. */
interface FormerAsks {
  readonly demos?: readonly string[];
  readonly demoSettings?: Readonly<Record<string, RouteAsk['ask']>>;
  readonly openingDemo?: string;
  readonly includes?: readonly RouteAsk['ask'][];
  readonly api?: RouteAsk['ask'];
  readonly asks?: Readonly<Record<string, readonly Omit<RouteAsk, 'kind'>[]>>;
}

/** What front matter said about keys, of pages and of their translations. */
interface FormerKeys {
  readonly keyboard?: unknown;
}

/** Reads a manifest of this format, or of the one before it; `undefined` for anything else. */
export function toManifest(value: unknown): RouteManifest | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const manifest = value as Omit<Partial<RouteManifest>, 'formatVersion'> & { readonly formatVersion?: unknown };
  const { formatVersion, routes, translations, redirects } = manifest;
  if (typeof routes !== 'object' || routes === null || !Array.isArray(redirects)) return undefined;
  if (formatVersion === MANIFEST_FORMAT) return value as RouteManifest;
  if (formatVersion !== MANIFEST_FORMAT - 1) return undefined;
  const pagesOf = (pages: Readonly<Record<string, TranslatedPage & FormerKeys>>) => mapValues(pages, withGiven);
  return {
    ...(manifest as RouteManifest),
    formatVersion: MANIFEST_FORMAT,
    routes: mapValues(
      routes as object as Readonly<Record<string, Omit<Route, 'asks'> & FormerAsks & FormerKeys>>,
      withAsks,
    ),
    ...(translations === undefined
      ? {}
      : { translations: mapValues(translations, (own) => ({ ...own, pages: pagesOf(own.pages) })) }),
  };
}

function withAsks(route: Omit<Route, 'asks'> & FormerAsks & FormerKeys): Route {
  const { demos = [], demoSettings = {}, openingDemo, includes = [], api, asks = {}, ...rest } = route;
  const all: readonly RouteAsk[] = [
    ...demos.map((src) => ({
      kind: 'demo',
      ask: { src, ...demoSettings[src] },
      ...(src === openingDemo ? { opens: true as const } : {}),
    })),
    ...includes.map((ask) => ({ kind: 'api', ask })),
    ...Object.entries(asks).flatMap(([kind, parts]) => parts.map((part) => ({ kind, ...part }))),
  ];
  return {
    ...withGiven(rest),
    ...(api === undefined ? {} : { shows: { kind: 'api', ask: api } }),
    ...(all.length === 0 ? {} : { asks: all }),
  };
}

function withGiven<Page>({ keyboard, ...page }: Page & FormerKeys): Omit<Page & FormerKeys, 'keyboard'> {
  return keyboard === undefined ? page : { ...page, given: { keyboard } };
}

function mapValues<Value, Result>(
  values: Readonly<Record<string, Value>>,
  map: (value: Value) => Result,
): Readonly<Record<string, Result>> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]));
}
