import type { Settings } from '../../../../site/features/playground/controls/narrow-controls.ts';
import type { CallValue, Choice, Value } from '../../../../site/features/playground/model/playground.ts';
import { isNode, nodesIn, type Node } from '../../../system/modules/syntax-node.ts';
import { identifiersIn, nameOf } from './names-in.ts';

/** What a demo's file says about the controls of its playground. */
export interface FoundSettings {
  readonly settings: Settings;
  /** Offsets of what only running the file would tell, and of choices that need more of it than its imports. */
  readonly unread: readonly number[];
  /** Keys that say nothing about controls, by offset. */
  readonly unknown: readonly { readonly name: string; readonly at: number }[];
  /** Offsets of what is said about a prop, by setting and prop: `preset size`. */
  readonly places: ReadonlyMap<string, { readonly name: number; readonly value: number }>;
}

/**
 * Reads the exported constant `controls` of a module without running it; nothing if there is none. What a choice offers
 * is kept as code, with the imports that it needs.
 */
export function readSettings(program: readonly Node[], source: string): FoundSettings | undefined {
  const object = findControls(program);
  if (object === undefined) return undefined;
  const unread: number[] = [];
  const unknown: { readonly name: string; readonly at: number }[] = [];
  const places = new Map<string, { readonly name: number; readonly value: number }>();
  const read = <Result>(node: Node, readOne: (value: Node, key: string) => Result | undefined, setting?: string) =>
    Object.fromEntries(
      propertiesOf(node).flatMap(([key, value, at]): readonly (readonly [string, Result])[] => {
        const result = key === undefined ? undefined : readOne(value, key);
        if (setting !== undefined) places.set(`${setting} ${key}`, { name: at, value: value.start });
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
    const code = source.slice(value.start, value.end);
    return needed.length === 0 ? { code } : { code, imports: needed };
  };
  const readChoices = (value: Node): readonly Choice[] =>
    Object.entries(read(value, readCode)).map(([label, choice]) => ({ label, ...choice }));
  const keys = propertiesOf(object).flatMap(([name, , at]) => (name === undefined ? [] : [{ name, at }]));
  unknown.push(...keys.filter(({ name }) => !SETTINGS.includes(name)));
  const isUnknown = (key: string) => unknown.some(({ name }) => name === key);
  const settings = read(object, (value, key): Settings[keyof Settings] => {
    if (key === 'preset') return read(value, readValue, key);
    if (key === 'labels' || key === 'kinds') return read(value, readText, key);
    if (key === 'sets') return read(value, (props) => read(props, readCallValue, key), key);
    if (key === 'choices') return read(value, readChoices, key);
    for (const element of nodesIn(value['elements'])) {
      const [name, at] = [readText(bare(element)), element.start];
      if (name !== undefined) places.set(`${key} ${name}`, { name: at, value: at });
    }
    return isUnknown(key) ? [] : readList(value);
  });
  const known = Object.entries(settings).filter(([key]) => !isUnknown(key));
  return { settings: Object.fromEntries(known), unread, unknown, places };
}

/** What a file can say about its controls. */
export const SETTINGS: readonly string[] = 'order only without preset labels choices kinds sets'.split(' ');

/** Returns the value of `export const controls = { … } satisfies Controls<typeof Button>`. */
function findControls(program: readonly Node[]): Node | undefined {
  const declarators = program.flatMap(({ type, declaration }) =>
    type === 'ExportNamedDeclaration' && isNode(declaration) ? nodesIn(declaration['declarations']) : [],
  );
  const found = declarators.find(({ id }) => isNode(id) && id['name'] === 'controls')?.['init'];
  return isNode(found) ? bare(found) : undefined;
}

/** Reads what a call sets: a value, or a function that only takes it from its arguments, `(event) => event.target.value`. */
function readCallValue(node: Node): CallValue | undefined {
  const value = readValue(node);
  if (value !== undefined) return { value };
  const path: string[] = [];
  let at = isNode(node['body']) ? bare(node['body']) : undefined;
  while (at?.type === 'MemberExpression' && at['computed'] !== true && isNode(at['object'])) {
    path.unshift(nameOf(at['property']));
    at = bare(at['object']);
  }
  const name = at?.type === 'Identifier' ? nameOf(at) : undefined;
  const argument = nodesIn(node['params']).findIndex((param) => param.type === 'Identifier' && nameOf(param) === name);
  return argument < 0 ? undefined : { argument, path };
}

/** Takes away what only says a type, and brackets. */
export function bare(node: Node): Node {
  const inner = node['expression'];
  return TYPED.test(node.type) && isNode(inner) ? bare(inner) : node;
}

const TYPED = /^(?:TSSatisfiesExpression|TSAsExpression|TSNonNullExpression|ParenthesizedExpression)$/;

/** Keys and values of an object, and offsets of the keys; a computed key is unknown, and what is spread has none. */
function propertiesOf(object: Node): readonly (readonly [key: string | undefined, value: Node, at: number])[] {
  if (object.type !== 'ObjectExpression') return [[undefined, object, object.start]];
  return nodesIn(object['properties']).map((property) => {
    const { key, value, computed } = property;
    if (!isNode(key) || !isNode(value) || computed === true) return [undefined, property, property.start];
    const name = key['name'] ?? key['value'];
    return [name === undefined ? undefined : String(name), bare(value), key.start];
  });
}

/** Reads a text, number or boolean, `null`, or a list of numbers. */
export function readValue(node: Node): Value | undefined {
  const { type, value, operator, argument } = node;
  if (type === 'Literal' && node['raw'] === 'null') return null;
  if (type === 'ArrayExpression') {
    const read = nodesIn(node['elements']).map((element) => readValue(bare(element)));
    return read.every((each) => typeof each === 'number') ? read : undefined;
  }
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
