import ts from 'typescript-for-docs-nav';
import { valuesIn } from './declarations.ts';
import { isWrapper, objectBehind, type Names } from './find-function.ts';
import type { Script } from './read-script.ts';

/** A longer value is of little use in a table. */
const MAX_LENGTH = 60;

/** The module that a value is in. */
export interface ValuePlace {
  readonly script: Script;
  readonly names: Names;
  /** Finds a constant that the module imports from another one. */
  readonly imported: (name: string) => PlacedValue | undefined;
}

/** A value, with the module that it is in. */
interface PlacedValue {
  readonly node: ts.Expression;
  readonly place: ValuePlace;
}

/**
 * Prints a value as code: constants as what they stand for, also imported ones, members of constant objects and lists,
 * and what is written as it is. `undefined` if it is too long, or uses names that only its module knows.
 */
export function printValue(node: ts.Expression, place: ValuePlace, depth = 0): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return `'${node.text}'`;
  // An attribute without a value.
  if (node.kind === ts.SyntaxKind.TrueKeyword) return 'true';
  // `!0` of compilers that leave out what they can.
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    if (ts.isNumericLiteral(node.operand)) return String(node.operand.text === '0');
  if (isWrapper(node)) return printValue(node.expression, place, depth);
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

function sourceOf(node: ts.Expression, { script }: ValuePlace): string | undefined {
  const code = script.text.slice(node.pos, node.end).trim().replace(/\s+/g, ' ');
  return code.length <= MAX_LENGTH ? code : undefined;
}

/** Finds the value of a constant, or of one of its members: `'horizontal'` for `Orientation.Horizontal`. */
export function constantBehind(node: ts.Expression, place: ValuePlace): PlacedValue | undefined {
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
    const list = isWrapper(owner) ? owner.expression : owner;
    return ts.isArrayLiteralExpression(list) ? list.elements[Number(node.argumentExpression.text)] : undefined;
  }
  const key = ts.isPropertyAccessExpression(node)
    ? node.name.text
    : ts.isElementAccessExpression(node) && ts.isStringLiteral(node.argumentExpression)
      ? node.argumentExpression.text
      : undefined;
  return valuesIn(objectBehind(owner, place.names)).find(([name]) => name === key)?.[1];
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
  const isClear = (child: ts.Node): boolean => {
    if (ts.isParameter(child) && ts.isIdentifier(child.name)) own.add(child.name.text);
    if (ts.isIdentifier(child)) return own.has(child.text) || GLOBAL.has(child.text);
    if (child.kind === ts.SyntaxKind.ThisKeyword) return false;
    if (ts.isTypeNode(child)) return true;
    if (ts.isPropertyAccessExpression(child)) return isClear(child.expression);
    if (ts.isPropertyAssignment(child)) return isClear(child.initializer);
    // The name of an element is known to readers as that of a prop is: `<b>`, or a component.
    if (ts.isJsxOpeningElement(child) || ts.isJsxSelfClosingElement(child)) return isClear(child.attributes);
    if (ts.isJsxAttribute(child)) return child.initializer === undefined || isClear(child.initializer);
    if (ts.isJsxClosingElement(child)) return true;
    return !ts.forEachChild(child, (part) => !isClear(part));
  };
  return isClear(node);
}

/** Names of the language and of browsers that values are made with. */
const GLOBAL = new Set(
  (
    'undefined NaN Infinity Date Math Map Set WeakMap Array Object String Number Boolean Symbol RegExp Error Promise Intl ' +
    'JSON BigInt document window globalThis console'
  ).split(' '),
);
