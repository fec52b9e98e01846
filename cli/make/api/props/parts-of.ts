import ts from 'typescript-for-docs-nav';
import type { ApiProgram } from '../exports/open-program.ts';
import type { Part } from '../../../../site/components/component-props.ts';

/** Tells what the types of props take. */
export type PartReader = (type: ts.Type) => readonly Part[];

/** Makes a reader of types. */
export function openPartReader({ checker, findType }: Pick<ApiProgram, 'checker' | 'findType'>): PartReader {
  const content = findType('react', 'ReactNode');
  const element = findType('react', 'ReactElement');
  const text = checker.getStringType();
  const takes = (type: ts.Type, value: ts.Type | undefined) =>
    value !== undefined && checker.isTypeAssignableTo(value, type);

  const partOf = (type: ts.Type): Part | undefined => {
    const { flags } = type;
    if (flags & NOTHING) return undefined;
    // The members of an enumeration are values that no page can name.
    if (flags & ts.TypeFlags.EnumLike) return { is: 'anything' };
    if (type.isStringLiteral() || type.isNumberLiteral()) return { is: 'literal', value: type.value };
    if (flags & ts.TypeFlags.BooleanLiteral) return { is: 'literal', value: checker.typeToString(type) === 'true' };
    if (flags & ts.TypeFlags.String) return { is: 'string' };
    if (flags & ts.TypeFlags.Number) return { is: 'number' };
    if ((flags & STRUCTURE) === 0) return { is: 'anything' };
    // `string & {}` and what a text fits otherwise.
    if (takes(type, text)) return { is: type.isIntersection() ? 'string' : 'anything' };
    if (type.isIntersection() && type.types.some((part) => (part.flags & STRUCTURE) === 0)) return { is: 'anything' };
    if (checker.isArrayType(type) || checker.isTupleType(type)) return { is: 'list' };
    if (type.getCallSignatures().length > 0 || type.getConstructSignatures().length > 0) return { is: 'function' };
    return { is: takes(type, element) ? 'element' : 'object' };
  };

  return (type) => {
    // Any value of the constraint may be passed for a type parameter.
    const whole = checker.getBaseConstraintOfType(type) ?? type;
    if (whole.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return [{ is: 'anything' }];
    if (takes(whole, content)) return [{ is: 'content' }];
    const parts = (whole.isUnion() ? whole.types : [whole]).flatMap((part) => partOf(part) ?? []);
    return joinSame(parts);
  };
}

const NOTHING = ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.Void | ts.TypeFlags.Never;

const STRUCTURE = ts.TypeFlags.Object | ts.TypeFlags.Intersection;

/** Makes `boolean` of `true | false`, and one part of several alike. */
function joinSame(parts: readonly Part[]): readonly Part[] {
  const isBoolean = (part: Part): boolean => part.is === 'literal' && typeof part.value === 'boolean';
  const both = parts.filter(isBoolean).length === 2;
  const joined = both ? [...parts.filter((part) => !isBoolean(part)), { is: 'boolean' } as const] : parts;
  return [...new Map(joined.map((part) => [JSON.stringify(part), part])).values()];
}
