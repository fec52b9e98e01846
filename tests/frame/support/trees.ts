import type {
  GroupNode,
  LinkNode,
  PageNode,
  Pathname,
  Section,
  SubheaderNode,
  Tag,
  TreeNode,
} from '../../../engine/manifest/manifest.ts';

/** Returns the public address of a pathname under the base `/docs`. */
export const hrefOf = (pathname: string): string => `/docs${pathname === '/' ? '' : pathname}/`;

export const path = (text: string): Pathname => text as Pathname;

export const page = (pathname: string, title = pathname, tags: readonly Tag[] = []): PageNode => ({
  kind: 'page',
  pathname: path(pathname),
  title,
  tags,
});

export const pages = (prefix: string, count: number): readonly PageNode[] =>
  Array.from({ length: count }, (_, at) => page(`${prefix}/p${at}`, `Page ${at}`));

export const group = (pathname: string, children: readonly TreeNode[], title = pathname): GroupNode => ({
  kind: 'group',
  pathname: path(pathname),
  title,
  tags: [],
  children,
});

export const subheader = (title: string, children: readonly TreeNode[]): SubheaderNode => ({
  kind: 'subheader',
  pathname: path(`/${title}`),
  title,
  tags: [],
  children,
});

export const link = (href: string, linkProps: Readonly<Record<string, string>> = {}): LinkNode => ({
  kind: 'link',
  href,
  title: 'Outside',
  tags: [],
  linkProps,
});

export const section = (tree: readonly TreeNode[], face: Partial<Section> = {}): Section => ({
  id: 'kit',
  name: 'Kit',
  prefixes: [path('/kit')],
  home: path('/kit'),
  versions: [],
  tree,
  ...face,
});

/** How often a piece of text occurs in another. */
export const count = (html: string, piece: string): number => html.split(piece).length - 1;

/** The number of rows that each gap of a sidebar stands for. */
export const gapsOf = (html: string): readonly number[] =>
  [...html.matchAll(/--dn-rows:(\d+)/g)].map(([, rows]) => Number(rows));
