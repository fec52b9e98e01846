import ts from 'typescript-for-docs-nav';
import { isReactFile } from './react-types.ts';

/**
 * Returns the declaration of a member that readers should see. If a member redeclares an inherited one, the most recent
 * declaration comes first. A component's own declaration takes precedence over an element attribute, as in
 * `Attributes & { value?: string }`, unless it accepts more than the element does.
 */
export function decisiveDeclaration(
  declared: readonly ts.Declaration[],
  checker: ts.TypeChecker,
): ts.Declaration | undefined {
  const [first] = declared;
  const own = declared.find((each) => !isReactFile(each.getSourceFile().fileName));
  return first === undefined || own === undefined || own === first || isWider(own, first, checker) ? first : own;
}

function isWider(one: ts.Declaration, other: ts.Declaration, checker: ts.TypeChecker): boolean {
  const typeOf = (declaration: ts.Declaration) => checker.getNonNullableType(checker.getTypeAtLocation(declaration));
  const [wide, narrow] = [typeOf(one), typeOf(other)];
  return checker.isTypeAssignableTo(narrow, wide) && !checker.isTypeAssignableTo(wide, narrow);
}
