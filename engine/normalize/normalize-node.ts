import { TAGS, type Tag } from '../manifest/manifest.ts';
import type {
  Generate,
  GroupOption,
  Located,
  NavGroup,
  NavLink,
  NavNode,
  NavPage,
  NavTab,
} from '../model/navigation.ts';
import { findEntry, headOf, spanOf, type ParsedFile, type YamlNode } from '../yaml/yaml-node.ts';
import { nameComponent, OWN_PAGE, readComponentSource } from '../feature/own-components.ts';
import { isAbsoluteUrl, splitAddress } from '../address/address.ts';
import { toPathname } from '../address/pathname.ts';
import { API_KINDS, type NodeConfig } from '../schema/node.ts';
import type { Span } from '../text/source.ts';
import { deriveTitle } from '../text/title.ts';
import { definedOnly } from '../text/defined-only.ts';
import { placesOf, type Places } from './config-places.ts';

/** Gives each node of a list its kind; `list` is the YAML of these nodes. */
export function normalizeNodes(
  configs: readonly NodeConfig[],
  list: YamlNode | undefined,
  file: ParsedFile,
): readonly NavNode[] {
  const items = list?.kind === 'list' ? list.items : [];
  return configs.flatMap((config, index) => {
    const yaml = items[index];
    return yaml === undefined ? [] : [normalizeNode(config, yaml, file)];
  });
}

function normalizeNode(config: NodeConfig, yaml: YamlNode, file: ParsedFile): NavNode {
  const places = placesOf(file, yaml);
  const { locate } = places;
  const spanAt = (key: string): Span | undefined => {
    const entry = findEntry(yaml, key);
    return entry && spanOf(file, entry.value);
  };
  const { pathname: path = '', newFeature, deprecated } = config;
  const kind = kindOf(config);
  const shared = {
    title: config.title ?? deriveTitle(config.subheader ?? path),
    isTitled: config.title !== undefined,
    tags: tagsOf(config),
    icon: locate(config.icon, 'icon'),
    linkProps: linkPropsOf(config, places),
    newUntil: typeof newFeature === 'object' ? locate(newFeature.until, 'newFeature', 'until') : undefined,
    replacement:
      typeof deprecated === 'object' ? locate(deprecated.replacement, 'deprecated', 'replacement') : undefined,
    misplaced: misplacedKeys(kind, config, places),
    span: spanAt('pathname') ?? spanAt('title') ?? spanAt('subheader') ?? spanOf(file, headOf(yaml)),
  };
  switch (kind) {
    case 'link':
      return { kind, href: path, ...shared } satisfies NavLink;
    case 'page': {
      const { pathname, hash } = splitAddress(path);
      return {
        kind,
        pathname: toPathname(pathname),
        written: path,
        hash: hash === '' ? undefined : hash,
        tabs: tabsOf(config, places),
        generated: undefined,
        api: undefined,
        ...moduleOf(config, places),
        ...shared,
      } satisfies NavPage;
    }
    case 'group':
    case 'subheader':
      return {
        kind,
        pathname: config.pathname === undefined ? undefined : toPathname(splitAddress(path).pathname),
        written: config.pathname,
        description: config.description,
        children: normalizeNodes(config.children ?? [], findEntry(yaml, 'children')?.value, file),
        childrenAt: spanAt('generate') ?? spanAt('children'),
        generate: generateOf(config, places),
        ...shared,
      } satisfies NavGroup;
  }
}

function moduleOf(
  { module: target, hydrate, description }: NodeConfig,
  { at }: Places,
): Pick<NavPage, 'module' | 'shows'> {
  const source = target === undefined ? undefined : readComponentSource(target);
  if (target === undefined || source === undefined) return {};
  return {
    module: { name: nameComponent(source), ...source, span: at('module') },
    shows: definedOnly({ kind: OWN_PAGE, ask: { ...source, ...(hydrate === true ? { hydrate } : {}) }, description }),
  };
}

function kindOf({ pathname, subheader, children, generate }: NodeConfig): NavNode['kind'] {
  if (subheader !== undefined) return 'subheader';
  if (children !== undefined || generate !== undefined) return 'group';
  return pathname !== undefined && isAbsoluteUrl(pathname) ? 'link' : 'page';
}

function tagsOf(config: NodeConfig): readonly Tag[] {
  const tags = TAGS.filter((tag) => {
    if (tag === 'pro' || tag === 'premium') return config.plan === tag;
    return Boolean(config[tag === 'new' ? 'newFeature' : tag]);
  });
  // Hardly any node has tags, and a tree of 100,000 pages should not hold as many empty lists.
  return tags.length === 0 ? NONE : tags;
}

const NONE: readonly never[] = [];

function tabsOf({ tabs }: NodeConfig, { at }: Places): readonly NavTab[] {
  if (tabs === undefined) return NONE;
  return tabs.map(({ segment, title }, index) => ({
    title,
    segment,
    span: at('tabs', index, segment === undefined ? 'title' : 'segment'),
  }));
}

function generateOf(
  { generate, package: name, types, kinds = UNLESS_SAID, options = {}, exclude: excluded }: NodeConfig,
  places: Places,
): Generate | undefined {
  if (generate === undefined) return undefined;
  const { at, locateAll } = places;
  const exclude = locateAll(excluded, 'exclude');
  if (generate === 'directory') return { from: 'directory', exclude };
  if (generate !== 'api') {
    const feature = { value: generate, span: at('generate') };
    return { from: 'feature', feature, options: optionsOf(options, places), exclude };
  }
  const packages = typeof name === 'object' ? locateAll(name, 'package') : [{ value: name ?? '', span: at('package') }];
  return { from: 'api', packages, kinds: types === 'pages' ? [...kinds, 'types'] : kinds, exclude };
}

/** Types are explained where they are used. */
const UNLESS_SAID = API_KINDS.filter((kind) => kind !== 'types');

function optionsOf(options: NonNullable<NodeConfig['options']>, { at, keyAt }: Places): readonly GroupOption[] {
  return Object.entries(options).map(([key, value]) => ({
    key: { value: key, span: keyAt('options', key) },
    value: { value: String(value), span: at('options', key) },
  }));
}

function linkPropsOf({ linkProps }: NodeConfig, { keyAt }: Places): NavNode['linkProps'] {
  if (linkProps === undefined) return undefined;
  return Object.fromEntries(
    Object.entries(linkProps).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, { value, span: keyAt('linkProps', key) }]],
    ),
  );
}

/** Keys of a group with `generate: api`. */
const OF_API = ['package', 'types', 'kinds'] as const;

/** Keys that have no effect on nodes of some kinds. */
const OF_SOME = [...OF_API, 'exclude', 'tabs', 'description', 'module', 'hydrate'] as const;

/** Keys of one kind of node that have no effect on another, and would be ignored silently. */
const MEANINGLESS: Readonly<Record<NavNode['kind'], readonly (keyof NodeConfig)[]>> = {
  page: [...OF_API, 'exclude'],
  link: OF_SOME,
  group: ['tabs', 'module', 'hydrate'],
  subheader: ['tabs', 'description', 'module', 'hydrate'],
};

function misplacedKeys(kind: NavNode['kind'], config: NodeConfig, { keyAt }: Places): readonly Located<string>[] {
  if (kind !== 'link' && OF_SOME.every((key) => config[key] === undefined)) return NONE;
  const keys = [...MEANINGLESS[kind], ...(kind === 'page' ? meaninglessOn(config) : []), ...meaninglessBeside(config)];
  return keys.flatMap((key) => (config[key] === undefined ? [] : [{ value: key, span: keyAt(key) }]));
}

/** Only a page with a module has its description here. */
function meaninglessOn({ module }: NodeConfig): readonly (keyof NodeConfig)[] {
  return module === undefined ? ['description', 'hydrate'] : NONE;
}

function meaninglessBeside({ children, subheader, generate }: NodeConfig): readonly (keyof NodeConfig)[] {
  if (children === undefined && subheader === undefined && generate === undefined) return NONE;
  if (generate === undefined) return [...OF_API, 'exclude'];
  return generate === 'directory' ? OF_API : NONE;
}
