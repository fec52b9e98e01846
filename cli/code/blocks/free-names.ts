import { isNode, type Node } from '../../system/modules/syntax-node.ts';

/** What code needs a name for: an element, another value, or only a type. */
export type NameUse = 'element' | 'value' | 'type';

/** Finds the names that code uses and declares nowhere, however deep: blocks are short, and a name means one thing. */
export function findFreeNames(body: readonly Node[]): ReadonlyMap<string, NameUse> {
  const declared = new Set<string>();
  const used = new Map<string, NameUse>();
  const visit = (node: Node, isType: boolean, binds: boolean) => {
    const { type } = node;
    const name = String(node['name']);
    const isName = type === 'Identifier' || type === 'JSXIdentifier';
    if (type === 'TSTypeParameter' || (isName && binds)) declared.add(name);
    else if (isName && (!isType || !used.has(name)))
      used.set(name, isType ? 'type' : type === 'JSXIdentifier' ? 'element' : 'value');
    const inType = isType || (type.startsWith('TS') && !VALUES.test(type));
    const mayBind = type !== 'ExportSpecifier' && !type.endsWith('Instantiation');
    for (const [key, value] of Object.entries(node)) {
      if (typeof value !== 'object' || value === null || isMere(node, key)) continue;
      const isBound = (mayBind && BINDING.has(key)) || (binds && PATTERN.has(key));
      for (const child of [value].flat()) if (isNode(child)) visit(child, inType, isBound);
    }
  };
  for (const node of body) visit(node, false, false);
  return new Map([...used].filter(([name]) => !declared.has(name)));
}

/** Nodes of TypeScript that hold values. */
const VALUES = /^TS(?:As|Satisfies|NonNull|Instantiation|TypeAssertion|Enum|Module|ExportAssignment|ParameterProperty)/;

/** What declares names, and what passes this on within a pattern. */
const BINDING = new Set(['id', 'local', 'param', 'params', 'parameters']);
const PATTERN = new Set(['properties', 'elements', 'argument', 'left', 'value', 'parameter']);

/** What a node has under these keys is a name of its own kind, and uses nothing. */
const MERE = new Set([
  'JSXAttribute.name',
  'JSXNamespacedName.name',
  'MetaProperty.meta',
  'ImportSpecifier.imported',
  'ExportSpecifier.exported',
  'ExportAllDeclaration.exported',
  'TSImportType.qualifier',
  'TSQualifiedName.right',
  'TSTypePredicate.parameterName',
]);

function isMere(node: Node, key: string): boolean {
  const { type, name } = node;
  if (key === 'property' || key === 'key') return node['computed'] !== true;
  if (key === 'specifiers') return type === 'ExportNamedDeclaration' && isNode(node['source']);
  // Elements of HTML have no module.
  if (type === 'JSXOpeningElement' && key === 'name' && isNode(name))
    return /^[a-z]|-/.test(String(name['name'] ?? 'A'));
  return key === 'label' || type === 'JSXClosingElement' || MERE.has(`${type}.${key}`);
}
