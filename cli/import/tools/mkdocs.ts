import { parseDocument } from 'yaml';
import { splitAddress } from '../../../engine/pathname.ts';
import { isPage, pathnameOf } from '../addresses.ts';
import {
  lineOf,
  loseSettings,
  namesMath,
  type ForeignNode,
  type ForeignPage,
  type ReadForeignSite,
} from '../foreign-site.ts';
import { tagsIn } from '../badges.ts';
import { readPageParts } from '../read-page-parts.ts';
import { asList, asMap, asText } from '../unknown-values.ts';
import { nodesOfFolder } from './autogenerate.ts';

/** https://www.mkdocs.org/user-guide/configuration/ */
export const readMkdocs: ReadForeignSite = async ({ files, read, lose }) => {
  const configFile = files.find((file) => /^mkdocs\.ya?ml$/.test(file));
  if (configFile === undefined) return undefined;
  // Tags such as `!!python/name:` name code, and are values like any other here.
  const document = parseDocument(read(configFile), { logLevel: 'silent' });
  for (const { message, linePos } of document.errors)
    lose(
      configFile,
      linePos?.[0].line ?? 1,
      `the file is not YAML: ${message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? ''}`,
    );
  const config = asMap(document.toJS() as unknown);
  loseSettings(config, {
    file: configFile,
    text: read(configFile),
    known: ['site_name', 'site_url', 'repo_url', 'docs_dir', 'nav', 'plugins', 'markdown_extensions'],
    lose,
  });
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
  return {
    configuration: configFile,
    title: asText(config['site_name']) ?? 'Documentation',
    url: asText(config['site_url']),
    repository: asText(config['repo_url']),
    pages,
    hasMath: namesMath(read(configFile)),
    extensions: new Set(namesIn(config['markdown_extensions'])),
    nodes:
      nav.length === 0
        ? nodesOfFolder(
            Array.from(byFile, ([path, pathname]) => ({ path, pathname })),
            '',
          )
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
    lose(
      configFile ?? '',
      lineOf(read(configFile ?? ''), address),
      `\`nav\` names the file \`${address}\`, which does not exist`,
    );
    return [];
  }

  /** Those of mkdocs-redirects. */
  function redirectsOf(): readonly { readonly from: string; readonly to: string }[] {
    return asList(config['plugins']).flatMap((plugin) =>
      Object.entries(asMap(asMap(asMap(plugin)['redirects'])['redirect_maps'])).map(([from, to]) => ({
        from: pathnameOf(from, ''),
        to: /^https?:/.test(String(to)) ? String(to) : (byFile.get(splitAddress(String(to)).pathname) ?? String(to)),
      })),
    );
  }
};

/** Names in a mapping, or in a list of names that may come with settings. */
function namesIn(value: unknown): readonly string[] {
  return [value, ...asList(value)].flatMap((entry) => asText(entry) ?? Object.keys(asMap(entry)));
}
