import { apiSlug, toPathname } from '../../../engine/pathname.ts';
import { isPage } from '../addresses.ts';
import { lineOf, type ForeignNode, type ForeignPage, type ReadForeignSite } from '../foreign-site.ts';
import { findTitles, STORIES } from './storybook-titles.ts';

/** https://storybook.js.org/docs/writing-docs/mdx: titles such as `Group/Name` say where pages are. */
export const readStorybook: ReadForeignSite = async (context) => {
  const { files, read, lose, evaluate } = context;
  const configuration = files.find((file) => /^\.storybook\/main\.[cm]?[jt]sx?$/.test(file));
  if (configuration === undefined) return undefined;
  const findTitle = findTitles(configuration, await evaluate(configuration), context);
  const titles = new Map<string, readonly string[]>();
  const pages = files
    .filter((file) => isPage(file) && !/(?:^|\/)(?:README|CHANGELOG|CONTRIBUTING|LICENSE)\.md$/i.test(file))
    .map((file): ForeignPage => {
      const names = findTitle(file)
        .split('/')
        .map((name) => name.trim())
        .filter((name) => name !== '');
      const pathname = toPathname(names.map((name) => apiSlug(name).replaceAll(/[^a-z0-9]+/g, '-')).join('/'));
      titles.set(pathname, names);
      return { file, pathname, text: read(file) };
    });
  for (const file of files)
    if (STORIES.test(file)) {
      const title = findTitle(file);
      lose(
        file,
        lineOf(read(file), title),
        `the stories of \`${title}\` are programs of Storybook; write a demo, a module whose default export is a component`,
      );
    }
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
