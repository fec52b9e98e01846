import { posix } from 'node:path';
import { joinPathname, toPathname } from '../../../engine/address/pathname.ts';
import { isPage, pathnameOf, titleToSlug } from '../read/addresses.ts';
import { lineAt, openFile, type ForeignFile, parseJson } from '../read/foreign-file.ts';
import type { ForeignNode, ForeignPage, ReadContext, Titles } from '../read/foreign-site.ts';
import { asList, asMap, asNumber, asText } from '../read/unknown-values.ts';
import { readPageParts } from '../read/read-page-parts.ts';
import { nodesOfFolder, type FolderFacts, type Listed } from './autogenerate.ts';

/** The pages of one instance of plugin-content-docs. */
export interface Docs {
  /** Their folder, from the imported one. */
  readonly folder: string;
  readonly pages: readonly ForeignPage[];
  readonly nodes: readonly ForeignNode[];
  /** Translation files that are read. */
  readonly messages: readonly string[];
  /** Paths of files outside the imported folder. */
  readonly more: readonly string[];
}

/** Titles of sidebar entries in other languages. */
interface Messages {
  /** Files that contain them. */
  readonly files: readonly string[];
  /** Returns the titles of a category, link or document, by its label in the sidebar. */
  readonly titlesFor: (kind: 'category' | 'link' | 'doc', label: string) => Titles;
}

/** Reads the pages and sidebars of an instance from its options; the unnamed instance has the `id` `default`. */
export async function readDocs(
  options: Readonly<Record<string, unknown>>,
  { id, locales }: { readonly id: string; readonly locales: readonly string[] },
  context: ReadContext,
): Promise<Docs> {
  // Files of versions are named after the instance.
  const own = id === 'default' ? '' : `${id}_`;
  const current = posix.normalize(asText(options['path']) ?? 'docs').replace(/\/$/, '');
  const more = current.startsWith('../') ? context.filesIn(current) : [];
  const files = [...context.files, ...more];
  const versions = `${own}versions.json`;
  const version = files.some((file) => file.startsWith(`${current}/`)) ? undefined : newestVersion(versions, context);
  const folder = version === undefined ? current : `${own}versioned_docs/version-${version}`;
  if (version !== undefined)
    context.lose(versions, 1, `there are no pages of the next version, so those of \`${version}\` are imported`);
  const place: Place = { ...context, files, folder, base: toPathname(asText(options['routeBasePath']) ?? 'docs') };
  const { pages, ids, listed } = readPages(place);
  // https://docusaurus.io/docs/i18n/tutorial#translate-markdown-files
  const plugin = `docusaurus-plugin-content-docs${id === 'default' ? '' : `-${id}`}`;
  const folders = new Map(
    locales.map((locale) => [
      locale,
      `i18n/${locale}/${plugin}/${version === undefined ? 'current' : `version-${version}`}`,
    ]),
  );
  const messages = readMessages(folders, context);
  const translations = Array.from(folders).flatMap(([locale, translated]) =>
    pagesBelow(translated, place.files).map((file) => {
      const path = file.slice(translated.length + 1);
      const original = pages.find((page) => page.file === `${place.folder}/${path}`);
      const text = place.read(file);
      return {
        file,
        pathname: `/${locale}${original?.pathname ?? pathnameOf(path, place.base)}`,
        text,
        label: asText(readPageParts(text).data['sidebar_label']),
      };
    }),
  );
  const sidebarFile =
    (version === undefined
      ? asText(options['sidebarPath'])?.replace(/^\.\//, '')
      : `${own}versioned_sidebars/version-${version}-sidebars.json`) ??
    (own === '' ? files.find((file) => /^sidebars\.[cm]?[jt]s(?:on)?$/.test(file)) : undefined);
  const isGiven = sidebarFile !== undefined && files.includes(sidebarFile);
  const sidebars = isGiven ? Object.values(asMap(await context.evaluate(sidebarFile))) : [];
  const entries = { ids, listed, titlesFor: messages.titlesFor };
  const nodes =
    !isGiven || sidebars.length === 0
      ? nodesOfFolder(listed, '', (path) => factsOf(path, entries, place))
      : nodesOfSidebars(sidebars, openFile(sidebarFile, context), entries, place);
  return { folder, pages: [...pages, ...translations], nodes, messages: messages.files, more };
}

/** What the pages of an instance are read with; its files may be outside the imported folder as well. */
interface Place extends ReadContext {
  /** The folder of the pages. */
  readonly folder: string;
  /** The pathname above those of the pages. */
  readonly base: string;
}

/** Pages by what sidebars call them. */
interface Entries {
  /** Pathnames by the ids of pages. */
  readonly ids: ReadonlyMap<string, string>;
  readonly listed: readonly Listed[];
  readonly titlesFor: Messages['titlesFor'];
}

function readPages({ folder, base, files, read }: Place) {
  const ids = new Map<string, string>();
  const listed: Listed[] = [];
  const pages = pagesBelow(folder, files).map((file): ForeignPage => {
    const path = file.slice(folder.length + 1);
    const plain = path
      .split('/')
      .map((segment) => segment.replace(/^\d+[-_. ]+(?=.)/, ''))
      .join('/');
    const served = plain.replace(FOLDER_PAGE, '$1$2/index.');
    const text = read(file);
    const { data } = readPageParts(text);
    const within = plain.slice(0, plain.lastIndexOf('/') + 1);
    const slug = asText(data['slug']);
    const named = asText(data['id']);
    const pathname =
      slug === undefined
        ? pathnameOf(named === undefined ? served : within + named, base)
        : joinPathname(base, slug.startsWith('/') ? slug : within + slug);
    ids.set(within + (named ?? plain.slice(within.length).replace(/\.mdx?$/, '')), pathname);
    const label = asText(data['sidebar_label']);
    const position = asNumber(data['sidebar_position']);
    listed.push({ path: path.replace(FOLDER_PAGE, '$1$2/index.'), pathname, label, position });
    return { file, pathname, text, label };
  });
  return { pages, ids, listed };
}

function nodesOfSidebars(
  sidebars: readonly unknown[],
  source: ForeignFile,
  entries: Entries,
  place: Place,
): readonly ForeignNode[] {
  const { ids, listed, titlesFor } = entries;
  return sidebars.flatMap(nodesOf);

  function nodesOf(items: unknown): readonly ForeignNode[] {
    return Array.isArray(items)
      ? items.flatMap(nodesOfItem)
      : Object.entries(asMap(items)).map(([title, children]) => ({
          kind: 'group',
          title,
          titles: titlesFor('category', title),
          children: nodesOf(children),
        }));
  }

  function nodesOfItem(item: unknown): readonly ForeignNode[] {
    if (typeof item === 'string') return docNode(item, undefined);
    const { type, id, label, items: children, link, href, dirName } = asMap(item);
    if (type !== undefined)
      loseEntry(asMap(item), asText(label) ?? asText(id) ?? asText(dirName) ?? String(type), source);
    const title = String(label);
    switch (type) {
      case 'doc':
      case 'ref':
        return docNode(String(id), asText(label));
      case 'link': {
        const titles = titlesFor('link', title);
        return [{ kind: 'link', href: String(href), title, titles, at: () => placeOf(String(href)) }];
      }
      case 'category': {
        const landing = asMap(link);
        const first = landing['type'] === 'doc' ? docNode(String(landing['id']), undefined) : [];
        return [
          {
            kind: 'group',
            title,
            titles: titlesFor('category', title),
            ...generatedIndex(title, asMap(item), place),
            children: [...first, ...nodesOf(children)],
          },
        ];
      }
      case 'autogenerated':
        return nodesOfFolder(listed, dirName === '.' ? '' : String(dirName), (path) => factsOf(path, entries, place));
      case undefined:
        return nodesOf(item);
      default:
        source.loseAtKey('type', String(type), `the sidebar entry of type \`${String(type)}\` has no counterpart`);
        return [];
    }
  }

  /** Returns the last occurrence of something in the sidebar, which is the one left out if there are two. */
  function placeOf(words: string): { readonly file: string; readonly line: number } {
    const { file, text } = source;
    return { file, line: lineAt(text, Math.max(text.lastIndexOf(`'${words}'`), text.lastIndexOf(`"${words}"`))) };
  }

  function docNode(id: string, title: string | undefined): readonly ForeignNode[] {
    const pathname = ids.get(id);
    const titles = title === undefined ? undefined : titlesFor('doc', title);
    if (pathname !== undefined) return [{ kind: 'page', pathname, title, titles, at: () => placeOf(id) }];
    source.lose(id, `the sidebar lists the document \`${id}\`, which does not exist`);
    return [];
  }
}

/** The generated page of a category has an address of its own, which others link to. */
function generatedIndex(
  label: string,
  { link, description }: Readonly<Record<string, unknown>>,
  { base }: Pick<Place, 'base'>,
): Pick<FolderFacts, 'pathname' | 'description'> {
  const { type, slug, description: own } = asMap(link);
  return type === 'generated-index'
    ? {
        pathname: joinPathname(base, asText(slug) ?? `/category/${titleToSlug(label)}`),
        description: asText(own) ?? asText(description),
      }
    : {};
}

/** Reports what has no equivalent in an entry, and in the generated page of its category. */
function loseEntry(entry: Readonly<Record<string, unknown>>, words: string, source: ForeignFile): void {
  const link = asMap(entry['link']);
  const isDescribed = link['type'] === 'generated-index' && link['description'] === undefined;
  source.loseKeys(entry, words, isDescribed ? [...KNOWN_OF_ENTRY, 'description'] : KNOWN_OF_ENTRY);
  source.loseKeys(link, words, ['type', 'id', 'slug', 'description']);
}

/** Reads `_category_.json` and `_category_.yml` in a folder. */
function factsOf(path: string, { titlesFor }: Entries, place: Place): FolderFacts {
  const file = place.files.find((candidate) => candidate.startsWith(`${place.folder}/${path}/_category_.`));
  if (file === undefined) return {};
  const source = openFile(file, place);
  const { data } = readPageParts(`---\n${source.text}\n---\n`);
  const label = asText(data['label']);
  const name = label ?? path.split('/').at(-1) ?? '';
  loseEntry(data, name, source);
  return {
    label,
    titles: titlesFor('category', name),
    position: asNumber(data['position']),
    ...generatedIndex(name, data, place),
  };
}

/** Keys of a sidebar entry that are read, that only affect appearance, or that only matter to programs. */
const KNOWN_OF_ENTRY =
  'type id label items link href dirName position collapsed collapsible key value defaultStyle'.split(' ');

/** A page named like its folder is the folder's page. */
const FOLDER_PAGE = /(^|\/)([^/]+)\/\2\.(?=mdx?$)/;

/** Returns the pages in a folder; files whose names start with an underscore are parts of pages. */
function pagesBelow(folder: string, files: readonly string[]): readonly string[] {
  return files.filter(
    (file) =>
      file.startsWith(`${folder}/`) && isPage(file) && !file.split('/').some((segment) => segment.startsWith('_')),
  );
}

/** Returns the version that the site shows by default. */
function newestVersion(versions: string, { files, read }: Pick<ReadContext, 'files' | 'read'>): string | undefined {
  return files.includes(versions) ? asText(asList(parseJson(versions, read(versions)))[0]) : undefined;
}

/**
 * Reads `current.json` of each language, beside its pages
 * (https://docusaurus.io/docs/i18n/tutorial#translate-plugin-data).
 */
function readMessages(folders: ReadonlyMap<string, string>, context: ReadContext): Messages {
  const found = new Map<string, Record<string, string>>();
  const taken: string[] = [];
  for (const [locale, folder] of folders) {
    const file = `${folder}.json`;
    if (!context.files.includes(file)) continue;
    taken.push(file);
    const { text, lose } = openFile(file, context);
    for (const [id, entry] of Object.entries(asMap(parseJson(file, text)))) {
      const message = asText(asMap(entry)['message']);
      const [, name, facet] =
        /^sidebar\.[^.]+\.((?:category|link|doc)\..+?)(?:\.link\.generated-index\.(\w+))?$/.exec(id) ?? [];
      if (message === undefined || facet === 'title') continue;
      if (name === undefined || facet !== undefined) lose(`"${id}"`, `the message \`${id}\` has no counterpart`);
      else found.set(name, { ...found.get(name), [locale]: message });
    }
  }
  return { files: taken, titlesFor: (kind, label) => found.get(`${kind}.${label}`) ?? {} };
}
