import { parseAst } from 'rolldown/parseAst';
import { isNode, type Node } from '../../cli/system/modules/syntax-node.ts';

/** A test as declared in its file. */
export interface DeclaredTest {
  /** Titles of the surrounding `describe`s, then its own; with placeholders if it comes from `test.each`. */
  readonly path: readonly string[];
  /**
   * False if the test or a surrounding `describe` is skipped, marked as to do, run on some machines only, or expected
   * to fail.
   */
  readonly isSure: boolean;
}

/** What is known about a test file. */
export interface TestFile {
  readonly tests: readonly DeclaredTest[];
  /** Every string and number in the file: what rows of `test.each` can insert into a title. */
  readonly values: ReadonlySet<string>;
}

const UNSURE = ['skip', 'skipIf', 'runIf', 'todo', 'fails', 'fixme'];
/** What `test.each` replaces. */
const PLACEHOLDER = /%[sdifjo]/;

/** Reads the tests of a TypeScript file, with or without JSX. */
export function readTestFile(source: string): TestFile {
  const tests: DeclaredTest[] = [];
  const values = new Set<string>();

  function visit(value: unknown, path: readonly string[], isSure: boolean): void {
    if (Array.isArray(value)) for (const item of value) visit(item, path, isSure);
    if (!isNode(value)) return;
    note(value);
    const call = value.type === 'CallExpression' ? readCall(value) : undefined;
    if (call === undefined) {
      for (const child of Object.values(value)) visit(child, path, isSure);
      return;
    }
    const inner = [...path, call.title];
    const sure = isSure && !call.words.some((word) => UNSURE.includes(word));
    if (call.kind === 'test') tests.push({ path: inner, isSure: sure });
    for (const child of [value['callee'], value['arguments']]) visit(child, inner, sure);
  }

  function note({ type, value }: Node): void {
    if (type !== 'Literal' || (typeof value !== 'string' && typeof value !== 'number')) return;
    values.add(String(value)).add(JSON.stringify(value));
  }

  visit(parseAst(source, { lang: 'tsx' }), [], true);
  return { tests, values };
}

/** The tests that a title names: alone, with titles of `describe`s before it, or as a row of `test.each`. */
export function findTests({ tests, values }: TestFile, title: string): readonly DeclaredTest[] {
  return tests.filter(({ path }) => {
    const endings = path.map((_, index) => path.slice(index).join(' > '));
    return endings.some((ending) => ending === title || isInstance(ending, title, values));
  });
}

/** Whether a template with placeholders can produce a title from values of its file. */
function isInstance(template: string, title: string, values: ReadonlySet<string>): boolean {
  const parts = template.split(PLACEHOLDER);
  // A template without words of its own would match anything.
  if (parts.length === 1 || parts.join('').trim() === '') return false;
  const found = new RegExp(`^${parts.map(escape).join('(.+?)')}$`, 's').exec(title);
  return found !== null && found.slice(1).every((value) => values.has(value));
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** A call of `test`, `it` or `describe` with a title, including forms such as `test.skip.each(rows)('…')`. */
function readCall({
  callee,
  arguments: given,
}: Node): { kind: 'test' | 'describe'; words: readonly string[]; title: string } | undefined {
  const title = readText((given as readonly unknown[])[0]);
  if (title === undefined) return undefined;
  const words: string[] = [];
  let at: unknown = callee;
  while (isNode(at) && at.type !== 'Identifier') {
    if (at.type === 'MemberExpression') {
      const { property } = at;
      if (isNode(property)) words.push(String(property['name']));
      at = at['object'];
    } else if (at.type === 'CallExpression' || at.type === 'TaggedTemplateExpression') {
      at = at['callee'] ?? at['tag'];
    } else {
      return undefined;
    }
  }
  const name = isNode(at) ? at['name'] : undefined;
  if (name === 'describe') return { kind: 'describe', words, title };
  return name === 'test' || name === 'it' ? { kind: 'test', words, title } : undefined;
}

/** A literal text, in quotes of any kind. */
function readText(value: unknown): string | undefined {
  if (!isNode(value)) return undefined;
  if (value.type === 'Literal' && typeof value['value'] === 'string') return value['value'];
  if (value.type !== 'TemplateLiteral') return undefined;
  const quasis = value['quasis'] as readonly { readonly value: { readonly cooked: string } }[];
  return quasis.length === 1 ? quasis[0]?.value.cooked : undefined;
}
