import type { Importer } from '../convert/syntax.ts';
import { respellMkdocs } from './mkdocs-blocks.ts';
import { splitAddress } from '../../../engine/address/address.ts';
import { isPage, pathnameOf } from '../read/addresses.ts';
import { openFile } from '../read/foreign-file.ts';
import {
  namesMath,
  type ForeignNode,
  type ForeignPage,
  type ForeignSite,
  type ReadForeignSite,
} from '../read/foreign-site.ts';
import { tagsIn } from '../read/badges.ts';
import { readPageParts } from '../read/read-page-parts.ts';
import { asList, asMap, asText } from '../read/unknown-values.ts';
import { nodesOfFolder } from './autogenerate.ts';
import { extensionsIn, featuresOf, readConfiguration } from './mkdocs-configuration.ts';

const KNOWN = [
  'site_name',
  'site_description',
  'site_url',
  'repo_url',
  'docs_dir',
  'nav',
  'plugins',
  'markdown_extensions',
];

/** https://www.mkdocs.org/user-guide/configuration/ */
const readMkdocs: ReadForeignSite = async (configuration, context) => {
  const { files, read } = context;
  const source = openFile(configuration, context);
  const { settings: config, text } = readConfiguration(configuration, KNOWN, context);
  const folder = asText(config['docs_dir'])?.replace(/\/$/, '') ?? 'docs';
  const pages = files
    .filter((file) => file.startsWith(`${folder}/`) && isPage(file))
    .map((file): ForeignPage => ({
      file,
      pathname: pathnameOf(file.slice(folder.length + 1), ''),
      text: read(file),
      // https://squidfunk.github.io/mkdocs-material/reference/#setting-the-page-status
      ...tagsIn(readPageParts(read(file)).data, ['status']),
    }));
  const byFile = new Map(pages.map(({ file, pathname }) => [file.slice(folder.length + 1), pathname]));
  const nav = asList(config['nav']);
  const plugins = extensionsIn(config['plugins']);
  return {
    title: asText(config['site_name']) ?? 'Documentation',
    description: asText(config['site_description'])?.trim(),
    url: asText(config['site_url']),
    repository: asText(config['repo_url']),
    pages,
    hasMath: namesMath(text),
    extensions: featuresOf(extensionsIn(config['markdown_extensions'])),
    nodes:
      nav.length === 0
        ? nodesOfFolder(Array.from(byFile, ([path, pathname]) => ({ path, pathname })))
        : nav.flatMap(nodesOf),
    redirects: redirectsOf(),
    publicFolders: [{ folder, at: '' }],
  };

  function nodesOf(entry: unknown): readonly ForeignNode[] {
    if (typeof entry === 'string') return leaf(entry, undefined);
    return Object.entries(asMap(entry)).flatMap(([title, value]): readonly ForeignNode[] =>
      Array.isArray(value) ? [{ kind: 'group', title, children: value.flatMap(nodesOf) }] : leaf(String(value), title),
    );
  }

  function leaf(address: string, title: string | undefined): readonly ForeignNode[] {
    if (/^https?:/.test(address)) return [{ kind: 'link', href: address, title: title ?? address }];
    const pathname = byFile.get(address.replace(/^\.\//, ''));
    if (pathname !== undefined) return [{ kind: 'page', pathname, title }];
    source.lose(address, `\`nav\` names the file \`${address}\`, which does not exist`);
    return [];
  }

  /** Returns the redirects of mkdocs-redirects. */
  function redirectsOf(): ForeignSite['redirects'] {
    return Object.entries(asMap(asMap(plugins.get('redirects'))['redirect_maps'])).map(([from, to]) => ({
      from: pathnameOf(from, ''),
      to: /^https?:/.test(String(to)) ? String(to) : (byFile.get(splitAddress(String(to)).pathname) ?? String(to)),
    }));
  }
};

export const MKDOCS: Importer = {
  configures: (file) => /^mkdocs\.ya?ml$/.test(file),
  read: readMkdocs,
  syntax: { isTildeText: true, includesFromAnywhere: true, respell: respellMkdocs },
};
