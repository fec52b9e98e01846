import type { Ads, Analytics, Home, SiteInfo } from '../manifest/manifest.ts';
import { directionOf } from '../text/language.ts';
import { toPathname } from '../address/pathname.ts';
import { AD_DEFAULTS, type AdsConfig } from '../schema/ads.ts';
import { WEB_VITALS_SHARE, type AnalyticsConfig } from '../schema/analytics.ts';
import type { BrandConfig } from '../schema/brand.ts';
import type { HomeConfig } from '../schema/home.ts';
import { SiteConfig } from '../schema/site.ts';
import type { SlotsConfig } from '../schema/slots.ts';
import { normalizeSiteUrl } from '../address/site-url.ts';
import { definedOnly } from '../text/defined-only.ts';

/** Folder of the Markdown pages if `content` is left out. */
const DEFAULT_CONTENT = 'content';

/** Returns the languages of a site, the default one first. */
export function languagesOf({ languages }: SiteConfig): NonNullable<SiteConfig['languages']> {
  return languages ?? [{ code: 'en', name: 'English' }];
}

/** Returns the site-wide part of the manifest, with defaults filled in. */
export function infoOf(config: SiteConfig): SiteInfo {
  const { brand, footer, banner, home, slots, head, feedback, demoMode, analytics, ads } = config;
  return definedOnly({
    id: config.id,
    title: config.title,
    description: config.description,
    logo: config.logo,
    logoDark: config.logoDark,
    url: normalizeSiteUrl(config.url),
    languages: languagesOf(config).map(({ code, name, direction }) => ({
      code,
      name,
      direction: direction ?? directionOf(code),
    })),
    content: plainFolder(config.content ?? '') || DEFAULT_CONTENT,
    editUrl: config.editUrl,
    problemUrl: config.problemUrl,
    repository: config.repository,
    stylesheets: (config.stylesheets ?? []).map(({ href, prefixes, afterPaint }) => ({
      href,
      prefixes: prefixes.map(toPathname),
      ...(afterPaint === true ? { afterPaint } : {}),
    })),
    hosts: config.hosts,
    apiAddresses: config.apiAddresses,
    keep: config.keep,
    brand: brand && normalizeColors(brand),
    colorSchemes:
      config.colorSchemes &&
      Object.fromEntries(
        Object.entries(config.colorSchemes).map(([name, scheme]) => [name, normalizeColors(scheme)] as const),
      ),
    footer: footer && definedOnly(footer),
    banner: banner && definedOnly({ text: banner.text, href: banner.href }),
    home: home && normalizeHome(home),
    slots: slots && normalizeSlots(slots),
    head: head && definedOnly(head),
    components: config.components,
    settings: settingsIn(config),
    mdx: config.mdx,
    search: config.search ?? true,
    versionsFrom: config.versionsFrom,
    synonyms: config.synonyms,
    socialCards: config.socialCards === true ? (true as const) : undefined,
    demoEnvironment: config.demoEnvironment,
    feedback: feedback && definedOnly(feedback),
    demoMode: demoMode === 'light' ? { only: demoMode } : demoMode && definedOnly(demoMode),
    liveCode: config.liveCode === true ? (true as const) : undefined,
    viteConfig: config.viteConfig,
    analytics: analytics && normalizeAnalytics(analytics),
    ads: ads && normalizeAds(ads),
    serviceWorker: config.serviceWorker ?? 'none',
    budgets: definedOnly(config.budgets ?? {}),
  });
}

/** Returns what is set for features: the keys that only they declare. */
function settingsIn(config: SiteConfig): SiteInfo['settings'] {
  const set = Object.entries(config).filter(([key]) => !Object.hasOwn(SiteConfig.shape, key));
  return set.length === 0 ? undefined : (Object.fromEntries(set) as SiteInfo['settings']);
}

/**
 * Normalizes a folder's path from the root, so that the paths of its files start with it: `./docs//pages/` becomes
 * `docs/pages`.
 */
function plainFolder(written: string): string {
  return written
    .split('/')
    .filter((segment) => segment !== '' && segment !== '.')
    .join('/');
}

function normalizeHome({ features, sections, ...home }: HomeConfig): Home {
  return definedOnly({
    ...home,
    features: features?.map(definedOnly),
    sections: sections?.map(({ links, ...section }) => definedOnly({ ...section, links: links?.map(definedOnly) })),
  }) as Home;
}

function normalizeSlots(slots: SlotsConfig): NonNullable<SiteInfo['slots']> {
  return Object.fromEntries(
    Object.entries(slots).flatMap(([name, slot]) => (slot === undefined ? [] : [[name, definedOnly(slot)]])),
  );
}

function normalizeColors<Rest extends object>({ light, dark, ...rest }: Rest & Pick<BrandConfig, 'light' | 'dark'>) {
  return definedOnly({ ...definedOnly(rest), light: light && definedOnly(light), dark: dark && definedOnly(dark) });
}

function normalizeAnalytics(analytics: AnalyticsConfig): Analytics {
  const { consent = 'not-required', webVitalsShare = WEB_VITALS_SHARE } = analytics;
  return definedOnly({ ...analytics, consent, webVitalsShare });
}

function normalizeAds({ inHouse, appeal, ...ads }: AdsConfig): Ads {
  return definedOnly({
    ...AD_DEFAULTS,
    ...definedOnly(ads),
    inHouse: (inHouse ?? []).map(definedOnly),
    appeal: appeal && definedOnly(appeal),
  });
}
