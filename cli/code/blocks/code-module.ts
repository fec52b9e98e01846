import type { Position } from '../../../engine/text/source.ts';

/** What the compiler checks as one module. */
export type CodeModule = FileModule | BlockModule;

/** A file of the project: a demo, a playground, a page of its own. It is checked where it is. */
export interface FileModule {
  readonly kind: 'file';
  /** From the root. */
  readonly file: string;
}

/** A code block of a page, completed to a module. */
export interface BlockModule {
  readonly kind: 'block';
  /** The page, from the root. */
  readonly file: string;
  /** Ending of a module in its language. */
  readonly ending: '.ts' | '.tsx' | '.js' | '.jsx';
  /** What the compiler reads: the block, the blocks that it continues, and what all of them leave out. */
  readonly text: string;
  /** Where the first character of each line of `text` is in the page; `undefined` for a line that is not the block’s own. */
  readonly places: readonly (LinePlace | undefined)[];
  /** Names that it takes from packages that do not export them. What else nobody declares is its reader’s own. */
  readonly missing: readonly string[];
}

/** Where a line of a block begins in its page, from 1. */
export type LinePlace = Pick<Position, 'line' | 'column'>;

/** Returns whether a module is in a language that says no types. */
export function isJavaScript(module: CodeModule): boolean {
  return /\.[cm]?jsx?$/.test(module.kind === 'block' ? module.ending : module.file);
}
