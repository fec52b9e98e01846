import ts from 'typescript-for-docs-nav';
import type { ApiMember, ApiName, TypeApi } from '../../../../site/api/api-data.ts';
import { aliased } from '../types/aliased.ts';
import { faceOf, type Extraction } from './extraction.ts';
import type { FoundExport } from '../exports/find-export.ts';
import { printType } from '../types/print-type.ts';
import { readComment } from '../read/read-comment.ts';
import { byName, describeMember, isHidden, listMembers } from './read-members.ts';

/** Describes an interface or another type; `undefined` if the export is neither. */
export function extractType(wanted: ApiName, found: FoundExport, extraction: Extraction): TypeApi | undefined {
  const { checker } = extraction.printing;
  if ((found.symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Class)) === 0)
    return undefined;
  const type = checker.getDeclaredTypeOfSymbol(found.symbol);
  const { inherits: _, ...face } = faceOf(wanted, found, extraction);
  const members = hasMembers(type, checker)
    ? listMembers(type, extraction.printing).filter((member) => !isHidden(member, extraction.printing))
    : [];
  return {
    kind: 'type',
    ...face,
    members: members.map((member) => describeMember(member, extraction.printing)).toSorted(byName),
    ...(members.length === 0 ? { definition: printType(type, extraction.printing) } : {}),
  };
}

/**
 * Returns whether a type is an object or a union of objects; a union of strings or a function is described by its
 * definition.
 */
function hasMembers(type: ts.Type, checker: ts.TypeChecker): boolean {
  const parts = type.isUnion() ? type.types : [type];
  return parts.every(
    (part) =>
      (part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0 &&
      !checker.isArrayType(part) &&
      part.getCallSignatures().length === 0,
  );
}

/**
 * Describes a constant, an enumeration or a namespace: its members with their values or types, or its type; `undefined`
 * for anything else.
 */
export function extractConstant(wanted: ApiName, found: FoundExport, extraction: Extraction): TypeApi | undefined {
  const { checker } = extraction.printing;
  const { flags } = found.symbol;
  if ((flags & (ts.SymbolFlags.Variable | ts.SymbolFlags.Enum | ts.SymbolFlags.ValueModule)) === 0) return undefined;
  const { inherits: _, ...face } = faceOf(wanted, found, extraction);
  const members = membersOf(found.symbol, extraction);
  return {
    kind: 'type',
    ...face,
    members: members ?? [],
    ...(members === undefined
      ? { definition: printType(checker.getTypeOfSymbol(found.symbol), extraction.printing) }
      : {}),
  };
}

/** Describes the members of an enumeration or a namespace; `undefined` for a constant. */
function membersOf(symbol: ts.Symbol, { printing }: Extraction): readonly ApiMember[] | undefined {
  const { checker } = printing;
  if (symbol.flags & ts.SymbolFlags.Enum)
    return checker.getExportsOfModule(symbol).map((member) => describeValue(member, checker));
  if ((symbol.flags & ts.SymbolFlags.ValueModule) === 0) return undefined;
  const values = checker
    .getExportsOfModule(symbol)
    .map((exported) => ({ name: exported.name, symbol: aliased(checker, exported), required: false, isShared: false }))
    .filter((member) => member.symbol.flags & ts.SymbolFlags.Value && !isHidden(member, printing));
  return values.map((member) => describeMember(member, printing)).toSorted(byName);
}

/** Describes a member of an enumeration by its value. */
function describeValue(symbol: ts.Symbol, checker: ts.TypeChecker): ApiMember {
  const node = symbol.declarations?.find(ts.isEnumMember);
  const value = node && checker.getConstantValue(node);
  const { description } = readComment(symbol);
  return {
    name: symbol.name,
    type: typeof value === 'string' ? `'${value}'` : String(value ?? 'number'),
    ...(description === '' ? {} : { description }),
  };
}
