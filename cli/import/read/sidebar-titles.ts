import { resolveProject, type GeneratedFile, type PageTree } from '../../../engine/index.ts';
import { isBelow, toPathname } from '../../../engine/address/pathname.ts';
import type { ForeignNode, Titles } from './foreign-site.ts';
import { languageCode } from './translated-pages.ts';

/** Titles of nodes in the new page tree in other languages, by node. */
export type TitlesOfNodes = ReadonlyMap<object, Titles>;

/** Returns these titles under their keys in `nav/translations/`, by language code. */
export function titlesByKey(
  nodes: readonly object[],
  titles: TitlesOfNodes,
  nav: readonly GeneratedFile[],
): ReadonlyMap<string, Readonly<Record<string, string>>> {
  const found = new Map<string, Record<string, string>>();
  if (titles.size === 0) return found;
  // Groups are identified by the pathnames that they get.
  const { tree } = resolveProject({
    nav: nav.map(({ path, content }) => ({ path, text: content })),
    pages: [],
    assets: [],
    modules: [],
    builtIn: [],
    packages: {},
    today: '2000-01-01',
    unreadable: [],
  });
  collect(nodes, tree.sections[0]?.nodes ?? []);
  return found;

  function collect(written: readonly object[], resolved: PageTree['sections'][number]['nodes']): void {
    for (const [at, node] of resolved.entries()) {
      const source = written[at] ?? {};
      const key =
        node.kind === 'link'
          ? node.href
          : node.kind === 'page' && node.hash !== undefined
            ? `${node.pathname}#${node.hash}`
            : node.pathname;
      for (const [language, title] of Object.entries(titles.get(source) ?? {})) {
        const code = languageCode(language);
        if (code === undefined) continue;
        const known = found.get(code) ?? {};
        known[key] = title;
        found.set(code, known);
      }
      if ('children' in node && 'children' in source) collect(source.children as readonly object[], node.children);
    }
  }
}

/**
 * Adds titles from another language's own sidebar to the nodes of the main language: pages and links are matched by
 * address, groups by a page in both.
 */
export function withTitlesOf(
  nodes: readonly ForeignNode[],
  language: string,
  theirs: readonly ForeignNode[],
): readonly ForeignNode[] {
  const twins = new Map<string, ForeignNode>();
  const keyOf = ({ kind }: ForeignNode, address: string): string =>
    `${kind} ${isBelow(address, `/${language}`) ? toPathname(address.slice(language.length + 1)) : address}`;
  for (const other of theirs)
    for (const key of addressesIn(other).map((address) => keyOf(other, address)))
      if (!twins.has(key)) twins.set(key, other);
  return nodes.map((node) => {
    const [twin] = addressesIn(node).flatMap((address) => twins.get(keyOf(node, address)) ?? []);
    if (twin === undefined) return node;
    const isNamed = twin.title !== undefined && !(twin.kind === 'group' && twin.isMadeUp === true);
    const titles = isNamed ? { ...node.titles, [language]: twin.title } : node.titles;
    return node.kind === 'group' && twin.kind === 'group'
      ? { ...node, titles, children: withTitlesOf(node.children, language, twin.children) }
      : { ...node, titles };
  });
}

/** Returns the addresses of a node, or of those in it. */
function addressesIn(node: ForeignNode): readonly string[] {
  if (node.kind === 'group') return node.children.flatMap(addressesIn);
  return [node.kind === 'page' ? node.pathname : node.href];
}
