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
import {
  findEntry,
  findNode,
  headOf,
  spanOf,
  type ParsedFile,
  type YamlNode,
  type PathStep,
} from '../yaml/yaml-node.ts';
import { nameComponent, OWN_PAGE, readComponentSource } from '../feature/own-components.ts';
import { isAbsoluteUrl, splitAddress } from '../address/address.ts';
import { toPathname } from '../address/pathname.ts';
import { API_KINDS, type NodeConfig } from '../schema/node.ts';
import type { Span } from '../text/source.ts';
import { deriveTitle } from '../text/title.ts';
import { definedOnly } from '../text/defined-only.ts';

/** Gives each node of a list its kind; `list` is the YAML of these nodes. */
export function normalizeNodes(
  configs: readonly NodeConfig[],
  list: YamlNode | undefined,
  file: ParsedFile,
): readonly NavNode[] {
  const items = list?.kind === 'list' ? list.items : [];
  return configs.flatMap((config, index) => {
    const yaml = items[index];
    return yaml === undefined ? [] : [normalizeNode(config, { yaml, file })];
  });
}

/** The YAML of a node, and its file. */
interface Written {
  readonly yaml: YamlNode;
  readonly file: ParsedFile;
}

function normalizeNode(config: NodeConfig, written: Written): NavNode {
  const { yaml, file } = written;
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
    icon: config.icon === undefined ? undefined : locate(config.icon, written, 'icon'),
    linkProps: linkPropsOf(config, written),
    newUntil: typeof newFeature === 'object' ? locate(newFeature.until, written, 'newFeature', 'until') : undefined,
    replacement:
      typeof deprecated === 'object' ? locate(deprecated.replacement, written, 'deprecated', 'replacement') : undefined,
    misplaced: misplacedKeys(kind, config, written),
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
        tabs: tabsOf(config, written),
        generated: undefined,
        api: undefined,
        ...moduleOf(config, written),
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
        generate: generateOf(config, written),
        ...shared,
      } satisfies NavGroup;
  }
}

function moduleOf(
  { module: target, hydrate, description }: NodeConfig,
  written: Written,
): Pick<NavPage, 'module' | 'shows'> {
  const source = target === undefined ? undefined : readComponentSource(target);
  if (target === undefined || source === undefined) return {};
  const { span } = locate(target, written, 'module');
  return {
    module: { name: nameComponent(source), ...source, span },
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

function tabsOf({ tabs }: NodeConfig, { yaml, file }: Written): readonly NavTab[] {
  if (tabs === undefined) return NONE;
  return tabs.map(({ segment, title }, index) => ({
    title,
    segment,
    span: spanOf(file, findNode(yaml, ['tabs', index, segment === undefined ? 'title' : 'segment']) ?? yaml),
  }));
}

function generateOf(
  { generate, package: name, types, kinds = UNLESS_SAID, options = {}, exclude: excluded = [] }: NodeConfig,
  written: Written,
): Generate | undefined {
  if (generate === undefined) return undefined;
  const exclude = excluded.map((entry, at) => locate(entry, written, 'exclude', at));
  if (generate === 'directory') return { from: 'directory', exclude };
  if (generate !== 'api') {
    const feature = locate(generate, written, 'generate');
    return { from: 'feature', feature, options: optionsOf(options, written), exclude };
  }
  const packages =
    typeof name === 'object'
      ? name.map((entry, at) => locate(entry, written, 'package', at))
      : [locate(name ?? '', written, 'package')];
  return { from: 'api', packages, kinds: types === 'pages' ? [...kinds, 'types'] : kinds, exclude };
}

/** Types are explained where they are used. */
const UNLESS_SAID = API_KINDS.filter((kind) => kind !== 'types');

function optionsOf(options: NonNullable<NodeConfig['options']>, written: Written): readonly GroupOption[] {
  const { yaml, file } = written;
  const map = findEntry(yaml, 'options')?.value;
  return Object.entries(options).map(([key, value]) => ({
    key: { value: key, span: spanOf(file, (map && findEntry(map, key)) ?? headOf(yaml)) },
    value: locate(String(value), written, 'options', key),
  }));
}

function linkPropsOf({ linkProps }: NodeConfig, { yaml, file }: Written): NavNode['linkProps'] {
  if (linkProps === undefined) return undefined;
  const map = findEntry(yaml, 'linkProps')?.value;
  return Object.fromEntries(
    Object.entries(linkProps).flatMap(([key, value]) => {
      const entry = map && findEntry(map, key);
      return value !== undefined && entry ? [[key, { value, span: spanOf(file, entry) }]] : [];
    }),
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

function misplacedKeys(kind: NavNode['kind'], config: NodeConfig, { yaml, file }: Written): readonly Located<string>[] {
  if (kind !== 'link' && OF_SOME.every((key) => config[key] === undefined)) return NONE;
  const keys = [...MEANINGLESS[kind], ...(kind === 'page' ? meaninglessOn(config) : []), ...meaninglessBeside(config)];
  return keys.flatMap((key) => {
    const entry = config[key] === undefined ? undefined : findEntry(yaml, key);
    return entry ? [{ value: key, span: spanOf(file, entry) }] : [];
  });
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

function locate(value: string, { yaml, file }: Written, ...path: readonly PathStep[]): Located<string> {
  return { value, span: spanOf(file, findNode(yaml, path) ?? headOf(yaml)) };
}
