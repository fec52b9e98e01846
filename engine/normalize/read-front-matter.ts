import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import { collectDiagnostics } from '../diagnostic/collect-diagnostics.ts';
import { pathsInText } from '../schema/gap.ts';
import type { CheckedPageFacts, PageFacts, PageProblem, PageReference } from '../model/project-input.ts';
import { FrontMatter } from '../schema/front-matter.ts';
import { suggest } from '../text/suggest.ts';
import { validate, type ValidatedFile } from '../schema/validate.ts';
import { indexLines, type LineIndex, type Position, type Range } from '../text/source.ts';
import { parseYaml } from '../yaml/parse-yaml.ts';
import { findNode, spanOf, toData, type ParsedFile, type YamlEntry } from '../yaml/yaml-node.ts';

/**
 * Reads the front matter of a page: its values become part of the facts, its mistakes problems of the page. Depends
 * only on the page's bytes, like the facts themselves.
 */
export function readFrontMatter(facts: PageFacts): CheckedPageFacts {
  const { frontMatter, tornFrontMatter, ...rest } = facts;
  if (tornFrontMatter !== undefined)
    return { ...rest, frontMatter: {}, redirectFrom: [], ...lostPlaceIn(tornFrontMatter) };
  if (frontMatter === undefined || frontMatter.text.trim() === '')
    return { ...rest, frontMatter: {}, redirectFrom: [] };
  const source = { path: '', text: frontMatter.text };
  const collector = collectDiagnostics([source]);
  const parsed = parseYaml(source, collector.report);
  const [known, extra] = parsed === undefined || isBlank(parsed) ? [undefined, []] : splitKeys(parsed);
  const validated = known && validate(FrontMatter, known, collector.report);
  const shift = (range: Range): Range => ({
    start: shiftPosition(range.start, frontMatter),
    end: shiftPosition(range.end, frontMatter),
  });
  const lines = indexLines(source.text);
  const references = (key: 'related' | 'redirectFrom'): PageReference[] =>
    (validated?.config[key] ?? []).map((href, index) => ({
      href,
      range: shift(rangeOf(validated?.file, [key, index], lines)),
    }));
  const placeOf = ({ start, end }: { readonly start: number; readonly end: number }): Range =>
    shift({ start: lines.position(start), end: lines.position(end) });
  const pageKeys =
    known?.root.kind === 'map'
      ? known.root.entries.filter(({ key }) => Object.hasOwn(FrontMatter.shape, key) && !IN_EVERY_LANGUAGE.has(key))
      : [];
  return {
    ...rest,
    frontMatter: validated?.config ?? {},
    ...(extra.length === 0
      ? {}
      : { extra: extra.map((entry) => ({ key: entry.key, value: toData(entry.value), range: placeOf(entry) })) }),
    ...(pageKeys.length === 0
      ? {}
      : { pageKeys: pageKeys.map((entry) => ({ key: entry.key, range: placeOf(entry) })) }),
    // Without the page's pathname, their target is unknown.
    redirectFrom:
      validated?.dropped.some(({ keys: [key] }) => key === 'slug') === true ? [] : references('redirectFrom'),
    ...(known === undefined && parsed !== undefined ? {} : lostPlaceIn(unreadText(source.text, known, validated))),
    ...(validated?.config.id === undefined ? {} : { idRange: shift(rangeOf(validated.file, ['id'], lines)) }),
    links: [...references('related'), ...rest.links],
    problems: [
      ...collector.diagnostics().map((diagnostic) => toProblem(diagnostic, { shift, offset: frontMatter.offset })),
      ...rest.problems,
    ],
  };
}

/** Returns the unread parts of front matter that determine a page's place, because of a mistake in or around them. */
function unreadText(
  text: string,
  known: ParsedFile | undefined,
  validated: ValidatedFile<FrontMatter> | undefined,
): string {
  const dropped = new Set(validated?.dropped.map(({ keys: [key] }) => key));
  if (validated === undefined || known?.root.kind !== 'map' || dropped.has(undefined)) return text;
  // Without the page's pathname, the target of redirects to it is unknown.
  const unread = dropped.has('slug') ? PLACE_KEYS : PLACE_KEYS.filter((key) => dropped.has(key));
  return known.root.entries
    .filter(({ key }) => unread.includes(key))
    .map(({ start, value }) => text.slice(start, value.end))
    .join('\n');
}

const PLACE_KEYS: readonly string[] = ['slug', 'redirectFrom'];

/** Returns the possible values of the keys that determine a page's place, from a text that could not be parsed. */
function lostPlaceIn(text: string): Pick<CheckedPageFacts, 'lostPlace'> {
  if (!PLACE_KEY.test(text)) return {};
  const paths = text.replace(HOST, '');
  // Without a slash, a relative pathname looks like any other word.
  const relative = Array.from(paths.matchAll(RELATIVE_SLUG), ([, slug = '']) => slug);
  return { lostPlace: { addresses: [...relative, ...pathsInText(paths)], isOwnLost: SLUG_KEY.test(text) } };
}

const PLACE_KEY = /\b(?:slug|redirectFrom)\b/;
const SLUG_KEY = /\bslug\b/;
const RELATIVE_SLUG = /\bslug["']?\s*:\s*["'[]*([\p{L}\p{M}\p{N}_.~%-][\p{L}\p{M}\p{N}_.~%/-]*)/gu;
const HOST = /\bhttps?:\/\/[^/\s]+/g;

/** Returns whether there is nothing but comments. */
function isBlank({ root }: ParsedFile): boolean {
  return root.kind === 'scalar' && root.value === null;
}

/** Separates keys that are known, or similar to a known one, from those of other tools. */
function splitKeys(file: ParsedFile): readonly [ParsedFile, readonly YamlEntry[]] {
  const { root } = file;
  if (root.kind !== 'map') return [file, []];
  const extra = root.entries.filter(({ key }) => isExtraKey(key));
  return extra.length === 0
    ? [file, extra]
    : [{ ...file, root: { ...root, entries: root.entries.filter(({ key }) => !isExtraKey(key)) } }, extra];
}

/** Returns whether a page's key is only kept for programs: it is not a known key, nor similar to one. */
export function isExtraKey(key: string): boolean {
  return !Object.hasOwn(FrontMatter.shape, key) && suggest(key, KEYS) === undefined;
}

/** Keys that every translation sets itself; all others are set once, in the default language. */
const IN_EVERY_LANGUAGE: ReadonlySet<string> = new Set(['title', 'description']);

const KEYS = Object.keys(FrontMatter.shape);

function toProblem(
  { code, message, help, origin, fix }: Diagnostic,
  { shift, offset }: { readonly shift: (range: Range) => Range; readonly offset: number },
): PageProblem {
  const edits = fix?.edits.map((edit) => ({ ...edit, start: edit.start + offset, end: edit.end + offset }));
  return {
    code,
    message,
    ...(help === undefined ? {} : { help }),
    range: shift(origin.range),
    ...(edits === undefined ? {} : { fix: { edits } }),
  };
}

function shiftPosition(position: Position, { offset, line }: { offset: number; line: number }): Position {
  return { line: position.line + line - 1, column: position.column, offset: position.offset + offset };
}

function rangeOf(file: ParsedFile | undefined, path: readonly (string | number)[], lines: LineIndex): Range {
  const node = file && findNode(file.root, path);
  const span = node && file ? spanOf(file, node) : { start: 0, end: 0 };
  return { start: lines.position(span.start), end: lines.position(span.end) };
}
