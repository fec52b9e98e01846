import ts from 'typescript-for-docs-nav';
import { declaringFiles } from '../read/declarations.ts';
import { isReactFile } from '../types/react-types.ts';
import type { ApiProgram } from '../exports/open-program.ts';
import type { FoundMember } from './read-members.ts';

/** What is known of the packages that declare props. */
interface Nearness {
  readonly program: ApiProgram;
  /** Returns whether the page describes props that a package declares. */
  readonly isNear: (packageName: string) => boolean;
}

/**
 * Replaces the attributes of native elements by the library's own declarations of the same names. Of an interface that
 * extends both, the compiler takes the first one: `interface InputProps extends InputHTMLAttributes, SharedProps`.
 */
export function preferOwn(members: readonly FoundMember[], props: ts.Type, nearness: Nearness): readonly FoundMember[] {
  const own = new Map<string, ts.Symbol>();
  collect(props, own, nearness, new Set());
  return members.map((member) => {
    const declared = own.get(member.name);
    const files = declaringFiles(member.symbol);
    const isNative = files.length > 0 && files.every(isReactFile);
    return declared !== undefined && isNative ? { ...member, symbol: declared } : member;
  });
}

/** Types with the members of another: `Readonly<Props>`, as a class has them. */
const WRAPPERS = new Set(['Readonly', 'Partial', 'Required', 'PropsWithChildren', 'PropsWithRef', 'PropsWithoutRef']);

/** Collects the members that interfaces of the library declare, anywhere in the heritage of a type. */
function collect(type: ts.Type, found: Map<string, ts.Symbol>, nearness: Nearness, seen: Set<ts.Type>): void {
  if (seen.has(type)) return;
  seen.add(type);
  const [inner] = type.aliasTypeArguments ?? [];
  if (inner !== undefined && WRAPPERS.has(type.aliasSymbol?.name ?? '')) collect(inner, found, nearness, seen);
  if (type.isUnionOrIntersection()) {
    for (const part of type.types) collect(part, found, nearness, seen);
    return;
  }
  if (!type.isClassOrInterface()) return;
  const { checker, packageOf } = nearness.program;
  for (const node of type.symbol.declarations ?? []) {
    const owner = packageOf(node.getSourceFile().fileName)?.name;
    if (!ts.isInterfaceDeclaration(node) || owner === undefined || !nearness.isNear(owner)) continue;
    for (const { name } of node.members) {
      const symbol = name && checker.getSymbolAtLocation(name);
      if (symbol !== undefined && !found.has(symbol.name)) found.set(symbol.name, symbol);
    }
  }
  for (const base of checker.getBaseTypes(type)) collect(base, found, nearness, seen);
}
