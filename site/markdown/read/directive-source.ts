import { decodeReferences } from '../foreign/character-references.ts';
import { isAdopted, openingTagOf } from '../foreign/make-directive.ts';
import { type AttributeList, readAttributeList, type WrittenAttribute } from '../tree/attribute-list.ts';
import { firstLine, stretchOf, type Stretch } from '../tree/destination.ts';
import { type Directive, isDirectiveLabel } from '../tree/syntax-tree.ts';

/** The colons and the name at the start of a directive. */
export interface Fence {
  readonly colons: number;
  readonly name: Stretch;
  /** Colons and name. */
  readonly head: Stretch;
}

/** Reads the start of a directive. */
export function fenceOf(source: string, node: Directive): Fence {
  const { start } = stretchOf(node);
  let at = start;
  while (source[at] === ':') at++;
  const name = { start: at, end: at + node.name.length };
  return { colons: at - start, name, head: { start, end: name.end } };
}

/**
 * Reads what is written in the braces of a directive; `undefined` if it has none. The label before them may contain
 * others.
 */
export function attributesOf(source: string, node: Directive): AttributeList | undefined {
  const line = firstLine(source, stretchOf(node));
  const label = node.type === 'containerDirective' ? node.children.find(isDirectiveLabel) : node.children.at(-1);
  const { head } = fenceOf(source, node);
  const open = source.indexOf('{', Math.max(head.end, label === undefined ? 0 : stretchOf(label).end));
  return open < 0 || open >= line.end ? undefined : readAttributeList(source, open);
}

/** Reads the values of attributes, in which character references stand for others. */
export function valuesOf({ attributes }: AttributeList, source: string): Readonly<Record<string, string>> {
  const values = new Map<string, string>();
  for (const { name, value } of attributes) {
    const text = decodeReferences(source.slice(value.start, value.end));
    const before = values.get(name);
    // As in HTML, the first one counts; `.a` adds a class.
    if (before === undefined) values.set(name, text);
    else if (name === 'class') values.set(name, `${before} ${text}`);
  }
  return Object.fromEntries(values);
}

/** Finds an attribute of a directive; returns its whole first line, or its tag, if it cannot be found. */
export function findAttribute(source: string, node: Directive, name: string): Stretch {
  return (
    ownAttribute(source, node, name) ??
    findInTag(source, openingTagOf(node) ?? firstLine(source, stretchOf(node)), name)
  );
}

function ownAttribute(source: string, node: Directive, name: string): WrittenAttribute | undefined {
  return isAdopted(node) ? undefined : attributesOf(source, node)?.attributes.find((own) => own.name === name);
}

function findInTag(source: string, tag: Stretch, name: string): Stretch {
  const found = new RegExp(`[\\s{]${name.replaceAll(SPECIAL, String.raw`\$&`)}(?:=(?:"[^"]*"|'[^']*'|[^\\s}]*))?`).exec(
    source.slice(tag.start, tag.end).replaceAll(QUOTED, ({ length }) => `="${'_'.repeat(length - 3)}"`),
  );
  return found === null ? tag : { start: tag.start + found.index + 1, end: tag.start + found.index + found[0].length };
}

/** Finds the value of an attribute without its quotes, so that it can be rewritten; else the attribute. */
export function findValue(
  source: string,
  node: Directive,
  { name, value }: { readonly name: string; readonly value: string },
): Stretch {
  const own = ownAttribute(source, node, name)?.value;
  if (own !== undefined && own.end > own.start) return own;
  const attribute = findAttribute(source, node, name);
  const start = value === '' ? -1 : source.indexOf(value, attribute.start + name.length);
  return start < 0 || start + value.length > attribute.end ? attribute : { start, end: start + value.length };
}

// https://tc39.es/ecma262/#prod-SyntaxCharacter
const SPECIAL = /[\^$\\.*+?()[\]{}|/]/g;

/** A value in quotes, which may hold the names of other attributes. */
const QUOTED = /="[^"]*"|='[^']*'/g;
