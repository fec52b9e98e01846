import { basename, dirname } from 'node:path';
import ts from 'typescript-for-docs-nav';
import type { ApiName, Inheritance } from '../../../../site/api/api-data.ts';
import type { Extraction } from './extraction.ts';
import { declaringFile, heritageOf } from '../read/declarations.ts';
import { aliased, meantAt } from '../types/aliased.ts';

/** Naming conventions for the type of a component's props: `PaperProps`, `ExtendButtonBase`. */
const OF_COMPONENT = /^(?:Extend([A-Z]\w*?)(?:TypeMap)?|([A-Z]\w*?)(?:OwnProps|Props|TypeMap))$/;

/**
 * Finds the component whose props another one extends, if no comment says so: from an interface that extends
 * `ParentProps`, with or without `Omit`, or a component typed as `ExtendParent<…>`.
 */
export function findParent(
  { package: packageName, name }: ApiName,
  file: string | undefined,
  { program, printing }: Extraction,
): Inheritance | undefined {
  const { checker } = printing;
  const module = program.findModule(`${packageName}/${name}`) ?? program.findModule(packageName);
  if (module === undefined || file === undefined) return undefined;
  const exports = checker.getExportsOfModule(module).map((symbol) => aliased(checker, symbol));
  const own = exports
    .filter((symbol) => [`${name}Props`, `${name}OwnProps`].includes(symbol.name))
    .flatMap(({ declarations = [] }) => declarations);
  const component = exports.filter((symbol) => symbol.name === name).flatMap(({ declarations = [] }) => declarations);
  const types = [
    ...own.flatMap(basesOf),
    ...component.flatMap((node) => (ts.isVariableDeclaration(node) && node.type ? [node.type] : [])),
  ];
  for (const type of types) {
    const parent = referencesIn(type)
      .map((reference) => parentOf(reference))
      .find((candidate) => candidate !== undefined && candidate.name !== name);
    if (parent !== undefined) return parent;
  }
  return undefined;

  function parentOf(reference: ts.EntityName): Inheritance | undefined {
    const target = meantAt(reference, checker);
    const at = declaringFile(target);
    const [, extended, named] = OF_COMPONENT.exec(target?.name ?? '') ?? [];
    const parent = extended ?? named;
    const place = program.packageOf(at);
    if (at === undefined || parent === undefined || place === undefined || !isComponent(parent, at)) return undefined;
    return place.name.split('/')[0] === packageName.split('/')[0] ? { name: parent, package: place.name } : undefined;
  }

  function isComponent(parent: string, at: string): boolean {
    const folder = dirname(at);
    if (basename(folder) === parent) return true;
    const declared = exports.find((symbol) => symbol.name === parent);
    return declared !== undefined && (declared.flags & ts.SymbolFlags.Value) !== 0;
  }
}

function basesOf(node: ts.Declaration): readonly ts.Node[] {
  if (!ts.isTypeAliasDeclaration(node)) return heritageOf(node);
  return ts.isIntersectionTypeNode(node.type) ? [...node.type.types] : [node.type];
}

/** Returns the names of types in a heritage clause: `ParentProps`, or those in `Omit<ParentProps, 'size'>`. */
function referencesIn(node: ts.Node): readonly ts.EntityName[] {
  if (ts.isExpressionWithTypeArguments(node)) {
    const name = ts.isIdentifier(node.expression) ? [node.expression] : [];
    return [...name, ...(node.typeArguments ?? []).slice(0, 1).flatMap(referencesIn)];
  }
  if (ts.isTypeReferenceNode(node))
    return [node.typeName, ...(node.typeArguments ?? []).slice(0, 1).flatMap(referencesIn)];
  return [];
}
