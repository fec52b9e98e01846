import { isAbsoluteUrl, splitAddress } from '../../engine/address/address.ts';
import { toPathname } from '../../engine/address/pathname.ts';
import { readFacts } from '../../site/markdown/read-facts.ts';
import { titleFrom, UNKNOWN_HOST } from './read/addresses.ts';
import type { ConvertedPage } from './convert-page.ts';
import type { TitlesOfNodes } from './read/sidebar-titles.ts';
import type { LinkedPages } from './link-pages.ts';
import { lineOf } from './read/foreign-file.ts';
import type { ForeignNode, ForeignSite, LinkNode, NodeKeys, ReadContext, Titles } from './read/foreign-site.ts';

interface TreeContext {
  /** Pathname of each page here, by that in the other tool. */
  readonly places: ReadonlyMap<string, string>;
  readonly anchorOf: LinkedPages['anchorOf'];
  readonly lose: ReadContext['lose'];
}

/** Returns the addresses of pages that the other tool generates for groups; groups have such pages here as well. */
export function landingsOf(nodes: readonly ForeignNode[], taken: ReadonlySet<string>): readonly string[] {
  return nodes.flatMap((node) => {
    if (node.kind !== 'group') return [];
    const own =
      node.pathname !== undefined && /^(?:\/[\w-][\w.-]*)+$/.test(node.pathname) && !taken.has(node.pathname)
        ? [node.pathname]
        : [];
    return [...own, ...landingsOf(node.children, taken)];
  });
}

/** Builds the page tree as data for YAML; pages that are not in the sidebar come last. */
export function buildTree(
  { nodes, configuration, url = UNKNOWN_HOST, languages = {} }: ForeignSite,
  pages: readonly ConvertedPage[],
  { places, anchorOf, lose, read }: TreeContext & Pick<ReadContext, 'read'>,
): { readonly nodes: readonly object[]; readonly titles: TitlesOfNodes; readonly groups: number } {
  const byPathname = new Map(pages.map((page) => [page.page.pathname, page]));
  const named = new Set<string>();
  const landings = new Set(landingsOf(nodes, new Set(byPathname.keys())));
  const titles = new Map<object, Titles>();
  let groups = 0;
  const pageNode = (page: ConvertedPage, title: string | undefined, keys: NodeKeys = {}): object => {
    named.add(page.page.pathname);
    const pathname = places.get(page.page.pathname) ?? page.page.pathname;
    return {
      pathname,
      title:
        title ??
        page.page.label ??
        page.title ??
        readFacts(page.text).heading ??
        titleFrom(pathname.split('/').at(-1) ?? pathname),
      ...page.page.keys,
      ...keys,
    };
  };
  const inConfiguration = (words: string) => ({ file: configuration, line: lineOf(read(configuration), words) });
  const toYaml = (node: ForeignNode): readonly object[] => {
    const written = writeNode(node);
    const { titles: named = {} } = node;
    if (Object.keys(named).length > 0) for (const own of written) titles.set(own, named);
    return written;
  };
  const writeNode = (node: ForeignNode): readonly object[] => {
    if (node.kind === 'link') return linkToYaml(node);
    if (node.kind === 'group') {
      const children = node.children.flatMap(toYaml);
      if (children.length === 0) return [];
      groups += 1;
      const isLanding = node.pathname !== undefined && landings.delete(node.pathname);
      const own = isLanding ? { pathname: node.pathname, description: node.description } : {};
      return [{ [node.isLabel === true ? 'subheader' : 'title']: node.title, ...own, ...node.keys, children }];
    }
    const page = byPathname.get(node.pathname);
    if (page === undefined) return [];
    if (named.has(node.pathname)) {
      const { file, line } = node.at?.() ?? inConfiguration(node.pathname);
      lose(file, line, `the sidebar lists the page \`${node.pathname}\` more than once; it stays where it is first`);
      return [];
    }
    return [pageNode(page, node.title, node.keys)];
  };
  /** A link to a page becomes that page; a link to anything else on the former site keeps pointing there. */
  const linkToYaml = ({ href, title, keys, at }: LinkNode): readonly object[] => {
    if (isAbsoluteUrl(href)) return [{ pathname: href, title, ...keys }];
    const { pathname: written, hash } = splitAddress(href);
    const pathname = toPathname(written);
    const page = byPathname.get(pathname);
    const place = places.get(pathname) ?? pathname;
    if (page !== undefined && hash === undefined) return toYaml({ kind: 'page', pathname, title, keys, at });
    const anchor = page === undefined || hash === undefined ? undefined : anchorOf(page, hash);
    if (anchor !== undefined) return [{ pathname: `${place}#${anchor}`, title, ...keys }];
    const { file, line } = at?.() ?? inConfiguration(href);
    const why =
      page === undefined
        ? 'which is not an imported page, so the link leads to the former site'
        : 'a place that the page does not have, so the entry is left out';
    lose(file, line, `the sidebar leads to \`${href}\`, ${why}`);
    if (page !== undefined) return [];
    const former = `${url.replace(/\/+$/, '')}${pathname}${hash === undefined ? '' : `#${hash}`}`;
    return [{ pathname: former, title, ...keys }];
  };
  const tree = nodes.flatMap(toYaml);
  const rest = pages.filter(({ page }) => !named.has(page.pathname));
  const languageOf = ({ page }: ConvertedPage): string => page.pathname.split('/')[1] ?? '';
  const more = rest.filter((page) => languages[languageOf(page)] === undefined);
  if (tree.length > 0)
    for (const { page } of more) lose(page.file, 1, 'this page is in no sidebar; it is listed under "More pages"');
  const listed = more.map((page) => pageNode(page, undefined));
  const translated = Object.entries(languages).flatMap(([code, title]) => {
    const own = rest.filter((page) => languageOf(page) === code);
    for (const { page } of own)
      lose(
        page.file,
        1,
        `the page is a translation, but becomes a page of its own; name it \`<page>.${code}.md\` next to the original to make it a translation here`,
      );
    return own.length === 0 ? [] : [{ title, children: own.map((page) => pageNode(page, undefined)) }];
  });
  const added = listed.length === 0 || tree.length === 0 ? listed : [{ title: 'More pages', children: listed }];
  return {
    nodes: [...tree, ...added, ...translated],
    titles,
    groups: groups + translated.length + (added === listed ? 0 : 1),
  };
}
