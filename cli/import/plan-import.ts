import { posix } from 'node:path';
import { stringify } from 'yaml';
import { readWords } from '../project/read-words.ts';
import {
  check,
  normalizeSiteUrl,
  readFrontMatter,
  type Diagnostic,
  type GeneratedFile,
  type ProjectInput,
} from '../../engine/index.ts';
import { isAbsoluteUrl } from '../../engine/address/address.ts';
import { contentPathname } from '../../engine/address/page-file.ts';
import { isBelow, toPathname } from '../../engine/address/pathname.ts';
import { FEATURES } from '../../site/features/index.ts';
import { readFacts } from '../../site/markdown/read-facts.ts';
import { plural } from '../system/summary.ts';
import { followRedirects, isPage, UNKNOWN_HOST } from './read/addresses.ts';
import { buildTree, landingsOf } from './build-tree.ts';
import type { Syntax } from './convert/syntax.ts';
import { convertPage, type ConvertedPage } from './convert-page.ts';
import { openFile } from './read/foreign-file.ts';
import type { ForeignPage, ForeignSite, ReadContext, Titles } from './read/foreign-site.ts';
import { linkPages, type Linking } from './link-pages.ts';
import { titlesByKey } from './read/sidebar-titles.ts';
import {
  findTranslations,
  languageCode,
  listLanguages,
  loseLanguages,
  type Translation,
} from './read/translated-pages.ts';

/** Everything that an import would write. */
export interface ImportPlan {
  readonly files: readonly GeneratedFile[];
  /** Files to copy: paths from the imported folder, by their paths from the project’s root. */
  readonly copies: ReadonlyMap<string, string>;
  readonly pages: number;
  readonly groups: number;
  readonly redirects: number;
  /** What the new project would report. */
  readonly diagnostics: readonly Diagnostic[];
}

/** The content folder of the new project. */
const CONTENT = 'content';

/** Sources of titles in another language. */
interface TitleSources extends Pick<Linking, 'site' | 'translations' | 'places'> {
  /** Sidebar titles by language code, which take precedence over the titles of pages. */
  readonly labels: ReadonlyMap<string, Titles>;
}

/** Converts another tool's documentation to a project; writes nothing. */
export async function planImport(site: ForeignSite, syntax: Syntax, context: ReadContext): Promise<ImportPlan> {
  const { lose } = context;
  const url = normalizeSiteUrl(
    site.url !== undefined && URL.canParse(site.url)
      ? new URL(site.url).origin.replace(/^http:/, 'https:')
      : UNKNOWN_HOST,
  );
  const translations = findTranslations(site);
  const places = placePages(site, translations, lose);
  const pages = site.pages.filter(({ pathname, file }, at) => {
    const isFirst = site.pages.findIndex((page) => page.pathname === pathname) === at;
    if (!isFirst) lose(file, 1, `another page already has the address \`${pathname}\``);
    const isNotFound = pathname === '/404';
    if (isNotFound) lose(file, 1, 'every site has a 404 page of its own here');
    return isFirst && !isNotFound;
  });
  const language = { syntax, hasMath: site.hasMath === true, extensions: site.extensions ?? new Set<string>() };
  const converted = pages.map((page) => convertPage(page, language, context));
  const landings = new Set(landingsOf(site.nodes, new Set(pages.map(({ pathname }) => pathname))));
  const { texts, assets, anchorOf } = linkPages(converted, { site, context, places, landings, translations, url });
  loseFiles(site, new Set(assets.values()), context);
  const placeOf = ({ page }: ConvertedPage): string => places.get(page.pathname) ?? page.pathname;

  const files: GeneratedFile[] = [];
  const copies = new Map(Array.from(assets, ([to, from]) => [CONTENT + to, from]));
  // Demos are beside their page, which then needs a folder of its own.
  const inFolders = new Set(converted.filter(({ demos }) => demos.length > 0).map(placeOf));
  for (const page of converted) {
    const path = `${CONTENT}${placeOf(page)}`;
    const language = translations.get(page.page)?.code;
    for (const { from, name } of page.demos) copies.set(`${path}/${name}`, from);
    files.push({
      path: `${path}${inFolders.has(placeOf(page)) ? '/index' : ''}${language === undefined ? '' : `.${language}`}.md`,
      content: texts.get(page) ?? page.text,
    });
  }
  const originals = converted.filter(({ page }) => !translations.has(page));
  const tree = buildTree(site, originals, { places, anchorOf, lose, read: context.read });
  const served = [...converted.map(placeOf), ...landings];
  const prefixes = [...new Set(served.map((pathname) => `/${pathname.split('/')[1]}`))].toSorted();
  const redirects = redirectsOf(site, converted.map(placeOf), {
    places,
    lose: (from, reason) =>
      openFile(site.configuration, context).lose(from.replace(/^\//, ''), `the redirect from \`${from}\` ${reason}`),
  });
  const languages = listLanguages(site, translations);
  // YAML leaves out what is undefined.
  const settings = {
    title: site.title,
    description: site.description,
    url,
    repository: /^https?:/.test(site.repository ?? '') ? site.repository?.replace(/\/$/, '') : undefined,
    math: site.hasMath === true ? true : undefined,
    languages: languages.length === 0 ? undefined : languages,
    redirects: redirects.length === 0 ? undefined : redirects,
    // Readers know these addresses, and the former host served them.
    apiAddresses: served.some((pathname) => isBelow(pathname, '/api')) ? 'keep' : undefined,
  };
  const section = { id: 'docs', name: site.title, prefixes, pages: tree.nodes };
  const yaml = (schema: string, value: object): string =>
    `# yaml-language-server: $schema=${schema}\n${stringify(value, { lineWidth: 0 })}`;
  const nav = [
    { path: 'nav/site.yaml', content: yaml('../node_modules/docs-nav/schemas/site.schema.json', settings) },
    {
      path: 'nav/sections/docs.yaml',
      content: yaml('../../node_modules/docs-nav/schemas/section.schema.json', section),
    },
  ];
  const labels = titlesByKey(tree.nodes, tree.titles, nav);
  loseLanguages(site, { named: [...labels.keys()], taken: languages.map(({ code }) => code) }, context);
  nav.push(
    ...languages.slice(1).map(({ code }) => ({
      path: `nav/translations/${code}.yaml`,
      content: yaml(
        '../../node_modules/docs-nav/schemas/translation.schema.json',
        translationInto(code, converted, { site, translations, places, labels }),
      ),
    })),
  );
  return {
    files: [...nav, ...files],
    copies,
    pages: converted.length,
    groups: tree.groups,
    redirects: redirects.length,
    diagnostics: findMistakes(nav, files, {
      copies: [...copies.keys()],
      math: site.hasMath === true,
      words: await readWords(languages.map(({ code }) => code)),
    }),
  };
}

/** Reports files that were served as they are and may be linked from elsewhere; pages report those that they show. */
function loseFiles({ publicFolders }: ForeignSite, taken: ReadonlySet<string>, { files, lose }: ReadContext): void {
  for (const { folder } of publicFolders) {
    const left = files.filter((file) => file.startsWith(`${folder}/`) && !isPage(file) && !taken.has(file));
    const [first] = left;
    if (folder === '' || first === undefined) continue;
    const others = left.length === 1 ? '' : `, nor ${plural(left.length - 1, 'other file')} of \`${folder}/\``;
    lose(
      first,
      1,
      `no page shows this file${others}, so it is not imported; copy into the content folder what others link to`,
    );
  }
}

/** Determines the place of each page: its former address, as far as that is valid here. */
function placePages(
  site: ForeignSite,
  translations: ReadonlyMap<ForeignPage, Translation>,
  lose: ReadContext['lose'],
): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  const originals = site.pages.filter((page) => !translations.has(page));
  // Addresses below these are those of translations; a site without languages is in English.
  const languages = listLanguages(site, translations).map(({ code }) => code);
  const reserved = new Set(languages.length === 0 ? ['en'] : languages);
  const taken = new Set(originals.map(({ pathname }) => pathname));
  for (const { pathname, file } of originals) {
    // A dot followed by letters would make it the address of a file.
    const [, segment = ''] = pathname.split('/');
    const named = `${reserved.has(languageCode(segment) ?? '') ? '/in-' : '/'}${pathname.slice(1)}`.replace(
      /\.(?=[a-z][a-z0-9]{1,9}$)/i,
      '-',
    );
    const plain = toPathname(named.split('/').map(plainSegment).join('/'));
    const place =
      pathname === '/'
        ? (['/introduction', '/home', '/start'].find((free) => !taken.has(free)) ?? '/front-page')
        : freePlace(plain, pathname, taken);
    taken.add(place);
    if (place !== pathname)
      lose(
        file,
        1,
        pathname === '/'
          ? `the first page of a site is made by docs-nav, so this page is now at \`${place}\``
          : `the address \`${pathname}\` becomes \`${place}\``,
      );
    places.set(pathname, place);
  }
  for (const [{ pathname }, { original }] of translations)
    places.set(pathname, places.get(original.pathname) ?? original.pathname);
  return places;
}

/** Converts a segment to the characters allowed in addresses here. */
function plainSegment(segment: string): string {
  const latin = segment.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss');
  const plain = latin.replaceAll(/[^\w.-]+/g, '-').replaceAll(/^[.-]+|[.-]+$/g, '');
  return plain === '' && segment !== '' ? 'page' : plain;
}

function freePlace(plain: string, pathname: string, taken: ReadonlySet<string>): string {
  if (plain === pathname || !taken.has(plain)) return plain;
  let number = 2;
  while (taken.has(`${plain}-${number}`)) number += 1;
  return `${plain}-${number}`;
}

function redirectsOf(
  { redirects }: ForeignSite,
  served: readonly string[],
  { places, lose }: Pick<TitleSources, 'places'> & { readonly lose: (from: string, reason: string) => void },
): readonly { readonly from: string; readonly to: string }[] {
  const known = new Set(served);
  const found = new Map<string, string>();
  const endOf = followRedirects(redirects);
  for (const { from, to } of redirects) {
    const start = toPathname(from);
    const target = isAbsoluteUrl(to) ? to : places.get(endOf(to));
    if (/[*:?(]/.test(from) || isAbsoluteUrl(from)) lose(from, 'covers many addresses');
    else if (target === undefined) lose(from, `leads to \`${to}\`, which is not an imported page`);
    else if (!known.has(start) && !found.has(start)) found.set(start, target);
  }
  return Array.from(found, ([from, to]) => ({ from, to }));
}

/** What a new project is checked with besides its texts. */
interface CheckedWith {
  readonly copies: readonly string[];
  readonly math: boolean;
  /** Interface texts, if a language requires their translation. */
  readonly words: Pick<ProjectInput, 'words' | 'shippedWords'>;
}

/** Returns what `validate` would report for the new project. */
function findMistakes(
  nav: readonly GeneratedFile[],
  pages: readonly GeneratedFile[],
  { copies, math, words }: CheckedWith,
): readonly Diagnostic[] {
  const isModule = (path: string): boolean => posix.extname(path) === '.tsx';
  return check({
    nav: nav.map(({ path, content }) => ({ path, text: content })),
    pages: pages.map(({ path, content }) => ({
      path,
      pathname: contentPathname(path.slice(CONTENT.length)),
      facts: readFrontMatter(readFacts(content, { settings: { math } })),
    })),
    assets: copies.filter((path) => !isModule(path)).map((path) => path.slice(CONTENT.length)),
    modules: copies.filter(isModule),
    ...words,
    builtIn: FEATURES,
    packages: {},
    today: '2000-01-01',
    unreadable: [],
  }).diagnostics;
}

/** Returns the content of `nav/translations/` for one language. */
function translationInto(
  code: string,
  pages: readonly ConvertedPage[],
  { site: { titles = {}, descriptions = {} }, translations, places, labels }: TitleSources,
): object {
  const of = (texts: Titles) => Object.entries(texts).find(([language]) => languageCode(language) === code)?.[1];
  const [title, description] = [of(titles), of(descriptions)];
  const named = pages.flatMap(({ page, title, text }) => {
    const name = page.label ?? title ?? readFacts(text).heading;
    return translations.get(page)?.code === code && name !== undefined
      ? [[places.get(page.pathname) ?? page.pathname, name]]
      : [];
  });
  return {
    ...(title === undefined && description === undefined ? {} : { site: { title, description } }),
    titles: { ...Object.fromEntries(named), ...labels.get(code) },
  };
}
