import ts from 'typescript-for-docs-nav';
import type { ApiMember, ApiSource } from '../../../../site/api/api-data.ts';
import { isConcrete } from '../types/is-concrete.ts';
import { isAsDeclared, isMadeResponsive } from '../types/mapped-members.ts';
import { splitUnion } from '../types/tidy-type.ts';
import { printMember, type Printing } from '../types/print-type.ts';
import { findResponsive, findResponsiveType } from '../types/responsive-type.ts';
import { unionType } from '../exports/find-props.ts';
import { placeIn } from '../exports/source-place.ts';
import type { Code } from '../read/follow-code.ts';
import { isPrivate, readMemberComment } from '../read/read-comment.ts';
import { findDefaults } from '../read/read-defaults.ts';

/** A member of a type, with its symbol. */
export interface FoundMember {
  readonly name: string;
  readonly symbol: ts.Symbol;
  readonly required: boolean;
  /** Whether it occurs in several parts of a union, with different types. */
  readonly isShared: boolean;
}

/**
 * Lists the members of a type. For a union, lists the members of all parts; one is required if all parts require it.
 */
export function listMembers(type: ts.Type, { checker }: Pick<Printing, 'checker'>): readonly FoundMember[] {
  const parts = type.isUnion()
    ? type.types.filter((part) => (part.flags & ts.TypeFlags.Object) !== 0 || part.isIntersection())
    : [type];
  const found = new Map<string, { symbol: ts.Symbol; count: number; required: boolean }>();
  for (const part of parts) {
    for (const symbol of checker.getPropertiesOfType(part)) {
      const required = (symbol.flags & ts.SymbolFlags.Optional) === 0;
      const known = found.get(symbol.name);
      if (known === undefined)
        found.set(symbol.name, { symbol: sharedSymbol(parts, type, symbol, checker), count: 1, required });
      else found.set(symbol.name, { ...known, count: known.count + 1, required: known.required && required });
    }
  }
  return Array.from(found, ([name, { symbol, count, required }]) => ({
    name,
    symbol,
    required: required && count === parts.length,
    isShared: count > 1,
  }));
}

/**
 * The member of the whole union, whose type is that of all parts. Where some parts lack it, that of the others, unless
 * they declare it by type parameters, whose names say more than what stands for them here.
 */
function sharedSymbol(parts: readonly ts.Type[], type: ts.Type, symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  if (!type.isUnion()) return symbol;
  const whole = checker.getPropertyOfType(type, symbol.name);
  if (whole !== undefined) return whole;
  const holders = parts.filter((part) => checker.getPropertyOfType(part, symbol.name) !== undefined);
  const nodes = holders.flatMap((part) => checker.getPropertyOfType(part, symbol.name)?.declarations ?? []);
  const isPlain = nodes.every(
    (node) => ts.isPropertySignature(node) && node.type !== undefined && isConcrete(node.type, { checker }),
  );
  const shared = isPlain && holders.length > 1 ? unionType(holders, checker) : undefined;
  return (shared && checker.getPropertyOfType(shared, symbol.name)) ?? symbol;
}

/**
 * Returns whether a member is internal, by its comment or its name. One that is described and that its component checks
 * by `propTypes`, whose names are `checked`, is for users all the same.
 */
export function isHidden(
  { name, symbol }: FoundMember,
  { checker }: Pick<Printing, 'checker'>,
  checked: ReadonlySet<string> = new Set(),
): boolean {
  const comment = readMemberComment(symbol, checker);
  const isFor = checked.has(name) && (comment.tag('internal') ?? '') !== '';
  return name.startsWith('__') || (isPrivate(comment) && !isFor);
}

/** Compares names ignoring case, as readers look for them. */
export function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  const [low, high] = [a.name.toLowerCase(), b.name.toLowerCase()];
  return low === high ? Number(a.name > b.name) - Number(a.name < b.name) : low < high ? -1 : 1;
}

/** A default that code sets, as a member shows it. */
export interface CodeDefault {
  /** As code; absent if it cannot be printed. */
  readonly text?: string;
  readonly source: ApiSource;
  /** The file of the code. */
  readonly file: string;
}

/** Finds the defaults in code as a page shows them, with places below the project's root; none without any code. */
export function codeDefaults(root: string, code: Code | undefined): ReadonlyMap<string, CodeDefault> {
  return new Map(
    Array.from(code === undefined ? [] : findDefaults(code), ([prop, { text, script, at }]) => [
      prop,
      { ...(text === undefined ? {} : { text }), source: placeIn(root, script, at), file: script.file },
    ]),
  );
}

/** Describes a member by its type, its comment, and the default that its code sets: of two defaults, the code's. */
export function describeMember(
  { name, symbol, required, isShared }: FoundMember,
  printing: Printing,
  code?: CodeDefault,
): ApiMember {
  const comment = readMemberComment(symbol, printing.checker);
  const written = comment.tag('default') ?? comment.tag('defaultValue') ?? '';
  const deprecated = comment.tag('deprecated');
  const returns = comment.tag('returns');
  const type = printMember(symbol, printing, isShared);
  const said = readDefault(written === '' ? (findDefinedDefault(symbol, printing.checker) ?? '') : written);
  const isOverruled = code?.text !== undefined && (said.value === '' || isLiteral(said.value));
  const value = isOverruled ? (code.text ?? '') : said.value;
  const description = [comment.description, comment.tag('internal'), said.note, ...comment.examples]
    .filter(Boolean)
    .join('\n\n');
  return {
    name,
    type,
    ...(value === '' || value === 'undefined' ? {} : { default: inQuotes(value, type) }),
    ...(value === '' && code !== undefined ? { defaultSource: code.source } : {}),
    ...(required ? { required } : {}),
    ...(isResponsiveMember(symbol, printing.checker) ? { responsive: true as const } : {}),
    ...(deprecated === undefined ? {} : { deprecated }),
    ...(description === '' ? {} : { description }),
    ...(comment.parameters.length === 0 ? {} : { arguments: comment.parameters }),
    ...(returns === undefined || returns === '' ? {} : { returns }),
    ...(comment.tags.length === 0 ? {} : { tags: comment.tags }),
  };
}

/** Finds the default that a comment says, if it is a literal and not what the code sets. */
export function findOtherDefault(
  { symbol, isShared }: FoundMember,
  printing: Printing,
  { text }: CodeDefault,
): { readonly said: string; readonly node: ts.Declaration | undefined } | undefined {
  const comment = readMemberComment(symbol, printing.checker);
  const { value: said } = readDefault(comment.tag('default') ?? comment.tag('defaultValue') ?? '');
  if (text === undefined || said === '' || !isLiteral(said)) return undefined;
  const type = printMember(symbol, printing, isShared);
  const [one, another] = [plainly(inQuotes(said, type)), plainly(inQuotes(text, type))];
  // Some write all values in quotes.
  return one === another || one === `'${another}'` ? undefined : { said, node: symbol.declarations?.[0] };
}

/** A string, number, boolean, `null`, `undefined`, or an empty or short list or object. */
function isLiteral(text: string): boolean {
  return /^(?:'[^']*'|"[^"]*"|`[^`]*`|-?[\d_.]+n?|true|false|null|undefined|\[.*\]|\{.*\}|[\w-]+)$/s.test(text);
}

/** Removes what does not change the value of a literal: spaces, the kind of quotes, and separators of digits. */
function plainly(text: string): string {
  const bare = text.replace(/^(["'`])([^]*)\1$/, "'$2'");
  return /^-?[\d_.]+$/.test(bare)
    ? String(Number(bare.replaceAll('_', '')))
    : bare
        .replace(/\s+/g, '')
        .replaceAll('"', "'")
        .replace(/,(?=[\]}])/g, '');
}

/** Splits a default into code and the sentence that its authors wrote on a line below it. */
function readDefault(text: string): { readonly value: string; readonly note?: string } {
  const [, literal, note] = /^('[^'\n]*'|"[^"\n]*"|`[^`\n]*`|\{\}|\[\]|[\w.-]+) *\n\s*([A-Z][^]*)$/.exec(text) ?? [];
  if (literal !== undefined && note !== undefined) return { value: readDefault(literal).value, note };
  const code = text.replace(/^```\w*\s+([^`]*?)\s*```$/, '$1');
  // A text that starts with code is Markdown: `false` in forms.
  const plain = /^`[^`]*`(?: |\.?$)/.test(code) ? code.replace(/`([^`]*)`(?:\.$)?/g, '$1') : code;
  return { value: plain.replace(/^"([^"']*)"$/, "'$1'").replace(/\s+/g, ' ') };
}

/** Adds the quotes missing from `@default horizontal` if the type has that text as a literal. */
function inQuotes(value: string, type: string): string {
  const parts = splitUnion(type);
  const isOther = ['true', 'false', 'null'].includes(value) || parts.includes(value);
  return !isOther && parts.includes(`'${value}'`) ? `'${value}'` : value;
}

/**
 * Finds the default of a prop that a mapped type makes of its definition: `'solid'` for
 * `variant: { values: readonly ['solid', 'soft']; default: 'solid' }`.
 */
function findDefinedDefault(symbol: ts.Symbol, checker: ts.TypeChecker): string | undefined {
  if (isAsDeclared(symbol, checker)) return undefined;
  const definitions = (symbol.declarations ?? []).flatMap((node) =>
    ts.isPropertySignature(node) && node.type && ts.isTypeLiteralNode(node.type) ? [...node.type.members] : [],
  );
  const type = definitions.filter(ts.isPropertySignature).find(({ name }) => name.getText() === 'default')?.type;
  if (type === undefined || !ts.isLiteralTypeNode(type)) return undefined;
  return ts.isStringLiteral(type.literal) ? `'${type.literal.text}'` : type.getText();
}

/** Returns whether a member accepts one value for all screen widths, or one for each. */
function isResponsiveMember(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  // A member that was made from another need not have its type.
  const declared = isAsDeclared(symbol, checker) ? (symbol.declarations ?? []) : [];
  const nodes = declared.flatMap((node) =>
    ts.isPropertySignature(node) && node.type !== undefined
      ? ts.isUnionTypeNode(node.type)
        ? node.type.types
        : [node.type]
      : [],
  );
  return (
    isMadeResponsive(symbol, checker) ||
    nodes.some((node) => findResponsive(node, checker) !== undefined) ||
    // Nothing may be requested from the checker that was not needed for printing: requests determine its order of
    // unions.
    (nodes.length === 0 && findResponsiveType(checker.getTypeOfSymbol(symbol), checker) !== undefined)
  );
}
