import type { PageTree, TranslatedFile } from '../page-tree.ts';
import { folderPathname, resolveReference, type Reference, type ReferencePlace } from '../pathname.ts';
import { hasPlace } from './has-place.ts';
import type { PageFile, PageReference } from '../project-input.ts';
import { translationKey } from '../resolve/separate-languages.ts';
import { didYouMeanAnchor } from './did-you-mean-anchor.ts';
import { destinations } from './destination.ts';
import { nearestPathname } from '../nearest-pathname.ts';
import { leadTo, meantAddress } from './meant.ts';
import { defineRule } from './rule.ts';

export const brokenLink = defineRule({
  code: 'broken-link',
  severity: 'error',
  isAdjustable: true,
  summary: 'A link leads to a page or file that does not exist.',
  why: 'Readers who follow it land on the 404 page.',
  check(tree, report) {
    const find = destinations(tree);
    const assets = new Set(tree.input.assets);
    const nearestAsset = nearestPathname(() => assets);
    const nearestPage = nearestPathname(() => tree.pages.keys());
    forEachReference(tree, (target, { href, range }, { path: file }) => {
      if (target.kind === 'asset' && !assets.has(target.path) && !tree.unknown.isContent(target.path)) {
        report({ at: { file, range }, message: `There is no file \`${target.path}\` in ${tree.site.info.content}.`, ...meantAddress(nearestAsset(target.path), href, 'add the file, or correct the address') });
      } else if (target.kind === 'page' && find(target.pathname) === 'nothing') {
        report({ at: { file, range }, message: `The link \`${href}\` leads to no page.`, ...meantAddress(nearestPage(target.pathname), href, 'name a pathname of the navigation') });
      }
    });
  },
});

export const brokenAnchor = defineRule({
  code: 'broken-anchor',
  severity: 'error',
  isAdjustable: true,
  summary: 'A link names a place that its page does not have.',
  why: 'Readers land at the top of the page and have to search for what they were promised.',
  check(tree, report) {
    const suggestAnchor = didYouMeanAnchor();
    forEachReference(tree, (target, { href, range }, page) => {
      if (target.kind !== 'page' || target.hash === undefined) return;
      // A page that no tree reaches can still link to places on itself.
      const file = target.pathname === page.pathname ? page : (translationOf(target.pathname, page, tree) ?? tree.pages.get(target.pathname)?.file);
      // A page that is not written yet has no headings to miss.
      if (file === undefined || hasPlace(file.facts, target.hash)) return;
      report({ at: { file: page.path, range }, message: `The page \`${target.pathname}\` has no anchor \`#${target.hash}\`.`, ...suggestAnchor(href, target.hash, file.facts.anchors) });
    });
  },
});

export const redirectedLink = defineRule({
  code: 'redirected-link',
  severity: 'warning',
  summary: 'A link leads to an address that is redirected.',
  why: 'Every reader pays for the detour, and the link dies with the redirect.',
  check(tree, report) {
    if (tree.redirects.length === 0) return;
    const destination = new Map<string, string>(tree.redirects.map(({ from, to }) => [from, to]));
    forEachReference(tree, (target, { href, range }, { path: file }) => {
      const to = target.kind === 'page' ? destination.get(target.pathname) : undefined;
      if (target.kind !== 'page' || to === undefined || tree.pages.has(target.pathname)) return;
      report({ at: { file, range }, message: `The link \`${href}\` is redirected.`, help: `write \`${to}\``, fix: { was: href, write: leadTo(href, to) } });
    });
  },
});

type VisitReference = (target: Destination, link: PageReference, page: PageFile) => void;

/** What a link leads to within the site. */
type Destination = Exclude<Reference, { readonly kind: 'external' }>;

/** The links of one page, and what each leads to. */
interface PageLinks {
  readonly page: PageFile;
  readonly targets: readonly Reference[];
}

/** By the tree: several rules ask. */
const found = new WeakMap<PageTree, readonly PageLinks[]>();

function forEachReference(tree: PageTree, visit: VisitReference): void {
  const all = found.get(tree) ?? findReferences(tree);
  found.set(tree, all);
  for (const { page, targets } of all) {
    const { links } = page.facts;
    for (let at = 0; at < links.length; at++) {
      const [target, link] = [targets[at], links[at]];
      if (target !== undefined && link !== undefined && target.kind !== 'external') visit(target, link, page);
    }
  }
}

function findReferences(tree: PageTree): readonly PageLinks[] {
  // Where the list of languages is unknown, files in other ones tell them.
  const languages = tree.site.gaps.includes('languages') ? [...new Set(tree.translatedFiles.map(({ language }) => language))] : tree.site.languages.map(({ value }) => value);
  const settings = { content: tree.site.info.content, languages, slugs: tree.slugs };
  const known = rememberedWith(settings);
  return [tree.input.pages, tree.translatedFiles].flatMap((pages) => pages.flatMap((page) => (page.facts.links.length === 0 ? [] : { page, targets: targetsOf(page, settings, known) })));
}

interface LinkSettings extends Required<Pick<ReferencePlace, 'languages' | 'slugs'>> {
  readonly content: string;
}

interface Remembered {
  readonly path: string;
  readonly pathname: string;
  readonly targets: readonly Reference[];
}

type Memory = WeakMap<readonly PageReference[], Remembered>;

let latest: { readonly settings: LinkSettings; readonly memory: Memory } | undefined;

/** What the links of pages lead to, by the list of them, for the next check of a command that stays; with other settings, all is new. */
function rememberedWith(settings: LinkSettings): Memory {
  const isSame = latest?.settings.content === settings.content && latest.settings.slugs === settings.slugs && latest.settings.languages.join() === settings.languages.join();
  if (latest === undefined || !isSame) latest = { settings, memory: new WeakMap() };
  return latest.memory;
}

function targetsOf({ pathname, path, facts: { links } }: PageFile, { content, languages, slugs }: LinkSettings, memory: Memory): readonly Reference[] {
  const known = memory.get(links);
  if (known?.path === path && known.pathname === pathname) return known.targets;
  const place = { from: pathname, folder: folderPathname(path, content), languages, slugs };
  const targets = links.map(({ href }) => resolveReference(href, place));
  memory.set(links, { path, pathname, targets });
  return targets;
}

/** A link leads to the page in its own language, where there is one. */
function translationOf(pathname: string, { language }: PageFile & Partial<TranslatedFile>, { translated }: PageTree): TranslatedFile | undefined {
  return language === undefined ? undefined : translated.get(translationKey(language, pathname));
}
