import { parse, type ParseError } from '@babel/parser';
import type { Node } from '../../system/modules/syntax-node.ts';
import type { BlockModule } from './code-module.ts';

/** The statements of a module. */
export interface SyntaxTree {
  readonly body: readonly Node[];
  /** Offsets of names that are declared a second time, as in blocks that show two ways. */
  readonly repeated: readonly number[];
}

/** Parses code as a module; else says why it is none, and at which offset. */
export function parseCode(
  text: string,
  ending: BlockModule['ending'],
): SyntaxTree | { readonly failed: string; readonly offset: number } {
  const typed = ending.startsWith('.ts') ? (['typescript'] as const) : [];
  const elements = ending === '.ts' ? [] : (['jsx'] as const);
  let errors: readonly ParseError[];
  try {
    const plugins = ['decorators', 'estree', ...typed, ...elements] as const;
    const read = parse(text, { sourceType: 'module', errorRecovery: true, plugins: [...plugins] });
    errors = read.errors ?? [];
    const body = read.program.body as unknown as readonly Node[];
    const [, ...defaults] = body.filter(({ type }) => type === 'ExportDefaultDeclaration');
    if (errors.every(isRepetition))
      return { body, repeated: [...errors.map(offsetOf), ...defaults.map(({ start }) => start)] };
  } catch (error) {
    if (error instanceof RangeError) return { failed: 'It is nested too deeply.', offset: 0 };
    if (!(error instanceof SyntaxError)) throw error;
    errors = [error as ParseError];
  }
  const [first] = errors.filter((error) => !isRepetition(error));
  return {
    failed: first?.message.replace(/ \(\d+:\d+\)$/, '') ?? '',
    offset: first === undefined ? 0 : offsetOf(first),
  };
}

function isRepetition({ reasonCode }: ParseError): boolean {
  return /^(?:VarRedeclaration|DuplicateExport)$/.test(reasonCode);
}

function offsetOf(error: ParseError): number {
  return 'pos' in error ? Number(error.pos) : 0;
}
