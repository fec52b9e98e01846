import ts from 'typescript-for-docs-nav';
import { findPropsType } from './find-props.ts';

/**
 * Returns whether two exports are one component under two names: one declaration, or declarations with the same type.
 * Attached components do not matter: `Command` may have the type of `CommandRoot` plus its parts.
 */
export function isSameComponent(one: ts.Symbol, other: ts.Symbol, checker: ts.TypeChecker): boolean {
  if (one === other) return true;
  const [parts, others] = [one, other].map((symbol) => partsOf(checker.getTypeOfSymbol(symbol)));
  const texts = new Set(parts?.map((part) => textOf(part, checker)));
  return others?.some((part) => texts.has(textOf(part, checker))) === true;
}

/** Returns whether two exports accept props with the same names, like a part that is redeclared on its owner. */
export function takesTheSame(one: ts.Symbol, other: ts.Symbol, checker: ts.TypeChecker): boolean {
  const [props, others] = [one, other].map((symbol) => propNames(symbol, checker));
  return props === others;
}

/** Returns the renderable types of an intersection. */
function partsOf(type: ts.Type): readonly ts.Type[] {
  return (type.isIntersection() ? type.types : [type]).filter(
    (part) => part.getCallSignatures().length + part.getConstructSignatures().length > 0,
  );
}

/** Returns a type as text: the types of two declarations are never identical, even if they say the same. */
function textOf(type: ts.Type, checker: ts.TypeChecker): string {
  return checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
}

/** Returns the names of a component's props, without `ref`, which depends on how the component is declared. */
function propNames(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const type = findPropsType(symbol, checker);
  const names = type === undefined ? [] : checker.getPropertiesOfType(type).map(({ name }) => name);
  return names
    .filter((name) => name !== 'ref' && name !== 'key')
    .toSorted()
    .join(' ');
}
