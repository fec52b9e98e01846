import { parser } from '@lezer/javascript';
import { GUARD, type FoundImport } from './messages.ts';

type SyntaxNode = ReturnType<typeof parser.parse>['topNode'];

/** JavaScript whose loops end, and where it imports something. */
export interface EditedOutput {
  readonly code: string;
  readonly imports: readonly FoundImport[];
  /** Line of the first place that is no JavaScript; absent if there is none. */
  readonly brokenAt?: number;
}

interface Insertion {
  readonly at: number;
  readonly text: string;
}

/**
 * Makes loops end: each calls the guard with its line before every turn. Lines stay where they are, so that those of
 * errors are the reader's own.
 *
 * @example
 * 'while (true) {}' → 'while (true) {docsNavLoop(1);}'
 */
export function editOutput(output: string): EditedOutput {
  const insertions: Insertion[] = [];
  const found: FoundImport[] = [];
  let brokenAt: number | undefined;
  parser.parse(output).iterate({
    enter({ name, type, from, node }) {
      if (type.isError) brokenAt ??= lineOf(output, from);
      else if (LOOPS.has(name)) insertions.push(...guard(node, lineOf(output, from)));
      else if (IMPORTS.has(name)) {
        const target = node.getChild('String');
        if (target === null) return;
        const names = name === 'DynamicImport' ? [] : namesIn(node, output);
        found.push({
          start: target.from,
          end: target.to,
          line: lineOf(output, from),
          from: output.slice(target.from + 1, target.to - 1),
          names,
        });
      }
    },
  });
  const sorted = insertions.toSorted((a, b) => a.at - b.at);
  const moved = (place: number): number =>
    sorted.reduce((sum, { at, text }) => (at <= place ? sum + text.length : sum), place);
  return {
    code: insert(output, sorted),
    imports: found.map((one) => ({ ...one, start: moved(one.start), end: moved(one.end) })),
    ...(brokenAt === undefined ? {} : { brokenAt }),
  };
}

const LOOPS = new Set(['ForStatement', 'WhileStatement', 'DoStatement']);
const IMPORTS = new Set(['ImportDeclaration', 'ExportDeclaration', 'DynamicImport']);

function guard(loop: SyntaxNode, line: number): readonly Insertion[] {
  const body = loop.name === 'DoStatement' ? loop.firstChild?.nextSibling : loop.lastChild;
  const call = `${GUARD}(${line});`;
  if (!body || body.type.isError) return [];
  if (body.name === 'Block') return [{ at: body.from + 1, text: call }];
  return [
    { at: body.from, text: `{${call}` },
    { at: body.to, text: '}' },
  ];
}

function namesIn(declaration: SyntaxNode, code: string): readonly string[] {
  const group = declaration.getChild('ImportGroup') ?? declaration.getChild('ExportGroup');
  const isDefault =
    declaration.name === 'ImportDeclaration' && declaration.firstChild?.nextSibling?.name === 'VariableDefinition';
  const names = isDefault ? ['default'] : [];
  let isNew = true;
  for (let part = group?.firstChild; part; part = part.nextSibling) {
    if (part.name === '{' || part.name === ',') isNew = true;
    else if (isNew && part.name !== '}') {
      names.push(code.slice(part.from, part.to).replace(/^(["'])(.*)\1$/, '$2'));
      isNew = false;
    }
  }
  return names;
}

function insert(text: string, sorted: readonly Insertion[]): string {
  let done = 0;
  const parts: string[] = [];
  for (const { at, text: added } of sorted) {
    parts.push(text.slice(done, at), added);
    done = at;
  }
  return parts.join('') + text.slice(done);
}

/** Returns the line of a place in a text, from 1. */
export function lineOf(text: string, place: number): number {
  return text.slice(0, place).split('\n').length;
}
