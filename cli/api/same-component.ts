import ts from 'typescript-for-docs-nav';
import { findPropsType } from './find-props.ts';

/**
 * Whether two exports are one component under two names: one declaration, or declarations with one type. What a
 * component carries, as `Command` does that has the type of `CommandRoot` and its parts beside it, makes no difference.
 */
export function isSameComponent(one: ts.Symbol, other: ts.Symbol, checker: ts.TypeChecker): boolean {
  if (one === other) return true;
  const [parts, others] = [one, other].map((symbol) => partsOf(checker.getTypeOfSymbol(symbol)));
  const texts = new Set(parts?.map((part) => textOf(part, checker)));
  return others?.some((part) => texts.has(textOf(part, checker))) === true;
}

/** Whether two exports take the same, by the names of their props, as a part does that is declared again on its owner. */
export function takesTheSame(one: ts.Symbol, other: ts.Symbol, checker: ts.TypeChecker): boolean {
  const [props, others] = [one, other].map((symbol) => propNames(symbol, checker));
  return props === others;
}

/** The types of an intersection that can be rendered. */
function partsOf(type: ts.Type): readonly ts.Type[] {
  return (type.isIntersection() ? type.types : [type]).filter(
    (part) => part.getCallSignatures().length + part.getConstructSignatures().length > 0,
  );
}

/** Types of two declarations are two types, even if they say the same. */
function textOf(type: ts.Type, checker: ts.TypeChecker): string {
  return checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
}

/** The element that a ref is given is up to how a component is declared. */
function propNames(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const type = findPropsType(symbol, checker);
  const names = type === undefined ? [] : checker.getPropertiesOfType(type).map(({ name }) => name);
  return names
    .filter((name) => name !== 'ref' && name !== 'key')
    .toSorted()
    .join(' ');
}
