import type { Finding } from '../../diagnostic/diagnostic.ts';
import { enumerate } from '../../text/enumerate.ts';
import { LANGUAGE_CODE } from '../../text/language.ts';
import { fileStem } from '../../address/page-file.ts';
import { nearestPathname } from '../../address/nearest-pathname.ts';
import type { NavTranslation, PageTree } from '../../resolve/page-tree.ts';
import { isAbsoluteUrl, splitAddress } from '../../address/address.ts';
import { toPathname } from '../../address/pathname.ts';
import { listSiteTexts } from '../../resolve/site-texts.ts';
import { didYouMean, nearAmong, suggest, type Near } from '../../text/suggest.ts';
import { meant } from './meant.ts';
import { defineTreeRule, type ReportFinding } from './rule.ts';
import { isTranslated, translatableTitles, translatableWords, type Translatable } from './translatable.ts';
import { isMisplaced } from '../../text/project-files.ts';
import { addTo } from '../../text/gather.ts';

/** The language of the interface; every other language needs translations. */
const INTERFACE_LANGUAGE = 'en';

export const missingTranslation = defineTreeRule({
  code: 'missing-translation',
  severity: 'warning',
  needsAll: true,
  summary: 'A text lacks a translation into one of the site’s languages.',
  why: 'It is shown in the default language, in the middle of a page in another one.',
  check(tree, report) {
    const { site, translations } = tree;
    const codes = tree.site.languages.map(({ value }) => value);
    const notRead = new Set([
      ...tree.input.nav.flatMap(({ path }) => (isMisplaced(path) ? [fileStem(path)] : [])),
      ...tree.translations.flatMap(({ code }) => (codes.includes(code) ? [] : (suggest(code, codes) ?? []))),
    ]);
    const seen = new Set<string>();
    for (const [at, { value: code, span }] of site.languages.entries()) {
      const name = site.info.languages[at]?.name ?? code;
      const isDefault = at === 0;
      if (seen.has(code)) continue;
      seen.add(code);
      if (isDefault && code === INTERFACE_LANGUAGE) continue;
      const translation = translations.find((candidate) => candidate.code === code);
      const wanted = [
        ...(code === INTERFACE_LANGUAGE ? [] : translatableWords(tree, code)),
        ...(isDefault ? [] : translatableTitles(tree)),
      ];
      if (translation === undefined) {
        if (notRead.has(code) || wanted.length === 0) continue;
        report({
          at: span,
          message: `There are no translations into ${name}.`,
          help: `write nav/translations/${code}.yaml`,
        });
        continue;
      }
      const misspelt = new Set([
        ...LISTS.flatMap((list) =>
          Array.from(misspeltKeys(translation, tree, list).values(), ({ value }) => `${list} ${value}`),
        ),
        ...Array.from(misspeltTexts(translation, tree).values(), (near) => `texts ${near?.value ?? ''}`),
      ]);
      const missing = wanted.filter((text) => {
        const [list, key = ''] = text.path;
        return !(
          isTranslated(text, translation, tree) ||
          misspelt.has(`${list} ${key}`) ||
          (list === 'titles' && tree.unbound.misspelt.has(key))
        );
      });
      const [first] = missing;
      if (first === undefined) continue;
      report({
        at: translation.at(...first.path.slice(0, -1)),
        ...(missing.length === 1 ? describeOne(first, name) : describeMany(missing, name)),
        isAbsence: true,
      });
    }
  },
});

function describeOne({ name, text, path }: Translatable, language: string): Pick<Finding, 'message' | 'help'> {
  return {
    message: `The ${name} has no translation into ${language}.`,
    help: `add a translation of “${text}” as \`${path.at(-1) ?? ''}\` under \`${path.slice(0, -1).join('.')}\``,
  };
}

/**
 * The language is the only value that the message quotes, so that an entry of the baseline stays valid while texts are
 * being translated.
 */
function describeMany(texts: readonly Translatable[], language: string): Pick<Finding, 'message' | 'help' | 'missing'> {
  const lists = new Map<string, string[]>();
  for (const { path } of texts) {
    const [list, ...key] = path;
    addTo(lists, list, key.join('.'));
  }
  const named = Array.from(lists, ([list, keys]) => `${firstOf(keys)} under \`${list}\``);
  return {
    message: `${texts.length} texts have no translation into \`${language}\`.`,
    help: `add ${enumerate(named, 'and')}; \`docs-nav validate --format json\` lists them all`,
    missing: texts.map(({ path, text }) => ({ path, text })),
  };
}

/** Names the first few keys of a list, and counts the others. */
function firstOf(keys: readonly string[]): string {
  const rest = keys.length - MOST_NAMED;
  const named = keys.map((key) => `\`${key}\``);
  return enumerate(rest > 1 ? [...named.slice(0, MOST_NAMED), `${rest} more`] : named, 'and');
}

/** Keys of a list that a message names. */
const MOST_NAMED = 3;

export const unknownTranslation = defineTreeRule({
  code: 'unknown-translation',
  severity: 'error',
  needsAll: true,
  isAdjustable: true,
  summary: 'A translation is for a language, pathname, section or text that the site does not have.',
  why: 'It is never shown, and what it was meant for appears in the default language.',
  check(tree, report) {
    const codes = tree.site.languages.map(({ value }) => value);
    for (const translation of tree.translations) {
      const { code } = translation;
      if (!codes.includes(code)) {
        report({
          at: translation.at(),
          message: `The site has no language \`${code}\`.`,
          help: helpForUnknown(translation, codes, tree),
        });
      } else if (code !== codes[0]) checkKeys(translation, tree, report);
      else checkDefault(translation, report);
    }
  },
});

function helpForUnknown({ code, file }: NavTranslation, codes: readonly string[], tree: PageTree): string {
  const otherwise = LANGUAGE_CODE.test(code)
    ? `add it to \`languages\` in ${tree.site.file}, or delete ${file}`
    : 'name the file after a language of the site, or delete it';
  return didYouMean(code, codes) ?? otherwise;
}

function checkDefault(translation: NavTranslation, report: ReportFinding): void {
  for (const list of ['titles', 'tabs', 'site', 'texts', 'sections'] as const) {
    if (translation.config[list] === undefined) continue;
    report({
      at: translation.at(list),
      message: `\`${list}\` has no effect in the default language.`,
      help: 'write titles and names in nav/sections and nav/site.yaml',
    });
  }
}

function checkKeys(translation: NavTranslation, tree: PageTree, report: ReportFinding): void {
  for (const list of LISTS) {
    const known = keysOf(list, tree);
    const misspelt = misspeltKeys(translation, tree, list);
    for (const key of Object.keys(translation.config[list] ?? {})) {
      if (known.has(key) || isExplained(key, tree)) continue;
      const isPage = list === 'tabs' && tree.pages.has(key);
      report({
        at: translation.at(list, key),
        // Tabs are in the navigation, wherever the content of their page is.
        about: isPage ? list : key,
        message: isPage
          ? `The page \`${key}\` has no tab without a \`segment\`.`
          : `The navigation has nothing at \`${key}\`.`,
        ...meant(
          misspelt.get(key),
          key,
          isPage
            ? 'remove it; tabs with a `segment` are pages, whose titles belong in `titles`'
            : 'remove it, or use a pathname from the navigation',
        ),
      });
    }
  }
  checkTexts(translation, tree, report);
  const ids = new Set(tree.sections.map(({ id }) => id.value));
  const suggestId = nearAmong(() => ids);
  for (const id of Object.keys(translation.config.sections ?? {})) {
    if (ids.has(id)) continue;
    report({
      at: translation.at('sections', id),
      about: id,
      message: `There is no section \`${id}\`.`,
      ...meant(suggestId(id), id, 'remove it, or use the id of a section'),
    });
  }
}

/** Reports texts that the settings do not contain. */
function checkTexts(translation: NavTranslation, tree: PageTree, report: ReportFinding): void {
  for (const [key, near] of misspeltTexts(translation, tree)) {
    report({
      at: translation.at('texts', key),
      message: `The settings do not contain the text \`${key}\`.`,
      ...meant(near, key, `remove it, or copy the text from ${tree.site.file}`),
    });
  }
}

/** Returns the texts that the site does not contain, each with its most likely original. */
function misspeltTexts(
  { config: { texts = {} } }: NavTranslation,
  { site, sections }: PageTree,
): ReadonlyMap<string, Near | undefined> {
  const known = listSiteTexts(site.info, sections);
  const suggest = nearAmong(() => known.filter((text) => !Object.hasOwn(texts, text)));
  return new Map(Object.keys(texts).flatMap((key) => (known.includes(key) ? [] : [[key, suggest(key)] as const])));
}

/** The lists whose keys are pathnames. */
const LISTS = ['titles', 'tabs'] as const;
type List = (typeof LISTS)[number];

/** Returns the keys of a list that match nothing, each with its most likely meaning: one cause, one message. */
function misspeltKeys({ config }: NavTranslation, tree: PageTree, list: List): ReadonlyMap<string, Near> {
  const written: Readonly<Record<string, unknown>> = config[list] ?? {};
  const known = keysOf(list, tree);
  const free = [...known].filter((key) => written[key] === undefined);
  const nearest = nearestPathname(() => free);
  return new Map(
    Object.keys(written).flatMap((key): readonly (readonly [string, Near])[] => {
      // A key that is a page was meant as such, except in the list of tabs.
      if (known.has(key) || tree.pages.has(key)) return [];
      const pathname = toPathname(key);
      const near = known.has(pathname) ? { value: pathname, isClear: written[pathname] === undefined } : nearest(key);
      return near === undefined ? [] : [[key, near]];
    }),
  );
}

/** Returns whether an unknown key is a draft, or a page that no tree refers to, which has a message of its own. */
function isExplained(key: string, { folders, pages, drafts }: PageTree): boolean {
  const isKnown = [folders, drafts].some((known) => known.has(splitAddress(key).pathname));
  return !pages.has(key) && !isAbsoluteUrl(key) && isKnown;
}

function keysOf(list: List, tree: PageTree): ReadonlySet<string> {
  return list === 'titles' ? titleKeys(tree) : tabKeys(tree);
}

/** Returns everything that may have a title: nodes by pathname or address, and tab pages. */
function titleKeys({ nodes, pages }: PageTree): ReadonlySet<string> {
  const keys = new Set(pages.keys());
  for (const { node } of nodes) {
    if (node.kind === 'link') keys.add(node.href);
    else keys.add(node.kind === 'page' && node.hash !== undefined ? `${node.pathname}#${node.hash}` : node.pathname);
  }
  return keys;
}

function tabKeys({ nodes }: PageTree): ReadonlySet<string> {
  const own = nodes.flatMap(({ node }) =>
    node.kind === 'page' && node.tabs.some(({ segment }) => segment === undefined) ? [node.pathname] : [],
  );
  return new Set(own);
}
