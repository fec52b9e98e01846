import { posix } from 'node:path';
import { stringify } from 'yaml';
import { check, normalizeSiteUrl, readFrontMatter, type Diagnostic, type GeneratedFile } from '../../engine/index.ts';
import { contentPathname, isAbsoluteUrl, toPathname } from '../../engine/pathname.ts';
import { readFacts } from '../../site/markdown/read-facts.ts';
import { followRedirects, titleFrom } from './addresses.ts';
import type { Dialect } from './dialects.ts';
import { convertPage, type ConvertedPage } from './convert-page.ts';
import { lineOf, type ForeignNode, type ForeignSite, type ReadContext } from './foreign-site.ts';
import { linkPages } from './link-pages.ts';

/** Everything that an import would write. */
export interface ImportPlan {
  readonly files: readonly GeneratedFile[];
  /** Files to copy: paths from the imported folder, by their paths from the project’s root. */
  readonly copies: ReadonlyMap<string, string>;
  readonly pages: number;
  readonly groups: number;
  readonly redirects: number;
  /** What the new project would have to report. */
  readonly diagnostics: readonly Diagnostic[];
}

const CONTENT = 'content';

/** Turns the documentation of another tool into a project; writes nothing. */
export function planImport(site: ForeignSite, dialect: Dialect, context: ReadContext): ImportPlan {
  const { lose } = context;
  const url = normalizeSiteUrl(
    site.url !== undefined && URL.canParse(site.url)
      ? new URL(site.url).origin.replace(/^http:/, 'https:')
      : 'https://docs.example.com',
  );
  const places = placePages(site, lose);
  const pages = site.pages.filter(({ pathname, file }, at) => {
    const isFirst = site.pages.findIndex((page) => page.pathname === pathname) === at;
    if (!isFirst) lose(file, 1, `another page has the address \`${pathname}\` already`);
    const isNotFound = pathname === '/404';
    if (isNotFound) lose(file, 1, 'every site has a 404 page of its own here');
    return isFirst && !isNotFound;
  });
  const converted = pages.map((page) => convertPage(page, { dialect, hasMath: site.hasMath === true }, context));
  const landings = new Set(landingsOf(site.nodes, new Set(pages.map(({ pathname }) => pathname))));
  const { texts, assets } = linkPages(converted, { site, context, places, landings, url });
  const placeOf = ({ page }: ConvertedPage): string => places.get(page.pathname) ?? page.pathname;

  const files: GeneratedFile[] = [];
  const copies = new Map(Array.from(assets, ([to, from]) => [CONTENT + to, from]));
  for (const page of converted) {
    const path = `${CONTENT}${placeOf(page)}`;
    for (const { from, name } of page.demos) copies.set(`${path}/${name}`, from);
    files.push({ path: `${path}${page.demos.length > 0 ? '/index' : ''}.md`, content: texts.get(page) ?? page.text });
  }
  const tree = buildTree(site, converted, { places, lose, read: context.read });
  const prefixes = [...new Set(Array.from(converted, (page) => `/${placeOf(page).split('/')[1]}`))].toSorted();
  const redirects = redirectsOf(site, converted.map(placeOf), {
    places,
    lose: (file, from, reason) => lose(file, lineOf(context.read(file), from.replace(/^\//, '')), reason),
  });
  const settings = {
    title: site.title,
    url,
    ...(site.repository === undefined || !/^https?:/.test(site.repository)
      ? {}
      : { repository: site.repository.replace(/\/$/, '') }),
    ...(site.hasMath === true ? { math: true } : {}),
    ...(redirects.length === 0 ? {} : { redirects }),
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
  return {
    files: [...nav, ...files],
    copies,
    pages: converted.length,
    groups: tree.groups,
    redirects: redirects.length,
    diagnostics: findMistakes(nav, files, { copies: [...copies.keys()], math: site.hasMath === true }),
  };
}

/** Where each page will be: at its former address, as far as that is one here. */
function placePages({ pages }: ForeignSite, lose: ReadContext['lose']): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  const taken = new Set(pages.map(({ pathname }) => pathname));
  for (const { pathname, file } of pages) {
    // Words behind a dot would make it the address of a file.
    const named = pathname.replace(/\.(?=[a-z][a-z0-9]{1,9}$)/i, '-');
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
          ? `the first page of a site is made by docs-nav, so this page stands at \`${place}\``
          : `the address \`${pathname}\` becomes \`${place}\``,
      );
    places.set(pathname, place);
  }
  return places;
}

/** Letters of other scripts have no place in an address here. */
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

interface TreeContext {
  readonly places: ReadonlyMap<string, string>;
  readonly lose: ReadContext['lose'];
}

/** Addresses of the pages that the other tool makes of groups; here, groups have such pages as well. */
function landingsOf(nodes: readonly ForeignNode[], taken: ReadonlySet<string>): readonly string[] {
  return nodes.flatMap((node) => {
    if (node.kind !== 'group') return [];
    const own =
      node.pathname !== undefined && /^(?:\/[\w-][\w.-]*)+$/.test(node.pathname) && !taken.has(node.pathname)
        ? [node.pathname]
        : [];
    return [...own, ...landingsOf(node.children, taken)];
  });
}

/** The page tree as YAML has it; pages that the sidebar did not name come last. */
function buildTree(
  { nodes, configuration, languages = {} }: ForeignSite,
  pages: readonly ConvertedPage[],
  { places, lose, read }: TreeContext & Pick<ReadContext, 'read'>,
): { readonly nodes: readonly object[]; readonly groups: number } {
  const byPathname = new Map(pages.map((page) => [page.page.pathname, page]));
  const named = new Set<string>();
  const landings = new Set(landingsOf(nodes, new Set(byPathname.keys())));
  let groups = 0;
  const pageNode = (page: ConvertedPage, title: string | undefined): object => {
    named.add(page.page.pathname);
    const pathname = places.get(page.page.pathname) ?? page.page.pathname;
    return {
      pathname,
      title:
        title ??
        page.page.label ??
        page.title ??
        readFacts(page.text).heading ??
        titleFrom(pathname.split('/').at(-1) ?? pathname),
    };
  };
  const toYaml = (node: ForeignNode): readonly object[] => {
    if (node.kind === 'link') return [{ pathname: node.href, title: node.title }];
    if (node.kind === 'group') {
      const children = node.children.flatMap(toYaml);
      if (children.length === 0) return [];
      groups += 1;
      const isLanding = node.pathname !== undefined && landings.delete(node.pathname);
      const own = isLanding
        ? { pathname: node.pathname, ...(node.description === undefined ? {} : { description: node.description }) }
        : {};
      return [{ title: node.title, ...own, children }];
    }
    const page = byPathname.get(node.pathname);
    if (page === undefined) return [];
    if (named.has(node.pathname)) {
      lose(
        configuration,
        lineOf(read(configuration), node.pathname),
        `the sidebar names the page \`${node.pathname}\` more than once; it stays where it is first`,
      );
      return [];
    }
    return [pageNode(page, node.title)];
  };
  const tree = nodes.flatMap(toYaml);
  const rest = pages.filter(({ page }) => !named.has(page.pathname));
  const languageOf = ({ page }: ConvertedPage): string => page.pathname.split('/')[1] ?? '';
  const more = rest.filter((page) => languages[languageOf(page)] === undefined);
  if (tree.length > 0)
    for (const { page } of more) lose(page.file, 1, 'this page is in no sidebar; it is listed under "More pages"');
  const listed = more.map((page) => pageNode(page, undefined));
  const translated = Object.entries(languages).flatMap(([code, title]) => {
    const own = rest.filter((page) => languageOf(page) === code);
    for (const { page } of own)
      lose(
        page.file,
        1,
        `the page is a translation, and becomes a page of its own; as \`<page>.${code}.md\` beside the original it would be one here`,
      );
    return own.length === 0 ? [] : [{ title, children: own.map((page) => pageNode(page, undefined)) }];
  });
  const added = listed.length === 0 || tree.length === 0 ? listed : [{ title: 'More pages', children: listed }];
  return { nodes: [...tree, ...added, ...translated], groups: groups + translated.length + (added === listed ? 0 : 1) };
}

function redirectsOf(
  { redirects, configuration }: ForeignSite,
  served: readonly string[],
  {
    places,
    lose,
  }: { readonly places: TreeContext['places']; readonly lose: (file: string, words: string, reason: string) => void },
): readonly { readonly from: string; readonly to: string }[] {
  const known = new Set(served);
  const found = new Map<string, string>();
  const endOf = followRedirects(redirects);
  for (const { from, to } of redirects) {
    const start = toPathname(from);
    const target = isAbsoluteUrl(to) ? to : places.get(endOf(to));
    if (/[*:?]/.test(from) || isAbsoluteUrl(from))
      lose(configuration, from, `the redirect from \`${from}\` covers many addresses`);
    else if (target === undefined)
      lose(configuration, from, `the redirect from \`${from}\` leads to \`${to}\`, which is not an imported page`);
    else if (!known.has(start) && !found.has(start)) found.set(start, target);
  }
  return Array.from(found, ([from, to]) => ({ from, to }));
}

function findMistakes(
  nav: readonly GeneratedFile[],
  pages: readonly GeneratedFile[],
  { copies, math }: { readonly copies: readonly string[]; readonly math: boolean },
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
    packages: {},
    components: {},
    today: '2000-01-01',
    unreadable: [],
  }).diagnostics;
}
