import type { Directive, Node, NodePosition } from '../tree/syntax-tree.ts';
import type { AskValues } from '../../../engine/feature/declaration.ts';
import type { Stretch } from '../tree/destination.ts';

/** A directive written in the syntax of another tool. */
export interface AdoptedDirective {
  readonly type: Directive['type'];
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly title?: string | undefined;
  /** Of a component of the project in MDX: its props, whose values need not be texts. */
  readonly props?: AskValues | undefined;
  /** The opening tag of a component of the project. */
  readonly tag?: Stretch | undefined;
  /** Its closing tag in HTML. */
  readonly closing?: Stretch | undefined;
  readonly children: readonly Node[];
  readonly position: NodePosition | undefined;
}

/** Creates the node of a directive in another syntax, whose colons are not checked. */
export function makeDirective({
  attributes = {},
  title,
  props,
  tag,
  closing,
  children,
  ...rest
}: AdoptedDirective): Directive {
  const label =
    title === undefined
      ? []
      : [{ type: 'paragraph', data: { directiveLabel: true }, children: [{ type: 'text', value: title }] }];
  const node = {
    ...rest,
    attributes,
    data: { isAdopted: true, props, tag, closing },
    children: [...label, ...children],
  };
  return node as unknown as Directive;
}

/** Returns whether a directive is written without colons. */
export function isAdopted(node: Node): boolean {
  return dataOf(node).isAdopted === true;
}

/** Returns the props of a component in MDX; `undefined` for a directive whose attributes are texts. */
export function writtenProps(node: Node): AskValues | undefined {
  return dataOf(node).props;
}

/** Returns the opening tag of a component of the project, if it is written as one. */
export function openingTagOf(node: Node): Stretch | undefined {
  return dataOf(node).tag;
}

/** Returns the closing tag of a component in HTML, whose position is that of its opening tag. */
export function closingTagOf(node: Node): Stretch | undefined {
  return dataOf(node).closing;
}

function dataOf(node: Node): {
  readonly isAdopted?: boolean;
  readonly props?: AskValues;
  readonly tag?: Stretch;
  readonly closing?: Stretch;
} {
  return 'data' in node ? ((node.data ?? {}) as ReturnType<typeof dataOf>) : {};
}
