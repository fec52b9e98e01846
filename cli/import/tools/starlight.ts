import { toPathname } from '../../../engine/pathname.ts';
import { isPage, pathnameOf } from '../addresses.ts';
import {
  lineOf,
  loseSettings,
  namesMath,
  type ForeignNode,
  type ForeignPage,
  type ReadForeignSite,
} from '../foreign-site.ts';
import { asList, asMap, asText } from '../unknown-values.ts';
import { readPageParts } from '../read-page-parts.ts';
import { nodesOfFolder, type Listed } from './autogenerate.ts';

const FOLDER = 'src/content/docs';

/** https://starlight.astro.build/reference/configuration/ and https://starlight.astro.build/reference/frontmatter/ */
export const readStarlight: ReadForeignSite = async ({ files, read, lose, evaluate }) => {
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
    known: ['title', 'sidebar', 'social', 'lastUpdated', 'pagination', 'pagefind', 'locales', 'defaultLocale'],
    lose,
  });
  const locales = Object.entries(asMap(starlight['locales'])).filter(
    ([code]) => code !== 'root' && code !== starlight['defaultLocale'],
  );
  const listed: Listed[] = [];
  const pages = files
    .filter((file) => file.startsWith(`${FOLDER}/`) && isPage(file))
    .map((file): ForeignPage => {
      const path = file.slice(FOLDER.length + 1);
      const { data } = readPageParts(read(file));
      const sidebar = asMap(data['sidebar']);
      const pathname =
        asText(data['slug']) === undefined ? pathnameOf(path.toLowerCase(), '') : toPathname(String(data['slug']));
      const label = asText(sidebar['label']);
      if (sidebar['hidden'] !== true)
        listed.push({
          path,
          pathname,
          label,
          position: typeof sidebar['order'] === 'number' ? sidebar['order'] : undefined,
        });
      return { file, pathname, text: read(file), ...(label === undefined ? {} : { label }) };
    });
  const sidebar = asList(starlight['sidebar']);
  const known = new Set(pages.map(({ pathname }) => pathname));
  const redirects = Object.entries(asMap(config['redirects'])).map(([from, to]) => ({
    from,
    to: typeof to === 'string' ? to : String(asMap(to)['destination']),
  }));
  return {
    configuration: configFile,
    title: asText(starlight['title']) ?? asText(Object.values(asMap(starlight['title']))[0]) ?? 'Documentation',
    url: asText(config['site']),
    repository: repositoryOf(starlight['social']),
    pages,
    hasMath: namesMath(read(configFile)),
    nodes: sidebar.length === 0 ? nodesOfFolder(listed, '') : sidebar.flatMap(nodesOf),
    redirects,
    languages: Object.fromEntries(locales.map(([code, locale]) => [code, asText(asMap(locale)['label']) ?? code])),
    publicFolders: [{ folder: 'public', at: '' }],
    base: asText(config['base']),
  };

  function nodesOf(item: unknown): readonly ForeignNode[] {
    if (typeof item === 'string') return pageNode(item, undefined);
    const { label, slug, link, items, autogenerate } = asMap(item);
    if (Array.isArray(items)) return [{ kind: 'group', title: String(label), children: items.flatMap(nodesOf) }];
    if (autogenerate !== undefined)
      return [
        {
          kind: 'group',
          title: String(label),
          children: nodesOfFolder(listed, String(asMap(autogenerate)['directory']).replaceAll(/^\/|\/$/g, '')),
        },
      ];
    const address = asText(slug) ?? asText(link) ?? '';
    return asText(slug) === undefined && !known.has(toPathname(address))
      ? [{ kind: 'link', href: address, title: String(label) }]
      : pageNode(address, asText(label));
  }

  function pageNode(slug: string, title: string | undefined): readonly ForeignNode[] {
    const pathname = toPathname(slug === 'index' ? '/' : slug);
    if (known.has(pathname)) return [{ kind: 'page', pathname, title }];
    lose(
      configFile ?? '',
      lineOf(read(configFile ?? ''), slug),
      `the sidebar names the page \`${slug}\`, which does not exist`,
    );
    return [];
  }
};

function repositoryOf(social: unknown): string | undefined {
  const listed = asList(social)
    .map(asMap)
    .find(({ icon }) => icon === 'github')?.['href'];
  return asText(listed) ?? asText(asMap(social)['github']);
}
