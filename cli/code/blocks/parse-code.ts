import { parse, type ParseError } from '@babel/parser';
import type { Node } from '../../system/modules/syntax-node.ts';
import type { BlockModule } from '../code-module.ts';

/** Code as a tree, or the first mistake in it. */
export type ParsedCode = SyntaxTree | SyntaxMistake;

/** The statements of a module. */
export interface SyntaxTree {
  readonly body: readonly Node[];
  /** Offsets of names that are declared a second time, as in blocks that show two ways. */
  readonly repeated: readonly number[];
}

/** Why code is no module, and the offset of what does not fit. */
export interface SyntaxMistake {
  readonly failed: string;
  readonly offset: number;
}

/** Parses code as a module. */
export function parseCode(text: string, ending: BlockModule['ending']): ParsedCode {
  const typed = ending.startsWith('.ts') ? (['typescript'] as const) : [];
  const elements = ending === '.ts' ? [] : (['jsx'] as const);
  try {
    const { program, errors } = parse(text, {
      sourceType: 'module',
      errorRecovery: true,
      plugins: ['decorators', 'estree', ...typed, ...elements],
    });
    const found = errors ?? [];
    const mistake = found.find((error) => !REPEATED.test(error.reasonCode));
    return mistake === undefined
      ? { body: program.body as unknown as readonly Node[], repeated: found.map(offsetOf) }
      : mistakeOf(mistake);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return mistakeOf(error as ParseError);
  }
}

const REPEATED = /^(?:VarRedeclaration|Duplicate(?:Default)?Export)$/;

function mistakeOf(error: ParseError): SyntaxMistake {
  return { failed: error.message.replace(/ \(\d+:\d+\)$/, ''), offset: offsetOf(error) };
}

function offsetOf(error: ParseError): number {
  return 'pos' in error && typeof error.pos === 'number' ? error.pos : 0;
}
