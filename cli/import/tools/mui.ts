import type { Importer } from '../convert/syntax.ts';
import { isPage, titleFrom } from '../read/addresses.ts';
import { openFile, type ForeignFile } from '../read/foreign-file.ts';
import type { ForeignNode, ForeignPage, ReadForeignSite } from '../read/foreign-site.ts';
import { asList, asMap, asText } from '../read/unknown-values.ts';
import { toPathname } from '../../../engine/address/pathname.ts';

/**
 * Reads the documentation of MUI's repositories: pages in `docs/data/<product>/…/<page>/<page>.md`, their order in
 * `pages.ts`.
 */
const readMui: ReadForeignSite = async (configuration, context) => {
  const { files, read, evaluate } = context;
  const root = files.some((file) => file.startsWith('docs/data/') && isPage(file)) ? 'docs/data/' : 'data/';
  const lists = files.filter((file) => file.startsWith(root) && /\/pages\.[jt]s$/.test(file));
  const nodes: ForeignNode[] = [];
  const wanted = new Map<string, string>();
  const sources = files.filter(
    (file) => file.startsWith(root) && isPage(file) && !/-(?:de|es|fr|ja|pt|ru|zh)\.md$/.test(file),
  );
  const byName = new Map<string, string>();
  for (const file of sources) {
    const [folder = '', name = ''] = file.split('/').slice(-2);
    byName.set(
      `${file.slice(root.length).split('/')[0]} ${name === `${folder}.md` ? folder : name.replace(/\.mdx?$/, '')}`,
      file,
    );
  }
  for (const list of lists) {
    const product = list.slice(root.length).split('/')[0] ?? '';
    const source = openFile(list, context);
    nodes.push({
      kind: 'group',
      title: titleFrom(product),
      children: asList(await evaluate(list)).flatMap((entry) => nodeOf(entry, product, source)),
    });
  }
  const pages = sources.map((file): ForeignPage => ({
    file,
    pathname:
      wanted.get(file) ??
      toPathname(
        file
          .slice(root.length)
          .replace(/\.mdx?$/, '')
          .replace(/\/([^/]+)\/\1$/, '/$1'),
      ),
    text: read(file),
  }));
  return {
    configuration: lists[0] ?? configuration,
    title: 'Documentation',
    url: undefined,
    repository: undefined,
    pages,
    nodes,
    redirects: [],
    publicFolders: [
      { folder: 'docs/public', at: '' },
      { folder: 'public', at: '' },
    ],
  };

  function nodeOf(entry: unknown, product: string, source: ForeignFile): readonly ForeignNode[] {
    const { pathname, title, subheader, children } = asMap(entry);
    const address = asText(pathname);
    const name = asText(title) ?? asText(subheader);
    if (Array.isArray(children))
      return [
        {
          kind: 'group',
          title: name ?? titleFrom(address?.split('/').at(-1) ?? 'Pages'),
          children: children.flatMap((child) => nodeOf(child, product, source)),
        },
      ];
    if (address === undefined) return [];
    if (/^https?:/.test(address)) return [{ kind: 'link', href: address, title: name ?? address }];
    const segment = (address.split('/').findLast((part) => part !== '') ?? '').replace(/^react-/, '');
    const file = byName.get(`${product} ${segment}`) ?? byName.get(`${product} ${segment}s`);
    if (file === undefined || wanted.has(file)) {
      source.lose(
        address,
        file === undefined
          ? `no page was found for \`${address}\`; pages of components are made by \`generate: api\``
          : `\`${address}\` shows a page that already has another address`,
      );
      return [];
    }
    wanted.set(file, toPathname(address));
    return [{ kind: 'page', pathname: toPathname(address), title: name }];
  }
};

export const MUI: Importer = {
  configures: (file) => /^(?:docs\/)?data\//.test(file) && isPage(file),
  read: readMui,
  syntax: { demo: /^\{\{\s*"demo":\s*"([^"]+)"/, unknown: /^\{\{.*\}\}$/ },
};
