import type { GroupNode, PageNode, RouteManifest, TreeNode } from '../../../engine/manifest/manifest.ts';
import type { Drawn, DrawnHeading } from '../../feature/feature.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import { pageAttributes, renderLabel } from '../../text/node-link.ts';
import type { TagTexts } from '../../text/render-tags.ts';

/** The pages of a group, as a list shows them. */
export interface PageList {
  /** What is in the group. */
  readonly nodes: readonly TreeNode[];
  /** Pathname of the page with the list, which leaves itself out. */
  readonly current: string;
  /** By pathname; pictures are addresses. */
  readonly pages: Readonly<
    Record<
      string,
      {
        readonly href: string;
        /** A sentence or two; absent if it has none. */
        readonly description?: string | undefined;
        /** Of its demos, for light and dark mode; absent if it has none. */
        readonly picture?: { readonly light: string; readonly dark: string } | undefined;
      }
    >
  >;
  /** Where the site is, without a trailing slash. */
  readonly url: string;
}

/** Finds the group at a pathname in any section; a page with tabs is one of its other tabs. */
export function findGroup(pathname: string, { routes, sections }: RouteManifest): GroupNode | undefined {
  const route = routes[pathname];
  if (route === undefined) return undefined;
  const node = findNode(sections.find(({ id }) => id === route.section)?.tree ?? [], pathname);
  if (node?.kind === 'group') return node;
  const tabs = (route.tabs ?? []).filter((tab) => tab.pathname !== pathname);
  if (node === undefined || tabs.length === 0) return undefined;
  const children = tabs.map((tab): PageNode => ({ kind: 'page', tags: [], title: tab.title, pathname: tab.pathname }));
  return { ...node, kind: 'group', children };
}

/** Finds the page or group at a pathname. */
function findNode(nodes: readonly TreeNode[], pathname: string): PageNode | GroupNode | undefined {
  for (const node of nodes) {
    const below = 'children' in node ? findNode(node.children, pathname) : undefined;
    if (below !== undefined) return below;
    const isPlace = node.kind === 'group' || (node.kind === 'page' && node.hash === undefined);
    if (isPlace && node.pathname === pathname) return node;
  }
  return undefined;
}

/** Draws the pages of a group within another page: each subheader is a heading, and each page has a picture. */
export function drawList(list: PageList, words: TagTexts['words']): Drawn {
  const headings: DrawnHeading[] = [];
  const draw = (nodes: readonly TreeNode[]): string => {
    const loose = nodes.filter((node): node is PageNode => node.kind === 'page' && node.pathname !== list.current);
    const items =
      loose.length === 0
        ? ''
        : `<ul class="pictured">${loose.map((node) => drawPictured(node, list, words)).join('')}</ul>`;
    return (
      items + nodes.map((node) => (node.kind === 'subheader' || node.kind === 'group' ? drawUnder(node) : '')).join('')
    );
  };
  const drawUnder = ({ title, children }: { readonly title: string; readonly children: readonly TreeNode[] }) => {
    const html = draw(children);
    if (html === '') return '';
    const id = title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
    headings.push({ id, depth: 2, text: title });
    return `<h2 id="${escapeHtml(id)}">${escapeHtml(title)}</h2>${html}`;
  };
  return { html: draw(list.nodes), headings };
}

function drawPictured(node: PageNode, { pages }: PageList, words: TagTexts['words']): string {
  const { href = '', description, picture } = pages[node.pathname] ?? {};
  const image = (src: string, scheme: string) =>
    `<img class="${scheme}" src="${escapeHtml(src)}" alt="" width="${PICTURE_SIZE.width}" height="${PICTURE_SIZE.height}" loading="lazy" decoding="async">`;
  const pictures =
    picture === undefined
      ? `<span aria-hidden="true">${escapeHtml(node.title.slice(0, 1))}</span>`
      : image(picture.light, 'on-light') + image(picture.dark, 'on-dark');
  return `<li><a ${pageAttributes(node, () => href)}><span class="picture">${pictures}</span>${renderLabel(node, { words })}</a>${description === undefined ? '' : `<p>${escapeHtml(description)}</p>`}</li>`;
}

/** Size of the area that a picture shows, in CSS pixels; lists scale it down. */
export const PICTURE_SIZE = { width: 320, height: 200 } as const;

/** Writes the pages of a group in plain Markdown. */
export function writeList({ nodes, pages, url }: PageList): string {
  return pagesBelow(nodes)
    .map(({ title, pathname }) => {
      const { href = '', description } = pages[pathname] ?? {};
      return `- [${title}](${url}${href})${description === undefined ? '' : `: ${description}`}`;
    })
    .join('\n');
}

/** Lists all pages below nodes, at any depth. */
export function pagesBelow(nodes: readonly TreeNode[]): readonly PageNode[] {
  return nodes.flatMap((node) => (node.kind === 'page' ? [node] : 'children' in node ? pagesBelow(node.children) : []));
}
