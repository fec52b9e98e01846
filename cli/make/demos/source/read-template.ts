import type { Template, Value, TemplateAttribute } from '../../../../site/features/playground/model/playground.ts';
import { childrenOf, isNode, nodesIn, type Node } from '../../../system/modules/syntax-node.ts';
import { nameOf } from './names-in.ts';
import { readValue } from './read-settings.ts';

/** The element of a file whose props readers set. */
export interface FoundTemplate {
  readonly template: Template;
  /** Props that the file itself gives, with what readers can replace. */
  readonly given: ReadonlyMap<string, Replaceable | undefined>;
}

/** What a file writes before the props of readers: code, and its value if it is a literal. */
export interface Replaceable {
  readonly code: string;
  readonly value: Value | undefined;
}

/** Divides the text of a file at the element that spreads its props; nothing if there is none. */
export function readTemplate(program: readonly Node[], text: string, props: string): FoundTemplate | undefined {
  const way = program.map((statement) => wayTo(statement, props)).find((each) => each !== undefined);
  const element = way?.at(-1);
  if (way === undefined || element === undefined) return undefined;
  const inner = partsOf(element, text, (attribute) => isSpreadOf(attribute, props));
  const [holder, attribute] = way.slice(-4, -2);
  // The value of an attribute is written with the element around it, if that is not too much to write anew.
  const isValue = inner.parts.content === undefined && attribute?.type === 'JSXAttribute' && holder?.type === OPENING;
  const around = isValue ? way.at(-5) : undefined;
  const within = around && partsOf(around, text, (node) => node === attribute);
  const imports = program.findLast(({ type }) => type === 'ImportDeclaration');
  const head = imports === undefined ? 0 : imports.end;
  const outer = around ?? element;
  const [before, after] = [text.slice(head, outer.start), text.slice(outer.end)];
  const isOwn = (within ?? inner).parts.content !== undefined;
  const { parts, given } = inner;
  return {
    template: {
      imports: text.slice(0, head),
      before,
      ...parts,
      after,
      ...(within && { within: { name: nameOf(attribute?.['name']), ...within.parts } }),
      ...(isOwn ? {} : withoutReturn(before, after)),
    },
    given: new Map([...given, ...(parts.content === undefined ? [] : [['children', undefined] as const])]),
  };
}

const OPENING = 'JSXOpeningElement';

/** Reads an element, and its attributes before and after one that is replaced. */
function partsOf(
  element: Node,
  text: string,
  isReplaced: (attribute: Node) => boolean,
): Pick<FoundTemplate, 'given'> & { readonly parts: Pick<Template, 'tag' | 'attributes' | 'content'> } {
  const { openingElement: opening, closingElement: closing } = element;
  if (!isNode(opening)) return { parts: { tag: '', attributes: { first: [], last: [] } }, given: new Map() };
  const code = (node: Node) => text.slice(node.start, node.end);
  const written = nodesIn(opening['attributes']);
  const at = written.findIndex(isReplaced);
  const attributeOf = (node: Node): TemplateAttribute =>
    node.type === 'JSXAttribute' ? { name: fullName(node['name']), code: code(node) } : { code: code(node) };
  const content = isNode(closing) ? text.slice(opening.end, closing.start) : '';
  return {
    parts: {
      tag: isNode(opening['name']) ? code(opening['name']) : '',
      attributes: { first: written.slice(0, at).map(attributeOf), last: written.slice(at + 1).map(attributeOf) },
      ...(content.trim() === '' ? {} : { content }),
    },
    given: new Map(
      written.flatMap((node, place) => {
        const { name } = attributeOf(node);
        return name === undefined ? [] : [[name, place < at ? replaceable(node['value'], text) : undefined] as const];
      }),
    ),
  };
}

/** Finds the nodes that lead to the element that spreads the props of a name, itself included. */
function wayTo(node: Node, props: string): readonly Node[] | undefined {
  const opening = node['openingElement'];
  if (isNode(opening) && nodesIn(opening['attributes']).some((attribute) => isSpreadOf(attribute, props)))
    return [node];
  for (const child of childrenOf(node)) {
    const way = wayTo(child, props);
    if (way !== undefined) return [node, ...way];
  }
  return undefined;
}

/** Returns whether a node is the attribute that spreads the props of a name: `{...props}`. */
export function isSpreadOf({ type, argument }: Node, props: string | undefined): boolean {
  return (
    type === 'JSXSpreadAttribute' && isNode(argument) && argument.type === 'Identifier' && nameOf(argument) === props
  );
}

/** If a component returns nothing but the element, the statement is written anew, with brackets or without. */
function withoutReturn(before: string, after: string): Partial<Template> {
  const plain = / {2}return $/.exec(before);
  const bracketed = / {2}return \(\s*$/.exec(before);
  const end = (plain === null ? /^\s*\);?/ : /^;?/).exec(after)?.[0];
  const start = (plain ?? bracketed)?.index;
  if (start === undefined || end === undefined || before.charAt(start - 1) !== '\n') return {};
  return { before: before.slice(0, start), after: after.slice(end.length), isReturned: true };
}

/** Reads the value of an attribute; one that is only named is on. */
function replaceable(value: unknown, text: string): Replaceable {
  const inner = isNode(value) && value.type === 'JSXExpressionContainer' ? value['expression'] : value;
  return isNode(inner)
    ? { code: text.slice(inner.start, inner.end), value: readValue(inner) }
    : { code: 'true', value: true };
}

function fullName(name: unknown): string {
  if (!isNode(name) || name.type !== 'JSXNamespacedName') return nameOf(name);
  return `${nameOf(name['namespace'])}:${nameOf(name['name'])}`;
}
