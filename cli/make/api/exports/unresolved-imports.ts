import { isBuiltin } from 'node:module';
import ts from 'typescript-for-docs-nav';
import { nodesBelow } from '../read/declarations.ts';

/** Lists the specifiers of the imports in a file that lead nowhere, types and re-exports included. */
export function findUnresolved(
  source: ts.SourceFile,
  isFound: (specifier: string, file: string) => boolean,
): readonly ts.StringLiteralLike[] {
  return nodesBelow(source)
    .flatMap((node) => specifierIn(node) ?? [])
    .filter(({ text }) => isModule(text) && !isFound(text, source.fileName));
}

/** Returns whether an import is one for the compiler: assets and made-up modules are for bundlers, others are part of Node. */
function isModule(specifier: string): boolean {
  return !ASSET.test(specifier) && !MADE_UP.test(specifier) && !isBuiltin(specifier);
}

const ASSET =
  /\.(?:css|s[ac]ss|less|styl|pcss|svg|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|otf|mp[34]|webm|json|mdx?|html|txt|ya?ml|graphql|gql|wasm)$/i;

/** `virtual:uno.css`, `./icon.svg?react`, `!raw-loader!./a`, `~icons/mdi/home`. */
const MADE_UP = /[?!#]|^(?:virtual:|~icons\/|\0)/;

/** Returns the module that an import, a re-export or the type of an import names. */
function specifierIn(node: ts.Node): ts.StringLiteralLike | undefined {
  const named = namedBy(node);
  return named && ts.isStringLiteralLike(named) ? named : undefined;
}

function namedBy(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isImportTypeNode(node)) return ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined;
  if (!ts.isImportEqualsDeclaration(node)) return undefined;
  return ts.isExternalModuleReference(node.moduleReference) ? node.moduleReference.expression : undefined;
}

/** Finds the import through which a name in a type means nothing; `undefined` if all names mean something. */
export function findLostImport(node: ts.Node, checker: ts.TypeChecker): ts.StringLiteralLike | undefined {
  const imported = ts.isImportTypeNode(node) ? specifierIn(node) : undefined;
  if (imported !== undefined) return checker.getTypeAtLocation(node).flags & ts.TypeFlags.Any ? imported : undefined;
  if (ts.isIdentifier(node)) {
    const symbol = checker.getSymbolAtLocation(node);
    if (symbol === undefined || (symbol.flags & ts.SymbolFlags.Alias) === 0) return undefined;
    if ((checker.getAliasedSymbol(symbol).declarations ?? []).length > 0) return undefined;
    return symbol.declarations?.map(specifierOf).find((found) => found !== undefined);
  }
  return ts.forEachChild(node, (child) => findLostImport(child, checker));
}

function specifierOf(declaration: ts.Declaration): ts.StringLiteralLike | undefined {
  const owner = ts.findAncestor(declaration, (node) => ts.isImportDeclaration(node) || ts.isExportDeclaration(node));
  return owner && specifierIn(owner);
}
