import ts from 'typescript-for-docs-nav';
import { printMember, printType, type Printing } from '../types/print-type.ts';
import { byName, type FoundMember } from './read-members.ts';
import { withoutUndefined } from '../types/tidy-type.ts';

/** More members of a union are read as one table. */
const MOST_PARTS = 8;

/** The props of a union, split. */
interface SplitProps<Row> {
  /** Props that all members of the union have, of the same type. */
  readonly shared: readonly FoundMember[];
  readonly alternatives: readonly Alternative<Row>[];
}

/** A member of a union: the prop that tells it from the others, the types of that prop here, and the props that only it has. */
interface Alternative<Row> {
  readonly by: string;
  readonly types: readonly ts.Type[];
  /** The same as code. */
  readonly type: string;
  readonly props: readonly Row[];
}

/**
 * Splits the props of a union whose members differ in a literal, as `kind` of `{ kind: 'link'; href: string } | { kind:
 * 'button' }`, into those that all have, of the same type, and those of each. A member in which a prop is `never` does
 * not have it. Returns `undefined` if no literal tells the members apart, or they have the same props.
 */
export function splitAlternatives<Row extends { readonly name: string }>(
  type: ts.Type,
  own: readonly FoundMember[],
  { printing, describe }: { readonly printing: Printing; readonly describe: (member: FoundMember) => Row },
): SplitProps<Row> | undefined {
  const parts = type.isUnion() ? type.types.filter((part) => (part.flags & OBJECT) !== 0) : [];
  if (parts.length < 2 || parts.length > MOST_PARTS) return undefined;
  const { checker } = printing;
  const held = ({ name }: FoundMember, part: ts.Type) => {
    const symbol = checker.getPropertyOfType(part, name);
    return symbol !== undefined && !isNever(checker.getTypeOfSymbol(symbol)) ? symbol : undefined;
  };
  const tells = own.find((member) => isDiscriminant(member, parts, printing));
  const isShared = (member: FoundMember) => {
    const symbols = parts.map((part) => held(member, part));
    const [first] = symbols;
    if (first === undefined || symbols.includes(undefined)) return false;
    return member === tells || symbols.every((symbol) => symbol !== undefined && haveSameType(symbol, first, printing));
  };
  const shared = tells === undefined ? own : own.filter(isShared);
  const others = own.filter((member) => !shared.includes(member));
  if (tells === undefined || others.length === 0) return undefined;
  const groups = new Map<
    string,
    { readonly values: string[]; readonly types: ts.Type[]; readonly props: readonly Row[] }
  >();
  for (const part of parts) {
    const props = others.flatMap((member): readonly Row[] => {
      const symbol = held(member, part);
      if (symbol === undefined) return [];
      const required = (symbol.flags & ts.SymbolFlags.Optional) === 0;
      return [describe({ name: member.name, symbol, required, isShared: false })];
    });
    if (props.length === 0) continue;
    const key = JSON.stringify(props);
    const group = groups.get(key) ?? { values: [], types: [], props: props.toSorted(byName) };
    group.values.push(valueIn(tells, part, printing));
    group.types.push(checker.getTypeOfSymbol(held(tells, part) ?? tells.symbol));
    groups.set(key, group);
  }
  return {
    shared,
    alternatives: Array.from(groups.values(), ({ values, types, props }) => ({
      by: tells.name,
      types,
      type: [...new Set(values)].join(' | '),
      props,
    })),
  };
}

/** Returns whether readers see the same type; the checker tells functions apart that are written alike. */
function haveSameType(one: ts.Symbol, other: ts.Symbol, printing: Printing): boolean {
  const { checker } = printing;
  const typeOf = (symbol: ts.Symbol) => checker.getTypeOfSymbol(symbol);
  return one === other || typeOf(one) === typeOf(other) || printMember(one, printing) === printMember(other, printing);
}

const OBJECT = ts.TypeFlags.Object | ts.TypeFlags.Intersection;

const LITERAL = ts.TypeFlags.StringLiteral | ts.TypeFlags.NumberLiteral | ts.TypeFlags.BooleanLiteral;

/** Returns whether nothing can be passed: `never`, or `undefined` only. */
function isNever(type: ts.Type): boolean {
  return (type.flags & (ts.TypeFlags.Never | ts.TypeFlags.Undefined)) !== 0;
}

/** Returns whether each member of a union has other literals for a prop. */
function isDiscriminant(member: FoundMember, parts: readonly ts.Type[], printing: Printing): boolean {
  const { checker } = printing;
  const values = parts.map((part) => {
    const symbol = checker.getPropertyOfType(part, member.name);
    const type = symbol && checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
    const literals = type === undefined ? [] : type.isUnion() ? type.types : [type];
    const isLiteral = literals.length > 0 && literals.every(({ flags }) => (flags & LITERAL) !== 0);
    return isLiteral ? valueIn(member, part, printing) : undefined;
  });
  return values.every((value) => value !== undefined) && new Set(values).size > 1;
}

function valueIn({ name }: FoundMember, part: ts.Type, printing: Printing): string {
  const symbol = printing.checker.getPropertyOfType(part, name);
  return symbol === undefined ? '' : withoutUndefined(printType(printing.checker.getTypeOfSymbol(symbol), printing));
}
