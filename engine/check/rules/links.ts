import { inSite, type OwnHost } from '../../resolve/own-address.ts';
import type { PageTree, TranslatedFile } from '../../resolve/page-tree.ts';
import { isAbsoluteUrl, splitAddress } from '../../address/address.ts';
import { fileHref } from '../../address/href.ts';
import { nearestPathname } from '../../address/nearest-pathname.ts';
import { folderPathname, namedPathname } from '../../address/page-file.ts';
import { isBelow, toPathname } from '../../address/pathname.ts';
import { resolveReference, type Reference, type ReferencePlace } from '../../address/reference.ts';
import { LACKS_PROTOCOL, wholeAddress } from '../../address/whole-address.ts';
import { hasPlace } from '../../resolve/has-place.ts';
import type { PageFile, PageReference } from '../../model/project-input.ts';
import { translationKey } from '../../resolve/page-pathnames.ts';
import type { Near } from '../../text/suggest.ts';
import { anchorCheck, meantAddress } from './meant.ts';
import { destinations, hostOf, leadWithin, settingLinks } from './own-links.ts';
import { defineTreeRule } from './rule.ts';
import type { Finding } from '../../diagnostic/diagnostic.ts';
import { onceFor } from '../../text/once.ts';

export const brokenLink = defineTreeRule({
  code: 'broken-link',
  severity: 'error',
  needsAll: true,
  isAdjustable: true,
  summary: 'A link leads to a page or file that does not exist.',
  why: 'Readers who follow it land on the 404 page.',
  check(tree, report) {
    const isThere = destinations(tree);
    const host = hostOf(tree);
    const assets = new Set(tree.input.assets);
    const nearest = nearDestinations(tree);
    const leadsNowhere = (target: Destination): boolean =>
      target.kind === 'asset'
        ? !assets.has(target.path) && tree.share?.mayLackFile(target.path) !== true
        : !isThere(target.pathname);
    forEachSuspect(tree, leadsNowhere, (target, { href, range }, { path: file }) => {
      const at = { file, range };
      const whole = wholeAddress(href);
      const about = target.kind === 'asset' ? target.path : target.pathname;
      if (isAbsoluteUrl(href) && !tree.drafts.has(about)) {
        const near = target.kind === 'page' ? nearest(target, href) : undefined;
        // The host may serve something else at this address.
        if (near?.isClear !== true) return;
        const write = leadWithin(href, near.value, host);
        report({
          at,
          message: `The link \`${href}\` does not lead to a page of this site.`,
          about,
          help: `write \`${write}\``,
          fix: { was: href, write },
        });
      } else if (whole !== undefined) {
        report({ at, message: `The link \`${href}\` ${LACKS_PROTOCOL}.`, help: `write \`${whole}\`` });
      } else {
        const [message, otherwise] =
          target.kind === 'asset'
            ? [`There is no file \`${about}\` in ${tree.site.info.content}.`, 'add the file, or correct the address']
            : [`The link \`${href}\` leads to a page that does not exist.`, 'use a pathname from the navigation'];
        report({ at, message, about, ...meantAddress(nearest(target, href), href, otherwise) });
      }
    });
  },
});

export const brokenAnchor = defineTreeRule({
  code: 'broken-anchor',
  severity: 'error',
  needsLanguages: true,
  isAdjustable: true,
  summary: 'A link names an anchor that its page does not have.',
  why: 'Readers land at the top of the page and have to search for what the link promised.',
  check(tree, report) {
    const checkAnchor = anchorCheck(tree, report);
    const lacksPlace = (target: Destination): boolean => {
      if (target.kind !== 'page' || target.hash === undefined) return false;
      const file = tree.pages.get(target.pathname)?.file;
      return file === undefined || !hasPlace(file.facts, target.hash, tree.kinds);
    };
    // Translations link to one another, and a page that is hidden by another one links to places on itself.
    const hasNamesakes = tree.files.size < tree.input.pages.length;
    forEachSuspect(
      tree,
      lacksPlace,
      (target, { href, range }, page) => {
        if (target.kind !== 'page') return;
        // A page that no tree refers to can still link to places on itself.
        const file = target.pathname === page.pathname ? page : translationOf(target.pathname, page, tree);
        checkAnchor(href, { file: page.path, range }, target, file);
      },
      (page: PageFile & Partial<TranslatedFile>) =>
        page.language !== undefined || (hasNamesakes && tree.files.get(page.pathname) !== page),
    );
  },
});

export const redirectedLink = defineTreeRule({
  code: 'redirected-link',
  severity: 'warning',
  summary: 'A link leads to an address that is redirected.',
  why: 'Every reader takes the detour, and the link breaks once the redirect is removed.',
  check(tree, report) {
    if (tree.redirects.length === 0) return;
    const host = hostOf(tree);
    const destination = new Map<string, string>(tree.redirects.map(({ from, to }) => [from, to]));
    const isRedirected = (target: Destination): boolean =>
      target.kind === 'page' && destination.has(target.pathname) && !tree.pages.has(target.pathname);
    const tell = (href: string, pathname: string, at: Finding['at']) => {
      const to = tree.pages.has(pathname) ? undefined : destination.get(pathname);
      if (to === undefined) return;
      const write = leadWithin(href, to, host);
      report({
        at,
        message: `The link \`${href}\` is redirected.`,
        help: `write \`${isAbsoluteUrl(href) ? write : to}\``,
        fix: { was: href, write },
      });
    };
    forEachSuspect(tree, isRedirected, (target, { href, range }, { path: file }) => {
      if (target.kind === 'page') tell(href, target.pathname, { file, range });
    });
    for (const { value, span, target } of settingLinks(tree)) tell(value, target.pathname, span);
  },
});

/** The target of a link within the site. */
type Destination = Exclude<Reference, { readonly kind: 'external' }>;

/** The links of one page, as indexes into the targets of the site. */
interface PageLinks {
  readonly page: PageFile;
  readonly numbers: readonly number[];
}

/** Every link of a site. Many share a target, so each target is checked only once. */
interface SiteLinks {
  readonly targets: readonly Reference[];
  readonly pages: readonly PageLinks[];
}

/**
 * Visits the links whose target is suspect, and all links of pages for which the same target may mean another place.
 */
function forEachSuspect(
  tree: PageTree,
  isSuspect: (target: Destination) => boolean,
  visit: (target: Destination, link: PageReference, page: PageFile) => void,
  isSpecial: (page: PageFile) => boolean = () => false,
): void {
  const { targets, pages } = findLinks(tree);
  // Most sites have no suspects, and twice as many links as targets.
  const suspects = new Set<number>();
  for (const [number, target] of targets.entries())
    if (target.kind !== 'external' && isSuspect(target)) suspects.add(number);
  for (const { page, numbers } of pages) {
    const isEvery = isSpecial(page);
    if (suspects.size === 0 && !isEvery) continue;
    for (const [at, number] of numbers.entries()) {
      const [target, link] = [targets[number], page.facts.links[at]];
      if (target === undefined || link === undefined || target.kind === 'external') continue;
      if (isEvery || suspects.has(number)) visit(target, link, page);
    }
  }
}

/** Cached by tree, because several rules ask for it. */
const findLinks = onceFor((tree: PageTree): SiteLinks => {
  const settings = { content: tree.site.info.content, slugs: tree.slugs, ...hostOf(tree) };
  const memory = rememberedWith(settings);
  const pages = [tree.input.pages, tree.translatedFiles].flatMap((files) =>
    files.flatMap((page) =>
      page.facts.links.length === 0 ? [] : { page, numbers: numbersOf(page, settings, memory) },
    ),
  );
  return { targets: memory.targets, pages };
});

interface LinkSettings extends OwnHost, Required<Pick<ReferencePlace, 'languages' | 'slugs'>> {
  readonly languages: readonly string[];
  readonly content: string;
}

/** The targets of all links, kept for the next check of a long-running command. */
interface Memory {
  readonly settings: LinkSettings;
  /** Each target once; its index is its number. */
  readonly targets: Reference[];
  readonly numbers: Map<string, number>;
  /** By the page's list of links. */
  readonly pages: WeakMap<
    readonly PageReference[],
    { readonly path: string; readonly pathname: string; readonly numbers: readonly number[] }
  >;
}

let latest: Memory | undefined;

/** Number of targets above which the memory starts over: someone has been typing for days. */
const MAX_TARGETS = 1_000_000;

/** Other settings invalidate everything. */
function rememberedWith(settings: LinkSettings): Memory {
  const isSame =
    latest?.settings.content === settings.content &&
    latest.settings.origin === settings.origin &&
    latest.settings.slugs === settings.slugs &&
    latest.settings.languages.join() === settings.languages.join();
  if (latest === undefined || !isSame || latest.targets.length > MAX_TARGETS)
    latest = { settings, targets: [], numbers: new Map(), pages: new WeakMap() };
  return latest;
}

function numbersOf(
  { pathname, path, facts: { links } }: PageFile,
  { content, slugs, ...host }: LinkSettings,
  memory: Memory,
): readonly number[] {
  const known = memory.pages.get(links);
  if (known?.path === path && known.pathname === pathname) return known.numbers;
  const place = { from: pathname, folder: folderPathname(path, content), languages: host.languages, slugs };
  const numbers = links.map(({ href }) => numberOf(resolveReference(inSite(href, host) ?? href, place), memory));
  memory.pages.set(links, { path, pathname, numbers });
  return numbers;
}

function numberOf(target: Reference, { targets, numbers }: Memory): number {
  const key =
    target.kind === 'external'
      ? ''
      : target.kind === 'asset'
        ? `: ${target.path}`
        : target.hash === undefined
          ? target.pathname
          : `${target.pathname}#${target.hash}`;
  const known = numbers.get(key);
  if (known !== undefined) return known;
  numbers.set(key, targets.length);
  return targets.push(target) - 1;
}

/** A link leads to the page in the reader's language, if it exists. */
function translationOf(
  pathname: string,
  { language }: PageFile & Partial<TranslatedFile>,
  { translated }: PageTree,
): TranslatedFile | undefined {
  return language === undefined ? undefined : translated.get(translationKey(language, pathname));
}

/**
 * Makes a function that finds the most likely targets of dead links in pages. It first tries the name of a file, a
 * path without its first slash, and one from the project’s root, as in port-labs/port-docs.
 */
function nearDestinations(tree: PageTree): (target: Destination, href: string) => Near | undefined {
  const isThere = destinations(tree);
  const nearestAsset = nearestPathname(() => tree.input.assets);
  const nearestPage = nearestPathname(() => tree.pages.keys());
  const folder = `/${tree.site.info.content}`;
  return (target, href) => {
    const path = target.kind === 'asset' ? target.path : target.pathname;
    const written = splitAddress(href).pathname;
    const slips = [path, ...(/^\w/.test(written) && !isAbsoluteUrl(href) ? [toPathname(written)] : [])];
    const page = slips
      .flatMap((each) => [each, ...(isBelow(each, folder) && each !== folder ? [each.slice(folder.length)] : [])])
      .map(namedPathname)
      .find((each) => each !== path && isThere(each));
    // A bare name may refer to a future page beside this one.
    if (page !== undefined) return { value: page, isClear: /[/.]/.test(written) };
    // Of a whole address, only what is clear is told.
    if (target.kind === 'page') return nearestPage(path, isAbsoluteUrl(href));
    const near = nearestAsset(path);
    return near && { ...near, value: fileHref(near.value) };
  };
}
