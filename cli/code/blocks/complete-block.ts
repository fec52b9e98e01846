import type { Position } from '../../../engine/text/source.ts';
import { isNode, type Node } from '../../system/modules/syntax-node.ts';
import type { BlockModule } from '../code-module.ts';
import { type BlockLine, moved } from './fenced-blocks.ts';
import { findDeclared } from './free-names.ts';
import { type KnownPackages, leadOf } from './lead-line.ts';
import { parseCode, type SyntaxTree } from './parse-code.ts';
import { fillPlaceholders, withoutDots } from './placeholders.ts';
import { inner, splitWays } from './split-ways.ts';

/** What code is read as: lines before and after it make it a module. */
interface Form {
  readonly name: 'module' | 'elements' | 'statement' | 'expression' | 'member' | 'type' | 'signature';
  readonly before: string;
  readonly after: string;
  /** Whether the types of its functions depend on where it is used, which nobody knows. */
  readonly isLoose?: true;
  /** What it begins with. */
  readonly start?: RegExp;
}

const MODULE: Form = { name: 'module', before: '', after: '' };

const FORMS: readonly Form[] = [
  { name: 'elements', before: ';(<>', after: '</>);', start: /^\s*(?:\{\/\*[^]*?\*\/\}\s*)*</ },
  { name: 'statement', before: ';(async () => {', after: '});' },
  { name: 'expression', before: ';(', after: ')', isLoose: true },
  { name: 'expression', before: ';((', after: ') => {})', isLoose: true },
  { name: 'member', before: ';({', after: '})', isLoose: true },
  { name: 'member', before: 'interface Members {', after: '}' },
  { name: 'member', before: ';(class {', after: '});' },
  { name: 'type', before: 'type Written =', after: ';' },
  { name: 'signature', before: 'declare namespace Signatures {', after: '}' },
];

/** Code that has been understood. */
interface ReadCode {
  readonly form: Form;
  readonly ending: BlockModule['ending'];
  readonly lines: readonly BlockLine[];
  readonly tree: SyntaxTree;
}

/** A block as modules: one, or one for each of the ways that it shows. */
export interface CompletedBlock {
  readonly form: Form['name'];
  readonly modules: readonly Omit<BlockModule, 'kind' | 'file'>[];
  /** Names that stand for anything, because only readers know them. */
  readonly assumed: readonly string[];
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

/** Completes code to modules, or finds the first mistake in it. */
export function completeBlock(code: WrittenCode, known: KnownPackages['exports']): CompletedBlock | Mistake {
  // Elements are often written in blocks for TypeScript.
  const endings = code.ending === '.ts' ? (['.ts', '.tsx'] as const) : [code.ending];
  const lines = withoutDots(code.lines);
  let mistake: Mistake = { failed: '', place: undefined };
  for (const own of [lines, fillPlaceholders(lines)]) {
    const results = endings.map((ending) => readCode(own, ending));
    const read = results.find(isRead);
    if (read !== undefined) return complete(read, code.isPart, known);
    mistake = furthest(results.flatMap((each) => (isRead(each) ? [] : [each])));
  }
  return mistake;
}

function complete(whole: ReadCode, isPart: boolean, known: KnownPackages['exports']): CompletedBlock {
  const parts = splitWays(whole).map(({ lines: own, tree }) => {
    const text = own.map((line) => line.text).join('\n');
    const lead = leadOf(
      tree.body,
      { text, ending: whole.ending, isPart, isLoose: isLoose(whole.form, whole.ending) },
      known,
    );
    const tail = tree.body.some(({ type }) => type === 'TSExportAssignment') ? '' : 'export {};';
    return {
      assumed: lead.assumed,
      module: {
        ending: whole.ending,
        text: `${lead.text}\n${text}\n${tail}\n`,
        places: [undefined, ...own.map(({ place }) => place)],
      },
    };
  });
  return {
    form: whole.form.name,
    modules: parts.map(({ module }) => module),
    assumed: [...new Set(parts.flatMap(({ assumed }) => assumed))],
  };
}

function isRead(result: ReadCode | Mistake): result is ReadCode {
  return 'tree' in result;
}

/** Reads code in the first form that fits. The mistake is that of the form in which most of it could be read. */
function readCode(lines: readonly BlockLine[], ending: BlockModule['ending']): ReadCode | Mistake {
  const whole = tryForm(MODULE, 0, lines, ending);
  const meant = isRead(whole) ? formsMeant(whole.tree.body) : undefined;
  if (isRead(whole) && meant === undefined) return whole;
  const mistakes = isRead(whole) ? [] : [whole];
  for (const start of startsIn(lines)) {
    for (const form of FORMS) {
      const result = meant?.includes(form.name) === false ? undefined : tryForm(form, start, lines, ending);
      if (result !== undefined && isRead(result)) return result;
      if (result !== undefined) mistakes.push(result);
    }
  }
  return isRead(whole) ? whole : furthest(mistakes);
}

/** Returns the mistake before which most lines could be read; the first of several. */
function furthest(mistakes: readonly Mistake[]): Mistake {
  const lineOf = ({ place }: Mistake) => place?.line ?? 0;
  return mistakes.reduce((far, each) => (lineOf(each) > lineOf(far) ? each : far));
}

/** Lines from which code may have another form: all of it, what follows imports or other blocks, or the first element. */
function startsIn(lines: readonly BlockLine[]): ReadonlySet<number> {
  const afterImports = lines.findLastIndex(({ text }) => /^(?:import|\}\s*from)\b.*['"];?\s*$/.test(text)) + 1;
  const own = Math.max(
    0,
    lines.findIndex(({ place }) => place !== undefined),
  );
  const tag = lines.findIndex(({ text }, at) => at >= own && /^<[\w>]/.test(text));
  return new Set([0, own, afterImports, Math.max(0, tag)]);
}

function tryForm(
  form: Form,
  start: number,
  written: readonly BlockLine[],
  ending: BlockModule['ending'],
): ReadCode | Mistake {
  const rest = written.slice(start);
  const restText = rest.map(({ text }) => text).join('\n');
  const isFor = form.start?.test(restText) ?? true;
  const end = rest.findLastIndex(({ text }) => /[;,]\s*$/.test(text));
  const isLast = end >= 0 && rest.slice(end + 1).every(({ text }) => text.trim() === '');
  const trimmed =
    (form.name === 'expression' || form.name === 'type') && isLast
      ? rest.map((line, at) => (at === end ? { ...line, text: line.text.replace(/[;,]\s*$/, ' ') } : line))
      : rest;
  const wrap = (text: string): readonly BlockLine[] => (text === '' ? [] : [{ text, place: undefined }]);
  const lines = [
    ...written.slice(0, start),
    ...wrap(form.before),
    ...trimmed,
    ...wrap(form.after + (isLoose(form, ending) ? ' as Loose;' : '')),
  ];
  const parsed = isFor ? parseCode(lines.map(({ text }) => text).join('\n'), ending) : { failed: '', offset: -1 };
  if ('failed' in parsed)
    return { failed: parsed.failed, place: parsed.offset < 0 ? undefined : placeOf(parsed.offset, lines) };
  const isClean = form.name !== 'elements' || hasElementsOnly(parsed.body.at(-1));
  return isClean ? { form, ending, lines, tree: parsed } : { failed: '', place: undefined };
}

function isLoose(form: Form, ending: BlockModule['ending']): boolean {
  return form.isLoose === true && ending.startsWith('.ts');
}

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

/** Text between elements would be code that was not understood. */
function hasElementsOnly(statement: Node | undefined): boolean {
  const fragment = statement?.['expression'];
  return (
    isNode(fragment) &&
    [fragment['children']]
      .flat()
      .every((child) => !isNode(child) || child.type !== 'JSXText' || String(child['value']).trim() === '')
  );
}

/** Returns what statements are meant as that are so by chance: properties like labels, a union of values, a signature. */
function formsMeant(body: readonly Node[]): readonly Form['name'][] | undefined {
  const all = body.map(inner);
  const [first] = all;
  if (all.length === 1 && first !== undefined && isUnion(first)) return ['type'];
  if (all.some(isProperty) || (all.length === 1 && [first?.['body']].flat().filter(isNode).some(isProperty)))
    return ['expression', 'member'];
  const implemented = new Set(all.filter(({ type }) => type === 'FunctionDeclaration').flatMap(findDeclared));
  const isSignature = (node: Node) =>
    node.type === 'TSDeclareFunction' &&
    node['declare'] !== true &&
    !findDeclared(node).some((name) => implemented.has(name));
  return all.some(isSignature) ? ['signature'] : undefined;
}

function isProperty({ type, body }: Node): boolean {
  return type === 'LabeledStatement' && isNode(body) && !/^(?:For|While|DoWhile)/.test(body.type);
}

function isUnion(node: Node): boolean {
  const expression = node['expression'];
  return isNode(expression) && expression.type === 'BinaryExpression' && /^[|&]$/.test(String(expression['operator']));
}
