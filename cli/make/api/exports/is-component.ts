import ts from 'typescript-for-docs-nav';

/** Tells components from other functions and objects by type. */
export type ComponentTest = (type: ts.Type) => boolean;

/**
 * Makes the test: a component takes at most an object of props and returns what React can render; or it is a class
 * whose instances have `props` and `render`. `renderable` is `ReactNode` of React’s types.
 */
export function componentTest(checker: ts.TypeChecker, renderable: ts.Type | undefined): ComponentTest {
  const isRendered = (type: ts.Type): boolean => {
    if (type.isUnion()) return type.types.every(isRendered);
    // A server component may return a promise.
    return (
      (type.flags & NOTHING) === 0 &&
      (renderable === undefined ||
        isAny(type) ||
        type.symbol?.name === 'Promise' ||
        checker.isTypeAssignableTo(type, renderable))
    );
  };
  const takesProps = ({ parameters: [props, ...others], minArgumentCount, declaration }: Signature) =>
    // Compiled classes declare no parameters, and pass on their `arguments`.
    minArgumentCount <= 1 &&
    others.length <= 1 &&
    (props === undefined ||
      declaration?.parameters.length === 0 ||
      !isPrimitive(checker.getTypeOfSymbol(props), checker));
  const isComponent = (type: ts.Type): boolean => {
    // Since React 19, a context renders as its provider; it is documented by its value, not by props.
    if (type.symbol?.name === 'Context' || isAny(type) || isAbstract(type)) return false;
    if (type.isUnion()) return type.types.every(isComponent);
    const calls = type.getCallSignatures();
    if (calls.length > 0)
      return calls.some((call) => takesProps(call as Signature) && isRendered(call.getReturnType()));
    return type
      .getConstructSignatures()
      .some((create) =>
        ['props', 'render'].every((member) => create.getReturnType().getProperty(member) !== undefined),
      );
  };
  return isComponent;
}

/** The compiler counts the required parameters, but the count is not part of its public types. */
interface Signature extends ts.Signature {
  readonly minArgumentCount: number;
}

/** Returns whether a class is abstract, and so never rendered itself. */
function isAbstract({ symbol }: ts.Type): boolean {
  const declaration = symbol?.valueDeclaration;
  return declaration !== undefined && (ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Abstract) !== 0;
}

const NOTHING = ts.TypeFlags.Void | ts.TypeFlags.Never;

function isAny({ flags }: ts.Type): boolean {
  return (flags & ts.TypeFlags.Any) !== 0;
}

const PRIMITIVE =
  ts.TypeFlags.StringLike |
  ts.TypeFlags.NumberLike |
  ts.TypeFlags.BooleanLike |
  ts.TypeFlags.ESSymbolLike |
  ts.TypeFlags.BigIntLike;

/** Checks only the kind of a type: resolving the props of some style systems takes longer than everything else. */
function isPrimitive(type: ts.Type, checker: ts.TypeChecker): boolean {
  const parts = type.isUnion() ? type.types : [type];
  return parts.some((part) => (part.flags & PRIMITIVE) !== 0 || checker.isArrayType(part));
}
