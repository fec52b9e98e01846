import type { Located, PageTree } from '../page-tree.ts';
import { splitAddress } from '../pathname.ts';

/** Every pathname that writers typed in `nav/`, with its place: nodes and redirects. Generated nodes have none. */
export function writtenPathnames(tree: PageTree): readonly Located<string>[] {
  const nodes = tree.nodes.flatMap(({ node }) => {
    if (node.kind === 'link' || node.written === undefined) return [];
    if (node.kind === 'page' && node.generated !== undefined) return [];
    return [{ value: node.written, span: node.span }];
  });
  return [...nodes, ...tree.site.redirects.map(({ written }) => written)];
}

/** The path of a written address, as typed, without query and hash. */
export function pathOf({ value }: Located<string>): string {
  return splitAddress(value).pathname;
}
