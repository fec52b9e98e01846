import type { PageTree, TranslatedFile } from '../../resolve/page-tree.ts';
import { textsOn } from '../../manifest/asks.ts';
import type { PageFile } from '../../model/project-input.ts';
import type { Range } from '../../text/source.ts';
import { didYouMean } from '../../text/suggest.ts';
import { defineTreeRule } from './rule.ts';
import type { Reporter } from '../../diagnostic/diagnostic.ts';
import { MISSING_FIELD } from '../../diagnostic/schema-diagnostics.ts';

export const unusedFrontMatter = defineTreeRule({
  code: 'unused-front-matter',
  severity: 'warning',
  needsAll: true,
  summary: 'Pages have a key in their front matter that has no effect.',
  why: 'It most likely comes from another tool. Its values stay in the manifest, under `extra`, for programs; readers do not see them. In a translated page, only title, description and keyboard count; the rest comes from the page in the default language. Each key is reported once, no matter how many pages have it.',
  check(tree, report) {
    for (const { key, count, file, range, help, reason } of findUnused(tree)) {
      const also = count === 1 ? '' : ` or on ${count - 1} more ${count === 2 ? 'page' : 'pages'}`;
      report({
        at: { file, range },
        message: `\`${key}\` has no effect here${also}${reason === undefined ? '' : `: ${reason}`}.`,
        help,
      });
    }
  },
});

interface UnusedKey {
  readonly key: string;
  readonly file: string;
  readonly range: Range;
  readonly help: string;
  readonly reason?: string;
  count: number;
}

/** Finds every key without meaning, with the first page that has it. */
function findUnused(tree: PageTree): Iterable<UnusedKey> {
  const found = new Map<string, UnusedKey>();
  const add = (kind: string, unused: Omit<UnusedKey, 'count'>) => {
    const known = found.get(`${kind} ${unused.key}`);
    if (known === undefined) found.set(`${kind} ${unused.key}`, { ...unused, count: 1 });
    else known.count += 1;
  };
  const given = new Map(Array.from(tree.kinds.values(), (feature) => [feature.fromFrontMatter, feature]));
  const unread = (extra: PageFile['facts']['extra'] = []) => extra.filter(({ key }) => !given.has(key));
  for (const { path: file, facts } of [...tree.input.pages, ...tree.translatedFiles])
    for (const { key, range } of [...(facts.keys ?? []), ...(facts.extra ?? [])]) {
      const feature = given.get(key);
      const isShown = facts.parts?.some(({ kind }) => kind === feature?.name) === true;
      // A mistake on the page may hide the line.
      if (feature === undefined || isShown || facts.isPartial === true || facts.problems.length > 0) continue;
      add(`${key} of ${file}`, {
        key,
        file,
        range,
        reason: `the page has no \`::${feature.name}\``,
        help: `add a line \`::${feature.name}\` where readers look for it`,
      });
    }
  for (const { path: file, pathname, facts } of tree.input.pages) {
    for (const { key, range } of unread(facts.extra))
      add('page', { key, file, range, help: 'remove it, or leave it for programs that read the manifest' });
    if (facts.keys === undefined) continue;
    // Each page has its own demos, and a mistake on the page may hide one.
    if (facts.problems.length === 0)
      for (const { key, range, name, demos } of findOtherDemos(facts, tree))
        add(`${key} of ${file}`, {
          key,
          file,
          range,
          reason: `the page has no demo \`${name}\``,
          help: didYouMean(name, demos) ?? 'use a demo of the page, or remove it',
        });
    if (!isListed(pathname, tree)) continue;
    for (const { key, range } of facts.keys)
      if (key.startsWith('sidebar_')) add('page', { key, file, range, ...OF_GENERATED });
  }
  for (const page of tree.translatedFiles) {
    for (const { key, range } of unread(page.facts.extra))
      add('translation', { key, file: page.path, range, help: 'remove it' });
    for (const { key, range } of page.facts.keys ?? [])
      if (!IN_EVERY_LANGUAGE.has(key))
        add('translation', { key, file: page.path, range, ...OF_ORIGINAL, help: placeOf(key, page, tree) });
  }
  return found.values();
}

/** Keys that every translation sets itself; all others are set once, in the default language. */
const IN_EVERY_LANGUAGE: ReadonlySet<string> = new Set(['title', 'description', 'keyboard', 'draft']);

const OF_GENERATED = {
  reason: 'the navigation lists the page',
  help: 'set it in nav/sections, or let a group with `generate: directory` list the folder',
};

const OF_ORIGINAL = { reason: 'the page in the default language sets it for every language' };

/** Finds the keys that name a demo which the page does not have. */
function* findOtherDemos({ frontMatter, keys = [], parts = [], isPartial }: PageFile['facts'], { kinds }: PageTree) {
  if (isPartial === true) return;
  const demos = textsOn('module', { asks: parts }, kinds);
  for (const { key, range } of keys) {
    const name = key === 'picture' || key === 'demo' ? frontMatter[key] : undefined;
    const isNone = key === 'demo' && name === 'none';
    if (name !== undefined && !isNone && !demos.includes(name)) yield { key, range, name, demos };
  }
}

/** Returns whether a page was listed by hand, and so has its sidebar title from there. */
function isListed(pathname: string, { pages }: PageTree): boolean {
  const node = pages.get(pathname)?.node;
  return node?.kind === 'page' && node.generated !== 'directory';
}

/** Returns what to do with a translation's key that belongs in another file, unless it is there already. */
function placeOf(key: string, { pathname, language }: TranslatedFile, { files }: PageTree): string {
  if (key === 'sidebar_label') return `put the title under \`titles\` in nav/translations/${language}.yaml`;
  const original = files.get(pathname);
  if (original === undefined) return 'write the page in the default language, and set it there';
  const isSaid = original.facts.keys?.some((known) => known.key === key) === true;
  return isSaid ? `remove it: ${original.path} sets it` : `move it to ${original.path}`;
}

/** Reports what is made of a key of the front matter that its page does not have. */
export function reportNothingGiven({ input, translatedFiles, kinds }: PageTree, report: Reporter): void {
  for (const { path, facts } of [...input.pages, ...translatedFiles])
    for (const { kind, range } of facts.parts ?? []) {
      const key = kinds.get(kind)?.fromFrontMatter;
      const isGiven = [...(facts.keys ?? []), ...(facts.extra ?? [])].some((own) => own.key === key);
      if (key === undefined || isGiven || facts.lostFrontMatter !== undefined) continue;
      report(MISSING_FIELD, {
        at: { file: path, range },
        message: `\`::${kind}\` has nothing to show, because \`${key}\` is missing in the front matter.`,
        help: `add \`${key}\` to the front matter, or remove this line`,
      });
    }
}
