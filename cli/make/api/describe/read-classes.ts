import ts from 'typescript-for-docs-nav';
import { definedOnly } from '../../../../engine/text/defined-only.ts';
import type { ApiClass } from '../../../../site/api/api-data.ts';
import type { FoundExport } from '../exports/find-export.ts';
import { aliased } from '../types/aliased.ts';
import type { Printing } from '../types/print-type.ts';
import { readComment } from '../read/read-comment.ts';
import { openBeside } from '../read/read-script.ts';

/**
 * Lists a component's CSS classes: the members of the object exported beside it (`buttonClasses`), else those of the
 * type of its prop `classes`, else those of the type exported for that object (`ButtonClasses`).
 */
export function readClasses(
  { codeName: name, siblings }: FoundExport,
  classesProp: ts.Symbol | undefined,
  { checker, adapter }: Printing,
): readonly ApiClass[] {
  if (adapter.classPrefix === undefined) return [];
  const wanted = `${name.charAt(0).toLowerCase()}${name.slice(1)}Classes`;
  const exported = siblings.find((sibling) => sibling.name === wanted);
  const symbol = exported && aliased(checker, exported);
  const declared = siblings.find((sibling) => sibling.name === `${name}Classes`);
  const type = symbol
    ? checker.getTypeOfSymbol(symbol)
    : classesProp
      ? checker.getNonNullableType(checker.getTypeOfSymbol(classesProp))
      : declared && checker.getDeclaredTypeOfSymbol(aliased(checker, declared));
  if (type === undefined || type.flags & ts.TypeFlags.Any) return [];
  const members = checker.getPropertiesOfType(type);
  // Without an object of its own, a component has the classes of the one that it is made of.
  const prefix = adapter.classPrefix(name, openBeside(symbol ?? members[0])?.text);
  return members.flatMap((member): readonly ApiClass[] => {
    if (!isClass(member, checker)) return [];
    const comment = readComment(member);
    if (comment.tag('ignore') !== undefined) return [];
    const isState = adapter.sharedStates?.names.has(member.name) || undefined;
    return [
      definedOnly({
        key: member.name,
        className: `${isState ? adapter.sharedStates?.prefix : `${prefix}-`}${member.name}`,
        isState,
        description: comment.description || undefined,
        deprecated: comment.tag('deprecated'),
      }),
    ];
  });
}

function isClass(member: ts.Symbol, checker: ts.TypeChecker): boolean {
  return (checker.getNonNullableType(checker.getTypeOfSymbol(member)).flags & ts.TypeFlags.StringLike) !== 0;
}
