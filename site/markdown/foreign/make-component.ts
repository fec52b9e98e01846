import { directiveOf, readComponentSource } from '../../../engine/feature/own-components.ts';
import type { Node } from '../tree/syntax-tree.ts';
import { foreignCallout } from './callouts.ts';
import { makeDirective } from './make-directive.ts';
import type { Intake } from './intake.ts';
import { ELEMENTS } from './html-elements.ts';
import { makeElement, type WrittenElement } from './make-element.ts';
import { isPhrasing, wrapPhrasing } from './phrasing.ts';

/**
 * Attributes that libraries use for the type of a callout, and for the title of a callout, tab or collapsible block.
 */
const KIND_ATTRIBUTES = ['type', 'kind', 'variant', 'intent', 'severity', 'color'];
const TITLE_ATTRIBUTES = ['title', 'label', 'summary', 'caption', 'text', 'name', 'value'];

/** Creates the nodes that represent a component on this site, according to `components`. */
export function makeComponent(written: WrittenElement, intake: Intake): readonly Node[] {
  const { attributes, children, position } = written;
  const target = intake.components?.[written.name] ?? 'none';
  if (target === 'none') return [];
  if (target === 'content') return children;
  const callout = target === 'callout' ? foreignCallout(firstOf(attributes, KIND_ATTRIBUTES) ?? '') : undefined;
  const isOwn = readComponentSource(target) !== undefined;
  const name = isOwn ? directiveOf(written.name) : target === 'callout' ? (callout?.name ?? 'note') : target;
  const feature = intake.known[name];
  if (feature?.component !== undefined) return [makeOwn(name, written)];
  // Its name is taken, which is told where it is set.
  if (isOwn) return children;
  // A target that is neither is told where it is set.
  if (feature === undefined)
    return ELEMENTS[name] === undefined ? children : [makeElement({ ...written, name }, intake)];
  const title = firstOf(attributes, TITLE_ATTRIBUTES) ?? callout?.title;
  const own = Object.fromEntries(Object.entries(attributes).filter(([key]) => Object.hasOwn(feature.ask ?? {}, key)));
  if (feature.asked.includes('text')) {
    const line = children.flatMap(lineOf).filter(isPhrasing);
    const words = line.length > 0 || title === undefined ? line : [{ type: 'text', value: title } as const];
    return [makeDirective({ type: 'textDirective', name, attributes: own, children: words, position })];
  }
  if (!feature.asked.includes('block'))
    return [makeDirective({ type: 'leafDirective', name, attributes, children: [], position })];
  const blocks = wrapPhrasing(children);
  return [makeDirective({ type: 'containerDirective', name, attributes: own, title, children: blocks, position })];
}

/** Returns the line in a paragraph, since an element whose content is on lines of its own contains one. */
function lineOf(node: Node): readonly Node[] {
  return node.type === 'paragraph' ? (node.children as readonly Node[]) : [node];
}

/** Creates the node of a component of the project. What is in one line with its tags stays a line. */
function makeOwn(name: string, { attributes, props, children, position, tag, whole = tag }: WrittenElement): Node {
  const isLine = children.every(isPhrasing);
  const blocks = wrapPhrasing(children).map((block) =>
    isLine && block.type === 'paragraph' ? ({ ...block, data: { isBare: true } } as Node) : block,
  );
  const type = blocks.length === 0 ? 'leafDirective' : 'containerDirective';
  return makeDirective({ type, name, attributes, props, tag: whole, children: blocks, position });
}

/** Returns whether a paragraph is only the line between the tags of a component. */
export function isBareLine(node: Node): boolean {
  return node.type === 'paragraph' && (node.data as { readonly isBare?: boolean } | undefined)?.isBare === true;
}

function firstOf(attributes: Readonly<Record<string, string>>, names: readonly string[]): string | undefined {
  return names.map((name) => attributes[name]).find((value) => value !== undefined && value !== '');
}

/**
 * Unwraps a paragraph that only contains a component. A component within a line of text cannot be a block, so only its
 * content stays in the line.
 */
export function liftDirectives(children: readonly Node[], { lose }: Intake): readonly Node[] {
  if (!children.some(isBlockDirective)) return children;
  const isAlone = children.every(
    (child) =>
      isBlockDirective(child) || child.type === 'break' || (child.type === 'text' && child.value.trim() === ''),
  );
  if (isAlone) return children.filter(isBlockDirective);
  return children.flatMap((child): readonly Node[] => {
    if (!isBlockDirective(child)) return [child];
    const { start, end } = child.position ?? { start: { offset: 0 }, end: { offset: 0 } };
    lose({
      code: 'misplaced-directive',
      at: { start: start.offset ?? 0, end: end.offset ?? 0 },
      message: `\`${child.name}\` is in a line of text, where no block can start.`,
      help: 'put it on a line of its own, with a blank line before it',
    });
    return child.children.flatMap((block) => ('children' in block ? (block.children as readonly Node[]) : []));
  });
}

function isBlockDirective(
  node: Node,
): node is Extract<Node, { readonly type: 'containerDirective' | 'leafDirective' }> {
  return node.type === 'containerDirective' || node.type === 'leafDirective';
}
