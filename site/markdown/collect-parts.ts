import type { PagePart } from '../../engine/project-input.ts';
import type { Range } from '../../engine/source.ts';
import { findAttribute } from './check-directive.ts';
import { stretchOf, type Stretch } from './destination.ts';
import type { NodeOf } from './syntax-tree.ts';

/** Reads what a leaf directive includes; `undefined` for one that names nothing. */
export function readPart(node: NodeOf<'leafDirective'>, source: string, toRange: (at: Stretch) => Range): PagePart | undefined {
  const { src, package: owner, name } = node.attributes ?? {};
  const at = stretchOf(node);
  if (node.name === 'demo' && src) return { kind: 'demo', src, range: toRange(findAttribute(source, at, 'src')) };
  if (node.name === 'api' && owner && name) return { kind: 'api', package: owner, name, range: toRange(findAttribute(source, at, 'name')) };
  return undefined;
}

/** Identifies a part within its page. */
export function partKey(name: string, attributes: Readonly<Record<string, string | null | undefined>>): string {
  return name === 'demo' ? `demo ${attributes['src'] ?? ''}` : `${name} ${attributes['package'] ?? ''} ${attributes['name'] ?? ''}`;
}
