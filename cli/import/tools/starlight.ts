import type { Importer } from '../convert/importer.ts';
import { toPathname } from '../../../engine/address/pathname.ts';
import { isPage, pathnameOf } from '../read/addresses.ts';
import {
  lineOf,
  loseSettings,
  namesMath,
  type ForeignNode,
  type ForeignPage,
  type NodeKeys,
  type Titles,
  type ReadForeignSite,
} from '../read/foreign-site.ts';
import { fromFolder, languageCode, mainLanguageOf } from '../read/translated-pages.ts';
import { asList, asMap, asText } from '../read/unknown-values.ts';
import { tagsFor } from '../read/badges.ts';
import { lineOfKey, loseKeys } from '../read/sidebar-entry.ts';
import { readPageParts } from '../read/read-page-parts.ts';
import { nodesOfFolder, type Listed } from './autogenerate.ts';

const FOLDER = 'src/content/docs';

/** Keys of a sidebar entry that are read, or that only affect appearance. */
const KNOWN_OF_ENTRY = [
  'label',
  'translations',
  'slug',
  'link',
  'items',
  'autogenerate',
  'badge',
  'attrs',
  'collapsed',
];

/** The same below `sidebar` in the front matter; a hidden page that is listed after all is reported there. */
const KNOWN_OF_PAGE = ['label', 'order', 'badge', 'hidden'];

/** https://starlight.astro.build/reference/configuration/ and https://starlight.astro.build/reference/frontmatter/ */
const readStarlight: ReadForeignSite = async ({ files, read, lose, evaluate }) => {
  const configFile = files.find((file) => /^astro\.config\.[cm]?[jt]s$/.test(file));
  if (configFile === undefined) return undefined;
  const config = asMap(await evaluate(configFile));
  const starlight = asMap(
    asList(config['integrations'])
      .map((entry) => asMap(entry)['starlight'])
      .find((entry) => entry !== undefined),
  );

  loseSettings(config, {
    file: configFile,
    text: read(configFile),
    known: ['site', 'redirects', 'integrations', 'image', 'vite'],
    lose,
  });
  loseSettings(starlight, {
    file: configFile,
    text: read(configFile),
    known: [
      'title',
      'description',
      'sidebar',
      'social',
      'lastUpdated',
      'pagination',
      'pagefind',
      'locales',
      'defaultLocale',
    ],
    lose,
  });
  const all = asMap(starlight['locales']);
  const main = all['root'] === undefined ? asText(starlight['defaultLocale']) : 'root';
  const locales = Object.entries(all).filter(([code]) => code !== main);
  // Only the main language may lack a folder of its own.
  const mainFolder = main === 'root' ? undefined : main;
  const listed: Listed[] = [];
  const pages = files
    .filter((file) => file.startsWith(`${FOLDER}/`) && isPage(file))
    .map((file): ForeignPage => {
      const path = withoutFolder(file.slice(FOLDER.length + 1));
      const { data, lineOf: lineOfFront } = readPageParts(read(file));
      const sidebar = asMap(data['sidebar']);
      for (const key of Object.keys(sidebar))
        if (!KNOWN_OF_PAGE.includes(key)) lose(file, lineOfFront('sidebar'), `\`sidebar.${key}\` is not carried over`);
      const keys = tagsFor(sidebar['badge'], (reason) => lose(file, lineOfFront('sidebar'), reason));
      const pathname =
        asText(data['slug']) === undefined
          ? pathnameOf(path.toLowerCase(), '')
          : toPathname(withoutFolder(String(data['slug'])));
      const label = asText(sidebar['label']);
      if (sidebar['hidden'] !== true)
        listed.push({
          path,
          pathname,
          label,
          position: typeof sidebar['order'] === 'number' ? sidebar['order'] : undefined,
        });
      return { file, pathname, text: read(file), keys, ...(label === undefined ? {} : { label }) };
    });
  for (const file of files.filter(
    (path) => path.startsWith(`${FOLDER}/`) && /\.(?:mdoc|markdown|mdown|astro)$/.test(path),
  ))
    lose(file, 1, `the page is not imported: of the files of pages, only those that end in .md and .mdx are read`);
  const sidebar = asList(starlight['sidebar']);
  const languages = Object.fromEntries(locales.map(([code, locale]) => [code, asText(asMap(locale)['label']) ?? code]));
  const mainLanguage = main === undefined ? undefined : mainLanguageOf(asMap(all[main]), mainFolder ?? 'en');
  const titles = titlesIn(starlight['title']);
  const mainTitle = Object.entries(titles).find(([language]) => languageCode(language) === mainLanguage?.code)?.[1];
  const known = new Set(pages.map(({ pathname }) => pathname));
  const redirects = Object.entries(asMap(config['redirects'])).map(([from, to]) => ({
    from,
    to: typeof to === 'string' ? to : String(asMap(to)['destination']),
  }));
  return {
    configuration: configFile,
    title: asText(starlight['title']) ?? mainTitle ?? Object.values(titles)[0] ?? 'Documentation',
    titles,
    description: asText(starlight['description']),
    url: asText(config['site']),
    repository: repositoryOf(starlight['social']),
    pages,
    hasMath: namesMath(read(configFile)),
    nodes: sidebar.length === 0 ? nodesOfFolder(listed, '') : sidebar.flatMap(nodesOf),
    redirects: mainFolder === undefined ? redirects : [...redirects, ...fromFolder(mainFolder, pages, languages)],
    languages,
    mainLanguage,
    mainFolder,
    rightToLeft: locales.filter(([, locale]) => asMap(locale)['dir'] === 'rtl').map(([code]) => code),
    publicFolders: [{ folder: 'public', at: '' }],
    base: asText(config['base']),
  };

  function withoutFolder(path: string): string {
    return mainFolder !== undefined && `${path}/`.startsWith(`${mainFolder}/`)
      ? path.slice(mainFolder.length + 1)
      : path;
  }

  function nodesOf(item: unknown): readonly ForeignNode[] {
    if (typeof item === 'string') return pageNode(item, undefined);
    const { label, slug, link, items, autogenerate } = asMap(item);
    const keys = keysOf(asMap(item));
    const titles = titlesIn(asMap(item)['translations']);
    if (Array.isArray(items))
      return [{ kind: 'group', title: String(label), titles, keys, children: items.flatMap(nodesOf) }];
    if (autogenerate !== undefined) {
      const children = nodesOfFolder(listed, String(asMap(autogenerate)['directory']).replaceAll(/^\/|\/$/g, ''));
      return label === undefined ? children : [{ kind: 'group', title: String(label), titles, keys, children }];
    }
    const address = asText(slug) ?? asText(link) ?? '';
    return asText(slug) === undefined && !known.has(toPathname(address))
      ? [{ kind: 'link', href: address, title: String(label), titles, keys }]
      : pageNode(address, asText(label), { titles, keys });
  }

  /** Returns the keys of an entry besides its title and address. */
  function keysOf(entry: Readonly<Record<string, unknown>>): NodeKeys {
    const words = ['label', 'slug', 'link'].flatMap((key) => asText(entry[key]) ?? [])[0] ?? 'sidebar';
    const text = read(configFile ?? '');
    const sidebarFile = { file: configFile ?? '', text, lose };
    loseKeys({ entry, words }, { ...sidebarFile, known: KNOWN_OF_ENTRY });
    loseKeys({ entry: asMap(entry['autogenerate']), words }, { ...sidebarFile, known: ['directory', 'collapsed'] });
    const attributes = Object.entries(asMap(entry['attrs']));
    const isKept = (name: string): boolean => /^(?:target|rel|data-.+)$/.test(name);
    loseKeys(
      { entry: Object.fromEntries(attributes.filter(([name]) => !isKept(name))), words },
      { ...sidebarFile, known: [] },
    );
    const kept = attributes.filter(([name]) => isKept(name)).map(([name, value]) => [name, String(value)]);
    return {
      ...tagsFor(entry['badge'], (reason) => lose(configFile ?? '', lineOfKey(text, 'badge', words), reason)),
      ...(kept.length === 0 ? {} : { linkProps: Object.fromEntries(kept) as Readonly<Record<string, string>> }),
    };
  }

  function pageNode(
    slug: string,
    title: string | undefined,
    more: { readonly titles?: Titles; readonly keys?: NodeKeys } = {},
  ): readonly ForeignNode[] {
    const pathname = toPathname(slug === 'index' ? '/' : slug);
    if (known.has(pathname)) return [{ kind: 'page', pathname, title, ...more }];
    lose(
      configFile ?? '',
      lineOf(read(configFile ?? ''), slug),
      `the sidebar lists the page \`${slug}\`, which does not exist`,
    );
    return [];
  }
};

/** Returns texts by language. */
function titlesIn(value: unknown): Titles {
  return Object.fromEntries(
    Object.entries(asMap(value)).flatMap(([language, title]) =>
      asText(title) === undefined ? [] : [[language, String(title)]],
    ),
  );
}

function repositoryOf(social: unknown): string | undefined {
  const listed = asList(social)
    .map(asMap)
    .find(({ icon }) => icon === 'github')?.['href'];
  return asText(listed) ?? asText(asMap(social)['github']);
}

export const STARLIGHT: Importer = {
  read: readStarlight,
  syntax: {},
};
