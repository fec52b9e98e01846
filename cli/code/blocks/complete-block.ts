import type { Position } from '../../../engine/text/source.ts';
import { isNode, type Node } from '../../system/modules/syntax-node.ts';
import type { BlockModule } from './code-module.ts';
import { type BlockLine, moved, textOf } from './fenced-blocks.ts';
import { type Known, leadOf } from './lead-line.ts';
import { parseCode } from './parse-code.ts';
import { fillPlaceholders, withoutDots } from './placeholders.ts';
import { type CodeLines, splitWays } from './split-ways.ts';

/** What code is read as, with the lines that make it a module. */
interface Form {
  readonly name: 'module' | 'elements' | 'statement' | 'expression' | 'member' | 'type' | 'signature';
  readonly before: string;
  readonly after: string;
}

const MODULE: Form = { name: 'module', before: '', after: '' };

const FORMS: readonly Form[] = [
  { name: 'elements', before: ';(<>', after: '</>);' },
  { name: 'statement', before: ';(async () => {', after: '});' },
  { name: 'expression', before: ';(', after: ');' },
  { name: 'expression', before: ';((', after: ') => {});' },
  { name: 'member', before: ';({', after: '});' },
  { name: 'member', before: 'interface Members {', after: '}' },
  { name: 'member', before: ';(class {', after: '});' },
  { name: 'type', before: 'type Written =', after: ';' },
  { name: 'signature', before: 'declare namespace Signatures {', after: '}' },
];

/** Code that has been understood. */
interface ReadCode extends CodeLines {
  readonly form: Form;
  readonly ending: BlockModule['ending'];
}

/** Why code is nothing that readers could use, and where. */
interface Mistake {
  readonly failed: string;
  readonly place: Position | undefined;
}

/** Code to be completed: its own lines have places, those of blocks that it continues have none. */
export interface WrittenCode {
  readonly lines: readonly BlockLine[];
  readonly ending: BlockModule['ending'];
  /** Whether it is a part of a file whose rest nobody sees, as in a diff. */
  readonly isPart: boolean;
}

/** A block as modules: one, or one for each of the ways that it shows. */
export interface CompletedBlock {
  readonly form: Form['name'];
  readonly modules: readonly Omit<BlockModule, 'kind' | 'file'>[];
}

/** Completes code to modules, or finds the first mistake in it. */
export function completeBlock(code: WrittenCode, known: Known): CompletedBlock | Mistake {
  // Elements are often written in blocks for TypeScript.
  const endings = code.ending === '.ts' ? (['.ts', '.tsx'] as const) : [code.ending];
  const lines = withoutDots(code.lines);
  let results: readonly (ReadCode | Mistake)[] = [];
  for (const own of [lines, fillPlaceholders(lines)]) {
    results = endings.map((ending) => readCode(own, ending));
    const read = results.find(isRead);
    if (read === undefined) continue;
    const { form, ending } = read;
    const modules = splitWays(read, ending).map(({ lines: all, tree: { body } }) => {
      const text = textOf(all);
      const { lead, missing } = leadOf({ body, text, ending, isPart: code.isPart }, known);
      const tail = body.some(({ type }) => type === 'TSExportAssignment') ? '' : 'export {};';
      const places = [undefined, ...all.map(({ place }) => place)];
      return { ending, text: `${lead}\n${text}\n${tail}\n`, places, missing };
    });
    return { form: form.name, modules };
  }
  return furthest(results);
}

function isRead(result: ReadCode | Mistake): result is ReadCode {
  return 'tree' in result;
}

/** Returns the mistake before which most lines could be read; the first of several. */
function furthest(results: readonly (ReadCode | Mistake)[]): Mistake {
  const mistakes = results.flatMap((each) => (isRead(each) ? [] : [each]));
  return mistakes.reduce((far, each) => ((each.place?.line ?? 0) > (far.place?.line ?? 0) ? each : far));
}

/** Reads code in the first form that fits: all of it, what follows imports or other blocks, or the first element. */
function readCode(lines: readonly BlockLine[], ending: BlockModule['ending']): ReadCode | Mistake {
  const whole = tryForm(MODULE, 0, lines, ending);
  const meant = isRead(whole) ? formsMeant(whole.tree.body) : FORMS.map(({ name }) => name);
  const own = lines.findIndex(({ place }) => place !== undefined);
  const imports = lines.findLastIndex(({ text }) => /^(?:import|\}\s*from)\b.*['"];?\s*$/.test(text));
  const tag = lines.findIndex(({ text }, at) => at >= own && /^<[\w>]/.test(text));
  const results = [whole];
  for (const start of new Set([0, own, imports + 1, tag])) {
    for (const form of start < 0 ? [] : FORMS) {
      const result = meant.includes(form.name) ? tryForm(form, start, lines, ending) : whole;
      if (result !== whole && isRead(result)) return result;
      results.push(result);
    }
  }
  return isRead(whole) ? whole : furthest(results);
}

function tryForm(
  form: Form,
  start: number,
  all: readonly BlockLine[],
  ending: BlockModule['ending'],
): ReadCode | Mistake {
  const isMarkup = /^\s*(?:\{\/\*[^]*?\*\/\}\s*)*</.test(textOf(all.slice(start)));
  if (form.name === 'elements' && !isMarkup) return { failed: '', place: undefined };
  const last = all.findLastIndex(({ text }) => text.trim() !== '');
  const isValue = form.name === 'expression' || form.name === 'type';
  const rest = all.slice(start).map((line, at) => {
    if (isValue && at + start === last) return { ...line, text: line.text.replace(/[;,]\s*$/, ' ') };
    // Between elements, a comment would be their text.
    return form.name === 'elements' ? { ...line, text: line.text.replace(COMMENT, '') } : line;
  });
  const wrap = (text: string) => (text === '' ? [] : [{ text, place: undefined }]);
  const lines = [...all.slice(0, start), ...wrap(form.before), ...rest, ...wrap(form.after)];
  const tree = parseCode(textOf(lines), ending);
  if ('failed' in tree) return { failed: tree.failed, place: placeOf(tree.offset, lines) };
  const isCode = form.name === 'elements' && hasText(tree.body.at(-1)?.['expression']);
  return isCode ? { failed: '', place: undefined } : { form, ending, lines, tree };
}

/** One that tells the compiler nothing. */
const COMMENT = /(?<=^\s*|>\s*)\/\/(?!\s*@ts-).*$/;

/** Finds the place of an offset; what is missing at the end is missing after the last line. */
function placeOf(offset: number, lines: readonly BlockLine[]): Position | undefined {
  let at = 0;
  for (const { text, place } of lines) {
    if (offset <= at + text.length && place !== undefined) return moved(place, Math.max(0, offset - at));
    at += text.length + 1;
  }
  const last = lines.findLast(({ place }) => place !== undefined);
  return last?.place && moved(last.place, last.text.length);
}

/** Returns whether there is text between elements: code that was not understood. */
function hasText(fragment: unknown): boolean {
  const children = isNode(fragment) ? [fragment['children']].flat() : [];
  return children.some((child) => isNode(child) && child.type === 'JSXText' && String(child['value']).trim() !== '');
}

/** Returns what statements are meant as that are so by chance: properties like labels, a union of values, a signature. */
function formsMeant(body: readonly Node[]): readonly Form['name'][] {
  const all = body.map((node) => (isNode(node['declaration']) ? node['declaration'] : node));
  const [first] = all;
  const { type, operator } = isNode(first?.['expression']) ? first['expression'] : { type: '', operator: '' };
  if (all.length === 1 && type === 'BinaryExpression' && (operator === '|' || operator === '&')) return ['type'];
  const isProperty = ({ type: kind, body: value }: Node) =>
    kind === 'LabeledStatement' && isNode(value) && !/^(?:For|While|DoWhile)/.test(value.type);
  const inside = all.length === 1 ? [first?.['body']].flat().filter(isNode) : [];
  if ([...all, ...inside].some(isProperty)) return ['expression', 'member'];
  const isSignature = all.some((node) => node.type === 'TSDeclareFunction' && node['declare'] !== true);
  return isSignature && !all.some((node) => node.type === 'FunctionDeclaration') ? ['signature'] : [];
}
