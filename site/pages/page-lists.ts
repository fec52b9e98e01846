import type { GroupNode, PageNode, Route, TreeNode } from '../../engine/manifest/manifest.ts';
import { renderPageList } from '../frame/page/landings.ts';
import { indexSidebar } from '../frame/page/sidebar-index.ts';
import { partKey } from '../markdown/read/collect-parts.ts';
import { escapeText } from '../text/escape.ts';
import type { RenderedPart } from '../markdown/render/rendering.ts';
import { describeListed } from './describe-page.ts';
import { hrefOf, sectionOf, type SiteContext } from './context/site-context.ts';

/** Renders the lists of pages on a page, by `partKey`. */
export function renderLists(
  { lists = [], pathname: current }: Route,
  context: SiteContext,
): Readonly<Record<string, RenderedPart>> {
  return Object.fromEntries(
    lists.flatMap((pathname) => {
      const group = findGroup(pathname, context);
      if (group === undefined) return [];
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
      return [
        [
          partKey('pages', { of: pathname }),
          {
            html,
            headings: headings.map(({ id, title }) => ({
              id,
              depth: 2 as const,
              html: escapeText(title),
              text: title,
            })),
          },
        ],
      ];
    }),
  );
}

/** Writes a list of pages in plain Markdown. */
export function writeList(pathname: string, context: SiteContext): string | undefined {
  const group = findGroup(pathname, context);
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

/** Finds the group at a pathname in any section. */
export function findGroup(pathname: string, { manifest }: Pick<SiteContext, 'manifest'>): GroupNode | undefined {
  const section = manifest.routes[pathname]?.section;
  const node = section === undefined ? undefined : indexSidebar(sectionOf(manifest, section)).rows.get(pathname)?.node;
  return node?.kind === 'group' ? node : undefined;
}
