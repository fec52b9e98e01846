import { posix } from 'node:path';
import { joinPathname, toPathname } from '../../../engine/pathname.ts';
import { isPage, pathnameOf, titleToSlug } from '../addresses.ts';
import {
  lineOf,
  loseSettings,
  namesMath,
  type ForeignNode,
  type ForeignPage,
  type ReadContext,
  type ReadForeignSite,
} from '../foreign-site.ts';
import { parseJson } from '../parse-json.ts';
import { asList, asMap, asText } from '../unknown-values.ts';
import { readPageParts } from '../read-page-parts.ts';
import { listPage, nodesOfFolder, type FolderFacts, type Listed } from './autogenerate.ts';

/** Settings that are carried over, and those that every site here has anyway. */
const KNOWN = [
  'title',
  'url',
  'organizationName',
  'projectName',
  'presets',
  'plugins',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
];

const CONFIG = /^docusaurus\.config\.[cm]?[jt]s$/;

/** https://docusaurus.io/docs/sidebar and https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-docs */
export const readDocusaurus: ReadForeignSite = async (context) => {
  const { read, lose, evaluate } = context;
  const configFile = context.files.find((file) => CONFIG.test(file));
  if (configFile === undefined) return undefined;
  const config = asMap(await evaluate(configFile));
  const preset = asMap(
    asList(config['presets'])
      .map(asList)
      .find(([name]) => /(?:^|preset-)classic$/.test(String(name)))?.[1],
  );
  const docs = asMap(preset['docs']);
  const current = posix.normalize(asText(docs['path']) ?? 'docs');
  const more = current.startsWith('../') ? context.filesIn(current) : [];
  const files = [...context.files, ...more];
  const version = files.some((file) => file.startsWith(`${current}/`)) ? undefined : newestVersion(context);
  const folder = version === undefined ? current : `versioned_docs/version-${version}`;
  if (version !== undefined)
    lose('versions.json', 1, `there are no pages of the next version, so those of \`${version}\` are imported`);
  const base = toPathname(`${asText(docs['routeBasePath']) ?? 'docs'}`);

  const found = files.filter(
    (file) =>
      file.startsWith(`${folder}/`) && isPage(file) && !file.split('/').some((segment) => segment.startsWith('_')),
  );
  const ids = new Map<string, string>();
  const listed: Listed[] = [];
  const pages = found.map((file): ForeignPage => {
    const path = file.slice(folder.length + 1);
    const plain = path
      .split('/')
      .map((segment) => segment.replace(/^\d+[-_. ]+(?=.)/, ''))
      .join('/');
    const served = plain.replace(FOLDER_PAGE, '$1$2/index.');
    const { data } = readPageParts(read(file));
    const within = plain.slice(0, plain.lastIndexOf('/') + 1);
    const slug = asText(data['slug']);
    const id = asText(data['id']);
    const pathname =
      slug !== undefined
        ? slug.startsWith('/')
          ? joinPathname(base, slug)
          : joinPathname(base, within + slug)
        : pathnameOf(id === undefined ? served : within + id, base);
    ids.set(within + (id ?? plain.slice(within.length).replace(/\.mdx?$/, '')), pathname);
    listed.push(
      listPage(path.replace(FOLDER_PAGE, '$1$2/index.'), pathname, read(file), {
        label: 'sidebar_label',
        position: 'sidebar_position',
      }),
    );
    return { file, pathname, text: read(file), ...labelOf(data) };
  });

  const sidebarFile =
    (version === undefined
      ? asText(docs['sidebarPath'])?.replace(/^\.\//, '')
      : `versioned_sidebars/version-${version}-sidebars.json`) ??
    files.find((file) => /^sidebars\.[cm]?[jt]s(?:on)?$/.test(file));
  const sidebars =
    sidebarFile !== undefined && files.includes(sidebarFile) ? Object.values(asMap(await evaluate(sidebarFile))) : [];
  const nodes =
    sidebars.length === 0
      ? nodesOfFolder(listed, '', folderFacts({ files, read }, folder, generatedIndex))
      : sidebars.flatMap((items) => nodesOf(items, sidebarFile ?? ''));
  loseSettings(config, { file: configFile, text: read(configFile), known: KNOWN, lose });
  for (const other of ['blog', 'versioned_docs', 'i18n', 'src/pages']) {
    const first = files.find((file) => file.startsWith(`${other}/`));
    if (first !== undefined && !folder.startsWith(other))
      lose(first, 1, `\`${other}/\` is not part of the documentation that is imported`);
  }
  return {
    configuration: configFile,
    title: asText(config['title']) ?? 'Documentation',
    url: asText(config['url']),
    repository: repositoryOf(config),
    pages,
    hasMath: namesMath(read(configFile)),
    nodes,
    redirects: redirectsOf(config),
    publicFolders: [{ folder: 'static', at: '' }],
    more,
  };

  function nodesOf(items: unknown, file: string): readonly ForeignNode[] {
    if (!Array.isArray(items))
      return Object.entries(asMap(items)).map(([title, children]) => ({
        kind: 'group',
        title,
        children: nodesOf(children, file),
      }));
    return items.flatMap((item): readonly ForeignNode[] => {
      if (typeof item === 'string') return docNode(item, undefined, file);
      const { type, id, label, items: children, link, href, dirName } = asMap(item);
      switch (type) {
        case 'doc':
        case 'ref':
          return docNode(String(id), asText(label), file);
        case 'link':
          return [{ kind: 'link', href: String(href), title: String(label) }];
        case 'category': {
          const landing = asMap(link);
          const first = landing['type'] === 'doc' ? docNode(String(landing['id']), undefined, file) : [];
          return [
            {
              kind: 'group',
              title: String(label),
              ...generatedIndex(String(label), landing),
              children: [...first, ...nodesOf(children, file)],
            },
          ];
        }
        case 'autogenerated':
          return nodesOfFolder(
            listed,
            String(dirName) === '.' ? '' : String(dirName),
            folderFacts({ files, read }, folder, generatedIndex),
          );
        case undefined:
          return nodesOf(item, file);
        default:
          lose(
            file,
            lineOf(read(file), `'${String(type)}'`),
            `the sidebar entry of type \`${String(type)}\` has no counterpart`,
          );
          return [];
      }
    });
  }

  /** The page that lists a category has an address of its own, which others link to. */
  function generatedIndex(
    label: string,
    { type, slug, description }: Readonly<Record<string, unknown>>,
  ): { readonly pathname?: string; readonly description?: string | undefined } {
    return type === 'generated-index'
      ? {
          pathname: joinPathname(base, asText(slug) ?? `/category/${titleToSlug(label)}`),
          description: asText(description),
        }
      : {};
  }

  function docNode(id: string, title: string | undefined, file: string): readonly ForeignNode[] {
    const pathname = ids.get(id);
    if (pathname !== undefined) return [{ kind: 'page', pathname, title }];
    lose(file, lineOf(read(file), id), `the sidebar names the document \`${id}\`, which does not exist`);
    return [];
  }
};

/** A page named like its folder is that folder's. */
const FOLDER_PAGE = /(^|\/)([^/]+)\/\2\.(?=mdx?$)/;

/** The version that readers of the site are shown first. */
function newestVersion({ files, read }: Pick<ReadContext, 'files' | 'read'>): string | undefined {
  const newest = files.includes('versions.json') ? asList(parseJson('versions.json', read('versions.json')))[0] : [];
  return asText(newest);
}

function labelOf(data: Readonly<Record<string, unknown>>): { readonly label?: string } {
  const label = asText(data['sidebar_label']);
  return label === undefined ? {} : { label };
}

/** `_category_.json` and `_category_.yml` in a folder. */
function folderFacts(
  { files, read }: Pick<ReadContext, 'files' | 'read'>,
  docs: string,
  generatedIndex: (
    label: string,
    link: Readonly<Record<string, unknown>>,
  ) => Pick<FolderFacts, 'pathname' | 'description'>,
): (folder: string) => FolderFacts {
  return (folder) => {
    const file = files.find((path) => path.startsWith(`${docs}/${folder}/_category_.`));
    if (file === undefined) return {};
    const { data } = readPageParts(`---\n${read(file)}\n---\n`);
    const label = asText(data['label']);
    return {
      label,
      position: typeof data['position'] === 'number' ? data['position'] : undefined,
      ...generatedIndex(label ?? folder.split('/').at(-1) ?? '', asMap(data['link'])),
    };
  };
}

function repositoryOf(config: Readonly<Record<string, unknown>>): string | undefined {
  const [owner, name] = [asText(config['organizationName']), asText(config['projectName'])];
  return owner === undefined || name === undefined ? undefined : `https://github.com/${owner}/${name}`;
}

/** Those of `@docusaurus/plugin-client-redirects`. */
function redirectsOf(
  config: Readonly<Record<string, unknown>>,
): readonly { readonly from: string; readonly to: string }[] {
  return asList(config['plugins']).flatMap((plugin) => {
    const [name, options] = asList(plugin);
    if (typeof name !== 'string' || !name.includes('client-redirects')) return [];
    return asList(asMap(options)['redirects']).flatMap((entry) => {
      const { from, to } = asMap(entry);
      return (Array.isArray(from) ? from : [from]).map((address) => ({ from: String(address), to: String(to) }));
    });
  });
}
