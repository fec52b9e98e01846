import { isAbsoluteUrl, splitAddress, toPathname } from './pathname.ts';
import { TAGS, type ProductVersion, type SiteInfo, type Tag } from './manifest.ts';
import type { Generate, Located, NavGroup, NavLink, NavNode, NavPage, NavSection, NavSite, NavVersion } from './page-tree.ts';
import { findEntry, findNode, spanOf, type ParsedFile, type YamlNode } from './parse/yaml-node.ts';
import type { NodeConfig } from './schema/node.ts';
import type { SectionConfig } from './schema/section.ts';
import type { SiteConfig } from './schema/site.ts';
import type { ValidatedFile } from './schema/validate.ts';
import type { Span } from './source.ts';
import { deriveTitle } from './title.ts';

/** Folder of the Markdown pages when `content` is left out. */
export const DEFAULT_CONTENT = 'content';

/** Fills in the defaults of `nav/site.yaml`; cannot fail. */
export function normalizeSite({ config, file }: ValidatedFile<SiteConfig>): NavSite {
  const at = (...path: (string | number)[]): Span => spanAt(file, path);
  const info: SiteInfo = {
    title: config.title,
    ...defined('description', config.description),
    url: config.url.replace(/\/+$/, ''),
    languages: (config.languages ?? [{ code: 'en', name: 'English' }]).map((language) => ({
      code: language.code,
      name: language.name,
      direction: language.direction ?? 'ltr',
    })),
    content: (config.content ?? DEFAULT_CONTENT).replace(/\/+$/, ''),
    ...defined('editUrl', config.editUrl),
    ...defined('repository', config.repository),
    stylesheets: config.stylesheets ?? [],
    search: config.search ?? true,
    budgets: definedOnly(config.budgets ?? {}),
  };
  return {
    info,
    file: file.path,
    ...defined('sectionOrder', config.sections?.map((value, index) => ({ value, span: at('sections', index) }))),
    ...defined('fallback', config.fallback === undefined ? undefined : { value: config.fallback, span: at('fallback') }),
    redirects: (config.redirects ?? []).map(({ from, to }, index) => ({
      from: toPathname(splitAddress(from).pathname),
      written: { value: from, span: at('redirects', index, 'from') },
      to: { value: to, span: at('redirects', index, 'to') },
    })),
    addresses: [
      { value: config.url, span: at('url') },
      ...optionalAddress(config.editUrl, at('editUrl')),
      ...optionalAddress(config.repository, at('repository')),
      ...(config.stylesheets ?? []).map(({ href }, index) => ({ value: href, span: at('stylesheets', index, 'href') })),
    ],
  };
}

/** Tells the nodes of a section apart by kind and gives each its title and place; cannot fail. */
export function normalizeSection({ config, file }: ValidatedFile<SectionConfig>): NavSection {
  const at = (...path: (string | number)[]): Span => spanAt(file, path);
  const versions = config.versions ?? [];
  const markedCurrent = versions.findIndex((version) => version.current === true);
  const currentIndex = Math.max(0, markedCurrent);
  const pages = findNode(file.root, ['pages']);
  return {
    id: { value: config.id, span: at('id') },
    name: config.name,
    ...defined('description', config.description),
    prefixes: (config.prefixes ?? []).map((prefix, index) => ({ value: toPathname(prefix), span: at('prefixes', index) })),
    ...defined('logo', config.logo),
    versions: versions.map((version, index): NavVersion => {
      const { text, href, pathTemplate } = version;
      const entry: ProductVersion = { text, ...defined('href', href), current: index === currentIndex, ...defined('pathTemplate', pathTemplate) };
      return {
        version: entry,
        text: { value: text, span: at('versions', index, 'text') },
        ...defined('href', href === undefined ? undefined : { value: href, span: at('versions', index, 'href') }),
        markedCurrent: version.current === true,
        ...defined('package', version.package === undefined ? undefined : { value: version.package, span: at('versions', index, 'package') }),
      };
    }),
    ...defined('allVersions', config.allVersions === undefined ? undefined : { value: config.allVersions, span: at('allVersions') }),
    nodes: normalizeNodes(config.pages, pages, file),
  };
}

function normalizeNodes(configs: readonly NodeConfig[], list: YamlNode | undefined, file: ParsedFile): NavNode[] {
  const items = list?.kind === 'list' ? list.items : [];
  return configs.flatMap((config, index) => {
    const yaml = items[index];
    return yaml === undefined ? [] : [normalizeNode(config, yaml, file)];
  });
}

function normalizeNode(config: NodeConfig, yaml: YamlNode, file: ParsedFile): NavNode {
  const valueSpan = (key: string): Span | undefined => {
    const entry = findEntry(yaml, key);
    return entry && spanOf(file, entry.value);
  };
  const located = (key: string, value: string): Located<string> => ({ value, span: valueSpan(key) ?? spanOf(file, yaml) });
  const span = valueSpan('pathname') ?? valueSpan('title') ?? valueSpan('subheader') ?? spanOf(file, yaml);
  const face = {
    title: config.title ?? deriveTitle(config.subheader ?? config.pathname ?? ''),
    tags: tagsOf(config),
    ...defined('icon', config.icon),
    ...defined('linkProps', linkPropsOf(config, yaml, file)),
    span,
  };
  if (config.subheader !== undefined || config.children !== undefined || config.generate !== undefined) {
    return {
      ...face,
      kind: config.subheader === undefined ? 'group' : 'subheader',
      ...(config.pathname === undefined ? {} : { pathname: toPathname(splitAddress(config.pathname).pathname), written: config.pathname }),
      children: normalizeNodes(config.children ?? [], findEntry(yaml, 'children')?.value, file),
      ...defined('generate', generateOf(config, located)),
    } satisfies NavGroup;
  }
  const written = config.pathname ?? '';
  if (isAbsoluteUrl(written)) return { ...face, kind: 'link', href: written } satisfies NavLink;
  const { pathname, hash } = splitAddress(written);
  return {
    ...face,
    kind: 'page',
    pathname: toPathname(pathname),
    written,
    ...defined('hash', hash === '' ? undefined : hash),
    tabs: (config.tabs ?? []).map((tab, index) => ({
      title: tab.title,
      ...defined('segment', tab.segment),
      span: placeOf(yaml, ['tabs', index, tab.segment === undefined ? 'title' : 'segment'], file) ?? span,
    })),
    ...defined('newUntil', typeof config.newFeature === 'object' ? { value: config.newFeature.until, span: placeOf(yaml, ['newFeature', 'until'], file) ?? span } : undefined),
    ...defined('replacement', typeof config.deprecated === 'object' ? { value: config.deprecated.replacement, span: placeOf(yaml, ['deprecated', 'replacement'], file) ?? span } : undefined),
  } satisfies NavPage;
}

function tagsOf(config: NodeConfig): readonly Tag[] {
  const given: Readonly<Record<Tag, boolean>> = {
    pro: config.plan === 'pro',
    premium: config.plan === 'premium',
    legacy: config.legacy === true,
    new: Boolean(config.newFeature),
    planned: config.planned === true,
    unstable: config.unstable === true,
    beta: config.beta === true,
    deprecated: Boolean(config.deprecated),
  };
  const tags = TAGS.filter((tag) => given[tag]);
  // Nearly no node has tags, and a tree of 100,000 pages should not hold as many empty lists.
  return tags.length === 0 ? NO_TAGS : tags;
}

const NO_TAGS: readonly Tag[] = [];

function generateOf(config: NodeConfig, located: (key: string, value: string) => Located<string>): Generate | undefined {
  const exclude = config.exclude ?? [];
  if (config.generate === 'directory') return { from: 'directory', exclude };
  if (config.generate === 'api') return { from: 'api', package: located('package', config.package ?? ''), exclude };
  return undefined;
}

function linkPropsOf(config: NodeConfig, yaml: YamlNode, file: ParsedFile): Record<string, Located<string>> | undefined {
  if (config.linkProps === undefined) return undefined;
  const props: Record<string, Located<string>> = {};
  const map = findEntry(yaml, 'linkProps')?.value;
  for (const [key, value] of Object.entries(config.linkProps)) {
    const entry = map && findEntry(map, key);
    if (value !== undefined && entry) props[key] = { value, span: spanOf(file, entry) };
  }
  return props;
}

function spanAt(file: ParsedFile, path: readonly (string | number)[]): Span {
  return placeOf(file.root, path, file) ?? spanOf(file, file.root);
}

function placeOf(root: YamlNode, path: readonly (string | number)[], file: ParsedFile): Span | undefined {
  const node = findNode(root, path);
  return node && spanOf(file, node);
}

function optionalAddress(value: string | undefined, span: Span): Located<string>[] {
  return value === undefined ? [] : [{ value, span }];
}

function defined<Key extends string, Value>(key: Key, value: Value | undefined): { [K in Key]?: Value } {
  return (value === undefined ? {} : { [key]: value }) as { [K in Key]?: Value };
}

function definedOnly<Value extends object>(value: Value): { [K in keyof Value]?: Exclude<Value[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined)) as { [K in keyof Value]?: Exclude<Value[K], undefined> };
}

