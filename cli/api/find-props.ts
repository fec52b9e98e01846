import ts from 'typescript-for-docs-nav';

/** The type of the props that a component takes; of overloads, the last one, which is the most general. `undefined` for anything that is not a component. */
export function findPropsType(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Type | undefined {
  return propsOf(checker.getTypeOfSymbol(symbol), checker);
}

function propsOf(type: ts.Type, checker: ts.TypeChecker): ts.Type | undefined {
  const signature = type.getCallSignatures().at(-1);
  if (signature !== undefined) return parameterType(signature, checker);
  const instance = type.getConstructSignatures().at(-1)?.getReturnType();
  if (instance !== undefined) {
    const props = instance.getProperty('props');
    return props && checker.getTypeOfSymbol(props);
  }
  // `JSXElementConstructor<P>`: either a function or a class.
  return type.isUnion()
    ? type.types.map((part) => propsOf(part, checker)).find((found) => found !== undefined)
    : undefined;
}

function parameterType(signature: ts.Signature, checker: ts.TypeChecker): ts.Type {
  const [parameter] = signature.parameters;
  return parameter === undefined ? checker.getVoidType() : checker.getTypeOfSymbol(parameter);
}

/** The element that a polymorphic component renders by itself, such as `'button'`, when its type says so. */
export function findDefaultElement(symbol: ts.Symbol, checker: ts.TypeChecker): string | undefined {
  const type = checker.getTypeOfSymbol(symbol);
  const chosen = findChosenElement(symbol, checker);
  if (chosen !== undefined) return `'${chosen}'`;
  const [map] = type.aliasTypeArguments ?? typeArguments(type, checker);
  const element = map?.getProperty('defaultComponent');
  const found = element && checker.getTypeOfSymbol(element);
  return found?.isStringLiteral() ? `'${found.value}'` : undefined;
}

/** `<C = 'button'>(props: Polymorphic<C>) => ReactElement`: the element that is rendered where no one chooses another, `button`. */
export function findChosenElement(symbol: ts.Symbol, checker: ts.TypeChecker): string | undefined {
  const [parameter] = checker.getTypeOfSymbol(symbol).getCallSignatures().at(-1)?.typeParameters ?? [];
  const fallback = parameter && checker.getDefaultFromTypeParameter(parameter);
  return fallback?.isStringLiteral() ? fallback.value : undefined;
}

function typeArguments(type: ts.Type, checker: ts.TypeChecker): readonly ts.Type[] {
  const isReference =
    (type.flags & ts.TypeFlags.Object) !== 0 && ((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference) !== 0;
  return isReference ? checker.getTypeArguments(type as ts.TypeReference) : [];
}

/** Whether any overload lets readers choose the element or component that is rendered. */
export function takesComponent(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  const signatures = checker.getTypeOfSymbol(symbol).getCallSignatures();
  // Overloads for any component are the most expensive types there are: their source text says enough.
  return signatures.some(({ declaration }) => {
    const node = declaration?.parameters[0];
    return (
      node !== undefined &&
      ts.isParameter(node) &&
      node.type !== undefined &&
      /\bcomponent\??:/.test(node.type.getText())
    );
  });
}
