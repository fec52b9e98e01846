import { stretchOf } from '../tree/destination.ts';
import type { Directive, Node } from '../tree/syntax-tree.ts';

/** The colons and the name at the start of a directive. */
export interface Fence {
  readonly colons: number;
  readonly name: { readonly start: number; readonly end: number };
  /** Colons and name. */
  readonly head: { readonly start: number; readonly end: number };
}

/** Reads the start of a directive. */
export function fenceOf(source: string, node: Directive): Fence {
  const { start } = stretchOf(node);
  let at = start;
  while (source[at] === ':') at++;
  const name = { start: at, end: at + node.name.length };
  return { colons: at - start, name, head: { start, end: name.end } };
}

/** Finds the first line of a node. */
export function firstLine(source: string, node: Node): { readonly start: number; readonly end: number } {
  const { start, end } = stretchOf(node);
  return { start, end: Math.min(end, endOfLine(source, start)) };
}

/** Finds the end of an offset's line. */
export function endOfLine(source: string, from: number): number {
  const at = /[\r\n]/g;
  at.lastIndex = from;
  return at.exec(source)?.index ?? source.length;
}

/** Finds an attribute in the line of its directive; returns the whole line if it cannot be found. */
export function findAttribute(
  source: string,
  line: { readonly start: number; readonly end: number },
  name: string,
): { readonly start: number; readonly end: number } {
  const found = new RegExp(`[\\s{]${name.replaceAll(SPECIAL, String.raw`\$&`)}(?:=(?:"[^"]*"|'[^']*'|[^\\s}]*))?`).exec(
    source.slice(line.start, line.end).replaceAll(QUOTED, ({ length }) => `="${'_'.repeat(length - 3)}"`),
  );
  return found === null
    ? line
    : { start: line.start + found.index + 1, end: line.start + found.index + found[0].length };
}

/** Finds the value of an attribute without its quotes, so that it can be rewritten; else the attribute. */
export function findValue(
  source: string,
  line: { readonly start: number; readonly end: number },
  { name, value }: { readonly name: string; readonly value: string },
): { readonly start: number; readonly end: number } {
  const attribute = findAttribute(source, line, name);
  const start = value === '' ? -1 : source.indexOf(value, attribute.start + name.length);
  return start < 0 || start + value.length > attribute.end ? attribute : { start, end: start + value.length };
}

// https://tc39.es/ecma262/#prod-SyntaxCharacter
const SPECIAL = /[\^$\\.*+?()[\]{}|/]/g;

/** A value in quotes, which may hold the names of other attributes. */
const QUOTED = /="[^"]*"|='[^']*'/g;
