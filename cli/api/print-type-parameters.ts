import ts from 'typescript-for-docs-nav';
import { printNode, printType, type Printing } from './print-type.ts';
import { withoutUndefined } from './tidy-type.ts';

/**
 * Prints the type parameters of an export as they are declared, `M extends 'single' | 'multiple' = 'single'`, as far as
 * one of the texts that readers see names them.
 */
export function printTypeParameters(
  signatures: readonly ts.Signature[],
  texts: readonly string[],
  printing: Printing,
): readonly string[] {
  const named = new Set(texts.flatMap((text) => text.match(/[\w$]+/g) ?? []));
  const declarations = signatures
    .flatMap(({ typeParameters = [] }) => typeParameters)
    .flatMap(({ symbol }) => symbol.declarations?.find(ts.isTypeParameterDeclaration) ?? [])
    .filter(({ name }) => named.has(name.text));
  // Overloads repeat them.
  return [...new Set(declarations.map((declaration) => printDeclaration(declaration, printing)))];
}

function printDeclaration(
  { name, constraint, default: fallback }: ts.TypeParameterDeclaration,
  printing: Printing,
): string {
  const bound =
    constraint === undefined || constraint.kind === ts.SyntaxKind.UnknownKeyword
      ? ''
      : ` extends ${withoutUndefined(print(constraint, printing))}`;
  const value = fallback === undefined ? '' : print(fallback, printing);
  return name.text + bound + (value === '' || value.length > LONGEST_DEFAULT ? '' : ` = ${value}`);
}

/** Of a default in characters; a longer one is taken from where no reader looks. */
const LONGEST_DEFAULT = 60;

/** The value of a constant that is not exported says more than its name. */
function print(node: ts.TypeNode, printing: Printing): string {
  const text = printNode(node, printing);
  return /\btypeof\b/.test(text) ? printType(printing.checker.getTypeFromTypeNode(node), printing) : text;
}
