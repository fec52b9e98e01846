import ts from 'typescript-for-docs-nav';
import { isConcrete } from './is-concrete.ts';
import { printNode, printType, type Printing } from './print-type.ts';
import { withoutUndefined } from './tidy-type.ts';

/**
 * Prints the type parameters of an export as declared, `M extends 'single' | 'multiple' = 'single'`, if one of the
 * texts for readers refers to them.
 */
export function printTypeParameters(
  signatures: readonly ts.Signature[],
  texts: readonly string[],
  printing: Printing,
): readonly string[] {
  const named = new Set(texts.flatMap((text) => text.match(/[\w$]+/g) ?? []));
  const parameters = signatures
    .flatMap(({ typeParameters = [] }) => typeParameters)
    .filter(({ symbol }) => named.has(symbol.name));
  // Overloads repeat them.
  return [...new Set(parameters.map((parameter) => printParameter(parameter, printing)))];
}

function printParameter(parameter: ts.TypeParameter, printing: Printing): string {
  const { name, declarations } = parameter.symbol;
  const { constraint, default: fallback } = declarations?.find(ts.isTypeParameterDeclaration) ?? {};
  const bound =
    constraint === undefined || constraint.kind === ts.SyntaxKind.UnknownKeyword
      ? ''
      : ` extends ${withoutUndefined(print(constraint, parameter.getConstraint(), printing))}`;
  const value = fallback === undefined ? '' : print(fallback, parameter.getDefault(), printing);
  return name + bound + (value === '' || value.length > LONGEST_DEFAULT ? '' : ` = ${value}`);
}

/** Maximum length of a default in characters; a longer one comes from internal types. */
const LONGEST_DEFAULT = 60;

/**
 * Prints a type as written, unless it refers to something that readers cannot see: a constant that is not exported, or
 * a parameter of the surrounding type, such as `D` in `interface Polymorphic<D> { <E = D>(props: Props<E>): Element }`.
 */
function print(node: ts.TypeNode, type: ts.Type | undefined, printing: Printing): string {
  if (type !== undefined && (isOuterParameter(node, printing) || !isConcrete(node, printing)))
    return printType(type, printing);
  const text = printNode(node, printing);
  return /\btypeof\b/.test(text) ? printType(printing.checker.getTypeFromTypeNode(node), printing) : text;
}

/** Returns whether a type is a parameter from outside, which may be an interface's; readers know those of the props. */
function isOuterParameter(node: ts.TypeNode, { checker, parameters }: Printing): boolean {
  const { flags, symbol } = checker.getTypeFromTypeNode(node);
  return (flags & ts.TypeFlags.TypeParameter) !== 0 && parameters?.has(symbol.name) !== true;
}
