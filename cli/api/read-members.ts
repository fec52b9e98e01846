import ts from 'typescript-for-docs-nav';
import type { ApiMember } from '../../site/api/api-data.ts';
import { splitUnion } from './tidy-type.ts';
import { isResponsiveMember } from './responsive-member.ts';
import { printMember, type Printing } from './print-type.ts';
import { isPrivate, readComment } from './read-comment.ts';

/** A member of a type, with the symbol that it came from. */
export interface FoundMember {
  readonly name: string;
  readonly symbol: ts.Symbol;
  readonly required: boolean;
  /** Whether it is a member of several parts of a union, each with a type of its own. */
  readonly isShared: boolean;
}

/** Lists the members of a type. Of a union, every member of each part; one is required when all parts require it. */
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
        found.set(symbol.name, { symbol: sharedSymbol(type, symbol, checker), count: 1, required });
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

/** The member of the whole union, whose type is that of all parts; the member of a part where others lack it. */
function sharedSymbol(type: ts.Type, symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return type.isUnion() ? (checker.getPropertyOfType(type, symbol.name) ?? symbol) : symbol;
}

/** Whether the authors keep a member to themselves, by a comment or by its name. */
export function isHidden({ name, symbol }: FoundMember): boolean {
  return name.startsWith('__') || isPrivate(readComment(symbol));
}

/** Compares names with letters of both cases together, as readers look for one. */
export function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  const [low, high] = [a.name.toLowerCase(), b.name.toLowerCase()];
  return low === high ? Number(a.name > b.name) - Number(a.name < b.name) : low < high ? -1 : 1;
}

/** Describes a member: its type and what its comment says. `fallback` is the default that its code gives it. */
export function describeMember(
  { name, symbol, required, isShared }: FoundMember,
  printing: Printing,
  fallback?: string,
): ApiMember {
  const comment = readComment(symbol);
  const [written, deprecated, returns] = [
    comment.tag('default') ?? comment.tag('defaultValue'),
    comment.tag('deprecated'),
    comment.tag('returns'),
  ];
  const { value, note } = readDefault(written === undefined || written === '' ? (fallback ?? '') : written);
  const description = [comment.description, note, ...comment.examples].filter(Boolean).join('\n\n');
  const type = printMember(symbol, printing, isShared);
  return {
    name,
    type,
    ...(value === '' || value === 'undefined' ? {} : { default: inQuotes(value, type) }),
    ...(required ? { required } : {}),
    ...(isResponsiveMember(symbol, printing.checker) ? { responsive: true as const } : {}),
    ...(deprecated === undefined ? {} : { deprecated }),
    ...(description === '' ? {} : { description }),
    ...(comment.parameters.length === 0 ? {} : { arguments: comment.parameters }),
    ...(returns === undefined || returns === '' ? {} : { returns }),
  };
}

/** What a default says as code, and the sentence that its authors have put on a line below it. */
function readDefault(text: string): { readonly value: string; readonly note?: string } {
  const [, literal, note] = /^('[^'\n]*'|"[^"\n]*"|`[^`\n]*`|\{\}|\[\]|[\w.-]+) *\n\s*([A-Z][^]*)$/.exec(text) ?? [];
  if (literal !== undefined && note !== undefined) return { value: readDefault(literal).value, note };
  const code = text.replace(/^```\w*\s+([^`]*?)\s*```$/, '$1');
  // What begins with code in Markdown is Markdown: `false` in forms.
  const plain = /^`[^`]*`(?: |\.?$)/.test(code) ? code.replace(/`([^`]*)`(?:\.$)?/g, '$1') : code;
  return { value: plain.replace(/^"([^"']*)"$/, "'$1'").replace(/\s+/g, ' ') };
}

/** Authors write `@default horizontal`; where the type has that text as a literal, readers see it as they write it. */
function inQuotes(value: string, type: string): string {
  const parts = splitUnion(type);
  const isOther = ['true', 'false', 'null'].includes(value) || parts.includes(value);
  return !isOther && parts.includes(`'${value}'`) ? `'${value}'` : value;
}
