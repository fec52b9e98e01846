import { AD_SOURCES } from '../manifest/manifest.ts';
import type { Located, NavSite } from '../model/navigation.ts';
import { readComponentSource } from '../feature/own-components.ts';
import { splitAddress } from '../address/address.ts';
import { toPathname } from '../address/pathname.ts';
import { TEXT_SETTINGS, type SiteConfig } from '../schema/site.ts';
import type { ValidatedFile } from '../schema/validate.ts';
import { placesOf, locateTexts, idleKey, type Places } from './config-places.ts';
import { infoOf, languagesOf } from './site-info.ts';
import type { ParsedFile } from '../yaml/yaml-node.ts';

/** Fills in the defaults of `nav/site.yaml`, and locates its values; cannot fail. */
export function normalizeSite({ config, file }: ValidatedFile<SiteConfig>): NavSite {
  const places = placesOf(file);
  const { at, keyAt, locate, locateAll, locateKey } = places;
  const { brand, home, slots, stylesheets } = config;
  const adverts = locateAdverts(config, places);
  const ownComponents = locateOwnComponents(config, places);
  const info = infoOf(config);
  return {
    info,
    file: file.path,
    sectionOrder: config.sections && locateAll(config.sections, 'sections'),
    fallback: locate(config.fallback, 'fallback'),
    redirects: (config.redirects ?? []).map(({ from, to }, index) => ({
      from: toPathname(splitAddress(from).pathname),
      written: { value: from, span: at('redirects', index, 'from') },
      to: { value: to, span: at('redirects', index, 'to') },
    })),
    languages: locateKey(languagesOf(config), 'code', 'languages'),
    url: locate(config.url, 'url'),
    editUrl: locate(config.editUrl, 'editUrl'),
    problemUrl: locate(config.problemUrl, 'problemUrl'),
    repository: locate(config.repository, 'repository'),
    content: locate(config.content, 'content'),
    apiAddresses: locate(config.apiAddresses, 'apiAddresses'),
    foreign: presentOf(
      locate(config.analytics?.endpoint, 'analytics', 'endpoint'),
      locate(config.feedback?.endpoint, 'feedback', 'endpoint'),
      locate(config.versionsFrom, 'versionsFrom'),
      ...AD_SOURCES.map((source) => locate(config.ads?.[source], 'ads', source)),
      ...adverts.links,
      ...adverts.images,
    ),
    colors: locateColors(config, places),
    pictures: [
      ...presentOf(
        locate(config.logo, 'logo'),
        locate(config.logoDark, 'logoDark'),
        locate(brand?.favicon, 'brand', 'favicon'),
      ),
      ...locateKey(home?.features, 'picture', 'home', 'features'),
    ],
    links: linksOf(config, places),
    texts: locateTexts(file, 'title', 'description', ...TEXT_SETTINGS),
    icons: locateKey(home?.features, 'icon', 'home', 'features'),
    modules: [
      ...Object.entries(slots ?? {}).flatMap(([name, slot]) =>
        presentOf(locate(slot?.module, 'slots', name, 'module'), locate(slot?.provider, 'slots', name, 'provider')),
      ),
      ...ownComponents.map(({ module, span }) => ({ value: module, span })),
    ],
    viteConfig: config.viteConfig === 'none' ? undefined : locate(config.viteConfig, 'viteConfig'),
    components: Object.entries(info.components ?? {}).map(([name, value]) => ({ value, span: at('components', name) })),
    ownComponents,
    features: locateAll(config.features, 'features'),
    ownRules: locateAll(config.ownRules, 'ownRules'),
    startPage: [...(home ? [at('home')] : []), ...(slots?.home ? [at('slots', 'home')] : [])],
    switches: {
      search: config.search === undefined ? { file: file.path, start: 0, end: 0 } : at('search'),
      socialCards: at('socialCards'),
      ...Object.fromEntries(Object.keys(info.settings ?? {}).map((key) => [key, at(key)])),
    },
    bannerUntil: locate(config.banner?.until, 'banner', 'until'),
    adverts,
    related: locateKey(config.related, 'manifest', 'related'),
    rules: Object.entries(config.rules ?? {}).map(([code, level]) => ({
      code: { value: code, span: keyAt('rules', code) },
      level,
    })),
    withoutEffect: keysWithoutEffect(config, file),
    stylesheets: [
      ...locateAll(brand?.stylesheets, 'brand', 'stylesheets'),
      ...locateKey(stylesheets, 'href', 'stylesheets'),
    ],
    scripts: locateAll(config.head?.scripts, 'head', 'scripts'),
    stylesheetPrefixes: (stylesheets ?? []).flatMap(({ prefixes }, index) =>
      locateAll(prefixes, 'stylesheets', index, 'prefixes'),
    ),
  };
}

function presentOf(...values: readonly (Located<string> | undefined)[]): readonly Located<string>[] {
  return values.filter((value) => value !== undefined);
}

function locateColors({ brand, colorSchemes = {} }: SiteConfig, { at }: Places): NavSite['colors'] {
  return (['light', 'dark'] as const).flatMap((mode) => [
    ...Object.keys(brand?.[mode] ?? {}).map((key) => ({ mode, key, span: at('brand', mode, key) })),
    ...Object.entries(colorSchemes).flatMap(([scheme, colors]) =>
      Object.keys(colors[mode] ?? {}).map((key) => ({
        scheme,
        mode,
        key,
        span: at('colorSchemes', scheme, mode, key),
      })),
    ),
  ]);
}

function keysWithoutEffect(
  { logo, analytics, feedback, search }: SiteConfig,
  file: ParsedFile,
): NavSite['withoutEffect'] {
  const isWithAnalytics = feedback?.transport === 'analytics';
  return [
    ...idleKey(file, ['logoDark'], logo === undefined && { needs: 'logo' }),
    ...idleKey(file, ['feedback'], isWithAnalytics && analytics === undefined && { needs: 'analytics' }),
    ...idleKey(file, ['synonyms'], search === false && { beside: 'search: false' }),
    ...idleKey(file, ['analytics', 'id'], analytics?.transport === 'beacon' && { beside: 'transport: beacon' }),
    ...idleKey(file, ['analytics', 'endpoint'], analytics?.transport === 'gtag' && { beside: 'transport: gtag' }),
    ...idleKey(file, ['feedback', 'endpoint'], isWithAnalytics && { beside: 'transport: analytics' }),
  ];
}

/** Locates the components that are modules; the place of a module leaves out the export after it, if it can. */
function locateOwnComponents({ components = {} }: SiteConfig, { at, keyAt }: Places): NavSite['ownComponents'] {
  return Object.entries(components).flatMap(([name, target]): NavSite['ownComponents'] => {
    const source = readComponentSource(target);
    if (source === undefined) return [];
    const span = at('components', name);
    const isPlain = span.end - span.start === target.length;
    const end = isPlain ? span.start + target.split('#', 1).join('').length : span.end;
    return [{ name, ...source, nameSpan: keyAt('components', name), span: { ...span, end } }];
  });
}

function linksOf({ footer, banner, home }: SiteConfig, { locate, locateKey }: Places): readonly Located<string>[] {
  return [
    ...locateKey(home?.actions, 'href', 'home', 'actions'),
    ...locateKey(home?.features, 'href', 'home', 'features'),
    ...(home?.sections ?? []).flatMap(({ links }, at) => locateKey(links, 'href', 'home', 'sections', at, 'links')),
    ...(footer?.columns ?? []).flatMap(({ links }, at) => locateKey(links, 'href', 'footer', 'columns', at, 'links')),
    ...locateKey(footer?.social, 'href', 'footer', 'social'),
    ...presentOf(locate(banner?.href, 'banner', 'href')),
  ];
}

function locateAdverts({ ads }: SiteConfig, { locate, locateKey }: Places): NavSite['adverts'] {
  const { inHouse, appeal } = ads ?? {};
  const under = (key: 'link' | 'img') => [
    ...locateKey(inHouse, key, 'ads', 'inHouse'),
    ...presentOf(locate(appeal?.[key], 'ads', 'appeal', key)),
  ];
  return { links: under('link'), images: under('img') };
}
