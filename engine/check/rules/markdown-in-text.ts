import type { NavTranslation, PageTree } from '../../resolve/page-tree.ts';
import type { Located } from '../../model/navigation.ts';
import { defineTreeRule } from './rule.ts';

export const markdownInText = defineTreeRule({
  code: 'markdown-in-text',
  severity: 'warning',
  summary: 'A text in the settings, the navigation or a translation contains Markdown or HTML.',
  why: 'These texts are plain: they appear in menus, search results and link previews, where readers would see the markup.',
  check(tree, report) {
    for (const { value, span } of plainTexts(tree)) {
      if (!ANY_MARK.test(value)) continue;
      const { mark, help } = findMark(value) ?? {};
      if (mark === undefined) continue;
      report({ at: span, message: `\`${mark}\` is shown as plain text.`, help });
    }
  },
});

/** Yields the texts that readers see outside pages. Titles that come from a page are checked with that page. */
function* plainTexts({ site, sections, nodes, translations }: PageTree): Generator<Located<string>> {
  yield* site.texts;
  for (const { texts, versions } of sections) {
    yield* texts;
    for (const { text } of versions) yield text;
  }
  for (const { node } of nodes) {
    if (node.kind !== 'page' || node.generated === undefined) yield { value: node.title, span: node.span };
    if (node.kind === 'group' && node.description !== undefined) yield { value: node.description, span: node.span };
  }
  for (const translation of translations) yield* translatedTexts(translation);
}

/** Yields only those of a translation’s many texts that contain a mark, because finding places takes time. */
function* translatedTexts({ config, at }: NavTranslation): Generator<Located<string>> {
  for (const list of ['titles', 'tabs', 'texts', 'site'] as const)
    for (const [key, value] of Object.entries(config[list] ?? {}))
      if (value !== undefined && ANY_MARK.test(value)) yield { value, span: at(list, key) };
  for (const [id, texts] of Object.entries(config.sections ?? {}))
    for (const value of Object.values(texts)) if (value !== undefined) yield { value, span: at('sections', id) };
}

/** A fast first test: hardly any text has these characters. */
const ANY_MARK = /[*`[<&]/;

function findMark(text: string): { readonly mark: string; readonly help: string } | undefined {
  for (const { form, help } of MARKS) {
    const [mark] = form.exec(text) ?? [];
    if (mark !== undefined) return { mark, help };
  }
  return undefined;
}

const WORDS_ALONE = 'write only the words';

/** Marks in pairs, or with a name that has only one meaning. */
const MARKS: readonly { readonly form: RegExp; readonly help: string }[] = [
  { form: /\*\*[^\s*][^*]{0,80}\*\*/, help: WORDS_ALONE },
  { form: /\[[^[\]]{1,80}\]\([^()\s]{1,80}\)/, help: WORDS_ALONE },
  { form: /`[^`]{1,80}`/, help: WORDS_ALONE },
  { form: /<(a|b|i|em|strong|code|span|u|small|p)(?:\s[^<>]{0,80})?>[^<>]{0,80}<\/\1>|<br ?\/?>/, help: WORDS_ALONE },
  { form: /&(?:[a-z]{2,8}|#\d{2,5}|#x[\da-f]{2,5});/i, help: 'write the character itself' },
];
