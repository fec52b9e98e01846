import ts from 'typescript-for-docs-nav';
import { keyOf, objectBehind, type Names } from './find-function.ts';

/** A longer value is of little use in a table. */
const MAX_LENGTH = 60;

/** The module that a value is in. */
export interface ValuePlace {
  readonly text: string;
  readonly names: Names;
  /** Finds a constant that the module imports from another one. */
  readonly imported: (name: string) => PlacedValue | undefined;
}

/** A value, with the module that it is in. */
export interface PlacedValue {
  readonly node: ts.Expression;
  readonly place: ValuePlace;
}

/**
 * Prints a value as code: constants as what they stand for, also imported ones, members of constant objects and lists,
 * and what is written as it is. `undefined` if it is too long, or uses names that only its module knows.
 */
export function printValue(node: ts.Expression, place: ValuePlace, depth = 0): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return `'${node.text}'`;
  if (isTransparent(node)) return printValue(node.expression, place, depth);
  const constant = depth < MAX_STEPS ? constantBehind(node, place) : undefined;
  if (constant !== undefined) {
    const text = printValue(constant.node, constant.place, depth + 1);
    if (text !== undefined && !isName(constant.node)) return text;
  }
  if (isName(node)) return sourceOf(node, place);
  return isSelfContained(node) ? sourceOf(node, place) : undefined;
}

/** A constant may stand for another one, but not for itself. */
const MAX_STEPS = 5;

function sourceOf(node: ts.Expression, { text }: ValuePlace): string | undefined {
  const code = text.slice(node.pos, node.end).trim().replace(/\s+/g, ' ');
  return code.length <= MAX_LENGTH ? code : undefined;
}

function isTransparent(
  node: ts.Expression,
): node is ts.AsExpression | ts.SatisfiesExpression | ts.ParenthesizedExpression | ts.NonNullExpression {
  return (
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isParenthesizedExpression(node) ||
    ts.isNonNullExpression(node)
  );
}

/** Finds the value of a constant, or of one of its members: `'horizontal'` for `Orientation.Horizontal`. */
function constantBehind(node: ts.Expression, place: ValuePlace): PlacedValue | undefined {
  if (ts.isIdentifier(node)) {
    const own = place.names.valueOf(node.text);
    return own === undefined ? place.imported(node.text) : { node: own, place };
  }
  const owner = ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node) ? node.expression : undefined;
  if (owner === undefined) return undefined;
  const found = ts.isIdentifier(owner) ? constantBehind(owner, place) : { node: owner, place };
  if (found === undefined) return undefined;
  const member = memberOf(found, node);
  return member && { node: member, place: found.place };
}

function memberOf({ node: owner, place }: PlacedValue, node: ts.Expression): ts.Expression | undefined {
  if (ts.isElementAccessExpression(node) && ts.isNumericLiteral(node.argumentExpression)) {
    const list = isTransparent(owner) ? owner.expression : owner;
    return ts.isArrayLiteralExpression(list) ? list.elements[Number(node.argumentExpression.text)] : undefined;
  }
  const key = ts.isPropertyAccessExpression(node)
    ? node.name.text
    : ts.isElementAccessExpression(node) && ts.isStringLiteral(node.argumentExpression)
      ? node.argumentExpression.text
      : undefined;
  const members = objectBehind(owner, place.names)?.properties.filter(ts.isPropertyAssignment);
  return members?.find(({ name }) => keyOf(name) === key)?.initializer;
}

/**
 * Returns whether a node is a component or a member of an enumeration. Names that compilers make up are of no use to
 * readers.
 */
function isName(node: ts.Expression): boolean {
  if (ts.isPropertyAccessExpression(node)) return isName(node.expression);
  return ts.isIdentifier(node) && /^[A-Z][a-zA-Z]+$/.test(node.text);
}

/** Returns whether a value means the same to every reader: it uses only names of the language and its own parameters. */
function isSelfContained(node: ts.Expression): boolean {
  const own = new Set<string>();
  let isContained = true;
  const visit = (child: ts.Node): void => {
    if (ts.isParameter(child) && ts.isIdentifier(child.name)) own.add(child.name.text);
    if (ts.isIdentifier(child) && !own.has(child.text) && !GLOBAL.has(child.text)) isContained = false;
    if (child.kind === ts.SyntaxKind.ThisKeyword || ts.isTypeNode(child)) isContained &&= ts.isTypeNode(child);
    if (!isContained || ts.isTypeNode(child)) return;
    if (ts.isPropertyAccessExpression(child)) visit(child.expression);
    else if (ts.isPropertyAssignment(child)) visit(child.initializer);
    else if (ts.isJsxElement(child) || ts.isJsxSelfClosingElement(child)) visitJsx(child);
    else ts.forEachChild(child, visit);
  };
  const visitJsx = (element: ts.JsxElement | ts.JsxSelfClosingElement): void => {
    const { tagName, attributes } = ts.isJsxElement(element) ? element.openingElement : element;
    if (!ts.isIdentifier(tagName)) isContained = false;
    for (const attribute of attributes.properties)
      if (ts.isJsxSpreadAttribute(attribute) || attribute.initializer?.kind === ts.SyntaxKind.JsxExpression)
        ts.forEachChild(attribute, (part) => (ts.isIdentifier(part) ? undefined : visit(part)));
    if (ts.isJsxElement(element)) for (const child of element.children) if (!ts.isJsxText(child)) visit(child);
  };
  visit(node);
  return isContained;
}

/** Names of the language and of browsers that values are made with. */
const GLOBAL = new Set(
  (
    'undefined NaN Infinity Date Math Map Set WeakMap Array Object String Number Boolean Symbol RegExp Error Promise Intl ' +
    'JSON BigInt document window globalThis console'
  ).split(' '),
);
