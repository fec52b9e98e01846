import ts from 'typescript-for-docs-nav';
import type { ApiMember, ApiName, HookApi } from '../../site/api/api-data.ts';
import { faceOf, type Extraction } from './extraction.ts';
import type { FoundExport } from './find-export.ts';
import { printTypeParameters } from './print-type-parameters.ts';
import { printType } from './print-type.ts';
import { withoutUndefined } from './tidy-type.ts';
import { readComment, readCommentOf, type Comment } from './read-comment.ts';
import { codeDefaults } from './code-defaults.ts';
import type { ApiProgram } from './open-program.ts';
import { findDefaults } from './read-defaults.ts';
import { openScript } from './read-script.ts';
import { byName, describeMember, isHidden, listMembers, type CodeDefault } from './read-members.ts';
import { unionType } from './union-type.ts';

/** Describes a hook, with the parameters and results of all overloads; `undefined` if the export is not a function. */
export function extractHook(wanted: ApiName, found: FoundExport, extraction: Extraction): HookApi | undefined {
  const { checker } = extraction.printing;
  const signatures = checker.getTypeOfSymbol(found.symbol).getCallSignatures();
  const returned = unionType(
    signatures.map((signature) => signature.getReturnType()),
    checker,
  );
  if (returned === undefined) return undefined;
  const { inherits: _, ...face } = faceOf(wanted, found, extraction);
  const comments = [readComment(found.symbol), ...signatures.map(({ declaration }) => readCommentOf(declaration))];
  const description = comments.map(({ tag }) => tag('returns')).find(Boolean);
  const parameters = parametersOf(signatures, { ...found, comments }, extraction);
  const type = printType(returned, extraction.printing);
  // Nobody has to pass what is returned, so no member is marked as required.
  const members = isStructure(returned, extraction) ? membersOf(returned, extraction).map(withoutRequired) : [];
  const typeParameters = printTypeParameters(
    signatures,
    [...parameters, ...members, { type }].map((each) => each.type),
    extraction.printing,
  );
  return {
    kind: 'hook',
    ...face,
    ...(typeParameters.length === 0 ? {} : { typeParameters }),
    parameters,
    returns: { type, members, ...(description ? { description } : {}) },
  };
}

function withoutRequired(member: ApiMember): ApiMember {
  const { required: _, ...rest } = member;
  return rest;
}

interface Documented extends FoundExport {
  /** The hook's own comment, then those of its overloads. */
  readonly comments: readonly Comment[];
}

/** A single object is shown as its members, even if overloads differ; other parameter lists are shown as they are. */
function parametersOf(
  signatures: readonly ts.Signature[],
  { symbol, codeName, comments }: Documented,
  extraction: Extraction,
): readonly ApiMember[] {
  const { checker } = extraction.printing;
  const lists = signatures.map(({ parameters }) => parameters).filter((parameters) => parameters.length > 0);
  const objects = unionType(
    lists.flat().map((parameter) => checker.getNonNullableType(checker.getTypeOfSymbol(parameter))),
    checker,
  );
  if (objects !== undefined && lists.every(({ length }) => length === 1) && isStructure(objects, extraction))
    return membersOf(objects, extraction, defaultsOf(symbol, codeName, extraction.program));
  return [...new Set(lists.flat().map(({ name }) => name))].map((name): ApiMember => {
    const parameters = lists.flat().filter((parameter) => parameter.name === name);
    const required = parameters.length === signatures.length && parameters.every(isRequired);
    const types = parameters.map((parameter) => checker.getTypeOfSymbol(parameter));
    const type = printType(unionType(types, checker) ?? checker.getVoidType(), extraction.printing);
    const description = comments
      .flatMap((comment) => comment.parameters)
      .find((documented) => documented.name === name)?.description;
    const own = parameters.map((parameter) => readComment(parameter).description).find(Boolean);
    return {
      name,
      type: required ? type : withoutUndefined(type),
      ...(required ? { required } : {}),
      ...((description ?? own) ? { description: description ?? own ?? '' } : {}),
    };
  });
}

function isRequired({ declarations: [declaration] = [] }: ts.Symbol): boolean {
  return (
    declaration === undefined ||
    !ts.isParameter(declaration) ||
    (declaration.questionToken === undefined && declaration.initializer === undefined)
  );
}

function defaultsOf(symbol: ts.Symbol, name: string, { root }: ApiProgram): ReadonlyMap<string, CodeDefault> {
  const code = openScript(symbol, name);
  return code === undefined ? new Map() : codeDefaults(root, findDefaults(code, name, undefined));
}

/**
 * Returns whether a type is an object whose members say more than its name: not a function, a list, or a DOM element.
 */
function isStructure(type: ts.Type, { printing: { checker }, program }: Extraction): boolean {
  const parts = type.isUnion() ? type.types : [type];
  return parts.every((part) => {
    const isObject = (part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
    if (!isObject || checker.isArrayType(part) || checker.isTupleType(part) || part.getCallSignatures().length > 0)
      return false;
    const file = (part.aliasSymbol ?? part.symbol)?.declarations?.[0]?.getSourceFile().fileName;
    return file === undefined || !/^(?:@types\/|typescript)/.test(program.packageOf(file)?.name ?? '');
  });
}

function membersOf(
  type: ts.Type,
  { printing }: Extraction,
  defaults?: ReadonlyMap<string, CodeDefault>,
): readonly ApiMember[] {
  return listMembers(type, printing)
    .filter((member) => !isHidden(member, printing))
    .map((member) => describeMember(member, printing, defaults?.get(member.name)))
    .toSorted(byName);
}
