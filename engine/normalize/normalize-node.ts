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
import { findEntry, findNode, headOf, spanOf, type ParsedFile, type YamlNode } from '../yaml/yaml-node.ts';
import { nameComponent, OWN_PAGE, readComponentSource } from '../feature/own-components.ts';
import { isAbsoluteUrl, splitAddress } from '../address/address.ts';
import { toPathname } from '../address/pathname.ts';
import { API_KINDS, type NodeConfig } from '../schema/node.ts';
import type { Span } from '../text/source.ts';
import { deriveTitle } from '../text/title.ts';

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
  const spanAt = (key: string): Span | undefined => {
    const entry = findEntry(yaml, key);
    return entry && spanOf(file, entry.value);
  };
  const span = spanAt('pathname') ?? spanAt('title') ?? spanAt('subheader') ?? spanOf(file, headOf(yaml));
  const written = config.pathname ?? '';
  const kind = kindOf(config);
  const title = config.title ?? deriveTitle(config.subheader ?? written);
  const tags = tagsOf(config);
  const icon = config.icon === undefined ? undefined : { value: config.icon, span: spanAt('icon') ?? span };
  const linkProps = linkPropsOf(config, yaml, file);
  const newUntil =
    typeof config.newFeature === 'object'
      ? locateInner(config.newFeature.until, yaml, ['newFeature', 'until'], file)
      : undefined;
  const replacement =
    typeof config.deprecated === 'object'
      ? locateInner(config.deprecated.replacement, yaml, ['deprecated', 'replacement'], file)
      : undefined;
  const misplaced = misplacedKeys(kind, config, yaml, file);

  const isTitled = config.title !== undefined;
  const shared = { title, isTitled, tags, icon, linkProps, newUntil, replacement, misplaced, span };

  switch (kind) {
    case 'link':
      return { kind, href: written, ...shared } satisfies NavLink;
    case 'page': {
      const { pathname, hash } = splitAddress(written);
      return {
        kind,
        pathname: toPathname(pathname),
        written,
        hash: hash === '' ? undefined : hash,
        tabs: tabsOf(config, yaml, file),
        generated: undefined,
        api: undefined,
        ...moduleOf(config, yaml, file),
        ...shared,
      } satisfies NavPage;
    }
    case 'group':
    case 'subheader': {
      const children = findEntry(yaml, 'children')?.value;
      return {
        kind,
        pathname: config.pathname === undefined ? undefined : toPathname(splitAddress(written).pathname),
        written: config.pathname,
        description: config.description,
        children: normalizeNodes(config.children ?? [], children, file),
        childrenAt: spanAt('generate') ?? spanAt('children'),
        generate: generateOf(config, yaml, file),
        ...shared,
      } satisfies NavGroup;
    }
  }
}

function moduleOf(
  { module: written, hydrate, description }: NodeConfig,
  yaml: YamlNode,
  file: ParsedFile,
): Pick<NavPage, 'module' | 'shows'> {
  const source = written === undefined ? undefined : readComponentSource(written);
  if (written === undefined || source === undefined) return {};
  const { span } = locateInner(written, yaml, ['module'], file);
  return {
    module: { name: nameComponent(source), ...source, span },
    shows: {
      kind: OWN_PAGE,
      ask: { ...source, ...(hydrate === true ? { hydrate } : {}) },
      ...(description === undefined ? {} : { description }),
    },
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

function tabsOf({ tabs }: NodeConfig, yaml: YamlNode, file: ParsedFile): readonly NavTab[] {
  if (tabs === undefined) return NONE;
  return tabs.map(({ segment, title }, index) => ({
    title,
    segment,
    span: spanOf(file, findNode(yaml, ['tabs', index, segment === undefined ? 'title' : 'segment']) ?? yaml),
  }));
}

function generateOf(
  { generate, package: name, types, kinds = UNLESS_SAID, options = {}, exclude: excluded = [] }: NodeConfig,
  yaml: YamlNode,
  file: ParsedFile,
): Generate | undefined {
  if (generate === undefined) return undefined;
  const exclude = excluded.map((entry, at) => locateInner(entry, yaml, ['exclude', at], file));
  if (generate === 'directory') return { from: 'directory', exclude };
  if (generate !== 'api')
    return {
      from: 'feature',
      feature: locateInner(generate, yaml, ['generate'], file),
      options: optionsOf(options, yaml, file),
      exclude,
    };
  const packages =
    typeof name === 'object'
      ? name.map((entry, at) => locateInner(entry, yaml, ['package', at], file))
      : [locateInner(name ?? '', yaml, ['package'], file)];
  return { from: 'api', packages, kinds: types === 'pages' ? [...kinds, 'types'] : kinds, exclude };
}

/** Types are explained where they are used. */
const UNLESS_SAID = API_KINDS.filter((kind) => kind !== 'types');

function optionsOf(
  options: NonNullable<NodeConfig['options']>,
  yaml: YamlNode,
  file: ParsedFile,
): readonly GroupOption[] {
  const map = findEntry(yaml, 'options')?.value;
  return Object.entries(options).map(([key, value]) => ({
    key: { value: key, span: spanOf(file, (map && findEntry(map, key)) ?? headOf(yaml)) },
    value: locateInner(String(value), yaml, ['options', key], file),
  }));
}

function linkPropsOf(
  { linkProps }: NodeConfig,
  yaml: YamlNode,
  file: ParsedFile,
): Record<string, Located<string>> | undefined {
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

function misplacedKeys(
  kind: NavNode['kind'],
  config: NodeConfig,
  yaml: YamlNode,
  file: ParsedFile,
): readonly Located<string>[] {
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

function locateInner(
  value: string,
  yaml: YamlNode,
  path: readonly (string | number)[],
  file: ParsedFile,
): Located<string> {
  return { value, span: spanOf(file, findNode(yaml, path) ?? headOf(yaml)) };
}
