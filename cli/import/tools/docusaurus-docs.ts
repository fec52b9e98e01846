import { posix } from 'node:path';
import { joinPathname, toPathname } from '../../../engine/address/pathname.ts';
import { isPage, pathnameOf, titleToSlug } from '../read/addresses.ts';
import { lineOf, type ForeignNode, type ForeignPage, type ReadContext, type Titles } from '../read/foreign-site.ts';
import { parseJson } from '../read/parse-json.ts';
import { asList, asMap, asText } from '../read/unknown-values.ts';
import { readPageParts } from '../read/read-page-parts.ts';
import { lineOfKey, loseKeys } from '../read/sidebar-entry.ts';
import { listPage, nodesOfFolder, type FolderFacts, type Listed } from './autogenerate.ts';

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
  const { read, lose, evaluate } = context;
  // Files of versions are named after the instance.
  const own = id === 'default' ? '' : `${id}_`;
  const current = posix.normalize(asText(options['path']) ?? 'docs').replace(/\/$/, '');
  const more = current.startsWith('../') ? context.filesIn(current) : [];
  const files = [...context.files, ...more];
  const versions = `${own}versions.json`;
  const version = files.some((file) => file.startsWith(`${current}/`)) ? undefined : newestVersion(versions, context);
  const folder = version === undefined ? current : `${own}versioned_docs/version-${version}`;
  if (version !== undefined)
    lose(versions, 1, `there are no pages of the next version, so those of \`${version}\` are imported`);
  const base = toPathname(`${asText(options['routeBasePath']) ?? 'docs'}`);

  const found = pagesBelow(folder, files);
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
    const named = asText(data['id']);
    const pathname =
      slug !== undefined
        ? slug.startsWith('/')
          ? joinPathname(base, slug)
          : joinPathname(base, within + slug)
        : pathnameOf(named === undefined ? served : within + named, base);
    ids.set(within + (named ?? plain.slice(within.length).replace(/\.mdx?$/, '')), pathname);
    listed.push(
      listPage(path.replace(FOLDER_PAGE, '$1$2/index.'), pathname, read(file), {
        label: 'sidebar_label',
        position: 'sidebar_position',
      }),
    );
    return { file, pathname, text: read(file), ...labelOf(data) };
  });
  // https://docusaurus.io/docs/i18n/tutorial#translate-markdown-files
  const plugin = `docusaurus-plugin-content-docs${id === 'default' ? '' : `-${id}`}`;
  const folders = new Map(
    locales.map((locale) => [
      locale,
      `i18n/${locale}/${plugin}/${version === undefined ? 'current' : `version-${version}`}`,
    ]),
  );
  const messages = readMessages(folders, context);
  const translations = Array.from(folders).flatMap(([locale, translated]) => {
    return pagesBelow(translated, files).map((file): ForeignPage => {
      const path = file.slice(translated.length + 1);
      const original = pages.find((page) => page.file === `${folder}/${path}`);
      const { data } = readPageParts(read(file));
      return {
        file,
        pathname: `/${locale}${original?.pathname ?? pathnameOf(path, base)}`,
        text: read(file),
        ...labelOf(data),
      };
    });
  });

  const sidebarFile =
    (version === undefined
      ? asText(options['sidebarPath'])?.replace(/^\.\//, '')
      : `${own}versioned_sidebars/version-${version}-sidebars.json`) ??
    (own === '' ? files.find((file) => /^sidebars\.[cm]?[jt]s(?:on)?$/.test(file)) : undefined);
  const sidebars =
    sidebarFile !== undefined && files.includes(sidebarFile) ? Object.values(asMap(await evaluate(sidebarFile))) : [];
  const nodes =
    sidebars.length === 0
      ? nodesOfFolder(listed, '', factsOf)
      : sidebars.flatMap((items) => nodesOf(items, sidebarFile ?? ''));
  return { folder, pages: [...pages, ...translations], nodes, messages: messages.files, more };

  function nodesOf(items: unknown, file: string): readonly ForeignNode[] {
    if (!Array.isArray(items))
      return Object.entries(asMap(items)).map(([title, children]) => ({
        kind: 'group',
        title,
        titles: messages.titlesFor('category', title),
        children: nodesOf(children, file),
      }));
    return items.flatMap((item): readonly ForeignNode[] => {
      if (typeof item === 'string') return docNode(item, undefined, file);
      const { type, id, label, items: children, link, href, dirName } = asMap(item);
      if (type !== undefined)
        loseEntry(asMap(item), asText(label) ?? asText(id) ?? asText(dirName) ?? String(type), file);
      switch (type) {
        case 'doc':
        case 'ref':
          return docNode(String(id), asText(label), file);
        case 'link':
          return [
            {
              kind: 'link',
              href: String(href),
              title: String(label),
              titles: messages.titlesFor('link', String(label)),
              at: () => placeOf(String(href), file),
            },
          ];
        case 'category': {
          const landing = asMap(link);
          const first = landing['type'] === 'doc' ? docNode(String(landing['id']), undefined, file) : [];
          return [
            {
              kind: 'group',
              title: String(label),
              titles: messages.titlesFor('category', String(label)),
              ...generatedIndex(String(label), asMap(item)),
              children: [...first, ...nodesOf(children, file)],
            },
          ];
        }
        case 'autogenerated':
          return nodesOfFolder(listed, String(dirName) === '.' ? '' : String(dirName), factsOf);
        case undefined:
          return nodesOf(item, file);
        default:
          lose(
            file,
            lineOfKey(read(file), 'type', String(type)),
            `the sidebar entry of type \`${String(type)}\` has no counterpart`,
          );
          return [];
      }
    });
  }

  /** The generated page of a category has an address of its own, which others link to. */
  function generatedIndex(
    label: string,
    { link, description }: Readonly<Record<string, unknown>>,
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
  function loseEntry(entry: Readonly<Record<string, unknown>>, words: string, file: string): void {
    const link = asMap(entry['link']);
    const isDescribed = link['type'] === 'generated-index' && link['description'] === undefined;
    const sidebar = { file, text: read(file), lose };
    loseKeys(
      { entry, words },
      { ...sidebar, known: isDescribed ? [...KNOWN_OF_ENTRY, 'description'] : KNOWN_OF_ENTRY },
    );
    loseKeys({ entry: link, words }, { ...sidebar, known: ['type', 'id', 'slug', 'description'] });
  }

  /** Reads `_category_.json` and `_category_.yml` in a folder. */
  function factsOf(path: string): FolderFacts {
    const file = files.find((candidate) => candidate.startsWith(`${folder}/${path}/_category_.`));
    if (file === undefined) return {};
    const { data } = readPageParts(`---\n${read(file)}\n---\n`);
    const label = asText(data['label']);
    const name = path.split('/').at(-1) ?? '';
    loseEntry(data, label ?? name, file);
    return {
      label,
      titles: messages.titlesFor('category', label ?? name),
      position: typeof data['position'] === 'number' ? data['position'] : undefined,
      ...generatedIndex(label ?? name, data),
    };
  }

  /** Returns the last occurrence of something in the sidebar, which is the one left out if there are two. */
  function placeOf(words: string, file: string): { readonly file: string; readonly line: number } {
    const text = read(file);
    const at = Math.max(0, text.lastIndexOf(`'${words}'`), text.lastIndexOf(`"${words}"`));
    return { file, line: text.slice(0, at).split('\n').length };
  }

  function docNode(id: string, title: string | undefined, file: string): readonly ForeignNode[] {
    const pathname = ids.get(id);
    if (pathname !== undefined)
      return [
        {
          kind: 'page',
          pathname,
          title,
          titles: title === undefined ? undefined : messages.titlesFor('doc', title),
          at: () => placeOf(id, file),
        },
      ];
    lose(file, lineOf(read(file), id), `the sidebar lists the document \`${id}\`, which does not exist`);
    return [];
  }
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

function labelOf(data: Readonly<Record<string, unknown>>): { readonly label?: string } {
  const label = asText(data['sidebar_label']);
  return label === undefined ? {} : { label };
}

/**
 * Reads `current.json` of each language, beside its pages
 * (https://docusaurus.io/docs/i18n/tutorial#translate-plugin-data).
 */
function readMessages(
  folders: ReadonlyMap<string, string>,
  { files, read, lose }: Pick<ReadContext, 'files' | 'read' | 'lose'>,
): Messages {
  const found = new Map<string, Record<string, string>>();
  const taken: string[] = [];
  for (const [locale, folder] of folders) {
    const file = `${folder}.json`;
    if (!files.includes(file)) continue;
    taken.push(file);
    for (const [id, entry] of Object.entries(asMap(parseJson(file, read(file))))) {
      const message = asText(asMap(entry)['message']);
      const [, name, facet] =
        /^sidebar\.[^.]+\.((?:category|link|doc)\..+?)(?:\.link\.generated-index\.(\w+))?$/.exec(id) ?? [];
      if (message === undefined || facet === 'title') continue;
      if (name === undefined || facet !== undefined)
        lose(file, lineOf(read(file), `"${id}"`), `the message \`${id}\` has no counterpart`);
      else found.set(name, { ...found.get(name), [locale]: message });
    }
  }
  return { files: taken, titlesFor: (kind, label) => found.get(`${kind}.${label}`) ?? {} };
}
