import ts from 'typescript-for-docs-nav';
import type { ApiMember } from '../../../../site/api/api-data.ts';
import { literalName, valuesIn } from './declarations.ts';
import { findFunction, findOwnObject, readNames } from './find-function.ts';
import type { Code } from './follow-code.ts';

/** TypeScript equivalents of `PropTypes` (https://legacy.reactjs.org/docs/typechecking-with-proptypes.html). */
const PLAIN: Readonly<Record<string, string>> = {
  any: 'any',
  array: 'any[]',
  bigint: 'bigint',
  bool: 'boolean',
  element: 'React.ReactElement',
  elementType: 'React.ElementType',
  func: 'function',
  node: 'React.ReactNode',
  number: 'number',
  object: 'object',
  string: 'string',
  symbol: 'symbol',
};

/**
 * Lists the props of a component without types from its JavaScript: those of its `propTypes`, and those that its
 * parameter destructures, whose types are unknown.
 */
export function readPropTypes(code: Code | undefined): readonly ApiMember[] {
  if (code === undefined) return [];
  const { script, name } = code;
  const source = ts.createSourceFile('script.jsx', script.text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.JSX);
  const names = readNames(source);
  const members = new Map<string, ApiMember>();
  const declared = findOwnObject(name, 'propTypes', names);
  for (const [prop, value] of valuesIn(declared)) {
    const { type, required } = readType(value, source);
    const description = commentOf(value.parent);
    members.set(prop, { name: prop, type, ...(required ? { required } : {}), ...(description ? { description } : {}) });
  }
  const parameter = findFunction(name, names)?.parameters[0]?.name;
  for (const element of parameter && ts.isObjectBindingPattern(parameter) ? parameter.elements : []) {
    const prop = literalName(element.propertyName ?? element.name);
    if (prop === undefined || element.dotDotDotToken !== undefined || members.has(prop)) continue;
    members.set(prop, { name: prop, type: 'any' });
  }
  return [...members.values()];
}

/** Reads a type such as `PropTypes.string.isRequired`, and whether it is required. */
function readType(node: ts.Expression, source: ts.SourceFile): { readonly type: string; readonly required: boolean } {
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'isRequired')
    return { type: printType(node.expression, source), required: true };
  return { type: printType(node, source), required: false };
}

function printType(node: ts.Expression, source: ts.SourceFile): string {
  const own = (each: ts.Expression): string => readType(each, source).type;
  if (!ts.isCallExpression(node)) return PLAIN[nameOf(node)] ?? 'any';
  const [argument] = node.arguments;
  if (argument === undefined) return 'any';
  const isList = ts.isArrayLiteralExpression(argument);
  switch (nameOf(node.expression)) {
    case 'oneOf':
      return isList ? argument.elements.map((element) => literal(element, source)).join(' | ') : 'any';
    case 'oneOfType':
      return isList ? [...new Set(argument.elements.map(own))].join(' | ') : 'any';
    case 'arrayOf':
      return /[ |]/.test(own(argument)) ? `Array<${own(argument)}>` : `${own(argument)}[]`;
    case 'objectOf':
      return `Record<string, ${own(argument)}>`;
    case 'instanceOf':
      return argument.getText(source);
    case 'shape':
    case 'exact':
      return ts.isObjectLiteralExpression(argument) ? printShape(argument, source) : 'object';
    default:
      return 'any';
  }
}

function printShape(shape: ts.ObjectLiteralExpression, source: ts.SourceFile): string {
  const members = valuesIn(shape).map(([key, value]) => {
    const { type, required } = readType(value, source);
    return `${key}${required ? '' : '?'}: ${type}`;
  });
  return members.length === 0 ? 'object' : `{ ${members.join('; ')} }`;
}

/** Returns the last part of `PropTypes.string`, `_propTypes.default.string` or `string`. */
function nameOf(node: ts.Expression): string {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  return ts.isIdentifier(node) ? node.text : '';
}

function literal(node: ts.Expression, source: ts.SourceFile): string {
  return ts.isStringLiteralLike(node) ? `'${node.text}'` : node.getText(source);
}

function commentOf(node: ts.Node): string {
  const comment = ts.getJSDocCommentsAndTags(node).findLast(ts.isJSDoc)?.comment;
  return (ts.getTextOfJSDocComment(comment) ?? '').replace(/\r\n?/g, '\n').trim();
}
