import type { Directive, Node, NodePosition } from '../tree/syntax-tree.ts';

/** A directive written in the syntax of another tool. */
export interface AdoptedDirective {
  readonly type: Directive['type'];
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly title?: string | undefined;
  readonly children: readonly Node[];
  readonly position: NodePosition | undefined;
}

/** Creates the node of a directive in another syntax, whose colons are not checked. */
export function makeDirective({ title, children, position, ...rest }: AdoptedDirective): Directive {
  const label =
    title === undefined
      ? []
      : [{ type: 'paragraph', data: { directiveLabel: true }, children: [{ type: 'text', value: title }] }];
  const node = {
    ...rest,
    data: { isAdopted: true },
    children: [...label, ...children],
    ...(position === undefined ? {} : { position }),
  };
  return node as unknown as Directive;
}

/** Returns whether a directive is written without colons. */
export function isAdopted(node: Node): boolean {
  return 'data' in node && (node.data as { readonly isAdopted?: boolean } | undefined)?.isAdopted === true;
}
