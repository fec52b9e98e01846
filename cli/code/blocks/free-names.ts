import { childrenOf, isNode, type Node } from '../../system/modules/syntax-node.ts';

/** The names in a piece of code, wherever they are in it. */
export interface CodeNames {
  /** Names that it declares or imports. */
  readonly declared: ReadonlySet<string>;
  /** Names that it takes from outside, and whether some place needs a value, not only a type. */
  readonly free: ReadonlyMap<string, 'value' | 'type'>;
}

/** Finds the names that code uses and declares nowhere, however deep: blocks are short, and a name means one thing. */
export function findNames(body: readonly Node[]): CodeNames {
  const declared = new Set<string>();
  const used = new Map<string, 'value' | 'type'>();
  const visit = (node: Node, isType: boolean) => {
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier') {
      const name = String(node['name']);
      if (!isType || !used.has(name)) used.set(name, isType ? 'type' : 'value');
    }
    for (const name of namesDeclaredBy(node)) declared.add(name);
    const isTyped = isType || (node.type.startsWith('TS') && !VALUES.has(node.type));
    for (const child of childrenOf(node, (key) => !isMere(node, key)))
      visit(child, isTyped && child.type !== 'ClassBody');
  };
  for (const node of body) visit(node, false);
  return { declared, free: new Map([...used].filter(([name]) => !declared.has(name))) };
}

/** Nodes of TypeScript that hold values. */
const VALUES = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
  'TSInstantiationExpression',
  'TSEnumDeclaration',
  'TSEnumBody',
  'TSEnumMember',
  'TSModuleDeclaration',
  'TSModuleBlock',
  'TSExportAssignment',
  'TSParameterProperty',
]);

/** Returns the names that a node itself declares. */
function namesDeclaredBy(node: Node): readonly string[] {
  const { type } = node;
  if (type === 'VariableDeclarator' || type === 'TSEnumMember' || type === 'TSModuleDeclaration')
    return namesIn(node['id']);
  if (type === 'CatchClause') return namesIn(node['param']);
  if (type.startsWith('Import') && type.endsWith('Specifier')) return namesIn(node['local']);
  if (type === 'TSTypeParameter') return typeof node['name'] === 'string' ? [node['name']] : namesIn(node['name']);
  if (type === 'TSMappedType') return namesIn(node['key']);
  if (type === 'TSParameterProperty') return namesIn(node['parameter']);
  const own = /^(?:Function|Class|TSDeclareFunction|TSInterface|TSTypeAlias|TSEnum|TSImportEquals)/.test(type)
    ? namesIn(node['id'])
    : [];
  const parameters = [node['params'], node['parameters']].flat().filter(isNode);
  return parameters.length === 0 || type.startsWith('TSTypeParameter') ? own : [...own, ...parameters.flatMap(namesIn)];
}

/** Returns the names that a statement declares for those beside it. */
export function findDeclared(statement: Node): readonly string[] {
  const parts =
    statement.type === 'VariableDeclaration'
      ? statement['declarations']
      : statement.type === 'ImportDeclaration'
        ? statement['specifiers']
        : undefined;
  if (parts !== undefined) return [parts].flat().filter(isNode).flatMap(namesDeclaredBy);
  return /Declaration$|^TSDeclareFunction$/.test(statement.type) ? namesIn(statement['id']) : [];
}

/** Returns the names in a pattern. */
function namesIn(pattern: unknown): readonly string[] {
  if (!isNode(pattern)) return [];
  if (pattern.type === 'Identifier') return [String(pattern['name'])];
  if (pattern.type === 'AssignmentPattern') return namesIn(pattern['left']);
  if (pattern.type === 'RestElement') return namesIn(pattern['argument']);
  if (pattern.type === 'TSParameterProperty') return namesIn(pattern['parameter']);
  if (pattern.type === 'ArrayPattern') return [pattern['elements']].flat().flatMap(namesIn);
  if (pattern.type !== 'ObjectPattern') return [];
  return [pattern['properties']]
    .flat()
    .flatMap((each) => (isNode(each) ? namesIn(each.type === 'Property' ? each['value'] : each) : []));
}

/** Returns whether what a node has under a key is a name of its own kind, such as that of a property, and uses nothing. */
function isMere(node: Node, key: string): boolean {
  const { type } = node;
  if (type === 'JSXClosingElement' || type === 'MetaProperty' || type === 'ImportAttribute') return true;
  if (key === 'property') return node['computed'] !== true || type === 'JSXMemberExpression';
  if (key === 'key') return node['computed'] !== true;
  if (key === 'label') return true;
  if (key === 'name') return type === 'JSXAttribute' || type === 'JSXNamespacedName' || isHostElement(node);
  if (type === 'ImportSpecifier' || type === 'ImportExpression' || type === 'TSImportType')
    return key !== 'options' && key !== 'typeParameters';
  if (type === 'ExportSpecifier') return key === 'exported';
  if (type === 'ExportNamedDeclaration' && isNode(node['source'])) return key === 'specifiers';
  if (type === 'ExportAllDeclaration') return true;
  if (type === 'TSQualifiedName') return key === 'right';
  if (type === 'TSTypePredicate') return key === 'parameterName';
  return key === 'namespace';
}

/** Returns whether an opening tag is of an element of HTML. */
function isHostElement({ type, name }: Node): boolean {
  return (
    type === 'JSXOpeningElement' &&
    isNode(name) &&
    name.type === 'JSXIdentifier' &&
    /^[a-z]|-/.test(String(name['name']))
  );
}
