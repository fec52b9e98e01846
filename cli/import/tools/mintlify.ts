import type { Importer } from '../convert/syntax.ts';
import { toPathname } from '../../../engine/address/pathname.ts';
import { withoutCode } from '../../../site/markdown/tree/find-code.ts';
import { isPage, pathnameOf } from '../read/addresses.ts';
import { openFile, parseJson } from '../read/foreign-file.ts';
import type { ForeignNode, ForeignPage, ReadForeignSite } from '../read/foreign-site.ts';
import { asList, asMap, asText } from '../read/unknown-values.ts';
import { tagsFor, tagsIn } from '../read/badges.ts';
import { readPageParts } from '../read/read-page-parts.ts';

/** Keys with the name of an entry, and those with its children. */
const NAMES = ['group', 'tab', 'anchor', 'dropdown', 'item', 'language', 'version'];
const LISTS = ['pages', 'groups', 'tabs', 'anchors', 'dropdowns', 'menu', 'languages', 'versions'];

/** These, and keys that are read otherwise, reported elsewhere, or only affect appearance. */
const KNOWN_OF_ENTRY = [...NAMES, ...LISTS, ...'root href tag openapi asyncapi default global expanded'.split(' ')];

/** https://mintlify.com/docs/organize/navigation; `mint.json` is the older form. */
const readMintlify: ReadForeignSite = async (configuration, context) => {
  const { files, read } = context;
  const source = openFile(configuration, context);
  const config = asMap(parseJson(configuration, source.text));
  source.loseSettings(config, ['$schema', 'name', 'description', 'navigation', 'redirects']);
  const pages = files
    .filter(
      (file) =>
        isPage(file) &&
        !/^(?:_?snippets|node_modules)\//.test(file) &&
        !/^(?:README|LICENSE|CONTRIBUTING|CODE_OF_CONDUCT)\.mdx?$/i.test(file),
    )
    .map((file): ForeignPage => {
      const { data } = readPageParts(read(file));
      const tags = tagsIn(data, ['tag', 'deprecated']);
      return { file, pathname: pathnameOf(file, ''), text: read(file), ...tags, label: asText(data['sidebarTitle']) };
    });
  const known = new Set(pages.map(({ pathname }) => pathname));
  const { navigation } = config;
  const [first] = asList(asMap(navigation)['languages']).map(asMap);
  const mainLanguage = first?.['language'];
  const nodes = Array.isArray(navigation)
    ? navigation.flatMap(nodesOf)
    : [...nodesOf(navigation), ...childrenOf(asMap(asMap(navigation)['global']))];
  return {
    title: asText(config['name']) ?? 'Documentation',
    description: asText(config['description']),
    url: undefined,
    repository:
      asText(asMap(asMap(config['footer'])['socials'])['github']) ?? asText(asMap(config['footerSocials'])['github']),
    pages,
    hasMath: pages.some(({ text }) => /<Latex>|\$\$[^$`]+\$\$/.test(withoutCode(text))),
    nodes,
    redirects: asList(config['redirects'])
      .map(asMap)
      .map(({ source, destination }) => ({ from: String(source), to: String(destination) })),
    publicFolders: [
      { folder: 'images', at: '/images' },
      { folder: 'logo', at: '/logo' },
      { folder: 'public', at: '' },
    ],
  };

  /** An entry with a name and children is a group. */
  function nodesOf(entry: unknown): readonly ForeignNode[] {
    if (typeof entry === 'string') return pageNode(entry);
    const map = asMap(entry);
    const { href } = map;
    const title = NAMES.flatMap((key) => asText(map[key]) ?? [])[0];
    const words = title ?? 'navigation';
    source.loseKeys(map, words, KNOWN_OF_ENTRY);
    const keys = tagsFor(map['tag'], (reason) => source.loseAtKey('tag', words, reason));
    if (typeof href === 'string' && /^https?:/.test(href))
      return title === undefined ? [] : [{ kind: 'link', href, title, keys }];
    if (map['openapi'] !== undefined || map['asyncapi'] !== undefined)
      source.lose(
        title ?? 'openapi',
        `the pages that ${title === undefined ? 'the navigation' : `\`${title}\``} makes from an API description are not carried over`,
      );
    // The pages of the main language need no group of their own.
    if (map['language'] !== undefined && (map['default'] === true || map['language'] === mainLanguage))
      return childrenOf(map);
    const children = childrenOf(map);
    return title === undefined ? children : [{ kind: 'group', title, keys, children }];
  }

  function childrenOf(map: Readonly<Record<string, unknown>>): readonly ForeignNode[] {
    // A group's own page comes before the others.
    const root = asText(map['root']);
    return [
      ...(root === undefined ? [] : pageNode(root)),
      ...LISTS.flatMap((key) => asList(map[key]).flatMap(nodesOf)),
    ];
  }

  function pageNode(path: string): readonly ForeignNode[] {
    const pathname = toPathname(path.replace(/(^|\/)index$/, '$1'));
    if (known.has(pathname)) return [{ kind: 'page', pathname }];
    source.lose(
      path,
      /^[A-Z]+ \//.test(path)
        ? `the page \`${path}\` comes from an API description`
        : `the navigation lists the page \`${path}\`, which does not exist`,
    );
    return [];
  }
};

export const MINTLIFY: Importer = {
  configures: (file) => file === 'docs.json' || file === 'mint.json',
  read: readMintlify,
  syntax: { isAlwaysMdx: true, isTitleBare: true },
};
