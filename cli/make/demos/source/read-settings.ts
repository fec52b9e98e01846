import type { Settings } from '../../../../site/features/playground/controls/narrow.ts';
import type { Choice, Value } from '../../../../site/features/playground/model/playground.ts';
import { isNode, type Node } from '../../../system/modules/syntax-node.ts';

/** What a demo's file says about the controls of its playground. */
export interface FoundSettings {
  readonly settings: Settings;
  /** Offsets of what only running the file would tell, and of choices that need more of it than its imports. */
  readonly unread: readonly number[];
}

/**
 * Reads the exported constant `controls` of a module without running it; nothing if there is none. What a choice offers
 * is kept as code, with the imports that it needs.
 */
export function readSettings(program: readonly Node[], source: string): FoundSettings | undefined {
  const object = findControls(program);
  if (object === undefined) return undefined;
  const unread: number[] = [];
  const read = <Result>(node: Node, readOne: (value: Node, key: string) => Result | undefined) =>
    Object.fromEntries(
      propertiesOf(node).flatMap(([key, value]): readonly (readonly [string, Result])[] => {
        const result = key === undefined ? undefined : readOne(value, key);
        if (key !== undefined && result !== undefined) return [[key, result]];
        unread.push(value.start);
        return [];
      }),
    );
  const imports = importsIn(program);
  const own = new Set(program.flatMap(namesDeclaredIn));
  const readCode = (value: Node): Omit<Choice, 'label'> | undefined => {
    const names = identifiersIn(value);
    if (names.some((name) => own.has(name))) return undefined;
    const needed = [...new Set(names.flatMap((name) => imports.get(name) ?? []))];
    const code = source.slice(value.start, Number(value['end']));
    return needed.length === 0 ? { code } : { code, imports: needed };
  };
  const readChoices = (value: Node): readonly Choice[] =>
    Object.entries(read(value, readCode)).map(([label, choice]) => ({ label, ...choice }));
  const settings = read(object, (value, key): Settings[keyof Settings] => {
    if (key === 'preset') return read(value, readValue);
    if (key === 'labels') return read(value, readText);
    if (key === 'choices') return read(value, readChoices);
    return LISTS.has(key) ? readList(value) : undefined;
  });
  return { settings, unread };
}

const LISTS: ReadonlySet<string> = new Set(['order', 'only', 'without']);

/** Returns the object of `export const controls = { … } satisfies Controls<typeof Button>`. */
function findControls(program: readonly Node[]): Node | undefined {
  const declarators = program.flatMap(({ type, declaration }) =>
    type === 'ExportNamedDeclaration' && isNode(declaration) ? nodesIn(declaration['declarations']) : [],
  );
  const found = declarators.find(({ id }) => isNode(id) && id['name'] === 'controls')?.['init'];
  const value = isNode(found) ? bare(found) : undefined;
  return value?.type === 'ObjectExpression' ? value : undefined;
}

/** Takes away what only says a type, and brackets. */
function bare(node: Node): Node {
  const inner = node['expression'];
  return TYPED.test(node.type) && isNode(inner) ? bare(inner) : node;
}

const TYPED = /^(?:TSSatisfiesExpression|TSAsExpression|TSNonNullExpression|ParenthesizedExpression)$/;

/** Keys and values of an object; a computed key is unknown, and what is spread has none. */
function propertiesOf(object: Node): readonly (readonly [key: string | undefined, value: Node])[] {
  if (object.type !== 'ObjectExpression') return [[undefined, object]];
  return nodesIn(object['properties']).map((property) => {
    const { key, value, computed } = property;
    if (!isNode(key) || !isNode(value) || computed === true) return [undefined, property];
    const name = key['name'] ?? key['value'];
    return [name === undefined ? undefined : String(name), bare(value)];
  });
}

function readValue(node: Node): Value | undefined {
  const { type, value, operator, argument } = node;
  if (type === 'UnaryExpression' && operator === '-' && isNode(argument)) {
    return typeof argument['value'] === 'number' ? -argument['value'] : undefined;
  }
  if (type === 'TemplateLiteral') return readTemplate(node);
  const isBasic = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return type === 'Literal' && isBasic ? value : undefined;
}

function readTemplate({ quasis }: Node): string | undefined {
  const [only, ...others] = nodesIn(quasis);
  const value = only?.['value'] as { readonly cooked?: string } | undefined;
  return others.length === 0 ? value?.cooked : undefined;
}

function readText(node: Node): string | undefined {
  const value = readValue(node);
  return typeof value === 'string' ? value : undefined;
}

function readList(node: Node): readonly string[] | undefined {
  const texts = nodesIn(node['elements']).map((element) => readText(bare(element)));
  const read = texts.filter((text) => text !== undefined);
  return node.type === 'ArrayExpression' && read.length === texts.length ? read : undefined;
}

/** The import statement of each imported name, with that name alone. */
function importsIn(program: readonly Node[]): ReadonlyMap<string, string> {
  return new Map(
    program.flatMap(({ type, source, specifiers, importKind }) => {
      if (type !== 'ImportDeclaration' || !isNode(source) || importKind === 'type') return [];
      return nodesIn(specifiers).map(({ type: kind, local, imported }) => {
        const name = nameOf(local);
        const from = ` from '${String(source['value'])}';`;
        if (kind === 'ImportDefaultSpecifier') return [name, `import ${name}${from}`] as const;
        if (kind === 'ImportNamespaceSpecifier') return [name, `import * as ${name}${from}`] as const;
        const other = nameOf(imported);
        return [name, `import { ${other === name ? name : `${other} as ${name}`} }${from}`] as const;
      });
    }),
  );
}

/** Names that a statement of the module declares. */
function namesDeclaredIn(statement: Node): readonly string[] {
  const declaration = isNode(statement['declaration']) ? statement['declaration'] : statement;
  const declared = [declaration['id'], ...nodesIn(declaration['declarations']).map(({ id }) => id)];
  return declaration.type === 'ImportDeclaration'
    ? []
    : declared.flatMap((id) => (isNode(id) ? identifiersIn(id) : []));
}

/** All names that a piece of code refers to, those of tags included; keys and names of props refer to nothing. */
function identifiersIn(node: Node): readonly string[] {
  const silent = node['computed'] === true ? undefined : KEYS[node.type];
  const below = Object.entries(node)
    .filter(([key]) => key !== silent)
    .flatMap(([, value]) => (Array.isArray(value) ? (value as readonly unknown[]) : [value]))
    .filter(isNode)
    .flatMap(identifiersIn);
  return node.type === 'Identifier' || node.type === 'JSXIdentifier' ? [nameOf(node), ...below] : below;
}

const KEYS: Readonly<Record<string, string>> = { Property: 'key', MemberExpression: 'property', JSXAttribute: 'name' };

function nameOf(node: unknown): string {
  return isNode(node) ? String(node['name'] ?? node['value']) : '';
}

function nodesIn(value: unknown): readonly Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}
