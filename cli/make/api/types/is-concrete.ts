import ts from 'typescript-for-docs-nav';
import { nodesBelow } from '../read/declarations.ts';
import { isReactFile } from './react-types.ts';

interface Surroundings {
  readonly checker: ts.TypeChecker;
  /** Names of the type parameters that readers know, because the export itself has them. */
  readonly parameters?: ReadonlySet<string>;
}

/** Returns whether a type has the same meaning everywhere: it refers to no type parameters from its surroundings. */
export function isConcrete(node: ts.TypeNode, { checker, parameters }: Surroundings): boolean {
  return nodesBelow(node).every((child) => {
    if (ts.isThisTypeNode(child) || ts.isConditionalTypeNode(child) || ts.isMappedTypeNode(child)) return false;
    const symbol = ts.isIdentifier(child) ? checker.getSymbolAtLocation(child) : undefined;
    const [declaration] = symbol?.declarations ?? [];
    if (symbol === undefined || declaration === undefined) return true;
    const isOuter = declaration.pos < node.pos || declaration.end > node.end;
    return !isOuter || (symbol.flags & ts.SymbolFlags.TypeParameter) === 0 || isReadable(declaration, parameters);
  });
}

/**
 * Returns whether readers know a type parameter: they know those of a component's function and props, such as `Value`
 * of `AutocompleteProps`, but not those of helper types.
 */
function isReadable(declaration: ts.Declaration, parameters: ReadonlySet<string> | undefined): boolean {
  const { parent } = declaration;
  if (isReactFile(parent.getSourceFile().fileName)) return false;
  if (ts.isInterfaceDeclaration(parent)) return true;
  const isOwn = ts.isTypeParameterDeclaration(declaration) && parameters?.has(declaration.name.text) === true;
  // A factory's parameters are filled in where it is called: `createScope<number>()`.
  return isOwn || (ts.isFunctionLike(parent) && parameters === undefined);
}
