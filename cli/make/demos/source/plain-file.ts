import { isNode, nodesIn, type Node } from '../../../system/modules/syntax-node.ts';
import { identifiersIn, nameOf, nodesBelow } from './names-in.ts';
import { isSpreadOf } from './read-template.ts';
import { bare } from './read-settings.ts';

/** The file of a playground as it is shown: its component takes no props, but still spreads them at one place. */
export interface PlainFile {
  readonly text: string;
  /** Name of the props. */
  readonly props: string;
  /** Names that the text imports. */
  readonly imported: ReadonlySet<string>;
}

/** Why a component cannot have controls, and the offset where that is seen. */
export interface PlainFault {
  readonly fault: 'no-component' | 'no-props' | 'no-spread' | 'other-uses';
  readonly at: number;
}

/**
 * Takes from a module what is only there for its controls: the props of its component, the constant `controls`, and the
 * imports and types that nothing else needs. The component must pass its props on to one element, as `{...props}`.
 */
export function toPlainFile(program: readonly Node[], source: string, exported: string): PlainFile | PlainFault {
  const component = findComponent(program, exported);
  if (component === undefined) return { fault: 'no-component', at: 0 };
  const [param, second] = nodesIn(component['params']);
  if (param === undefined)
    return { fault: 'no-props', at: isNode(component['id']) ? component['id'].start : component.start };
  const props = param.type === 'Identifier' && second === undefined ? nameOf(param) : undefined;
  const [spread, further] = nodesBelow(component).filter((node) => isSpreadOf(node, props));
  if (props === undefined || spread === undefined) return { fault: 'no-spread', at: (second ?? param).start };
  const isOther = (node: Node) => node.type === 'Identifier' && nameOf(node) === props;
  const other = isNode(component['body']) ? nodesBelow(component['body'], spread).find(isOther) : undefined;
  if (further !== undefined || other !== undefined)
    return { fault: 'other-uses', at: (other ?? further ?? param).start };
  const settings = program.find((statement) => namesIn(statement).includes('controls'));
  const gone = new Set<unknown>([param, settings]);
  const imports = program.filter(({ type }) => type === 'ImportDeclaration');
  const types = program.filter(({ type }) => TYPE.test(type));
  const used = (except: Node): boolean => {
    const skipped = new Set<unknown>([...gone, ...imports, except]);
    const name = nameOf(except['id']);
    return program.some((statement) => identifiersIn(statement, skipped).includes(name));
  };
  // A type may be there for another one.
  const findUnused = () => types.find((type) => !gone.has(type) && !used(type));
  for (let unused = findUnused(); unused !== undefined; unused = findUnused()) gone.add(unused);
  const rest = new Set<unknown>([...gone, ...imports]);
  const names = new Set(program.flatMap((statement) => identifiersIn(statement, rest)));
  const kept = new Set([...names, 'React']);
  const edits = [
    editParam(param, source),
    ...program.filter((statement) => gone.has(statement)).map((statement) => editStatement(statement, source)),
    ...imports.flatMap((statement) => editImport(statement, { source, kept })),
  ].toSorted((a, b) => b.start - a.start);
  const text = edits.reduce((done, { start, end, by }) => done.slice(0, start) + by + done.slice(end), source);
  const imported = imports.flatMap(({ specifiers }) => nodesIn(specifiers).map(({ local }) => nameOf(local)));
  return { text: text.trimStart(), props, imported: new Set(imported.filter((name) => kept.has(name))) };
}

const TYPE = /^TS(?:TypeAlias|Interface)Declaration$/;

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

/** Finds the function that is exported by a name. */
function findComponent(program: readonly Node[], exported: string): Node | undefined {
  const declared = (name: string): unknown =>
    program
      .map((statement) => (isNode(statement['declaration']) ? statement['declaration'] : statement))
      .flatMap((statement) => [statement, ...nodesIn(statement['declarations'])])
      .find(({ id }) => isNode(id) && nameOf(id) === name);
  const shown =
    exported === 'default'
      ? program.find(({ type }) => type === 'ExportDefaultDeclaration')?.['declaration']
      : declared(exported);
  const named = isNode(shown) && shown.type === 'Identifier' ? declared(nameOf(shown)) : shown;
  if (!isNode(named)) return undefined;
  const made = named.type === 'VariableDeclarator' ? named['init'] : named;
  const component = isNode(made) ? bare(made) : undefined;
  return component !== undefined && FUNCTION.test(component.type) ? component : undefined;
}

const FUNCTION = /^(?:Function(?:Declaration|Expression)|ArrowFunctionExpression)$/;

/** Names of the variables that a statement exports. */
function namesIn({ type, declaration }: Node): readonly string[] {
  if (type !== 'ExportNamedDeclaration' || !isNode(declaration)) return [];
  return nodesIn(declaration['declarations']).map(({ id }) => nameOf(id));
}

/** Takes the parameter away, with its type and comma; an arrow function may have no brackets. */
function editParam({ start, end }: Node, source: string): Edit {
  const [before = ''] = /\(\s*$/.exec(source.slice(0, start)) ?? [];
  const [after = ''] = /^\s*,?\s*\)/.exec(source.slice(end)) ?? [];
  const isBare = before === '' || after === '';
  return isBare ? { start, end, by: '()' } : { start: start - before.length, end: end + after.length, by: '()' };
}

/** Takes a statement away, with the comment above it and the empty lines after it. */
function editStatement({ start, end }: Node, source: string): Edit {
  const [comment = ''] = /(?:(?:\/\*(?:(?!\*\/)[^])*\*\/|\/\/[^\n]*)\n)+$/.exec(source.slice(0, start)) ?? [];
  const [gap = ''] = /^[\t ]*(?:\n\s*)?/.exec(source.slice(end)) ?? [];
  return { start: start - comment.length, end: end + gap.length, by: '' };
}

/** Takes names from an import that nothing needs; one without names is there for its effect. */
function editImport(
  statement: Node,
  { source, kept }: { readonly source: string; readonly kept: ReadonlySet<string> },
): readonly Edit[] {
  const names = nodesIn(statement['specifiers']);
  const needed = names.filter(({ local }) => kept.has(nameOf(local)));
  if (needed.length === names.length) return [];
  const { start, end } = statement;
  if (needed.length === 0) {
    const [gap = ''] = /^[\t ]*\n?/.exec(source.slice(end)) ?? [];
    return [{ start, end: end + gap.length, by: '' }];
  }
  const written = (node: Node) => source.slice(node.start, node.end);
  const listed = needed.filter(({ type }) => type === 'ImportSpecifier').map(written);
  const others = needed.filter(({ type }) => type !== 'ImportSpecifier').map(written);
  const list = listed.length === 0 ? others : [...others, `{ ${listed.join(', ')} }`];
  const from = isNode(statement['source']) ? written(statement['source']) : '';
  const kind = statement['importKind'] === 'type' ? 'import type' : 'import';
  return [{ start, end, by: `${kind} ${list.join(', ')} from ${from};` }];
}
