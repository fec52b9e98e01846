import { toPathname } from '../../engine/address/pathname.ts';
import type { GroupNode, PageNode, Route, TreeNode } from '../../engine/manifest/manifest.ts';
import { renderPageList } from '../frame/page/landings.ts';
import { indexSidebar } from '../frame/page/sidebar-index.ts';
import { escapeText } from '../text/escape.ts';
import type { Drawn } from '../feature/feature.ts';
import { describeListed } from './describe-page.ts';
import { hrefOf, sectionOf, type SiteContext } from './context/site-context.ts';

/** Renders the list of a group's pages within the page of a route; `undefined` if there is no such group. */
export function drawList(of: string, { pathname: current }: Route, context: SiteContext): Drawn | undefined {
  const group = findGroup(toPathname(of), context);
  if (group === undefined) return undefined;
  const { html, headings } = renderPageList(group, {
    hrefOf: (path) => hrefOf(context, path),
    wording: context.wording,
    current,
    describe: (path) => describeListed(path, context),
    picture: (path) => {
      const files = context.pictures[path];
      return files && { light: `${context.base}/${files.light}`, dark: `${context.base}/${files.dark}` };
    },
  });
  return {
    html,
    headings: headings.map(({ id, title }) => ({ id, depth: 2, html: escapeText(title), text: title })),
  };
}

/** Writes a list of pages in plain Markdown. */
export function writeList(of: string, context: SiteContext): string | undefined {
  const group = findGroup(toPathname(of), context);
  const { site } = context.manifest;
  return (
    group &&
    pagesBelow(group.children)
      .map(
        ({ title, pathname: path }) =>
          `- [${title}](${site.url}${hrefOf(context, path)})${suffix(describeListed(path, context))}`,
      )
      .join('\n')
  );
}

function suffix(text: string | undefined): string {
  return text === undefined ? '' : `: ${text}`;
}

/** Lists all pages below nodes, at any depth. */
export function pagesBelow(nodes: readonly TreeNode[]): readonly PageNode[] {
  return nodes.flatMap((node) => (node.kind === 'page' ? [node] : 'children' in node ? pagesBelow(node.children) : []));
}

/** Finds the group at a pathname in any section; a page with tabs is one of its other tabs. */
export function findGroup(pathname: string, { manifest }: Pick<SiteContext, 'manifest'>): GroupNode | undefined {
  const route = manifest.routes[pathname];
  if (route === undefined) return undefined;
  const node = indexSidebar(sectionOf(manifest, route.section)).rows.get(pathname)?.node;
  if (node?.kind === 'group') return node;
  const tabs = (route.tabs ?? []).filter((tab) => tab.pathname !== pathname);
  if (node?.kind !== 'page' || tabs.length === 0) return undefined;
  const children = tabs.map((tab): PageNode => ({ kind: 'page', tags: [], title: tab.title, pathname: tab.pathname }));
  return { ...node, kind: 'group', children };
}
