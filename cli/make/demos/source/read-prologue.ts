import { indexLines, type Range } from '../../../../engine/index.ts';
import type { Offsets } from '../../../../engine/text/source.ts';

/** An import in a module: as written, at the quoted name or the whole statement. */
export interface PlacedImport extends Offsets {
  readonly from: string;
}

/** Returns whether an import is that of a file, by its relative path. */
export function isOfFile({ from }: PlacedImport): boolean {
  return /^\.{1,2}\//.test(from);
}

/** Returns the lines and columns of an import in the text of its module. */
export function rangeIn(text: string, { start, end }: Offsets): Range {
  const { position } = indexLines(text);
  return { start: position(start), end: position(end) };
}

/**
 * Reads the imports at the start of a module that exist at run time. Nothing before them can be text or markup, so this
 * needs no parser; later imports may be examples in a string, and are ignored.
 *
 * @example
 * "// Data\nimport { start } from './data';\nimport type { Kind } from './kinds';" → [{ from: './data', start: 30, end: 38 }]
 */
export function readImports(text: string): readonly PlacedImport[] {
  const found: PlacedImport[] = [];
  let at = 0;
  while (at < text.length) {
    const hit = PARTS.map((pattern) => matchAt(pattern, text, at)).find((match) => match !== undefined);
    if (hit === undefined) break;
    const { names = '', from = '' } = hit.groups ?? {};
    if (from !== '' && !isOfTypes(names)) {
      const start = at + hit[0].lastIndexOf(from) - 1;
      found.push({ from, start, end: start + from.length + 2 });
    }
    at += hit[0].length;
  }
  return found;
}

const GAP = /(?:\s+|\/\/[^\n]*|\/\*[^]*?\*\/|;)+/y;
const DIRECTIVE = /(['"])use [\w ]+\1/y;
const IMPORT = /import\b(?<names>[^'"`;=()]*?)(?:\bfrom\s*)?(?<quote>['"])(?<from>[^'"\n]+)\k<quote>/y;
const EXPORT =
  /export\b(?<names>\s*(?:type\b\s*)?(?:\*[\w$\s]*?|\{[^'"`}]*\}))\s*from\s*(?<quote>['"])(?<from>[^'"\n]+)\k<quote>/y;
const PARTS = [GAP, DIRECTIVE, IMPORT, EXPORT];

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}

/** Returns whether the names between `import` and `from` are only types, which do not exist at run time. */
function isOfTypes(names: string): boolean {
  if (/^\s*type\b(?!\s*(?:,|from\b|$))/.test(names)) return true;
  const [, inner] = /^\s*\{([^}]*)\}\s*$/.exec(names) ?? [];
  const listed = inner?.split(',').filter((name) => name.trim() !== '') ?? [];
  return listed.length > 0 && listed.every((name) => /^\s*type\s/.test(name));
}
