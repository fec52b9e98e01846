import {
  AD_SOURCES,
  type Ads,
  type Analytics,
  type Brand,
  type Home,
  type ProductVersion,
  type SiteInfo,
} from './manifest.ts';
import { normalizeNodes } from './normalize-node.ts';
import type { DependentKey, Located, NavSection, NavSite, NavVersion } from './navigation.ts';
import { findEntry, findNode, isUnread, spanOf, type ParsedFile, type PathStep } from './parse/yaml-node.ts';
import { splitAddress, toPathname } from './pathname.ts';
import type { BrandConfig } from './schema/brand.ts';
import { AD_DEFAULTS, type AdsConfig } from './schema/ads.ts';
import { WEB_VITALS_SHARE, type AnalyticsConfig } from './schema/analytics.ts';
import type { HomeConfig } from './schema/home.ts';
import { SectionConfig, VersionConfig } from './schema/section.ts';
import { DECIDING_SETTINGS, type SiteConfig } from './schema/site.ts';
import type { SlotsConfig } from './schema/slots.ts';
import { decidingKeys, findUnreadKeys } from './schema/unread-keys.ts';
import type { ValidatedFile } from './schema/validate.ts';
import { normalizeSiteUrl } from './site-url.ts';
import type { Span } from './source.ts';

/** Folder of the Markdown pages when `content` is left out. */
const DEFAULT_CONTENT = 'content';

/** Fills in the defaults of `nav/site.yaml`; cannot fail. */
export function normalizeSite({ config, file }: ValidatedFile<SiteConfig>): NavSite {
  const { at, locate } = placesOf(file);
  const languages = config.languages ?? [{ code: 'en', name: 'English' }];
  const stylesheets = config.stylesheets ?? [];
  const info: SiteInfo = {
    ...(config.id === undefined ? {} : { id: config.id }),
    title: config.title,
    ...(config.description === undefined ? {} : { description: config.description }),
    ...(config.logo === undefined ? {} : { logo: config.logo }),
    ...(config.logoDark === undefined ? {} : { logoDark: config.logoDark }),
    url: normalizeSiteUrl(config.url),
    languages: languages.map(({ code, name, direction }) => ({ code, name, direction: direction ?? 'ltr' })),
    content: plainFolder(config.content ?? '') || DEFAULT_CONTENT,
    ...(config.editUrl === undefined ? {} : { editUrl: config.editUrl }),
    ...(config.problemUrl === undefined ? {} : { problemUrl: config.problemUrl }),
    ...(config.repository === undefined ? {} : { repository: config.repository }),
    stylesheets: stylesheets.map(({ href, prefixes, afterPaint }) => ({
      href,
      prefixes: prefixes.map(toPathname),
      ...(afterPaint === true ? { afterPaint } : {}),
    })),
    ...(config.hosts === undefined ? {} : { hosts: config.hosts }),
    ...(config.brand === undefined ? {} : { brand: normalizeBrand(config.brand) }),
    ...(config.footer === undefined ? {} : { footer: definedOnly(config.footer) }),
    ...(config.banner === undefined
      ? {}
      : { banner: definedOnly({ text: config.banner.text, href: config.banner.href }) }),
    ...(config.home === undefined ? {} : { home: normalizeHome(config.home) }),
    ...(config.slots === undefined ? {} : { slots: normalizeSlots(config.slots) }),
    ...(config.head === undefined ? {} : { head: definedOnly(config.head) }),
    ...(config.components === undefined ? {} : { components: config.components }),
    ...(config.math === true ? { math: true as const } : {}),
    search: config.search ?? true,
    ...(config.versionsFrom === undefined ? {} : { versionsFrom: config.versionsFrom }),
    ...(config.synonyms === undefined ? {} : { synonyms: config.synonyms }),
    ...(config.socialCards === true ? { socialCards: true as const } : {}),
    ...(config.demoEnvironment === undefined ? {} : { demoEnvironment: config.demoEnvironment }),
    ...(config.feedback === undefined ? {} : { feedback: definedOnly(config.feedback) }),
    ...(config.demoMode === undefined ? {} : { demoMode: definedOnly(config.demoMode) }),
    ...(config.viteConfig === undefined ? {} : { viteConfig: config.viteConfig }),
    ...(config.analytics === undefined ? {} : { analytics: normalizeAnalytics(config.analytics) }),
    ...(config.ads === undefined ? {} : { ads: normalizeAds(config.ads) }),
    serviceWorker: config.serviceWorker ?? 'none',
    budgets: definedOnly(config.budgets ?? {}),
  };
  const adverts = locateAdverts(config, locate);
  return {
    info,
    file: file.path,
    sectionOrder: config.sections?.map((value, index) => ({ value, span: at('sections', index) })),
    unreadKeys: findUnreadKeys(file.root, DECIDING_SETTINGS),
    fallback: locate(config.fallback, 'fallback'),
    redirects: (config.redirects ?? []).map(({ from, to }, index) => ({
      from: toPathname(splitAddress(from).pathname),
      written: { value: from, span: at('redirects', index, 'from') },
      to: { value: to, span: at('redirects', index, 'to') },
    })),
    languages: languages.map(({ code }, index) => ({ value: code, span: at('languages', index, 'code') })),
    url: locate(config.url, 'url'),
    editUrl: locate(config.editUrl, 'editUrl'),
    problemUrl: locate(config.problemUrl, 'problemUrl'),
    repository: locate(config.repository, 'repository'),
    content: locate(config.content, 'content'),
    isContentHidden: isUnread(file.root, 'content'),
    foreign: foreignAddresses(config, locate, adverts),
    logos: [locate(config.logo, 'logo'), locate(config.logoDark, 'logoDark')].filter((logo) => logo !== undefined),
    brandColors: (['light', 'dark'] as const).flatMap((mode) =>
      Object.keys(config.brand?.[mode] ?? {}).map((key) => ({ mode, key, span: at('brand', mode, key) })),
    ),
    brandFiles: [
      locate(config.brand?.favicon, 'brand', 'favicon'),
      ...(config.home?.features ?? []).map(({ picture }, index) =>
        locate(picture, 'home', 'features', index, 'picture'),
      ),
      ...(config.brand?.stylesheets ?? []).map((value, index) => locate(value, 'brand', 'stylesheets', index)),
    ].filter((found) => found !== undefined),
    links: linksOf(config, locate),
    icons: (config.home?.features ?? []).flatMap(
      ({ icon }, index) => locate(icon, 'home', 'features', index, 'icon') ?? [],
    ),
    modules: Object.entries(config.slots ?? {}).flatMap(([name, slot]) =>
      [locate(slot?.module, 'slots', name, 'module'), locate(slot?.provider, 'slots', name, 'provider')].filter(
        (found) => found !== undefined,
      ),
    ),
    startPage: [
      ...(config.home === undefined ? [] : [at('home')]),
      ...(config.slots?.home === undefined ? [] : [at('slots', 'home')]),
    ],
    switches: {
      search: config.search === undefined ? { file: file.path, start: 0, end: 0 } : at('search'),
      socialCards: at('socialCards'),
      math: at('math'),
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
        span: spanOf(file, findEntry(findNode(file.root, ['rules']) ?? file.root, code) ?? file.root),
      },
      level,
    })),
    withoutEffect: findWithoutEffect(file, [], config, { logoDark: 'logo' }),
    stylesheets: stylesheets.map(({ href }, index) => ({ value: href, span: at('stylesheets', index, 'href') })),
    stylesheetPrefixes: stylesheets.flatMap(({ prefixes }, index) =>
      prefixes.map((value, position) => ({ value, span: at('stylesheets', index, 'prefixes', position) })),
    ),
  };
}

/** The path of a folder from the root in the form that the paths of its files begin with: `./docs//pages/` is `docs/pages`. */
function plainFolder(written: string): string {
  return written
    .split('/')
    .filter((segment) => segment !== '' && segment !== '.')
    .join('/');
}

type Locate = (value: string | undefined, ...path: PathStep[]) => Located<string> | undefined;

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

function normalizeHome({ title, lead, install, actions, features, sections }: HomeConfig): Home {
  return definedOnly({
    title,
    lead,
    install,
    actions,
    features: features?.map(definedOnly),
    sections: sections?.map(({ links, ...section }) => definedOnly({ ...section, links: links?.map(definedOnly) })),
  }) as Home;
}

function normalizeSlots(slots: SlotsConfig): NonNullable<SiteInfo['slots']> {
  return Object.fromEntries(
    Object.entries(slots).flatMap(([name, slot]) => (slot === undefined ? [] : [[name, definedOnly(slot)]])),
  );
}

function normalizeBrand({ light, dark, ...brand }: BrandConfig): Brand {
  return {
    ...definedOnly(brand),
    ...(light === undefined ? {} : { light: definedOnly(light) }),
    ...(dark === undefined ? {} : { dark: definedOnly(dark) }),
  };
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

function normalizeAnalytics({ transport, id, endpoint, consent, webVitalsShare }: AnalyticsConfig): Analytics {
  return {
    transport,
    ...(id === undefined ? {} : { id }),
    ...(endpoint === undefined ? {} : { endpoint }),
    consent: consent ?? 'not-required',
    webVitalsShare: webVitalsShare ?? WEB_VITALS_SHARE,
  };
}

function normalizeAds({ inHouse, appeal, ...ads }: AdsConfig): Ads {
  return {
    ...AD_DEFAULTS,
    ...definedOnly(ads),
    inHouse: (inHouse ?? []).map(definedOnly),
    ...(appeal === undefined ? {} : { appeal: definedOnly(appeal) }),
  };
}

const SECTION_KEYS = decidingKeys<SectionConfig>(SectionConfig);
const VERSION_KEYS = decidingKeys<VersionConfig>(VersionConfig);

/** Gives each node of a section its kind, title and place; cannot fail. */
export function normalizeSection({ config, file }: ValidatedFile<SectionConfig>): NavSection {
  const { at, locate } = placesOf(file);
  const versions = config.versions ?? [];
  const currentIndex = Math.max(
    0,
    versions.findIndex((version) => version.current === true),
  );
  const pages = findNode(file.root, ['pages']);
  return {
    id: { value: config.id, span: at('id') },
    file: file.path,
    name: config.name,
    description: config.description,
    prefixes: (config.prefixes ?? []).map((written, index) => ({
      value: toPathname(written),
      written,
      span: at('prefixes', index),
    })),
    logo: locate(config.logo, 'logo'),
    logoDark: locate(config.logoDark, 'logoDark'),
    versions: versions.map(({ text, href, current, pathTemplate, without, package: name }, index): NavVersion => {
      const version: ProductVersion = {
        text,
        ...(href === undefined ? {} : { href }),
        current: index === currentIndex,
        ...(pathTemplate === undefined ? {} : { pathTemplate }),
        ...(without === undefined ? {} : { without: without.map(toPathname) }),
      };
      return {
        version,
        text: { value: text, span: at('versions', index, 'text') },
        href: locate(href, 'versions', index, 'href'),
        pathTemplate: locate(pathTemplate, 'versions', index, 'pathTemplate'),
        without: (without ?? []).map((value, position) => ({
          value,
          span: at('versions', index, 'without', position),
        })),
        markedCurrent: current === true ? at('versions', index, 'current') : undefined,
        package: locate(name, 'versions', index, 'package'),
        unreadKeys: findUnreadKeys(findNode(file.root, ['versions', index]), VERSION_KEYS),
      };
    }),
    allVersions: locate(config.allVersions, 'allVersions'),
    demoProvider: config.demoProvider,
    demoFolder: locate(config.demos?.replace(/\/+$/, ''), 'demos'),
    withoutEffect: [
      ...findWithoutEffect(file, [], config, { logoDark: 'logo' }),
      ...versions.flatMap((version, index) =>
        findWithoutEffect(file, ['versions', index], version, { without: 'pathTemplate' }),
      ),
    ],
    nodes: normalizeNodes(config.pages, pages, file),
    nodesAt: at('pages'),
    unreadKeys: findUnreadKeys(file.root, SECTION_KEYS),
  };
}

/** The keys of a mapping that another of its keys needs beside it. */
function findWithoutEffect<Config extends object>(
  file: ParsedFile,
  path: readonly PathStep[],
  config: Config,
  needs: Readonly<Partial<Record<keyof Config & string, keyof Config & string>>>,
): readonly DependentKey[] {
  const keys = Object.entries(needs) as [keyof Config & string, keyof Config & string][];
  return keys.flatMap(([value, other]) => {
    if (config[value] === undefined || config[other] !== undefined || isUnread(findNode(file.root, path), other))
      return [];
    const parent = findNode(file.root, path) ?? file.root;
    return { value, needs: other, span: spanOf(file, findEntry(parent, value) ?? parent) };
  });
}

function placesOf(file: ParsedFile) {
  const at = (...path: PathStep[]): Span => spanOf(file, findNode(file.root, path) ?? file.root);
  const locate = (value: string | undefined, ...path: PathStep[]): Located<string> | undefined =>
    value === undefined ? undefined : { value, span: at(...path) };
  return { at, locate };
}

/** The same value without the keys that writers left out; required keys stay required. */
type Defined<Value> = { [K in keyof Value]: Exclude<Value[K], undefined> };

function definedOnly<Value extends object>(value: Value): Defined<Value> {
  return Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined)) as Defined<Value>;
}
