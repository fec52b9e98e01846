import ts from 'typescript-for-docs-nav';
import type { Adapter } from '../adapters/adapter.ts';
import { declaringFiles, nodesBelow } from '../read/declarations.ts';
import { meantAt } from './aliased.ts';
import { orderedKeys, literalsIn } from './declared-order.ts';
import { isConcrete } from './is-concrete.ts';
import { isAsDeclared } from './mapped-members.ts';
import { isReactFile } from './react-types.ts';
import { findResponsive, findResponsiveType } from './responsive-type.ts';
import { anythingOf, anythingWritten, findSuggested } from './suggested-literals.ts';
import { isFunction, joinUnion, splitUnion, tidy, unwrapped, withoutUndefined } from './tidy-type.ts';

/** What printing needs besides the type. */
export interface Printing {
  readonly checker: ts.TypeChecker;
  readonly adapter: Adapter;
  /** Names of the printed export's own type parameters. */
  readonly parameters?: ReadonlySet<string>;
}

const FLAGS =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseFullyQualifiedType |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.WriteArrowStyleSignature |
  ts.TypeFormatFlags.OmitParameterModifiers;

/** Depth to which aliases are expanded: readers want the values of a prop, not the names of internal types. */
const MAX_DEPTH = 4;

/** A union with more literals is shown by the name of its type. */
const MAX_LITERALS = 24;

/**
 * Prints the type of a prop as its authors wrote it, with named unions of literals expanded. If what they wrote depends
 * on type parameters from elsewhere, prints the type as resolved by the checker. A member shared by parts of a union
 * has all of their types.
 */
export function printMember(symbol: ts.Symbol, printing: Printing, isShared = false): string {
  const declared = symbol.declarations ?? [];
  const decisive = isShared ? undefined : decisiveDeclaration(declared, printing.checker);
  const nodes = (decisive === undefined ? declared : [decisive]).map(typeNodeOf);
  const written = nodes.flatMap((node) => (node !== undefined && isConcrete(node, printing) ? [node] : []));
  // The checker resolves types on demand, and most of them are never needed.
  const isWritten =
    written.length > 0 &&
    written.length === nodes.length &&
    isAsDeclared(symbol, printing.checker) &&
    !(written.length > 1 && isEmptied(symbol, printing)) &&
    !isFilledIn(symbol, written, printing);
  const text = isWritten
    ? joinWritten(written, printing)
    : printType(printing.checker.getTypeOfSymbol(symbol), printing, () => orderOf(symbol, printing));
  return symbol.flags & ts.SymbolFlags.Optional ? withoutUndefined(text) : text;
}

/**
 * Lists the literals of a member by its declarations: as they are written, or, for a type that is made of the keys of
 * what is declared, `{ variant: { solid: …, soft: … } }`, its keys.
 */
function orderOf({ declarations = [] }: ts.Symbol, { checker }: Printing): readonly string[] {
  return declarations.flatMap((node) => {
    const written = typeNodeOf(node);
    return [
      ...(written === undefined ? [] : literalsIn(written, checker)),
      ...orderedKeys(checker.getTypeAtLocation(node), checker),
    ];
  });
}

/** Returns whether all declarations together allow nothing but `null`, as `{ a: null } & { a?: string | null }` does. */
function isEmptied(symbol: ts.Symbol, { checker }: Printing): boolean {
  return (checker.getNonNullableType(checker.getTypeOfSymbol(symbol)).flags & ts.TypeFlags.Never) !== 0;
}

/** Joins the types of a member that is declared more than once, without repeating parts of their unions. */
function joinWritten(nodes: readonly ts.TypeNode[], printing: Printing): string {
  const [first] = nodes;
  if (first !== undefined && nodes.length === 1) return printNode(first, printing, 0);
  const parts = nodes.map((node) => printPart(node, printing, 0)).flatMap(splitUnion);
  return joinUnion([...parts.filter((part) => part !== 'undefined'), ...parts.filter((part) => part === 'undefined')]);
}

/** Where the literals of a union stand, if their authors say. */
type Order = () => readonly string[];

/**
 * Prints a type: an object by its members, a named type by its name, anything else as the checker does. Literals stand
 * in their `order`, others by the alphabet.
 */
export function printType(type: ts.Type, printing: Printing, order: Order = () => []): string {
  const { checker, adapter } = printing;
  const { aliasSymbol, aliasTypeArguments } = type;
  const [inner] = aliasTypeArguments ?? [];
  if (aliasSymbol !== undefined && inner !== undefined && adapter.transparentTypes.includes(aliasSymbol.name))
    return printType(inner, printing);
  const responsive = findResponsiveType(type, checker);
  if (responsive !== undefined) return printType(responsive, printing, order);
  const structure = printStructure(type, printing) ?? printSuggested(type, printing, order);
  if (structure !== undefined) return structure;
  const isOpen = aliasSymbol !== undefined && isLiterals(type);
  return sortUnion(
    tidy(checker.typeToString(type, undefined, isOpen ? FLAGS | ts.TypeFormatFlags.InTypeAlias : FLAGS)),
    order,
  );
}

/** Prints literals that are only suggestions, and the type they are suggestions for. */
function printSuggested(type: ts.Type, printing: Printing, order: Order): string | undefined {
  const parts = type.isUnion() ? type.types : [];
  const others = unique(parts.flatMap((part) => anythingOf(part) ?? []));
  const literals = parts.filter((part) => anythingOf(part) === undefined);
  const isListed = literals.every(({ flags }) => flags & (LITERAL | ts.TypeFlags.String | ts.TypeFlags.Number));
  if (others.length === 0 || parts.length > MAX_LITERALS || !isListed) return undefined;
  // To the checker, `boolean` is a union of two literals.
  const isBoolean = literals.filter(({ flags }) => flags & ts.TypeFlags.BooleanLiteral).length > 1;
  const texts = literals.map((part) =>
    isBoolean && part.flags & ts.TypeFlags.BooleanLiteral ? 'boolean' : printType(part, printing),
  );
  return sortUnion([...texts, ...others].join(' | '), order);
}

/** A type with more members is better read in its own documentation. */
const MAX_MEMBERS = 40;

/** Prints an anonymous object by its members; for a union of such objects, by the members of each. */
function printStructure(type: ts.Type, printing: Printing): string | undefined {
  const { checker } = printing;
  const parts = (type.isUnion() ? type.types : [type]).filter(({ flags }) => (flags & ts.TypeFlags.Undefined) === 0);
  if (type.aliasSymbol !== undefined || parts.length === 0 || !parts.every((part) => isBareObject(part, checker)))
    return undefined;
  const members = new Map<string, { readonly optional: boolean; readonly types: Set<string> }>();
  for (const part of parts) {
    for (const symbol of checker.getPropertiesOfType(part)) {
      const optional = (symbol.flags & ts.SymbolFlags.Optional) !== 0;
      const known = members.get(symbol.name) ?? { optional, types: new Set() };
      known.types.add(printMember(symbol, printing));
      members.set(symbol.name, known);
    }
  }
  if (members.size === 0 || members.size > MAX_MEMBERS) return undefined;
  const texts = Array.from(members, ([name, { optional, types }]) => {
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`;
    return `${key}${optional ? '?' : ''}: ${[...types].toSorted().join(' | ')}`;
  });
  return `{ ${texts.join('; ')} }${type.isUnion() && type.types.length > parts.length ? ' | undefined' : ''}`;
}

function isBareObject(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (type.isIntersection())
    return type.aliasSymbol === undefined && type.types.every((part) => isBareObject(part, checker));
  return (
    (type.flags & ts.TypeFlags.Object) !== 0 &&
    type.aliasSymbol === undefined &&
    ((type.symbol?.flags ?? 0) & ts.SymbolFlags.TypeLiteral) !== 0 &&
    type.getCallSignatures().length + type.getConstructSignatures().length === 0 &&
    checker.getIndexInfosOfType(type).length === 0
  );
}

/** Sorts a union: the checker's order depends on which parts it met first, and so on other requests. */
function sortUnion(text: string, order: Order): string {
  if (splitUnion(text).length === 1 && text.search(RUN) < 0) return text;
  const declared = order();
  const placeOf = (part: string) => declared.indexOf(part) + 1 || declared.length + 1;
  const compare = (a: string, b: string) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1);
  const sorted = text.replaceAll(RUN, (run) => splitUnion(run).toSorted(compare).join(' | '));
  const parts = splitUnion(sorted);
  const rank = (part: string) => (part === 'undefined' ? 2 : Number(part === 'null'));
  // Types with the same name but different declarations look the same.
  return parts.length === 1
    ? sorted
    : unwrapped(
        unique(parts)
          .toSorted((a, b) => rank(a) - rank(b) || compare(a, b))
          .join(' | '),
      );
}

/** Literals one after another, anywhere in a type. */
const RUN = /'[^']*'(?: \| '[^']*')+/g;

function typeNodeOf(declaration: ts.Declaration): ts.TypeNode | undefined {
  if (ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration) || ts.isParameter(declaration))
    return declaration.type;
  return undefined;
}

/**
 * Returns whether all parameters in the source of a member are replaced by types: `Ref<T>` in
 * `RefAttributes<HTMLDivElement>` is a `Ref<HTMLDivElement>`. `any` says less than the parameter.
 */
function isFilledIn(symbol: ts.Symbol, nodes: readonly ts.TypeNode[], { checker }: Printing): boolean {
  const named = new Set(nodes.flatMap((node) => interfaceParameters(node, checker)));
  if (named.size === 0) return false;
  const type = checker.typeToString(checker.getTypeOfSymbol(symbol), undefined, FLAGS);
  return !(type.match(/\w+/g) ?? []).some((word) => named.has(word) || VAGUE.has(word));
}

const VAGUE = new Set(['any', 'unknown', 'object', 'never']);

function interfaceParameters(type: ts.Node, checker: ts.TypeChecker): readonly string[] {
  return nodesBelow(type)
    .filter(ts.isIdentifier)
    .flatMap((node) => {
      const { flags = 0, name = '', declarations = [] } = checker.getSymbolAtLocation(node) ?? {};
      const isParameter = (flags & ts.SymbolFlags.TypeParameter) !== 0;
      return isParameter && declarations.some(({ parent }) => ts.isInterfaceDeclaration(parent)) ? [name] : [];
    });
}

/** Prints a type as written, with named unions of literals expanded. */
export function printNode(node: ts.TypeNode, printing: Printing, depth = 0): string {
  if (ts.isUnionTypeNode(node))
    return joinUnion(node.types.flatMap((part) => splitUnion(printPart(part, printing, depth))));
  if (ts.isParenthesizedTypeNode(node)) return printNode(node.type, printing, depth);
  const responsive = findResponsive(node, printing.checker);
  if (responsive !== undefined) return printNode(responsive, printing, depth);
  const anything = anythingWritten(node);
  if (anything !== undefined) return anything;
  if (ts.isTypeReferenceNode(node) && depth < MAX_DEPTH) return printReference(node, printing, depth);
  const element = ts.isArrayTypeNode(node) ? withoutParentheses(node.elementType) : undefined;
  if (
    element &&
    (ts.isTypeReferenceNode(element) || ts.isUnionTypeNode(element) || ts.isTemplateLiteralTypeNode(element))
  ) {
    const item = printPart(element, printing, depth);
    return splitUnion(item).length > 1 ? `(${item})[]` : `${item}[]`;
  }
  if (ts.isTypeOperatorNode(node) && ts.isArrayTypeNode(node.type))
    return `readonly ${printNode(node.type, printing, depth)}`;
  if (ts.isIndexedAccessTypeNode(node)) return printAccess(node, printing);
  if (isWorkedOut(node) || ts.isImportTypeNode(node)) {
    const type = printing.checker.getTypeAtLocation(node);
    if ((type.flags & LITERAL) !== 0 || isLiterals(type)) return printType(type, printing, orderIn(node, printing));
  }
  return printSource(node);
}

/**
 * Returns whether a type should be computed, such as `typeof SMALL`, `keyof typeof SIZES` or `${Side}-start`: readers
 * want the values, and may not even be able to import the constant.
 */
function isWorkedOut(node: ts.TypeNode): boolean {
  return (
    ts.isTemplateLiteralTypeNode(node) ||
    ts.isTypeQueryNode(node) ||
    (ts.isTypeOperatorNode(node) && isWorkedOut(node.type))
  );
}

/** Prints a part of a union; a function type keeps its parentheses. */
function printPart(node: ts.TypeNode, printing: Printing, depth: number): string {
  const text = printNode(node, printing, depth);
  return isFunction(text) || ts.isConditionalTypeNode(withoutParentheses(node)) ? `(${text})` : text;
}

function withoutParentheses(node: ts.TypeNode): ts.TypeNode {
  return ts.isParenthesizedTypeNode(node) ? withoutParentheses(node.type) : node;
}

const PRINTER = ts.createPrinter({ removeComments: true, omitTrailingSemicolon: true });

function printReference(node: ts.TypeReferenceNode, printing: Printing, depth: number): string {
  const { checker, adapter } = printing;
  const [first] = node.typeArguments ?? [];
  const target = meantAt(node.typeName, checker);
  if (first !== undefined && target !== undefined && adapter.transparentTypes.includes(target.name))
    return printNode(first, printing, depth + 1);
  const suggested = findSuggested(node, checker);
  if (suggested !== undefined)
    return unique([...splitUnion(printPart(suggested.literals, printing, depth + 1)), suggested.anything]).join(' | ');
  // For `NonNullable<Props['size']>`, null parts are left out.
  if (first !== undefined && target?.name === 'NonNullable')
    return printNode(first, printing, depth + 1).replace(/ \| (?:null|undefined)\b/g, '');
  // For `Exclude<Mode, 'hour'>`, the remaining values are printed.
  if (['Exclude', 'Extract'].includes(target?.name ?? '') && isLiterals(checker.getTypeAtLocation(node)))
    return printType(checker.getTypeAtLocation(node), printing, orderIn(node, printing));
  const constraint = depth === 0 ? target?.declarations?.find(ts.isTypeParameterDeclaration)?.constraint : undefined;
  if (constraint !== undefined && isLiterals(checker.getTypeAtLocation(constraint), true))
    return printNode(constraint, printing, depth + 1);
  const declaration = target?.declarations?.find(ts.isTypeAliasDeclaration);
  return (declaration && printAlias(node, declaration, printing, depth)) ?? printSource(node);
}

/** Prints what an alias without parameters stands for, if readers want to see that; `undefined` for any other. */
function printAlias(
  node: ts.TypeReferenceNode,
  declaration: ts.TypeAliasDeclaration,
  printing: Printing,
  depth: number,
): string | undefined {
  if (declaration.typeParameters !== undefined) return undefined;
  const type = printing.checker.getTypeAtLocation(node);
  // The values stay in the order in which they were written, which differs from the checker's.
  if (isLiterals(type))
    return isConcrete(declaration.type, printing)
      ? printNode(declaration.type, printing, depth + 1)
      : printType(type, printing, orderIn(node, printing));
  // The checker reduces `'start' | 'end' | string` to a string, losing the values that the authors list.
  if (type.flags & (ts.TypeFlags.String | ts.TypeFlags.Number) && isConcrete(declaration.type, printing)) {
    const text = printNode(declaration.type, printing, depth + 1);
    if (splitUnion(text).length <= MAX_LITERALS) return text;
  }
  // What is computed, such as `keyof Colors`, can be a list of suggestions as well; names of React are known.
  const isKnown = isReactFile(declaration.getSourceFile().fileName);
  return isKnown ? undefined : printSuggested(type, printing, orderIn(node, printing));
}

function printSource(node: ts.TypeNode): string {
  return tidy(PRINTER.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()));
}

/** Prints `InputProps['size']` as the type of that member, which readers would have to look up. */
function printAccess(node: ts.IndexedAccessTypeNode, printing: Printing): string {
  const { checker } = printing;
  const index =
    ts.isLiteralTypeNode(node.indexType) && ts.isStringLiteral(node.indexType.literal)
      ? node.indexType.literal.text
      : undefined;
  const member =
    index === undefined ? undefined : checker.getPropertyOfType(checker.getTypeAtLocation(node.objectType), index);
  // CSS types are better known by their names.
  if (member && declaringFiles(member).some((file) => file.includes('/csstype/'))) return printSource(node);
  return member
    ? printMember(member, printing)
    : printType(checker.getTypeAtLocation(node), printing, orderIn(node, printing));
}

function orderIn(node: ts.TypeNode, { checker }: Printing): Order {
  return () => literalsIn(node, checker);
}

const LITERAL =
  ts.TypeFlags.StringLiteral |
  ts.TypeFlags.NumberLiteral |
  ts.TypeFlags.BooleanLiteral |
  ts.TypeFlags.Null |
  ts.TypeFlags.Undefined;

function isLiterals(type: ts.Type, isBare = false): boolean {
  if (isBare && type.flags & ts.TypeFlags.Boolean) return true;
  if (!type.isUnion())
    return (type.flags & (ts.TypeFlags.String | ts.TypeFlags.Number)) !== 0 && type.aliasSymbol !== undefined;
  return (
    type.types.length <= MAX_LITERALS &&
    type.types.every(({ flags }) => flags & (LITERAL | ts.TypeFlags.String | ts.TypeFlags.Number))
  );
}

function unique(parts: readonly string[]): readonly string[] {
  return [...new Set(parts)];
}

/**
 * Returns the declaration of a member that readers should see. If a member redeclares an inherited one, the most recent
 * declaration comes first. A component's own declaration takes precedence over an element attribute, as in
 * `Attributes & { value?: string }`, unless it accepts more than the element does.
 */
function decisiveDeclaration(declared: readonly ts.Declaration[], checker: ts.TypeChecker): ts.Declaration | undefined {
  const [first] = declared;
  const own = declared.find((each) => !isReactFile(each.getSourceFile().fileName));
  return first === undefined || own === undefined || own === first || isWider(own, first, checker) ? first : own;
}

function isWider(one: ts.Declaration, other: ts.Declaration, checker: ts.TypeChecker): boolean {
  const typeOf = (declaration: ts.Declaration) => checker.getNonNullableType(checker.getTypeAtLocation(declaration));
  const [wide, narrow] = [typeOf(one), typeOf(other)];
  return checker.isTypeAssignableTo(narrow, wide) && !checker.isTypeAssignableTo(wide, narrow);
}
