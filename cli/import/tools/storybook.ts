import { apiSlug, toPathname } from '../../../engine/pathname.ts';
import { isPage } from '../addresses.ts';
import type { ForeignNode, ForeignPage, ReadForeignSite } from '../foreign-site.ts';
import { parseTag } from '../parse-tag.ts';

/** https://storybook.js.org/docs/writing-docs/mdx: pages are named by `<Meta title="Group/Name" />`. */
export const readStorybook: ReadForeignSite = async ({ files, read, lose }) => {
  const configuration = files.find((file) => /^\.storybook\/main\.[cm]?[jt]sx?$/.test(file));
  if (configuration === undefined) return undefined;
  const titles = new Map<string, readonly string[]>();
  const pages = files
    .filter((file) => isPage(file) && !/(?:^|\/)(?:README|CHANGELOG|CONTRIBUTING|LICENSE)\.md$/i.test(file))
    .map((file): ForeignPage => {
      const text = read(file);
      const at = text.indexOf('<Meta');
      const title =
        (at < 0 ? undefined : parseTag(text, at)?.attributes['title']) ??
        file
          .replace(/\.mdx?$/, '')
          .split('/')
          .at(-1) ??
        file;
      const names = title.split('/').map((name) => name.trim());
      const pathname = toPathname(names.map((name) => apiSlug(name).replaceAll(/[^a-z0-9]+/g, '-')).join('/'));
      titles.set(pathname, names);
      return { file, pathname, text };
    });
  for (const file of files)
    if (/\.stories\.[jt]sx?$/.test(file))
      lose(file, 1, 'stories are programs of Storybook; write a demo, a module whose default export is a component');
  return {
    configuration,
    title: 'Components',
    url: undefined,
    repository: undefined,
    pages,
    nodes: nodesBelow([]),
    redirects: [],
    publicFolders: [{ folder: 'public', at: '' }],
  };

  function nodesBelow(above: readonly string[]): readonly ForeignNode[] {
    const below = Array.from(titles).filter(
      ([, names]) => above.every((name, at) => names[at] === name) && names.length > above.length,
    );
    const groups = new Set(
      below.filter(([, names]) => names.length > above.length + 1).map(([, names]) => names[above.length] ?? ''),
    );
    const own = below
      .filter(([, names]) => names.length === above.length + 1)
      .map(([pathname, names]): ForeignNode => ({ kind: 'page', pathname, title: names.at(-1) }));
    return [
      ...own,
      ...Array.from(groups, (title): ForeignNode => ({
        kind: 'group',
        title,
        children: nodesBelow([...above, title]),
      })),
    ];
  }
};
