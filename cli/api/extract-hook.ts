import ts from 'typescript-for-docs-nav';
import type { ApiMember, ApiName, HookApi } from '../../site/api/api-data.ts';
import { faceOf, type Extraction } from './extraction.ts';
import type { FoundExport } from './find-export.ts';
import { printType } from './print-type.ts';
import { readComment } from './read-comment.ts';
import { readDefaults } from './read-defaults.ts';
import { readScript } from './read-script.ts';
import { byName, describeMember, isHidden, listMembers } from './read-members.ts';

/** Describes a hook; `undefined` when what was found is not a function. */
export function extractHook(wanted: ApiName, found: FoundExport, extraction: Extraction): HookApi | undefined {
  const { checker } = extraction.printing;
  const signature = checker.getTypeOfSymbol(found.symbol).getCallSignatures().at(-1);
  if (signature === undefined) return undefined;
  const { inherits: _, ...face } = faceOf(wanted, found, extraction);
  const returned = signature.getReturnType();
  const description = readComment(found.symbol).tag('returns');
  return {
    kind: 'hook',
    ...face,
    parameters: parametersOf(signature, found, extraction),
    returns: {
      type: printType(returned, extraction.printing),
      // What comes back is there or is not; no one has to give it.
      members: isStructure(returned, extraction) ? membersOf(returned, extraction).map(withoutRequired) : [],
      ...(description ? { description } : {}),
    },
  };
}

function withoutRequired(member: ApiMember): ApiMember {
  const { required: _, ...rest } = member;
  return rest;
}

/** One object is shown as its members; any other list of parameters as it is. */
function parametersOf(
  signature: ts.Signature,
  { symbol, codeName }: FoundExport,
  extraction: Extraction,
): readonly ApiMember[] {
  const { checker } = extraction.printing;
  const comment = readComment(symbol);
  const defaults = defaultsOf(symbol, codeName);
  const [only, second] = signature.parameters;
  const type = only && checker.getNonNullableType(checker.getTypeOfSymbol(only));
  if (type !== undefined && second === undefined && isStructure(type, extraction))
    return membersOf(type, extraction, defaults);
  return signature.parameters.map((parameter): ApiMember => {
    const [declaration] = parameter.declarations ?? [];
    const required =
      declaration === undefined ||
      !ts.isParameter(declaration) ||
      (declaration.questionToken === undefined && declaration.initializer === undefined);
    const description = comment.parameters.find((documented) => documented.name === parameter.name)?.description;
    return {
      name: parameter.name,
      type: printType(checker.getTypeOfSymbol(parameter), extraction.printing).replace(
        required ? /$^/ : / \| undefined$/,
        '',
      ),
      ...(required ? { required } : {}),
      ...(description ? { description } : {}),
    };
  });
}

function defaultsOf(symbol: ts.Symbol, name: string): ReadonlyMap<string, string> {
  const script = readScript(symbol);
  return script === undefined ? new Map() : readDefaults(script, name, undefined);
}

/** An object whose members say more than its name; not a function, a list, or an element of the page. */
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
  defaults?: ReadonlyMap<string, string>,
): readonly ApiMember[] {
  return listMembers(type, printing)
    .filter((member) => !isHidden(member))
    .map((member) => describeMember(member, printing, defaults?.get(member.name)))
    .toSorted(byName);
}
