import ts from 'typescript-for-docs-nav';
import { nodesBelow } from '../read/declarations.ts';

/**
 * Lists the names that a type refers to, each once: not the keys of its objects, the names of parameters, or what it
 * binds itself.
 *
 * @example
 * "Array<IconProps.Name> | ((event: React.MouseEvent) => void)" → ['Array', 'IconProps.Name', 'React.MouseEvent']
 */
export function namesInType(type: string): readonly string[] {
  const { statements } = ts.createSourceFile('type.ts', `type _ = ${type};`, ts.ScriptTarget.ES2022);
  const found = new Set<string>();
  const visit = (node: ts.Node, bound: ReadonlySet<string>): void => {
    const inside = new Set([...bound, ...boundBy(node)]);
    const name = nameOf(node);
    const [first = ''] = name?.split('.') ?? [];
    if (name !== undefined && !inside.has(first)) found.add(name);
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  for (const statement of statements) if (ts.isTypeAliasDeclaration(statement)) visit(statement.type, new Set());
  return [...found];
}

function nameOf(node: ts.Node): string | undefined {
  if (ts.isTypeReferenceNode(node)) return textOf(node.typeName);
  if (ts.isTypeQueryNode(node)) return textOf(node.exprName);
  return undefined;
}

function textOf(name: ts.EntityName): string {
  return ts.isIdentifier(name) ? name.text : `${textOf(name.left)}.${name.right.text}`;
}

/** Lists the type parameters that a node binds for what is below it. */
function boundBy(node: ts.Node): readonly string[] {
  if (ts.isMappedTypeNode(node)) return [node.typeParameter.name.text];
  if (ts.isFunctionTypeNode(node) || ts.isConstructorTypeNode(node))
    return (node.typeParameters ?? []).map(({ name }) => name.text);
  // `infer` binds for the branch of its condition.
  const inferred = ts.isConditionalTypeNode(node) ? nodesBelow(node.extendsType).filter(ts.isInferTypeNode) : [];
  return inferred.map(({ typeParameter }) => typeParameter.name.text);
}
