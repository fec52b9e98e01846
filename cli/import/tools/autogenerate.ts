import { titleFrom } from '../read/addresses.ts';
import type { ForeignNode, Titles } from '../read/foreign-site.ts';

/** A page as seen by a generated sidebar. */
export interface Listed {
  /** Path from the folder of pages. */
  readonly path: string;
  readonly pathname: string;
  readonly label?: string | undefined;
  readonly position?: number | undefined;
}

/** Settings of a folder. */
export interface FolderFacts {
  readonly label?: string | undefined;
  readonly titles?: Titles | undefined;
  readonly position?: number | undefined;
  /** For a page that the tool generates for the folder. */
  readonly pathname?: string | undefined;
  readonly description?: string | undefined;
}

/** Returns the sidebar of a folder, by default of the outermost: pages and folders by position, then by name. */
export function nodesOfFolder(
  pages: readonly Listed[],
  folder = '',
  factsOf: (folder: string) => FolderFacts = () => ({}),
): readonly ForeignNode[] {
  const prefix = folder === '' ? '' : `${folder}/`;
  const entries = new Map<string, { readonly position: number; readonly name: string; readonly node: ForeignNode }>();
  for (const page of pages) {
    if (!page.path.startsWith(prefix)) continue;
    const [name = '', ...below] = page.path.slice(prefix.length).split('/');
    if (entries.has(name)) continue;
    if (below.length === 0) {
      const isIndex = /^(?:index|readme)\.mdx?$/i.test(name);
      entries.set(name, {
        position: page.position ?? (isIndex ? -1 : prefixNumber(name)),
        name,
        node: { kind: 'page', pathname: page.pathname, title: page.label },
      });
    } else {
      const { label, titles, position, pathname, description } = factsOf(prefix + name);
      entries.set(name, {
        position: position ?? prefixNumber(name),
        name,
        node: {
          kind: 'group',
          title: label ?? titleFrom(name),
          titles,
          pathname,
          description,
          children: nodesOfFolder(pages, prefix + name, factsOf),
        },
      });
    }
  }
  return [...entries.values()]
    .toSorted((a, b) => a.position - b.position || (a.name < b.name ? -1 : 1))
    .map(({ node }) => node);
}

/** Returns the position in a name: `02-guides` comes second. */
function prefixNumber(name: string): number {
  const [number] = /^\d+(?=[-_. ])/.exec(name) ?? [];
  return number === undefined ? Number.MAX_SAFE_INTEGER : Number(number);
}
