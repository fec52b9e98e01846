import ts from 'typescript-for-docs-nav';
import { heritageOf } from '../read/declarations.ts';
import { meantAt } from '../types/aliased.ts';
import { findLostImport } from './unresolved-imports.ts';

/**
 * Finds the types that a component's props are written with, if their whole is lost because a part of them cannot be
 * resolved: `{ tone?: 'x' }` of `Missing & { tone?: 'x' }`, or `BtnProps` of `forwardRef<HTMLButtonElement, BtnProps>()`.
 */
export function recoverTypes({ declarations = [] }: ts.Symbol, checker: ts.TypeChecker): readonly ts.Type[] {
  const nodes = declarations.flatMap(propsNodesOf);
  const makers = declarations.flatMap(makerOf);
  return [...nodes, ...makers].some((node) => isLost(node, checker))
    ? nodes.flatMap((node) => typesIn(node, checker))
    : [];
}

/** Returns what makes a component: `styled.div` of `` styled.div<Props>`…` ``. */
function makerOf(declaration: ts.Declaration): readonly ts.Expression[] {
  const made = ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
  if (made === undefined) return [];
  return ts.isTaggedTemplateExpression(made) ? [made.tag] : ts.isCallExpression(made) ? [made.expression] : [];
}

/** Returns whether a name in a type, or in the types that it refers to, means nothing. */
function isLost(node: ts.Node, checker: ts.TypeChecker, depth = 0): boolean {
  if (findLostImport(node, checker) !== undefined) return true;
  if (depth === MAX_DEPTH) return false;
  const { declarations = [] } = (ts.isTypeReferenceNode(node) && meantAt(node.typeName, checker)) || {};
  const bases = declarations.flatMap((each): readonly ts.Node[] =>
    ts.isTypeAliasDeclaration(each) ? [each.type] : heritageOf(each),
  );
  return bases.some((base) => isLost(base, checker, depth + 1));
}

function propsNodesOf(declaration: ts.Declaration): readonly ts.TypeNode[] {
  if (ts.isFunctionDeclaration(declaration)) return parameterOf(declaration);
  if (!ts.isVariableDeclaration(declaration)) return [];
  const { type, initializer } = declaration;
  const written = type !== undefined && ts.isTypeReferenceNode(type) ? (type.typeArguments ?? []) : [];
  return [...written, ...(initializer === undefined ? [] : nodesInCall(initializer))];
}

function nodesInCall(node: ts.Expression): readonly ts.TypeNode[] {
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return parameterOf(node);
  if (ts.isCallExpression(node) || ts.isTaggedTemplateExpression(node)) return [...(node.typeArguments ?? [])];
  return [];
}

function parameterOf({ parameters: [props] }: ts.SignatureDeclaration): readonly ts.TypeNode[] {
  return props?.type === undefined ? [] : [props.type];
}

function typesIn(node: ts.TypeNode, checker: ts.TypeChecker, depth = 0): readonly ts.Type[] {
  if (ts.isIntersectionTypeNode(node)) return node.types.flatMap((part) => typesIn(part, checker, depth));
  if (ts.isParenthesizedTypeNode(node)) return typesIn(node.type, checker, depth);
  const type = checker.getTypeAtLocation(node);
  if ((type.flags & ts.TypeFlags.Any) === 0) return isElement(type) ? [] : [type];
  if (!ts.isTypeReferenceNode(node) || depth === MAX_DEPTH) return [];
  const alias = meantAt(node.typeName, checker)?.declarations?.find(ts.isTypeAliasDeclaration);
  return alias === undefined ? [] : typesIn(alias.type, checker, depth + 1);
}

/** Aliases of aliases that are followed. */
const MAX_DEPTH = 4;

/** The element of `forwardRef<HTMLButtonElement, Props>` is no props. */
function isElement(type: ts.Type): boolean {
  return type.getProperty('nodeType') !== undefined;
}
