import type { Importer } from '../convert/syntax.ts';
import { posix } from 'node:path';
import { apiSlug } from '../../../engine/address/api-slug.ts';
import { toPathname } from '../../../engine/address/pathname.ts';
import { isPage, titleToSlug } from '../read/addresses.ts';
import { openFile } from '../read/foreign-file.ts';
import type { ForeignNode, ForeignPage, ForeignSite, ReadForeignSite } from '../read/foreign-site.ts';
import { asList, asMap, asText } from '../read/unknown-values.ts';
import { findTitles, STORIES } from './storybook-titles.ts';

/** https://storybook.js.org/docs/writing-docs/mdx: titles such as `Group/Name` say where pages are. */
const readStorybook: ReadForeignSite = async (context) => {
  const { files, read, evaluate } = context;
  const configuration = files.find((file) => /^\.storybook\/main\.[cm]?[jt]sx?$/.test(file));
  if (configuration === undefined) return undefined;
  const main = asMap(await evaluate(configuration));
  const findTitle = findTitles(configuration, main, context);
  /** Pathnames by Storybook's ids, which are derived from titles: `?path=/docs/group-name--docs` links to a page. */
  const ids = new Map<string, string>();
  const titles = new Map<string, readonly string[]>();
  const pages = files
    .filter((file) => isPage(file) && !/(?:^|\/)(?:README|CHANGELOG|CONTRIBUTING|LICENSE)\.md$/i.test(file))
    .map((file): ForeignPage => {
      const names = findTitle(file)
        .split('/')
        .map((name) => name.trim())
        .filter((name) => name !== '');
      const pathname = toPathname(names.map((name) => titleToSlug(apiSlug(name))).join('/'));
      titles.set(pathname, names);
      ids.set(titleToSlug(names.join('-')), pathname);
      return { file, pathname, text: read(file) };
    });
  for (const file of files.filter((path) => STORIES.test(path))) {
    const title = findTitle(file);
    openFile(file, context).lose(
      title,
      `the stories of \`${title}\` are programs of Storybook; write a demo, a module whose default export is a component`,
    );
  }
  for (const file of files.filter((path) => /^\.storybook\/preview\.[cm]?[jt]sx?$/.test(path))) {
    const { text, lose } = openFile(file, context);
    if (text.includes('storySort'))
      lose('storySort', '`storySort` is not carried over: put the nodes in order in nav/sections/docs.yaml');
  }
  return {
    configuration,
    title: 'Components',
    url: undefined,
    repository: undefined,
    pages,
    findByQuery(address) {
      const [, id] = /^(?:\.?\/)?\?(?:[^#]*&)?path=\/(?:docs|story)\/([\p{L}\p{N}-]+?)--/u.exec(address) ?? [];
      return id === undefined ? undefined : { pathname: ids.get(id) };
    },
    nodes: nodesBelow([]),
    redirects: [],
    publicFolders: [
      ...asList(main['staticDirs']).map((entry) => staticFolder(entry, posix.dirname(configuration))),
      { folder: 'public', at: '' },
    ],
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

/**
 * Reads an entry of `staticDirs`: a folder relative to that of the settings, perhaps with the path that it is served
 * at.
 */
function staticFolder(entry: unknown, from: string): ForeignSite['publicFolders'][number] {
  const { from: folder, to } = asMap(entry);
  return {
    folder: posix.join(from, asText(entry) ?? asText(folder) ?? '').replace(/\/$/, ''),
    at: (asText(to) ?? '').replace(/\/$/, ''),
  };
}

export const STORYBOOK: Importer = {
  read: readStorybook,
  syntax: {},
};
