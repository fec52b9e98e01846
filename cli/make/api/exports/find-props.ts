import ts from 'typescript-for-docs-nav';
import { aliased } from '../types/aliased.ts';
import { declaredName } from './export-names.ts';

/**
 * Finds the type of a component's props; for overloads, a union of theirs. `undefined` for anything that is not a
 * component.
 */
export function findPropsType(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Type | undefined {
  return propsOf(checker.getTypeOfSymbol(symbol), checker) ?? findLostProps(symbol, checker);
}

/**
 * Finds the props of a component whose own type is lost: `ButtonProps`, which the same module declares, for `declare const
 * Button: any`, or for a type from a package that is not installed.
 */
export function findLostProps(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Type | undefined {
  const [declaration] = symbol.declarations ?? [];
  const name = declaredName(symbol);
  if (declaration === undefined || name === undefined || !ts.isVariableDeclaration(declaration)) return undefined;
  if ((checker.getTypeOfSymbol(symbol).flags & ts.TypeFlags.Any) === 0) return undefined;
  const props = checker.resolveName(`${name}Props`, declaration, ts.SymbolFlags.Type, true);
  return props && checker.getDeclaredTypeOfSymbol(aliased(checker, props));
}

function propsOf(type: ts.Type, checker: ts.TypeChecker): ts.Type | undefined {
  const signatures = type.getCallSignatures();
  if (signatures.length > 0)
    return unionOf(
      worthListing(signatures).map((each) => parameterType(each, checker)),
      checker,
    );
  const instance = type.getConstructSignatures().at(-1)?.getReturnType();
  if (instance !== undefined) {
    const props = instance.getProperty('props');
    return props && checker.getTypeOfSymbol(props);
  }
  // `JSXElementConstructor<P>` is either a function or a class.
  return type.isUnion()
    ? type.types.map((part) => propsOf(part, checker)).find((found) => found !== undefined)
    : undefined;
}

/**
 * Returns props, of which nobody has to pass those that the component’s own `defaultProps` have, as
 * `LibraryManagedAttributes` of React says: also those of what `memo` and `lazy` wrap, but not optional ones, which every
 * component may have.
 */
export function withoutProvided<Prop extends { readonly name: string; readonly required: boolean }>(
  props: readonly Prop[],
  symbol: ts.Symbol,
  checker: ts.TypeChecker,
): readonly Prop[] {
  const memberOf = (type: ts.Type, name: string): ts.Type | undefined => {
    const member = checker.getPropertyOfType(type, name);
    return member && !(member.flags & ts.SymbolFlags.Optional) ? checker.getTypeOfSymbol(member) : undefined;
  };
  const type = checker.getTypeOfSymbol(symbol);
  const inner = memberOf(type, '$$typeof') && (memberOf(type, 'type') ?? memberOf(type, '_result'));
  const defaults = memberOf(inner ?? type, 'defaultProps');
  if (defaults === undefined) return props;
  const isAny = (defaults.flags & ts.TypeFlags.Any) !== 0;
  const isProvided = ({ name }: Prop) => isAny || checker.getPropertyOfType(defaults, name) !== undefined;
  return props.map((prop) => (prop.required && isProvided(prop) ? { ...prop, required: false } : prop));
}

/** Returns whether a component is a class, whose refs hold an instance. */
export function isClass(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  const type = checker.getTypeOfSymbol(symbol);
  return type.getCallSignatures().length === 0 && type.getConstructSignatures().length > 0;
}

/** Finds the prop `ref` if overloads differ in it: that of the last one, which is the most general. */
export function findOverloadedRef(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol | undefined {
  const signatures = checker.getTypeOfSymbol(symbol).getCallSignatures();
  const last = signatures.length > 1 ? worthListing(signatures).at(-1) : undefined;
  return last && checker.getPropertyOfType(parameterType(last, checker), 'ref');
}

/**
 * Leaves out overloads for arbitrary elements or components: they add only attributes, and are the most expensive types
 * of all.
 */
function worthListing(signatures: readonly ts.Signature[]): readonly ts.Signature[] {
  const plain = signatures.length === 1 ? signatures : signatures.filter((signature) => !choosesElement(signature));
  return plain.length === 0 ? signatures.slice(-1) : plain;
}

/**
 * Returns whether a signature is polymorphic, `<C extends React.ElementType>(props: { component: C } & …)`; its source
 * text is enough to tell.
 */
function choosesElement({ declaration }: ts.Signature): boolean {
  const parameters = (declaration?.typeParameters ?? []).map((node) => node.getText());
  return parameters.length > 0 && (takesComponentProp(declaration) || parameters.some((text) => ELEMENT.test(text)));
}

const ELEMENT = /\b(?:ElementType|ComponentType|JSXElementConstructor|IntrinsicElements)\b/;

/** Returns the union of types. The checker's method exists in all versions, but not in its public types. */
export function unionType(types: readonly ts.Type[], checker: ts.TypeChecker): ts.Type | undefined {
  return types.length > 1 ? (checker as UnionMaker).getUnionType(types) : types[0];
}

interface UnionMaker extends ts.TypeChecker {
  getUnionType(types: readonly ts.Type[]): ts.Type;
}

/** Returns the union of types worth listing: an overload that takes anything, or nothing, adds no props. */
function unionOf(types: readonly ts.Type[], checker: ts.TypeChecker): ts.Type | undefined {
  const objects = types.filter(({ flags }) => (flags & (ts.TypeFlags.Any | ts.TypeFlags.Void)) === 0);
  return unionType(objects, checker) ?? types.at(-1);
}

function parameterType(signature: ts.Signature, checker: ts.TypeChecker): ts.Type {
  const [parameter] = signature.parameters;
  return parameter === undefined ? checker.getVoidType() : checker.getTypeOfSymbol(parameter);
}

/** Finds the default element of a polymorphic component, such as `'button'`, if its type says so. */
export function findDefaultElement(symbol: ts.Symbol, checker: ts.TypeChecker): string | undefined {
  const type = checker.getTypeOfSymbol(symbol);
  const chosen = findChosenElement(symbol, checker);
  if (chosen !== undefined) return `'${chosen}'`;
  const [map] = type.aliasTypeArguments ?? typeArguments(type, checker);
  const element = map?.getProperty('defaultComponent');
  const found = element && checker.getTypeOfSymbol(element);
  return found?.isStringLiteral() ? `'${found.value}'` : undefined;
}

/** Finds the element that `<C = 'button'>(props: Polymorphic<C>) => ReactElement` renders by default, `button`. */
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

/** Returns whether any overload lets users choose the element or component to render. */
export function takesComponent(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  return checker
    .getTypeOfSymbol(symbol)
    .getCallSignatures()
    .some(({ declaration }) => takesComponentProp(declaration));
}

function takesComponentProp(declaration: ts.Signature['declaration']): boolean {
  const node = declaration?.parameters[0];
  return (
    node !== undefined && ts.isParameter(node) && node.type !== undefined && /\bcomponent\??:/.test(node.type.getText())
  );
}
