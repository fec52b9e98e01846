import type { Importer } from '../convert/syntax.ts';
import { posix } from 'node:path';
import { apiSlug } from '../../../engine/address/api-slug.ts';
import { toPathname } from '../../../engine/address/pathname.ts';
import { isPage, titleToSlug } from '../read/addresses.ts';
import { openFile } from '../read/foreign-file.ts';
import type { ForeignNode, ForeignPage, ForeignSite, ReadForeignSite, ReadContext } from '../read/foreign-site.ts';
import { asList, asMap, asText } from '../read/unknown-values.ts';
import { readModuleCode } from '../read/module-code.ts';
import { parseTag } from '../read/parse-tag.ts';
import { readStaticValue } from '../read/static-value.ts';

/** https://storybook.js.org/docs/writing-docs/mdx: titles such as `Group/Name` say where pages are. */
const readStorybook: ReadForeignSite = async (configuration, context) => {
  const { files, read, evaluate } = context;
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
  configures: (file) => /^\.storybook\/main\.[cm]?[jt]sx?$/.test(file),
  read: readStorybook,
  syntax: {},
};

/**
 * Makes a function that finds the title of a page or of stories, whose parts are the path in the sidebar, like Storybook
 * (https://storybook.js.org/docs/configure/user-interface/sidebar-and-urls).
 */
function findTitles(
  configuration: string,
  main: Readonly<Record<string, unknown>>,
  context: ReadContext,
): (file: string) => string {
  const { root, files, lose } = context;
  const places = asList(main['stories']).flatMap((entry) => placeOf(entry, posix.dirname(configuration)));
  return (file) => (STORIES.test(file) ? titleOfStories(file) : titleOfPage(file));

  function titleOfPage(file: string): string {
    const { text, lose: loseAt } = openFile(file, context);
    const at = text.indexOf('<Meta');
    const { title, of, name } = (at < 0 ? undefined : parseTag(text, at)?.attributes) ?? {};
    if (title !== undefined) return title;
    const stories = of === undefined ? undefined : storiesNamed(of, file, text);
    if (of !== undefined && stories === undefined)
      loseAt('<Meta', `\`<Meta of={${of}}>\` names no stories that the page imports`);
    if (stories === undefined) return titleByPlace(file);
    return name === undefined ? titleOfStories(stories) : `${titleOfStories(stories)}/${name}`;
  }

  function titleOfStories(file: string): string {
    return asText(asMap(readStaticValue(root, file, lose))['title']) ?? titleByPlace(file);
  }

  /** Returns the module that a page has imported under a name. */
  function storiesNamed(name: string, file: string, text: string): string | undefined {
    const lines = text.split(/\r?\n/);
    const specifier = lines
      .flatMap((line, at) => (line.startsWith('import') ? readModuleCode(lines, at).imports : []))
      .find((imported) => imported.name === name)?.specifier;
    if (specifier?.startsWith('.') !== true) return undefined;
    const path = posix.join(posix.dirname(file), specifier);
    return ['', '.ts', '.tsx', '.js', '.jsx', '.mjs', '.mts'].map((end) => path + end).find((at) => files.includes(at));
  }

  /** Returns the path below the folder of stories. A file named like its folder, or `index`, has the folder’s title. */
  function titleByPlace(file: string): string {
    const place = places
      .filter(({ folder }) => folder === '' || file.startsWith(`${folder}/`))
      .toSorted((a, b) => b.folder.length - a.folder.length)[0];
    const names = (place === undefined ? posix.basename(file) : file.slice(place.folder.length).replace(/^\//, ''))
      .replace(/\.(?:stories\.)?\w+$/, '')
      .split('/');
    const [folder, last] = names.slice(-2);
    const isFolder =
      last !== undefined && (last.toLowerCase() === folder?.toLowerCase() || /^(?:index|stories)$/i.test(last));
    return [...(place?.prefix ?? []), ...(isFolder ? names.slice(0, -1) : names)].join('/');
  }
}

/** Stories, which are programs. */
const STORIES = /\.stories\.[cm]?[jt]sx?$/;

interface Place {
  /** From the imported folder. */
  readonly folder: string;
  readonly prefix: readonly string[];
}

/** Reads an entry of `stories`: a pattern from the folder of settings, or a folder with a prefix for titles. */
function placeOf(entry: unknown, from: string): readonly Place[] {
  const { directory, titlePrefix } = asMap(entry);
  const written = asText(entry)?.replace(/(?:^|\/)[^/]*[*@({![][^]*$/, '') ?? asText(directory);
  if (written === undefined) return [];
  const folder = posix.join(from, written).replace(/^\.$|\/$/, '');
  return [{ folder, prefix: asText(titlePrefix)?.split('/') ?? [] }];
}
