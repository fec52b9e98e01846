import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { frameOrigins } from '../../../engine/address/embed.ts';
import { originsIn } from '../../../engine/feature/traits.ts';
import { asksForConsent, type SiteInfo } from '../../../engine/manifest/manifest.ts';
import { isForeignScript, sourcesOf } from '../../../site/ads/plan-slot.ts';
import { GTAG_ORIGIN } from '../../../site/analytics/transports/gtag-address.ts';
import { REDIRECT_SCRIPT } from '../../../site/pages/context/published-redirects.ts';
import { SHEETS_AWAITED } from '../../../site/frame/frame-template.ts';
import { FEATURES } from '../../../site/features/index.ts';
import { ASSETS, type SiteAssets } from '../../../site/pages/context/site-context.ts';
import { readLiveFrame } from '../../make/demos/live/live-frame.ts';
import { Failure } from '../../system/base/failure.ts';
import { packageRoot } from '../../system/base/package-root.ts';

/** Sites where readers may open a demo, by submitting a form. */
const SANDBOXES = ['https://stackblitz.com', 'https://codesandbox.io'];

/** Vite's manifest: maps each source to its output (https://vite.dev/guide/backend-integration). */
type BrowserManifest = Readonly<Record<string, { readonly file: string }>>;

/** Finds the scripts and stylesheets in the package's build. */
export function readSiteAssets(
  site: SiteInfo,
  {
    hasDemos,
    hasThemes,
    keptFrames = [],
    styles,
  }: {
    readonly hasDemos: boolean;
    readonly hasThemes: boolean;
    readonly keptFrames?: SiteAssets['liveFrames'];
    readonly styles: Readonly<Record<string, string>>;
  },
): SiteAssets {
  const folder = join(packageRoot(), 'dist', 'browser');
  const lists = ['manifest.json', 'styles.json'];
  if (!lists.every((name) => existsSync(join(folder, name))))
    throw new Failure('The package has not been built.', 'run `npm run build` in its folder');
  const built = lists
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as BrowserManifest)
    .reduce((all, some) => ({ ...all, ...some }));
  const sheet = (name: string) => built[`styles/${name}.css`]?.file ?? '';
  const scriptOf = (name: string) => readFileSync(join(packageRoot(), 'dist', 'scripts', `${name}.js`), 'utf8').trim();
  const [boot = '', explain = '', theme = ''] = ['boot', 'explain', 'stored-theme'].map(scriptOf);
  const inline = [boot, SHEETS_AWAITED, ...(hasThemes ? [theme] : [])];
  const icon = built['icon.svg']?.file ?? '';
  const touchIcon = 'touch-icon.png';
  const inPages = [sheet('opening'), sheet('marks'), sheet('banner'), sheet('ask')];
  const [opening = '', marks = '', banner = '', ask = ''] = inPages.map((name) =>
    readFileSync(join(folder, name), 'utf8').trim(),
  );
  const hasLiveCode = hasDemos && site.liveCode === true;
  const frame = hasLiveCode ? readLiveFrame() : undefined;
  const editor = built['islands/demo/live/open-live.ts']?.file;
  // Files that are inlined in pages are not part of the site, our logo is not for sites with their own brand, and the
  // editor, the largest of all, not for sites whose demos cannot be edited.
  const names = readdirSync(folder)
    .filter(
      (name) =>
        ![...lists, ...inPages, touchIcon].includes(name) &&
        (site.brand === undefined || name !== icon) &&
        (hasLiveCode || name !== editor),
    )
    .toSorted();
  return {
    files: names.map((name) => ({ name, source: join(folder, name) })),
    stylesheets: {
      first: sheet('first'),
      later: sheet('later'),
      kinds: {
        rows: sheet('rows'),
        demos: sheet('demos'),
        home: sheet('home'),
        landings: sheet('landings'),
        slots: sheet('slots'),
      },
      features: {
        ...Object.fromEntries(
          Object.entries(built).flatMap(([source, { file }]) => {
            const name = /^features\/([\w-]+)\/style\.css$/.exec(source)?.[1];
            return name === undefined ? [] : [[`feature-${name}`, `${ASSETS}/${file}`]];
          }),
        ),
        ...styles,
      },
    },
    endsStylesheet: sheet('ends'),
    icon,
    touchIcon: join(folder, touchIcon),
    script: built['start/main.ts']?.file ?? '',
    openingStyles: opening + (site.banner === undefined ? '' : banner) + (asksForConsent(site) ? ask : ''),
    markStyles: marks,
    bootScript: boot,
    themeScript: theme,
    explainScript: explain,
    earlyScripts: earlySources(site).map((source) => built[source]?.file ?? ''),
    policy: policyFor(inline, site, hasDemos),
    hostPolicy: policyFor([...inline, REDIRECT_SCRIPT], site, hasDemos),
    liveFrames: [...(frame === undefined ? [] : [frame]), ...keptFrames.filter(({ path }) => path !== frame?.path)],
  };
}

/** Lists the sources of the scripts that a text page loads before the reader interacts, on the official host. */
function earlySources({ ads, analytics, serviceWorker }: SiteInfo): readonly string[] {
  const reports = analytics !== undefined && analytics.transport !== 'none' && analytics.consent === 'not-required';
  return [
    'start/main.ts',
    ...(ads === undefined ? [] : ['islands/ad/mount-slot.ts']),
    ...(ads === undefined || sourcesOf(ads).length === 0 ? [] : ['islands/ad/start-source.ts']),
    ...(reports ? ['analytics/start.ts'] : []),
    ...(reports && analytics.transport !== 'beacon' ? [`analytics/transports/${analytics.transport}.ts`] : []),
    ...(reports && analytics.webVitalsShare > 0 ? ['analytics/web-vitals.ts'] : []),
    ...(serviceWorker === 'register' ? ['start/register-worker.ts'] : []),
  ];
}

/**
 * Returns the content security policy: scripts from this site only, the inline ones, and those in `nav/site.yaml`;
 * search runs on WebAssembly (https://www.w3.org/TR/CSP3/).
 */
function policyFor(inlineScripts: readonly string[], site: SiteInfo, hasDemos: boolean): string {
  const { analytics, ads, head, liveCode } = site;
  const inline = inlineScripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  const ofAds = ads === undefined ? [] : sourcesOf(ads).filter(isForeignScript);
  const scripts = [...ofAds.map(({ address }) => address), ...(head?.scripts ?? [])];
  const origins = [
    ...(analytics?.transport === 'gtag' ? [GTAG_ORIGIN] : []),
    ...scripts.flatMap((address) => (URL.canParse(address) ? new URL(address).origin : [])),
  ];
  const sources = ["'self'", "'wasm-unsafe-eval'", ...inline, ...new Set(origins)];
  return `script-src ${sources.join(' ')}; object-src 'none'; base-uri 'none'; form-action 'self'${hasDemos ? ` ${SANDBOXES.join(' ')}` : ''}${framesFor(site, hasDemos && liveCode === true)}`;
}

/**
 * Restricts frames to this site and what its features embed: live code would otherwise get out of its frame by going to another
 * address. A site with neither has no restriction, because its own scripts may use frames.
 */
function framesFor({ settings, features = [] }: SiteInfo, hasLiveCode: boolean): string {
  const origins = frameOrigins(originsIn(settings, [...FEATURES, ...features]));
  return origins.length === 0 && !hasLiveCode ? '' : `; frame-src ${["'self'", ...origins].join(' ')}`;
}
