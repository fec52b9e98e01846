import { posix } from 'node:path';
import { readFrontMatter, type CheckedPageFacts, type PageReference } from '../../engine/index.ts';
import { applyEdits } from '../../engine/edit/index.ts';
import { decodeEscapes, isAbsoluteUrl, splitAddress } from '../../engine/address/address.ts';
import { listsAnchor } from '../../engine/address/anchor.ts';
import { meantAnchor } from '../../site/browser/meant-anchor.ts';
import { fileHref } from '../../engine/address/href.ts';
import { toPathname } from '../../engine/address/pathname.ts';
import { readFacts } from '../../site/markdown/read-facts.ts';
import { followRedirects } from './read/addresses.ts';
import type { ConvertedPage } from './convert-page.ts';
import { lineOf } from './read/foreign-file.ts';
import type { ForeignPage, ForeignSite, ReadContext } from './read/foreign-site.ts';
import type { Translation } from './read/translated-pages.ts';

/** Pages with their links converted, and the files that they show. */
export interface LinkedPages {
  readonly texts: ReadonlyMap<ConvertedPage, string>;
  /** Files of the imported folder, by their new place below the content folder. */
  readonly assets: ReadonlyMap<string, string>;
  /** Returns the anchor that a hash refers to on a page; `undefined` if there is none. */
  readonly anchorOf: (page: ConvertedPage, hash: string) => string | undefined;
}

/** What linking needs to know about the site. */
export interface Linking {
  readonly site: ForeignSite;
  readonly context: ReadContext;
  /** Pathname of each page here, by that in the other tool. */
  readonly places: ReadonlyMap<string, string>;
  /** Pathnames of the groups' own pages. */
  readonly landings: ReadonlySet<string>;
  readonly translations: ReadonlyMap<ForeignPage, Translation>;
  /** Address of the official host, for what is not imported. */
  readonly url: string;
}

/** Rewrites every link and image of the pages to our pages and anchors, and to copied files. */
export function linkPages(pages: readonly ConvertedPage[], linking: Linking): LinkedPages {
  const { site, context, places, landings, url } = linking;
  const facts = new Map(
    pages.map((page): [ConvertedPage, CheckedPageFacts] => [page, readFrontMatter(readFacts(page.text))]),
  );
  const { byPathname, withoutBase, inLanguageOf, findPage, findAsset } = openTargets(pages, linking);
  const assets = new Map<string, string>();
  const endOf = followRedirects(site.redirects);
  const texts = new Map<ConvertedPage, string>();
  // Where the other tool serves the site, which may be below a path of its host.
  const formerSite = site.url?.startsWith('http') === true ? site.url.replace(/\/+$/, '') : url;
  for (const page of pages) {
    const { file } = page.page;
    const edits = addressesIn(page.text, facts.get(page)).flatMap(({ href, range }) => {
      const [start, end] = [range.start.offset, range.end.offset];
      const text = rewrite(href, page, (reason) => context.lose(file, lineOf(page.page.text, href), reason));
      return text === undefined || page.text.slice(start, end).length > href.length + 2 ? [] : [{ start, end, text }];
    });
    texts.set(page, applyEdits(page.text, edits));
  }
  return { texts, assets, anchorOf };

  /** Returns the address here; `undefined` if it stays the same. */
  function rewrite(href: string, from: ConvertedPage, lose: (reason: string) => void): string | undefined {
    const own = href === formerSite || href.startsWith(`${formerSite}/`) ? href.slice(formerSite.length) || '/' : href;
    if (isAbsoluteUrl(own)) {
      if (/^(?:https?:|mailto:|\/\/)/i.test(own)) return undefined;
      if (own.startsWith('pathname://')) return `${url}/${own.replace(/^pathname:\/*/, '')}`;
      lose(`the link \`${href}\` has an address that browsers do not open safely`);
      return '#';
    }
    const { pathname: written, hash } = splitAddress(own);
    const path = withoutBase(decodeEscapes(written));
    const named = site.findByQuery?.(own);
    const keepFormer = (address: string): string => {
      lose(`\`${href}\` is neither a page nor a file of the imported folder; it leads to the former site`);
      return address;
    };
    /** Adds the anchor that the hash refers to on a page. */
    const withHash = (pathname: string, page: ConvertedPage): string => {
      if (hash === undefined || hash === '') return pathname === '' ? '#' : pathname;
      const anchor = anchorOf(page, hash);
      if (anchor !== undefined) return `${pathname}#${anchor}`;
      lose(`\`${href}\` names a place that its page does not have; it leads to the top of the page`);
      return pathname || placeOf(page);
    };
    // An address with only a query, interpreted by a program, is not a page.
    if (named === undefined ? path === '' && own.startsWith('?') : named.pathname === undefined)
      return keepFormer(`${formerSite}/${own.replace(/^\.?\//, '')}`);
    if (named === undefined && path === '') return withHash('', from);
    const found = named?.pathname === undefined ? findPage(path, from) : byPathname.get(named.pathname);
    const page = found && inLanguageOf(from, found);
    if (page !== undefined) return withHash(placeOf(page), page);
    const landing = toPathname(path.startsWith('/') ? path : posix.join(posix.dirname(from.page.pathname), path));
    const redirected = landings.has(landing) ? landing : places.get(endOf(landing));
    if (redirected !== undefined) return redirected;
    const asset = findAsset(path, from);
    if (asset === undefined)
      return keepFormer(own === href ? `${formerSite}${landing}${hash === undefined ? '' : `#${hash}`}` : href);
    assets.set(asset.to, asset.from);
    return fileHref(asset.to);
  }

  function placeOf({ page }: ConvertedPage): string {
    return places.get(page.pathname) ?? page.pathname;
  }

  function anchorOf(page: ConvertedPage, hash: string): string | undefined {
    const anchors = facts.get(page)?.anchors ?? [];
    return listsAnchor(anchors, hash) ? hash : meantAnchor(hash, anchors);
  }
}

/** Prepares to find what addresses of the other tool lead to. */
function openTargets(pages: readonly ConvertedPage[], { site, context, translations }: Linking) {
  const bySource = new Map(pages.map((page) => [page.page.file, page]));
  const byPathname = new Map(pages.map((page) => [page.page.pathname, page]));
  const files = new Set(context.files);
  return { byPathname, withoutBase, inLanguageOf, findPage, findAsset };

  /**
   * Returns the folders that relative addresses are resolved from; the target of a translation's link may only exist
   * beside its original.
   */
  function foldersOf({ page }: ConvertedPage): readonly string[] {
    const original = translations.get(page)?.original;
    return [page, ...(original === undefined ? [] : [original])].map(({ file }) => posix.dirname(file));
  }

  /** Returns the same page in the language of the linking page, whose headings may differ. */
  function inLanguageOf(from: ConvertedPage, page: ConvertedPage): ConvertedPage {
    const [, segment = ''] = from.page.pathname.split('/');
    return translations.has(from.page) ? (byPathname.get(`/${segment}${page.page.pathname}`) ?? page) : page;
  }

  function withoutBase(path: string): string {
    const base = site.base === undefined ? '/' : `${toPathname(site.base)}/`;
    return base.length > 2 && `${path}/`.startsWith(base) && !byPathname.has(toPathname(path))
      ? path.slice(base.length - 1) || '/'
      : path;
  }

  function findPage(path: string, from: ConvertedPage): ConvertedPage | undefined {
    const plain = path.replace(/^@site\//, '/').replace(/^[@~]\//, '/');
    const sources = plain.startsWith('/')
      ? [plain.slice(1), `docs${plain}`]
      : foldersOf(from).map((folder) => posix.join(folder, plain));
    for (const source of sources)
      for (const end of ['', '.md', '.mdx', '/index.md', '/index.mdx', '/README.md']) {
        const found = bySource.get(source.replace(/\/$/, '') + end);
        if (found !== undefined) return found;
      }
    const bare = plain.replace(/\.(?:html|mdx?)$/, '').replace(/\/index$/, '/');
    const above = posix.dirname(from.page.pathname);
    const addresses = plain.startsWith('/') ? [bare] : [posix.join(above, bare), posix.join(from.page.pathname, bare)];
    const found = addresses.map((address) => byPathname.get(toPathname(address))).find((page) => page !== undefined);
    // An untranslated page is shown in the main language, which has no folder here.
    const [, language = ''] = bare.split('/');
    return (
      found ??
      (!Object.hasOwn(site.languages ?? {}, language) && language !== site.mainFolder
        ? undefined
        : byPathname.get(toPathname(bare.slice(language.length + 1))))
    );
  }

  function findAsset(path: string, from: ConvertedPage): { readonly from: string; readonly to: string } | undefined {
    const plain = path.replace(/^@site\//, '').replace(/^[@~]\//, 'src/');
    const own = publicAsset(plain);
    if (own !== undefined) return own;
    const sources = plain.startsWith('/')
      ? [plain.slice(1)]
      : foldersOf(from).map((folder) => posix.join(folder, plain));
    const found = [...sources, plain].find(
      (candidate) => files.has(candidate) && !/\.(?:mdx?|[cm]?[jt]sx?)$/.test(candidate),
    );
    if (found !== undefined) return { from: found, to: `/static/${found.replace(/^(?:\.\.\/)+/, '')}` };
    // An address in HTML is relative to where the page is served.
    return plain.startsWith('.') ? publicAsset(posix.join(from.page.pathname, plain)) : undefined;
  }

  /** Finds a file that is served as it is. */
  function publicAsset(plain: string): { readonly from: string; readonly to: string } | undefined {
    for (const { folder, at } of site.publicFolders) {
      const below = plain.startsWith('/')
        ? plain.slice(at.length)
        : plain.startsWith(`${folder}/`)
          ? plain.slice(folder.length)
          : undefined;
      if (below !== undefined && files.has(folder + below)) return { from: folder + below, to: `${at}${below}` };
    }
    return undefined;
  }
}

/** Returns the addresses in a page, including invalid ones. */
function addressesIn(
  text: string,
  facts: CheckedPageFacts | undefined,
): readonly Pick<PageReference, 'href' | 'range'>[] {
  const unsafe = (facts?.problems ?? []).filter(({ code }) => code === 'unsafe-link');
  return [
    ...(facts?.links ?? []),
    ...unsafe.map(({ range }) => ({ href: text.slice(range.start.offset, range.end.offset), range })),
  ];
}
