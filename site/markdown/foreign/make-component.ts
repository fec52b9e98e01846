import { readComponentSource } from '../../../engine/feature/own-components.ts';
import { didYouMean } from '../../../engine/text/suggest.ts';
import { stretchOf } from '../tree/destination.ts';
import { childrenOf, type Node, type NodeOf } from '../tree/syntax-tree.ts';
import { foreignCallout } from './callouts.ts';
import { makeDirective, openingTagOf } from './make-directive.ts';
import type { Intake } from './intake.ts';
import { ELEMENTS } from './html-elements.ts';
import { makeElement, type WrittenElement } from './make-element.ts';
import { isPhrasing, unwrapPhrasing, wrapPhrasing } from './phrasing.ts';

/**
 * Attributes that libraries use for the type of a callout, and for the title of a callout, tab or collapsible block.
 */
const KIND_ATTRIBUTES = ['type', 'kind', 'variant', 'intent', 'severity', 'color'];
const TITLE_ATTRIBUTES = ['title', 'label', 'summary', 'caption', 'text', 'name', 'value'];

/** Creates the nodes that represent a component on this site, according to `components`. */
export function makeComponent(written: WrittenElement, intake: Intake): readonly Node[] {
  const { attributes, children, position, whole: tag = written.tag } = written;
  const target = intake.components?.[written.name] ?? 'none';
  if (target === 'none') return [];
  if (target === 'content') return children;
  if (readComponentSource(target) !== undefined) {
    const own = Object.values(intake.known).find(({ component }) => component?.name === written.name);
    // Two components with one name are told where they are set.
    return own === undefined ? children : [makeOwn(own.name, written)];
  }
  const callout = target === 'callout' ? foreignCallout(firstOf(attributes, KIND_ATTRIBUTES) ?? '') : undefined;
  const name = target === 'callout' ? (callout?.name ?? 'note') : target;
  const feature = intake.known[name];
  // A target that is neither is told where it is set.
  if (feature === undefined && ELEMENTS[name] === undefined) {
    intake.noteUnknown();
    return children;
  }
  if (feature === undefined) return [makeElement({ ...written, name }, intake)];
  const title = firstOf(attributes, TITLE_ATTRIBUTES) ?? callout?.title;
  const own = Object.fromEntries(Object.entries(attributes).filter(([key]) => Object.hasOwn(feature.ask ?? {}, key)));
  if (feature.asked.includes('text')) {
    const line = unwrapPhrasing(children).filter(isPhrasing);
    const words = line.length > 0 || title === undefined ? line : [{ type: 'text', value: title } as const];
    const { closing } = written;
    return [makeDirective({ type: 'textDirective', name, attributes: own, tag, closing, children: words, position })];
  }
  if (!feature.asked.includes('block'))
    return [makeDirective({ type: 'leafDirective', name, attributes, children: [], position })];
  const blocks = wrapPhrasing(children);
  return [makeDirective({ type: 'containerDirective', name, attributes: own, title, children: blocks, position })];
}

/** Creates the node of a component of the project. One in a line of text stays in it. */
function makeOwn(name: string, written: WrittenElement): Node {
  const { attributes, props, children, position, tag, whole = tag, closing, isLine } = written;
  const node = { name, attributes, props, tag: whole, closing, position };
  if (isLine === true) return makeDirective({ type: 'textDirective', ...node, children });
  const blocks = toBlocks(children);
  return makeDirective({ type: typeOf(blocks), ...node, children: blocks });
}

/** What is in one line with the tags of a component stays a line. */
function toBlocks(children: readonly Node[]): readonly Node[] {
  const isLine = children.every(isPhrasing);
  return wrapPhrasing(children).map((block) =>
    isLine && block.type === 'paragraph' ? ({ ...block, data: { isBare: true } } as Node) : block,
  );
}

function typeOf(blocks: readonly Node[]): 'leafDirective' | 'containerDirective' {
  return blocks.length === 0 ? 'leafDirective' : 'containerDirective';
}

/** Returns whether a paragraph is only the line between the tags of a component. */
export function isBareLine(node: Node): boolean {
  return node.type === 'paragraph' && (node.data as { readonly isBare?: boolean } | undefined)?.isBare === true;
}

function firstOf(attributes: Readonly<Record<string, string>>, names: readonly string[]): string | undefined {
  return names.map((name) => attributes[name]).find((value) => value !== undefined && value !== '');
}

/** Says what to do about a component that is not mapped; one of a similar name may be meant. */
export function adviseName(name: string, { components = {} }: Intake): string {
  const near = didYouMean(name, Object.keys(components));
  return `${near === undefined ? '' : `${near}, or `}name a module or a directive for it under \`components\` in nav/site.yaml`;
}

/** Unwraps a paragraph that only contains components, unless several of the project are in one line. */
export function liftDirectives(children: readonly Node[], intake: Intake): readonly Node[] {
  const hasBlock = children.some(isBlockDirective);
  const own = children.filter((child) => isOwnTag(child, intake));
  if (!hasBlock && own.length === 0) return children;
  const isAlone = children.every(
    (child) => isBlockDirective(child) || isOwnTag(child, intake) || child.type === 'break' || isBlank(child),
  );
  const isSplit = children.some(
    (child) => child.type === 'break' || (child.type === 'text' && /[\r\n]/.test(child.value)),
  );
  if (!isAlone || (!hasBlock && own.length > 1 && !isSplit)) return keepLine(children, intake);
  return children.flatMap((child): readonly Node[] => {
    if (!isOwnTag(child, intake)) return isBlockDirective(child) ? [child] : [];
    const blocks = toBlocks(child.children as readonly Node[]);
    return [{ ...child, type: typeOf(blocks), children: blocks } as unknown as Node];
  });
}

/**
 * Keeps what can be in a line of text. A built-in component that is a block cannot, so only its content stays. Returns the
 * same list if nothing is lost.
 */
export function keepLine(children: readonly Node[], intake: Intake): readonly Node[] {
  if (!children.some((child) => isBlockDirective(child) || isOwnTag(child, intake))) return children;
  const { lose } = intake;
  return children.flatMap((child): readonly Node[] => {
    if (isOwnTag(child, intake)) {
      const inner = child.children as readonly Node[];
      const kept = keepLine(inner, intake);
      return [kept === inner ? child : ({ ...child, children: kept } as Node)];
    }
    if (!isBlockDirective(child)) return [child];
    lose({
      code: 'misplaced-directive',
      at: stretchOf(child),
      message: `\`${child.name}\` is in a line of text, where no block can start.`,
      help: 'put it on a line of its own, with a blank line before it',
    });
    return child.children.flatMap(childrenOf);
  });
}

/** Returns whether a node is a component of the project, written as a tag in a line. */
function isOwnTag(node: Node, { known }: Intake): node is NodeOf<'textDirective'> {
  return node.type === 'textDirective' && openingTagOf(node) !== undefined && known[node.name]?.component !== undefined;
}

function isBlank(node: Node): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

function isBlockDirective(node: Node): node is NodeOf<'containerDirective' | 'leafDirective'> {
  return node.type === 'containerDirective' || node.type === 'leafDirective';
}
