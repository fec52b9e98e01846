import type { Importer } from '../convert/syntax.ts';
import { replaceOutsideCode } from '../../../site/markdown/tree/find-code.ts';
import { isPage, pathnameOf, titleFrom } from '../read/addresses.ts';
import { openFile, type ForeignFile } from '../read/foreign-file.ts';
import {
  namesMath,
  type ForeignNode,
  type ForeignPage,
  type ReadContext,
  type ReadForeignSite,
  type Titles,
} from '../read/foreign-site.ts';
import { readTaggedText } from '../read/badges.ts';
import { globToRegExp } from '../read/glob.ts';
import { withTitlesOf } from '../read/sidebar-titles.ts';
import { mainLanguageOf } from '../read/translated-pages.ts';
import { asList, asMap, asText, textsIn } from '../read/unknown-values.ts';
import { splitAddress } from '../../../engine/address/address.ts';
import { toPathname } from '../../../engine/address/pathname.ts';
import { nodesOfFolder } from './autogenerate.ts';

/** Settings that are imported, and those that every site here has anyway. */
const KNOWN = [
  'title',
  'description',
  'sitemap',
  'srcDir',
  'srcExclude',
  'rewrites',
  'themeConfig',
  'lastUpdated',
  'cleanUrls',
  'locales',
];
const KNOWN_OF_THEME = ['sidebar', 'socialLinks', 'outline', 'search'];

/** https://vitepress.dev/reference/default-theme-sidebar and https://vitepress.dev/reference/site-config */
const readVitepress: ReadForeignSite = async (configuration, context) => {
  const source = openFile(configuration, context);
  const config = asMap(await context.evaluate(configuration));
  const locales = asMap(config['locales']);
  // Settings of the main language may be among those of the others.
  const root = asMap(locales['root']);
  const ofMain = (key: string): string | undefined => asText(root[key]) ?? asText(config[key]);
  const theme = { ...asMap(config['themeConfig']), ...asMap(root['themeConfig']) };
  const folder = [
    configuration.slice(0, Math.max(0, configuration.indexOf('.vitepress') - 1)),
    asText(config['srcDir'])?.replace(/^\.\//, '').replace(/\/$/, ''),
  ]
    .filter(Boolean)
    .join('/');
  const prefix = folder === '' ? '' : `${folder}/`;
  const pages = readPages(prefix, patternsIn(config['srcExclude'], source), context);
  if (config['rewrites'] !== undefined)
    source.lose('rewrites', '`rewrites` is not carried over: pages keep the addresses of their files');
  source.loseSettings(config, KNOWN);
  source.loseSettings(theme, KNOWN_OF_THEME);

  const languages = Object.fromEntries(
    Object.entries(locales).flatMap(([code, locale]) =>
      code === 'root' ? [] : [[code, asText(asMap(locale)['label']) ?? code]],
    ),
  );
  const nodesOf = readSidebars(new Set(pages.map(({ pathname }) => pathname)), source);
  let nodes = nodesOf(theme['sidebar']);
  for (const [code, label] of Object.entries(languages)) {
    const theirs = asMap(asMap(locales[code])['themeConfig']);
    nodes = withTitlesOf(nodes, code, nodesOf(theirs['sidebar']));
    if (Object.keys(theirs).some((key) => key !== 'sidebar'))
      source.loseAtKey(
        'themeConfig',
        label,
        `the texts of the language \`${code}\` are not carried over, except for its sidebar; write them in nav/translations/`,
      );
  }
  /** Returns a setting of the other languages. */
  const textsOf = (key: string): Titles =>
    textsIn(Object.fromEntries(Object.keys(languages).map((code) => [code, asMap(locales[code])[key]])));
  return {
    title: ofMain('title') ?? 'Documentation',
    description: ofMain('description'),
    url: asText(asMap(config['sitemap'])['hostname']),
    repository: asList(theme['socialLinks'])
      .map(asMap)
      .flatMap(({ icon, link }) => (icon === 'github' ? (asText(link) ?? []) : []))[0],
    pages,
    hasMath: namesMath(source.text),
    nodes:
      nodes.length === 0
        ? nodesOfFolder(pages.map(({ file, pathname }) => ({ path: file.slice(prefix.length), pathname })))
        : nodes,
    redirects: [],
    languages,
    titles: textsOf('title'),
    descriptions: textsOf('description'),
    mainLanguage: mainLanguageOf(root, asText(config['lang']) ?? 'en'),
    rightToLeft: Object.keys(locales).filter((code) => asMap(locales[code])['dir'] === 'rtl'),
    publicFolders: [{ folder: `${prefix}public`, at: '' }],
  };
};

/** Reads the patterns of the files that are no pages. */
function patternsIn(written: unknown, source: ForeignFile): readonly RegExp[] {
  return asList(written).flatMap((entry) => {
    const pattern = globToRegExp(String(entry));
    if (pattern === undefined)
      source.lose(
        String(entry),
        `the pattern \`${String(entry)}\` of \`srcExclude\` is not understood, so it leaves out no pages`,
      );
    return pattern ?? [];
  });
}

function readPages(
  prefix: string,
  excluded: readonly RegExp[],
  { files, read, lose }: ReadContext,
): readonly ForeignPage[] {
  const found = files.filter(
    (file) =>
      file.startsWith(prefix) &&
      !excluded.some((pattern) => pattern.test(file.slice(prefix.length))) &&
      isPage(file) &&
      !file.includes('.vitepress/') &&
      !file.includes('node_modules/'),
  );
  const templates = new Set(files.flatMap((file) => MAKES_PAGES_OF.exec(file)?.[1] ?? []));
  const isTemplate = (file: string): boolean => templates.has(file.replace(/\.md$/, ''));
  for (const file of found.filter(isTemplate))
    lose(file, 1, 'a program makes several pages of this one; none of them is imported');
  return found
    .filter((file) => !isTemplate(file))
    .map((file) => ({ file, pathname: servedAt(file.slice(prefix.length)), text: read(file) }));
}

/** Makes a function that returns the nodes of a sidebar for all pages, or of one for each address prefix. */
function readSidebars(known: ReadonlySet<string>, source: ForeignFile): (sidebar: unknown) => readonly ForeignNode[] {
  return (sidebar) => {
    if (Array.isArray(sidebar)) return sidebar.flatMap((item) => nodesOf(item, ''));
    const parts = Object.entries(asMap(sidebar));
    return parts.flatMap(([path, items]): readonly ForeignNode[] => {
      const base = asText(asMap(items)['base']) ?? '';
      const children = asList(Array.isArray(items) ? items : asMap(items)['items']).flatMap((item) =>
        nodesOf(item, base),
      );
      const title = titleFrom(path.split('/').findLast((segment) => segment !== '') ?? 'Documentation');
      return parts.length === 1 ? children : [{ kind: 'group', title, isMadeUp: true, children }];
    });
  };

  /** Returns the title of an entry, and its other keys. */
  function entryOf(entry: Readonly<Record<string, unknown>>) {
    const written = asText(entry['text']);
    const words = written ?? asText(entry['link']) ?? 'sidebar';
    source.loseKeys(entry, words, KNOWN_OF_ENTRY);
    const { title = '', keys = {} } =
      written === undefined ? {} : readTaggedText(written, (reason) => source.loseAtKey('text', words, reason));
    const link = Object.fromEntries(
      ['target', 'rel'].flatMap((key) => (asText(entry[key]) ? [[key, entry[key]]] : [])),
    );
    return {
      title: asText(title),
      keys: Object.keys(link).length === 0 ? keys : { ...keys, linkProps: link },
    };
  }

  function nodesOf(item: unknown, above: string): readonly ForeignNode[] {
    const { link, items, base } = asMap(item);
    const own = asText(base) ?? above;
    const address = asText(link);
    const { title, keys } = entryOf(asMap(item));
    if (address !== undefined && /^https?:/.test(address))
      return [{ kind: 'link', href: address, title: title ?? address, keys }];
    const pathname =
      address === undefined
        ? undefined
        : toPathname(
            splitAddress(address.startsWith('/') && own === '' ? address : `${own}/${address}`)
              .pathname.replace(/\.(?:md|html)$/, '')
              .replace(/\/index$/, ''),
          );
    const { hash } = splitAddress(address ?? '');
    const page: readonly ForeignNode[] =
      pathname === undefined || !known.has(pathname)
        ? []
        : hash === undefined
          ? [{ kind: 'page', pathname, title, keys: Array.isArray(items) ? {} : keys }]
          : [{ kind: 'link', href: `${pathname}#${hash}`, title: title ?? hash, keys }];
    if (pathname !== undefined && page.length === 0)
      source.lose(address ?? '', `the sidebar lists the page \`${address}\`, which does not exist`);
    if (!Array.isArray(items)) return page;
    const children = items.flatMap((child) => nodesOf(child, own));
    // The link of a group is often that of a page below it.
    return [
      {
        kind: 'group',
        title: title ?? 'Pages',
        isMadeUp: title === undefined,
        keys,
        children: pathname !== undefined && holds(children, pathname) ? children : [...page, ...children],
      },
    ];
  }
}

/** Keys of a sidebar entry that are read, or that only affect appearance. */
const KNOWN_OF_ENTRY = ['text', 'link', 'items', 'base', 'collapsed', 'target', 'rel'];

/** Returns where a file is served; in VitePress, `README` is not an index. */
function servedAt(path: string): string {
  return /(?:^|\/)README\.md$/i.test(path) ? toPathname(path.replace(/\.md$/, '')) : pathnameOf(path, '');
}

/** https://vitepress.dev/guide/routing#dynamic-routes */
const MAKES_PAGES_OF = /^(.*)\.paths\.[cm]?[jt]s$/;

function holds(nodes: readonly ForeignNode[], pathname: string): boolean {
  return nodes.some((node) =>
    node.kind === 'page' ? node.pathname === pathname : node.kind === 'group' && holds(node.children, pathname),
  );
}

export const VITEPRESS: Importer = {
  configures: (file) => /(?:^|\/)\.vitepress\/config(?:\/index)?\.[cm]?[jt]s$/.test(file),
  read: readVitepress,
  syntax: {
    isTildeText: true,
    interpolation: /\{\{\s*([^]+?)\s*\}\}/g,
    codeAttributes: /^(?:v-|[:@])/,
    // https://vitepress.dev/guide/markdown#image-attributes
    linkAttributes: /^\{(?:[.#][\w-]+|[\w-]+=(?:"[^"]*"|[^\s{}]+)|\s)+\}/,
    // A comment is a block of its own wherever it is.
    respell: (lines) =>
      replaceOutsideCode(
        lines.join('\n'),
        /^([ \t]*)(<<<.*)$/gm,
        ([, margin, include]) => `${margin}<!-- ${include} -->`,
      )
        .split('\n')
        .map((text, at) => ({ text, at })),
  },
};
