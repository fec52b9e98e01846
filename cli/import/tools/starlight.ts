import type { Importer } from '../convert/syntax.ts';
import { toPathname } from '../../../engine/address/pathname.ts';
import { isPage, pathnameOf } from '../read/addresses.ts';
import { openFile, type ForeignFile } from '../read/foreign-file.ts';
import {
  namesMath,
  type ForeignNode,
  type ForeignPage,
  type NodeKeys,
  type ReadContext,
  type ReadForeignSite,
  type Titles,
} from '../read/foreign-site.ts';
import { fromFolder, languageCode, mainLanguageOf } from '../read/translated-pages.ts';
import { asList, asMap, asNumber, asText, textsIn } from '../read/unknown-values.ts';
import { tagsFor } from '../read/badges.ts';
import { readPageParts } from '../read/read-page-parts.ts';
import { nodesOfFolder, type Listed } from './autogenerate.ts';

const FOLDER = 'src/content/docs';

/** Settings that are imported, and those that every site here has anyway. */
const KNOWN = ['site', 'redirects', 'integrations', 'image', 'vite'];
const KNOWN_OF_STARLIGHT = [
  'title',
  'description',
  'sidebar',
  'social',
  'lastUpdated',
  'pagination',
  'pagefind',
  'locales',
  'defaultLocale',
];

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
const readStarlight: ReadForeignSite = async (configuration, context) => {
  const source = openFile(configuration, context);
  const config = asMap(await context.evaluate(configuration));
  const starlight = asMap(
    asList(config['integrations'])
      .map((entry) => asMap(entry)['starlight'])
      .find((entry) => entry !== undefined),
  );
  source.loseSettings(config, KNOWN);
  source.loseSettings(starlight, KNOWN_OF_STARLIGHT);
  const all = asMap(starlight['locales']);
  const main = all['root'] === undefined ? asText(starlight['defaultLocale']) : 'root';
  const locales = Object.entries(all).filter(([code]) => code !== main);
  // Only the main language may lack a folder of its own.
  const mainFolder = main === 'root' ? undefined : main;
  const { pages, listed } = readPages(mainFolder, context);
  const sidebar = asList(starlight['sidebar']);
  const languages = Object.fromEntries(locales.map(([code, locale]) => [code, asText(asMap(locale)['label']) ?? code]));
  const mainLanguage = main === undefined ? undefined : mainLanguageOf(asMap(all[main]), mainFolder ?? 'en');
  const titles = textsIn(starlight['title']);
  const mainTitle = Object.entries(titles).find(([language]) => languageCode(language) === mainLanguage?.code)?.[1];
  const redirects = Object.entries(asMap(config['redirects'])).map(([from, to]) => ({
    from,
    to: typeof to === 'string' ? to : String(asMap(to)['destination']),
  }));
  return {
    title: asText(starlight['title']) ?? mainTitle ?? Object.values(titles)[0] ?? 'Documentation',
    titles,
    description: asText(starlight['description']),
    url: asText(config['site']),
    repository: repositoryOf(starlight['social']),
    pages,
    hasMath: namesMath(source.text),
    nodes: sidebar.length === 0 ? nodesOfFolder(listed) : nodesOfSidebar(sidebar, { pages, listed, source }),
    redirects: mainFolder === undefined ? redirects : [...redirects, ...fromFolder(mainFolder, pages, languages)],
    languages,
    mainLanguage,
    mainFolder,
    rightToLeft: locales.filter(([, locale]) => asMap(locale)['dir'] === 'rtl').map(([code]) => code),
    publicFolders: [{ folder: 'public', at: '' }],
    base: asText(config['base']),
  };
};

/** The pages of a site, and those of them that a generated sidebar lists. */
interface StarlightPages {
  readonly pages: readonly ForeignPage[];
  readonly listed: readonly Listed[];
}

/** Reads the pages; the folder of the main language is no part of their addresses. */
function readPages(mainFolder: string | undefined, { files, read, lose }: ReadContext): StarlightPages {
  const withoutFolder = (path: string): string =>
    mainFolder !== undefined && `${path}/`.startsWith(`${mainFolder}/`) ? path.slice(mainFolder.length + 1) : path;
  const listed: Listed[] = [];
  const own = files.filter((file) => file.startsWith(`${FOLDER}/`));
  const pages = own.filter(isPage).map((file): ForeignPage => {
    const path = withoutFolder(file.slice(FOLDER.length + 1));
    const { data, lineOf } = readPageParts(read(file));
    const sidebar = asMap(data['sidebar']);
    for (const key of Object.keys(sidebar))
      if (!KNOWN_OF_PAGE.includes(key)) lose(file, lineOf('sidebar'), `\`sidebar.${key}\` is not carried over`);
    const keys = tagsFor(sidebar['badge'], (reason) => lose(file, lineOf('sidebar'), reason));
    const slug = asText(data['slug']);
    const pathname = slug === undefined ? pathnameOf(path.toLowerCase(), '') : toPathname(withoutFolder(slug));
    const label = asText(sidebar['label']);
    if (sidebar['hidden'] !== true) listed.push({ path, pathname, label, position: asNumber(sidebar['order']) });
    return { file, pathname, text: read(file), keys, label };
  });
  for (const file of own.filter((path) => /\.(?:mdoc|markdown|mdown|astro)$/.test(path)))
    lose(file, 1, `the page is not imported: of the files of pages, only those that end in .md and .mdx are read`);
  return { pages, listed };
}

function nodesOfSidebar(
  sidebar: readonly unknown[],
  { pages, listed, source }: StarlightPages & { readonly source: ForeignFile },
): readonly ForeignNode[] {
  const known = new Set(pages.map(({ pathname }) => pathname));
  return sidebar.flatMap(nodesOf);

  function nodesOf(item: unknown): readonly ForeignNode[] {
    if (typeof item === 'string') return pageNode(item, undefined);
    const { label, slug, link, items, autogenerate } = asMap(item);
    const keys = keysOf(asMap(item), source);
    const titles = textsIn(asMap(item)['translations']);
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

  function pageNode(
    slug: string,
    title: string | undefined,
    more: { readonly titles?: Titles; readonly keys?: NodeKeys } = {},
  ): readonly ForeignNode[] {
    const pathname = toPathname(slug === 'index' ? '/' : slug);
    if (known.has(pathname)) return [{ kind: 'page', pathname, title, ...more }];
    source.lose(slug, `the sidebar lists the page \`${slug}\`, which does not exist`);
    return [];
  }
}

/** Returns the keys of an entry besides its title and address. */
function keysOf(entry: Readonly<Record<string, unknown>>, source: ForeignFile): NodeKeys {
  const words = ['label', 'slug', 'link'].flatMap((key) => asText(entry[key]) ?? [])[0] ?? 'sidebar';
  const attributes = asMap(entry['attrs']);
  const kept = Object.keys(attributes).filter((name) => /^(?:target|rel|data-.+)$/.test(name));
  source.loseKeys(entry, words, KNOWN_OF_ENTRY);
  source.loseKeys(entry['autogenerate'], words, ['directory', 'collapsed']);
  source.loseKeys(attributes, words, kept);
  return {
    ...tagsFor(entry['badge'], (reason) => source.loseAtKey('badge', words, reason)),
    ...(kept.length === 0
      ? {}
      : { linkProps: Object.fromEntries(kept.map((name) => [name, String(attributes[name])])) }),
  };
}

function repositoryOf(social: unknown): string | undefined {
  const listed = asList(social)
    .map(asMap)
    .find(({ icon }) => icon === 'github')?.['href'];
  return asText(listed) ?? asText(asMap(social)['github']);
}

export const STARLIGHT: Importer = {
  configures: (file) => /^astro\.config\.[cm]?[jt]s$/.test(file),
  read: readStarlight,
  syntax: {},
};
