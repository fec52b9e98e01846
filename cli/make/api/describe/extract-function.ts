import ts from 'typescript-for-docs-nav';
import type { ApiMember, ApiName, ApiSignature, CallableApi } from '../../../../site/api/api-data.ts';
import { faceOf, type Extraction } from './extraction.ts';
import type { FoundExport } from '../exports/find-export.ts';
import { printTypeParameters } from '../types/print-type-parameters.ts';
import { printType, type Printing } from '../types/print-type.ts';
import { isHook } from '../exports/export-names.ts';
import { withoutUndefined } from '../types/tidy-type.ts';
import { declaringFile } from '../read/declarations.ts';
import { readComment, readCommentOf, type Comment } from '../read/read-comment.ts';
import { openCode } from '../read/follow-code.ts';
import { byName, codeDefaults, describeMember, isHidden, listMembers, type CodeDefault } from './read-members.ts';

/**
 * Describes a hook or another function by the parameters and the result of each of its signatures; `undefined` if the
 * export is not a function.
 */
export function extractFunction(wanted: ApiName, found: FoundExport, extraction: Extraction): CallableApi | undefined {
  const { checker } = extraction.printing;
  const all = checker.getTypeOfSymbol(found.symbol).getCallSignatures();
  if (all.length === 0) return undefined;
  const { inherits: _, ...face } = faceOf(wanted, found, extraction);
  const isOverloaded = all.length > 1;
  const signatures = all.map((signature) =>
    describeSignature(signature, { ...found, wanted, isOverloaded }, extraction),
  );
  const texts = signatures.flatMap(({ parameters, returns }) => [
    ...[...parameters, ...returns.members].map(({ type }) => type),
    returns.type,
  ]);
  const typeParameters = printTypeParameters(all, texts, extraction.printing);
  return {
    kind: isHook(wanted.name) ? 'hook' : 'function',
    ...face,
    ...(typeParameters.length === 0 ? {} : { typeParameters }),
    signatures: [...new Map(signatures.map((each) => [JSON.stringify(each), each])).values()],
  };
}

function describeSignature(
  signature: ts.Signature,
  { wanted, isOverloaded, ...found }: FoundExport & { readonly wanted: ApiName; readonly isOverloaded: boolean },
  extraction: Extraction,
): ApiSignature {
  const { printing } = extraction;
  const own = readCommentOf(signature.declaration);
  // Overloads are documented one by one; anything else by the comment of the export.
  const comments = isOverloaded ? [own] : [readComment(found.symbol), own];
  const returned = signature.getReturnType();
  const type = printType(returned, printing);
  // Nobody has to pass what is returned, so no member is marked as required.
  const members = isStructure(returned, extraction) ? membersOf(returned, extraction).map(withoutRequired) : [];
  const description = comments.map(({ tag }) => tag('returns')).find(Boolean);
  return {
    text: printSignature(wanted.name, signature, type, printing),
    ...(isOverloaded && own.description !== '' ? { description: own.description } : {}),
    parameters: parametersOf(signature, { ...found, comments, isOverloaded }, extraction),
    returns: { type, members, ...(description ? { description } : {}) },
  };
}

/** Prints a signature as code: `useValue<T>(name: string, limit?: number): T`. */
function printSignature(name: string, signature: ts.Signature, returned: string, printing: Printing): string {
  const { checker } = printing;
  const generics = (signature.typeParameters ?? []).map(({ symbol }) => symbol.name);
  const parameters = signature.parameters.map((parameter) => {
    const [declaration] = parameter.declarations ?? [];
    const isRest = declaration !== undefined && ts.isParameter(declaration) && declaration.dotDotDotToken !== undefined;
    const type = printType(checker.getTypeOfSymbol(parameter), printing);
    const mark = isRequired(parameter) || isRest ? '' : '?';
    return `${isRest ? '...' : ''}${parameter.name}${mark}: ${mark === '' ? type : withoutUndefined(type)}`;
  });
  return `${name}${generics.length === 0 ? '' : `<${generics.join(', ')}>`}(${parameters.join(', ')}): ${returned}`;
}

function withoutRequired(member: ApiMember): ApiMember {
  const { required: _, ...rest } = member;
  return rest;
}

interface Documented extends FoundExport {
  /** What may describe the parameters: the comment of the signature, and that of the export if it has only one. */
  readonly comments: readonly Comment[];
  readonly isOverloaded: boolean;
}

/**
 * A single object is shown as its members; other parameters are shown as they are, and so is an object that the comment
 * of an overload describes: its own text tells it from the others.
 */
function parametersOf(
  { parameters }: ts.Signature,
  { comments, isOverloaded, ...found }: Documented,
  extraction: Extraction,
): readonly ApiMember[] {
  const { checker } = extraction.printing;
  const { root } = extraction.program.project;
  const [first, ...others] = parameters;
  const descriptionOf = (name: string) =>
    comments.flatMap((comment) => comment.parameters).find((documented) => documented.name === name)?.description;
  const isDescribed = isOverloaded && first !== undefined && descriptionOf(first.name) !== undefined;
  const object = first && checker.getNonNullableType(checker.getTypeOfSymbol(first));
  if (object !== undefined && others.length === 0 && !isDescribed && isStructure(object, extraction))
    return membersOf(object, extraction, codeDefaults(root, openCode(found, root)));
  return parameters.map((parameter): ApiMember => {
    const { name } = parameter;
    const required = isRequired(parameter);
    const type = printType(checker.getTypeOfSymbol(parameter), extraction.printing);
    const description = descriptionOf(name) ?? readComment(parameter).description;
    return {
      name,
      type: required ? type : withoutUndefined(type),
      ...(required ? { required } : {}),
      ...(description === '' ? {} : { description }),
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

/**
 * Returns whether a type is an object whose members say more than its name: not a function, a list, or a DOM element.
 */
function isStructure(type: ts.Type, { printing: { checker }, program }: Extraction): boolean {
  const parts = type.isUnion() ? type.types : [type];
  return parts.every((part) => {
    const isObject = (part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
    if (!isObject || isList(part, checker) || part.getCallSignatures().length > 0) return false;
    const owner = program.packageOf(declaringFile(part.aliasSymbol ?? part.symbol))?.name;
    return !/^(?:@types\/|typescript)/.test(owner ?? '');
  });
}

/** Returns whether a type is an array, or is made from one, such as a tuple whose members are mapped. */
function isList(type: ts.Type, checker: ts.TypeChecker): boolean {
  return checker.isArrayLikeType(type) || checker.getPropertyOfType(type, 'concat') !== undefined;
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
