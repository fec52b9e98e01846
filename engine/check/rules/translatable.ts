import type { NavTranslation, PageTree, ResolvedSection } from '../../resolve/page-tree.ts';
import { isAbsoluteUrl } from '../../address/address.ts';
import { joinPathname } from '../../address/pathname.ts';
import { countedKey } from '../../schema/translation.ts';
import { outsideNodes } from './pathname-outside-section.ts';
import { translationKey } from '../../resolve/page-pathnames.ts';
import { infoToday, listSiteTexts } from '../../resolve/site-texts.ts';
import { deriveTitle } from '../../text/title.ts';

/** A text that readers see and that can be translated. */
export interface Translatable {
  /** Data path in a file of `nav/translations/`. */
  readonly path: readonly [list: 'words' | 'titles' | 'tabs' | 'site' | 'texts' | 'sections', ...rest: string[]];
  /** What messages call it. */
  readonly name: string;
  /** The text in the default language. */
  readonly text: string;
  /** The page that provides the title if it has content in the language. */
  readonly page?: string;
}

/** Returns the interface texts that a site shows and that do not ship, in the plural forms of a language. */
export function translatableWords(
  { site: { info }, input: { words = [], shippedWords = {} } }: PageTree,
  code: string,
): readonly Translatable[] {
  const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  const shipped = shippedWords[code] ?? {};
  const found = new Map<string, Translatable>();
  for (const { texts, needs } of words) {
    if (needs !== undefined && OFF.includes(info[needs])) continue;
    for (const [key, text] of Object.entries(texts)) {
      const counted = countedKey(key);
      for (const name of counted === undefined ? [key] : forms.map((form) => `${counted}.${form}`)) {
        if (shipped[name] !== undefined) continue;
        found.set(name, {
          path: ['words', name],
          name: `text \`${name}\``,
          text: texts[name] ?? texts[`${counted}.other`] ?? text,
        });
      }
    }
  }
  return [...found.values()];
}

/** Values that turn a setting off. */
const OFF: readonly unknown[] = [undefined, false, 'none'];

/**
 * Returns every title and description of a site except those that are the same in all languages: names of code and of
 * products.
 */
export function translatableTitles(tree: PageTree): readonly Translatable[] {
  const {
    site: { info },
    share,
    unknown,
  } = tree;
  // After a mistake in a section, its titles and pathnames may be guesses.
  const isHere = (section: ResolvedSection) =>
    share?.hasSection(section.id.value) !== false && !unknown.isBroken(section.file);
  const nodes = tree.nodes.filter(({ section }) => isHere(section));
  const sections = tree.sections.filter(isHere);
  // Their pathnames have messages of their own, and are most likely wrong.
  const outside = outsideNodes(tree);
  const found = new Map<string, Translatable>();
  const add = (list: 'titles' | 'tabs', key: string, text: string, page?: string) => {
    const name = list === 'tabs' ? `tab of \`${key}\`` : `title of \`${key}\``;
    const id = `${list} ${key}`;
    if (!found.has(id)) found.set(id, { path: [list, key], name, text, ...(page === undefined ? {} : { page }) });
  };
  for (const { node } of nodes) {
    // An empty group has a message of its own.
    if (node.kind === 'group' && node.written === undefined && node.children.length === 0) continue;
    // The address of a link with pages below it is not a pathname.
    if (node.kind === 'group' && isAbsoluteUrl(node.written ?? '')) continue;
    if (node.kind === 'link' || outside.has(node) || isNameInCode(node)) continue;
    if (node.kind === 'page' && node.hash !== undefined) add('titles', `${node.pathname}#${node.hash}`, node.title);
    else add('titles', node.pathname, node.title, node.pathname);
    if (node.kind !== 'page') continue;
    for (const { segment, title } of node.tabs) {
      if (segment === undefined) add('tabs', node.pathname, title);
      else add('titles', joinPathname(node.pathname, segment), title);
    }
  }
  const descriptions = sections.flatMap((section): Translatable[] => {
    const { id, description } = section;
    return description === undefined
      ? []
      : [{ path: ['sections', id.value, 'description'], name: `description of \`${id.value}\``, text: description }];
  });
  const site: Translatable[] =
    info.description === undefined
      ? []
      : [{ path: ['site', 'description'], name: 'description of the site', text: info.description }];
  const siteTexts = listSiteTexts(infoToday(tree), tree.sections).map((text): Translatable => ({
    path: ['texts', text],
    name: `text \`${text}\` of the settings`,
    text,
  }));
  return [...site, ...siteTexts, ...descriptions, ...found.values()];
}

/** Returns whether a language has the text, even with a mistake, which has a message of its own. */
export function isTranslated(
  { path, page }: Translatable,
  translation: NavTranslation,
  { translated }: PageTree,
): boolean {
  if (translation.isWritten(...path)) return true;
  const facts = page === undefined ? undefined : translated.get(translationKey(translation.code, page))?.facts;
  return facts !== undefined && (facts.frontMatter.title ?? facts.heading) !== undefined;
}

/** Components and hooks have the same name in all languages. */
function isNameInCode({ pathname, title }: { readonly pathname: string; readonly title: string }): boolean {
  return pathname.includes('/api/') && title === deriveTitle(pathname);
}
