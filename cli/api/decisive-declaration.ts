import ts from 'typescript-for-docs-nav';
import { isTypesFile } from './react-types.ts';

/**
 * The declaration of a member that readers should see. Of a member that is declared again on top of what is extended,
 * the last word comes first. An attribute of an element is less than what a component says of it after that, as in
 * `Attributes & { value?: string }`, unless that is more than the element takes.
 */
export function decisiveDeclaration(
  declared: readonly ts.Declaration[],
  checker: ts.TypeChecker,
): ts.Declaration | undefined {
  const [first] = declared;
  const own = declared.find((each) => !isTypesFile(each.getSourceFile().fileName));
  return first === undefined || own === undefined || own === first || isWider(own, first, checker) ? first : own;
}

function isWider(one: ts.Declaration, other: ts.Declaration, checker: ts.TypeChecker): boolean {
  const typeOf = (declaration: ts.Declaration) => checker.getNonNullableType(checker.getTypeAtLocation(declaration));
  const [wide, narrow] = [typeOf(one), typeOf(other)];
  return checker.isTypeAssignableTo(narrow, wide) && !checker.isTypeAssignableTo(wide, narrow);
}
