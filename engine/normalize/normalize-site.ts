import { AD_SOURCES } from '../manifest/manifest.ts';
import type { Located, NavSite } from '../model/navigation.ts';
import { readComponentSource } from '../feature/own-components.ts';
import { splitAddress } from '../address/address.ts';
import { toPathname } from '../address/pathname.ts';
import { TEXT_SETTINGS, type SiteConfig } from '../schema/site.ts';
import type { ValidatedFile } from '../schema/validate.ts';
import { findIdle, findWithoutEffect, keySpan, placesOf, locateTexts, type Locate } from './config-places.ts';
import { infoOf, languagesOf } from './site-info.ts';

/** Fills in the defaults of `nav/site.yaml`, and locates its values; cannot fail. */
export function normalizeSite({ config, file }: ValidatedFile<SiteConfig>): NavSite {
  const { at, locate } = placesOf(file);
  const adverts = locateAdverts(config, locate);
  const ownComponents = locateOwnComponents(config, file);
  const info = infoOf(config);
  return {
    info,
    file: file.path,
    sectionOrder: config.sections?.map((value, index) => ({ value, span: at('sections', index) })),
    fallback: locate(config.fallback, 'fallback'),
    redirects: (config.redirects ?? []).map(({ from, to }, index) => ({
      from: toPathname(splitAddress(from).pathname),
      written: { value: from, span: at('redirects', index, 'from') },
      to: { value: to, span: at('redirects', index, 'to') },
    })),
    languages: languagesOf(config).map(({ code }, index) => ({ value: code, span: at('languages', index, 'code') })),
    url: locate(config.url, 'url'),
    editUrl: locate(config.editUrl, 'editUrl'),
    problemUrl: locate(config.problemUrl, 'problemUrl'),
    repository: locate(config.repository, 'repository'),
    content: locate(config.content, 'content'),
    apiAddresses: locate(config.apiAddresses, 'apiAddresses'),
    foreign: foreignAddresses(config, locate, adverts),
    colors: (['light', 'dark'] as const).flatMap((mode) => [
      ...Object.keys(config.brand?.[mode] ?? {}).map((key) => ({ mode, key, span: at('brand', mode, key) })),
      ...Object.entries(config.colorSchemes ?? {}).flatMap(([scheme, colors]) =>
        Object.keys(colors[mode] ?? {}).map((key) => ({
          scheme,
          mode,
          key,
          span: at('colorSchemes', scheme, mode, key),
        })),
      ),
    ]),
    pictures: [
      locate(config.logo, 'logo'),
      locate(config.logoDark, 'logoDark'),
      locate(config.brand?.favicon, 'brand', 'favicon'),
      ...(config.home?.features ?? []).map(({ picture }, index) =>
        locate(picture, 'home', 'features', index, 'picture'),
      ),
    ].filter((found) => found !== undefined),
    links: linksOf(config, locate),
    texts: locateTexts(file, 'title', 'description', ...TEXT_SETTINGS),
    icons: (config.home?.features ?? []).flatMap(
      ({ icon }, index) => locate(icon, 'home', 'features', index, 'icon') ?? [],
    ),
    modules: [
      ...Object.entries(config.slots ?? {}).flatMap(([name, slot]) =>
        [locate(slot?.module, 'slots', name, 'module'), locate(slot?.provider, 'slots', name, 'provider')].filter(
          (found) => found !== undefined,
        ),
      ),
      ...ownComponents.map(({ module, span }) => ({ value: module, span })),
    ],
    viteConfig: config.viteConfig === 'none' ? undefined : locate(config.viteConfig, 'viteConfig'),
    components: Object.entries(config.components ?? {}).flatMap(
      ([name, value]) => locate(value, 'components', name) ?? [],
    ),
    ownComponents,
    features: (config.features ?? []).map((value, index) => ({ value, span: at('features', index) })),
    ownRules: (config.ownRules ?? []).map((value, index) => ({ value, span: at('ownRules', index) })),
    startPage: [
      ...(config.home === undefined ? [] : [at('home')]),
      ...(config.slots?.home === undefined ? [] : [at('slots', 'home')]),
    ],
    switches: {
      search: config.search === undefined ? { file: file.path, start: 0, end: 0 } : at('search'),
      socialCards: at('socialCards'),
      ...Object.fromEntries(Object.keys(info.settings ?? {}).map((key) => [key, at(key)])),
    },
    bannerUntil: locate(config.banner?.until, 'banner', 'until'),
    adverts,
    related: (config.related ?? []).map(({ manifest }, index) => ({
      value: manifest,
      span: at('related', index, 'manifest'),
    })),
    rules: Object.entries(config.rules ?? {}).map(([code, level]) => ({
      code: {
        value: code,
        span: keySpan(file, ['rules', code]),
      },
      level,
    })),
    withoutEffect: [
      ...findWithoutEffect(file, [], config, {
        logoDark: 'logo',
        ...(config.feedback?.transport === 'analytics' ? { feedback: 'analytics' } : {}),
      }),
      ...findIdle(file, [], config, { search: { false: 'synonyms' } }),
      ...findIdle(file, ['analytics'], config.analytics, { transport: { beacon: 'id', gtag: 'endpoint' } }),
      ...findIdle(file, ['feedback'], config.feedback, { transport: { analytics: 'endpoint' } }),
    ],
    stylesheets: [
      ...(config.brand?.stylesheets ?? []).map((value, index) => ({ value, span: at('brand', 'stylesheets', index) })),
      ...(config.stylesheets ?? []).map(({ href }, index) => ({
        value: href,
        span: at('stylesheets', index, 'href'),
      })),
    ],
    scripts: (config.head?.scripts ?? []).map((value, index) => ({ value, span: at('head', 'scripts', index) })),
    stylesheetPrefixes: (config.stylesheets ?? []).flatMap(({ prefixes }, index) =>
      prefixes.map((value, position) => ({ value, span: at('stylesheets', index, 'prefixes', position) })),
    ),
  };
}

/** Locates the components that are modules; the place of a module leaves out the export after it, if it can. */
function locateOwnComponents(
  { components = {} }: SiteConfig,
  file: ValidatedFile<SiteConfig>['file'],
): NavSite['ownComponents'] {
  const { at } = placesOf(file);
  return Object.entries(components).flatMap(([name, target]): NavSite['ownComponents'] => {
    const source = readComponentSource(target);
    if (source === undefined) return [];
    const span = at('components', name);
    const isPlain = span.end - span.start === target.length;
    const end = isPlain ? span.start + target.split('#', 1).join('').length : span.end;
    return [{ name, ...source, nameSpan: keySpan(file, ['components', name]), span: { ...span, end } }];
  });
}

function linksOf({ footer, banner, home }: SiteConfig, locate: Locate): readonly Located<string>[] {
  const columns = (footer?.columns ?? []).flatMap(({ links }, column) =>
    links.map(({ href }, index) => locate(href, 'footer', 'columns', column, 'links', index, 'href')),
  );
  const social = (footer?.social ?? []).map(({ href }, index) => locate(href, 'footer', 'social', index, 'href'));
  const actions = (home?.actions ?? []).map(({ href }, index) => locate(href, 'home', 'actions', index, 'href'));
  const features = (home?.features ?? []).map(({ href }, index) => locate(href, 'home', 'features', index, 'href'));
  const sections = (home?.sections ?? []).flatMap(({ links = [] }, section) =>
    links.map(({ href }, index) => locate(href, 'home', 'sections', section, 'links', index, 'href')),
  );
  return [...actions, ...features, ...sections, ...columns, ...social, locate(banner?.href, 'banner', 'href')].filter(
    (found) => found !== undefined,
  );
}

function foreignAddresses(
  { ads, analytics, feedback, versionsFrom }: SiteConfig,
  locate: Locate,
  { links, images }: NavSite['adverts'],
): readonly Located<string>[] {
  return [
    locate(analytics?.endpoint, 'analytics', 'endpoint'),
    locate(feedback?.endpoint, 'feedback', 'endpoint'),
    locate(versionsFrom, 'versionsFrom'),
    ...AD_SOURCES.map((source) => locate(ads?.[source], 'ads', source)),
    ...links,
    ...images,
  ].filter((address) => address !== undefined);
}

function locateAdverts({ ads }: SiteConfig, locate: Locate): NavSite['adverts'] {
  const adverts = [
    ...(ads?.inHouse ?? []).map((advert, index) => ({ advert, path: ['ads', 'inHouse', index] })),
    ...(ads?.appeal ? [{ advert: ads.appeal, path: ['ads', 'appeal'] }] : []),
  ];
  return {
    links: adverts.flatMap(({ advert, path }) => locate(advert.link, ...path, 'link') ?? []),
    images: adverts.flatMap(({ advert, path }) => locate(advert.img, ...path, 'img') ?? []),
  };
}
