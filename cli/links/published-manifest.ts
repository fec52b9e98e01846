import { readFileSync } from 'node:fs';
import {
  MANIFEST_FORMAT,
  type RouteManifest,
  type RouteAsk,
  type Route,
  type TranslatedPage,
} from '../../engine/manifest/manifest.ts';
import { isSystemError, tryTo } from '../system/base/failure.ts';
/** The manifest of a site, or a clause that says why it cannot be read. */
export type PublishedManifest = { readonly manifest: RouteManifest } | { readonly why: string };

/** Milliseconds within which a host must send its manifest. */
const PATIENCE = 10_000;

/** Fetches the manifest that a site publishes. Rejects if its host cannot be reached. */
export async function fetchManifest(address: string): Promise<PublishedManifest> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok) return { why: `its host answers ${response.status}` };
  const read = parseManifest(await response.text());
  if ('why' in read) return read;
  const base = read.manifest.base ?? baseOf(new URL(address), read.manifest.site.url);
  return { manifest: base === '' ? read.manifest : { ...read.manifest, base } };
}

/** Reads the manifest in a file, as a build or `docs-nav routes --out` writes it. */
export function readManifestFile(path: string): PublishedManifest {
  try {
    return parseManifest(readFileSync(path, 'utf8'));
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return { why: error.code === 'ENOENT' ? 'there is no such file' : `the system says ${error.code}` };
  }
}

function parseManifest(text: string): PublishedManifest {
  const value = tryTo(() => JSON.parse(text) as unknown);
  if (value === undefined) return { why: 'it is not JSON' };
  const manifest = toManifest(value);
  const { formatVersion, sections, site } = (manifest ?? value ?? {}) as Partial<RouteManifest>;
  if (Number(formatVersion) > MANIFEST_FORMAT)
    return { why: `its format is ${formatVersion}, and this version of docs-nav reads up to ${MANIFEST_FORMAT}` };
  const isWhole =
    Array.isArray(sections) && typeof site?.url === 'string' && URL.canParse(site.url) && Array.isArray(site.languages);
  return manifest !== undefined && isWhole ? { manifest } : { why: 'it is not a manifest of docs-nav' };
}

/** Returns the base of a site whose manifest, at this address, does not name it. */
function baseOf({ origin, pathname }: URL, official: string): string {
  const at = pathname.indexOf('/_nav/');
  return origin === new URL(official).origin && at >= 0 ? pathname.slice(0, at) : '';
}

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
