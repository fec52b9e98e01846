import type { Diagnostic, Reporter } from '../diagnostic/diagnostic.ts';
import { collectDiagnostics } from '../diagnostic/collect-diagnostics.ts';
import type { CheckedPageFacts, PageFacts, PageProblem, PageReference } from '../model/project-input.ts';
import { FrontMatter } from '../schema/front-matter.ts';
import { suggest, findNear, inWords, wordNear, type Near } from '../text/suggest.ts';
import { validate } from '../schema/validate.ts';
import { indexLines, type Position, type Range, type Offsets } from '../text/source.ts';
import { parseYaml } from '../yaml/parse-yaml.ts';
import {
  findNode,
  toData,
  isBlank,
  type ParsedFile,
  type YamlEntry,
  type YamlNode,
  type PathStep,
} from '../yaml/yaml-node.ts';
import { UNKNOWN_VALUE } from '../diagnostic/schema-diagnostics.ts';
import { isKey, KEY_NAMES, keyCalled, MODIFIERS, readCombination, type KeyInText } from '../text/keys.ts';
import { definedOnly } from '../text/defined-only.ts';

/**
 * Reads the front matter of a page: its values become part of the facts, its mistakes problems of the page. Depends
 * only on the page's bytes, like the facts themselves.
 */
export function readFrontMatter(facts: PageFacts): CheckedPageFacts {
  const { frontMatter, tornFrontMatter, ...rest } = facts;
  if (tornFrontMatter !== undefined)
    return { ...rest, frontMatter: {}, redirectFrom: [], lostFrontMatter: tornFrontMatter };
  if (frontMatter === undefined || frontMatter.text.trim() === '')
    return { ...rest, frontMatter: {}, redirectFrom: [] };
  const source = { path: '', text: frontMatter.text };
  const collector = collectDiagnostics([source]);
  const parsed = parseYaml(source, collector.report);
  const [known, extra] = parsed === undefined || isBlank(parsed) ? [undefined, []] : splitKeys(parsed);
  const validated = known && validate(FrontMatter, known, collector.report);
  if (validated?.config.keyboard !== undefined) checkKeyNames(validated.file, collector.report);
  const found = collector.diagnostics();
  const isBroken = found.some(({ severity }) => severity === 'error');
  const { offset } = frontMatter;
  const shiftPosition = (at: Position): Position => ({
    line: at.line + frontMatter.line - 1,
    column: at.column,
    offset: at.offset + offset,
  });
  const shift = ({ start, end }: Range): Range => ({ start: shiftPosition(start), end: shiftPosition(end) });
  const toProblem = ({ code, message, help, origin, fix }: Diagnostic): PageProblem => {
    const edits = fix?.edits.map((edit) => ({ ...edit, start: edit.start + offset, end: edit.end + offset }));
    return definedOnly({ code, message, help, range: shift(origin.range), fix: edits && { edits } });
  };
  const lines = indexLines(source.text);
  const placeOf = ({ start, end }: Offsets): Range => shift(lines.range(start, end));
  const placeAt = (...path: readonly PathStep[]): Range =>
    placeOf((validated && findNode(validated.file.root, path)) ?? { start: 0, end: 0 });
  const references = (key: 'related' | 'redirectFrom'): PageReference[] =>
    (validated?.config[key] ?? []).map((href, index) => ({ href, range: placeAt(key, index) }));
  const entries = known?.root.kind === 'map' ? known.root.entries : [];
  const keys = entries.filter(({ key }) => Object.hasOwn(FrontMatter.shape, key));
  return definedOnly({
    ...rest,
    frontMatter: validated?.config ?? {},
    extra: someOf(extra.map((entry) => ({ key: entry.key, value: toData(entry.value), range: placeOf(entry) }))),
    keys: someOf(keys.map((entry) => ({ key: entry.key, range: placeOf(entry) }))),
    // Without the page's pathname, their target is unknown.
    redirectFrom: isBroken ? [] : references('redirectFrom'),
    lostFrontMatter: isBroken ? source.text : undefined,
    idRange: validated?.config.id === undefined ? undefined : placeAt('id'),
    links: [...references('related'), ...rest.links],
    problems: [...found.map(toProblem), ...rest.problems],
  });
}

/** Separates keys that are known, or similar to a known one, from those of other tools. */
function splitKeys(file: ParsedFile): readonly [ParsedFile, readonly YamlEntry[]] {
  const { root } = file;
  if (root.kind !== 'map') return [file, []];
  const extra = root.entries.filter(({ key }) => isExtraKey(key));
  const entries = root.entries.filter(({ key }) => !isExtraKey(key));
  return [{ ...file, root: { ...root, entries } }, extra];
}

/** Returns whether a page's key is only kept for programs: it is not a known key, nor similar to one. */
export function isExtraKey(key: string): boolean {
  return !Object.hasOwn(FrontMatter.shape, key) && suggest(key, KEYS) === undefined;
}

const KEYS = Object.keys(FrontMatter.shape);

function someOf<Value>(list: readonly Value[]): readonly Value[] | undefined {
  return list.length === 0 ? undefined : list;
}

/** Reports the keys of `keyboard` in front matter that no keyboard has, each at its place. */
function checkKeyNames({ root, path, text }: ParsedFile, report: Reporter): void {
  const keyboard = findNode(root, ['keyboard']);
  for (const row of keyboard?.kind === 'list' ? keyboard.items : []) {
    const keys = findNode(row, ['keys']);
    for (const node of keys?.kind === 'list' ? keys.items : keys === undefined ? [] : [keys]) {
      for (const key of unknownKeys(node)) {
        const near = nearTo(key);
        report(UNKNOWN_VALUE, {
          at: { file: path, ...placeOf(key, node, text) },
          message: `\`${key.name}\` is not ${key.isHeld ? 'a key that is held while another is pressed' : 'the name of a key'}.`,
          help:
            wordNear(near) ??
            (key.isHeld
              ? `use ${inWords(MODIFIERS, 'or')}`
              : 'write its name in `KeyboardEvent.key`, such as `ArrowDown`, or the character that it writes'),
          fix: near?.isClear === true && key.name !== '' ? { was: key.name, write: near.value } : undefined,
        });
      }
    }
  }
}

function unknownKeys(node: YamlNode): readonly KeyInText[] {
  return node.kind === 'scalar' && typeof node.value === 'string'
    ? readCombination(node.value).filter((key) => !isKey(key))
    : [];
}

function nearTo({ name, isHeld }: KeyInText): Near | undefined {
  const called = keyCalled(name);
  if (called !== undefined && isKey({ name: called, isHeld })) return { value: called, isClear: true };
  return findNear(name, isHeld ? MODIFIERS : KEY_NAMES);
}

/** Returns the place of a key in a text as written, or of the whole text if that is written in another way. */
function placeOf({ name, start }: KeyInText, node: YamlNode, text: string): Offsets {
  const value = node.kind === 'scalar' ? String(node.value) : '';
  const at = text.slice(node.start, node.end).indexOf(value);
  return at < 0 || name === ''
    ? { start: node.start, end: node.end }
    : { start: node.start + at + start, end: node.start + at + start + name.length };
}
