import type { Node, NodeOf, NodePosition } from '../syntax-tree.ts';

/** A directive that a page has under another spelling. */
export interface AdoptedDirective {
  readonly type: 'containerDirective' | 'leafDirective';
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly title?: string | undefined;
  readonly children: readonly Node[];
  readonly position: NodePosition | undefined;
}

/** Makes the node of a directive that is written in another way; nothing is said about its colons. */
export function makeDirective({
  title,
  children,
  position,
  ...rest
}: AdoptedDirective): NodeOf<'containerDirective' | 'leafDirective'> {
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
  return node as unknown as NodeOf<'containerDirective' | 'leafDirective'>;
}

/** Whether a directive is written with something else than colons. */
export function isAdopted(node: Node): boolean {
  return 'data' in node && (node.data as { readonly isAdopted?: boolean } | undefined)?.isAdopted === true;
}
