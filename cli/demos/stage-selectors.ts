import parser from 'postcss-selector-parser';
import type { Node, Selector } from 'postcss-selector-parser';

/**
 * Makes a list of selectors that was written for a document of its own speak of the stage of a demo, which is in the
 * place of `html` and `body`. What is asked of them, such as a class, is asked of the site's document, since that is
 * where the site sets it. A selector that ends with `mode`, as in `.dark { --paper: black }`, takes in the stage below.
 * In a scope, a selector that does not name the scope begins below it, so `:where(:scope)` stands where it leaves the document.
 * https://drafts.csswg.org/css-cascade-6/#scoped-rules
 *
 * @example
 * 'html, body'           → ':scope, :scope'
 * 'body.dark'            → 'html.dark :scope'
 * 'body > .app'          → ':scope > .app'
 * 'html.dark .card'      → 'html.dark :where(:scope) .card'
 * '.dark' (mode '.dark') → '.dark, .dark :scope'
 * '.dark .card'          → '.dark .card, .dark :where(:scope) .card'
 */
export function moveToStage(list: string, mode?: string): string {
  return parser((root) => {
    for (const selector of root.nodes.slice()) rewrite(selector, mode);
  }).processSync(list);
}

/** Names and pseudo-classes of the document. */
const DOCUMENT = new Set(['html', 'body', ':root', ':host']);
/** Pseudo-classes that hold selectors. */
const MATCHERS = new Set([':is', ':where', ':not', ':has', ':matches', ':-webkit-any']);

/** The stage, without a weight of its own, below what is asked of the document. */
const OUTSIDE = ':where(:scope)';

interface Compound {
  nodes: Node[];
  /** What is between it and the next one. */
  combinator: string;
}

function rewrite(selector: Selector, mode: string | undefined): void {
  const compounds = splitCompounds(selector);
  const subject = compounds.at(-1);
  if (subject === undefined) return;
  for (const node of subject.nodes) {
    const isAlone = subject.nodes.length === 1;
    if (isAlone && node.type === 'pseudo' && (node.value === ':is' || node.value === ':where'))
      for (const inner of node.nodes.slice()) rewrite(inner, mode);
  }
  let isAsked = false;
  const written = compounds.map(({ nodes, combinator }, at) => {
    const last = at === compounds.length - 1;
    if (!nodes.some(isDocument)) return nodes.join('').trim() + combinator;
    const asked = nodes.filter((node) => isQualifier(node));
    const rest = nodes.filter((node) => !isDocument(node) && !isQualifier(node)).map(String);
    const document =
      asked.length === 0
        ? ''
        : `${nodes.some((node) => node.type === 'pseudo' && isDocument(node)) ? ':root' : 'html'}${asked.join('')}`.trim();
    isAsked ||= document !== '';
    if (last) return [document, `:scope${rest.join('').trim()}`].filter(Boolean).join(' ');
    // The document's own parts are one element here: `html > body` is the stage.
    const isInDocument = compounds[at + 1]?.nodes.some(isDocument) === true;
    if (isInDocument) return document === '' ? '' : `${document} `;
    if (combinator.trim() === '>') return `${document === '' ? '' : `${document} `}:scope > `;
    if (!isAsked) return '';
    return combinator === ' ' ? `${document} ${OUTSIDE} `.trimStart() : `${document}${combinator}`;
  });
  const text = written.join('').trim();
  const takesModeIn =
    mode !== undefined && subject.nodes.some((node) => isMode(node, mode)) && !subject.nodes.some(isDocument);
  const [first] = compounds;
  const isBelowMode =
    compounds.length > 1 &&
    first?.combinator === ' ' &&
    first.nodes.some((node) => isAroundStage(node, mode)) &&
    !text.includes(':scope');
  const outcome = takesModeIn
    ? `${text}, ${text} :scope`
    : isBelowMode
      ? `${text}, ${written[0]?.trim()} ${OUTSIDE} ${written.slice(1).join('').trim()}`
      : text;
  if (outcome !== String(selector).trim()) selector.replaceWith(...parser().astSync(outcome).nodes);
}

function splitCompounds(selector: Selector): Compound[] {
  const compounds: Compound[] = [{ nodes: [], combinator: '' }];
  for (const node of selector.nodes) {
    const current = compounds.at(-1);
    if (current === undefined) continue;
    if (node.type === 'combinator') {
      current.combinator = node.value.trim() === '' ? ' ' : ` ${node.value.trim()} `;
      compounds.push({ nodes: [], combinator: '' });
    } else current.nodes.push(node);
  }
  return compounds;
}

function isDocument(node: Node): boolean {
  return (node.type === 'tag' || node.type === 'pseudo') && DOCUMENT.has(String(node.value).toLowerCase());
}

/** What is asked of the document: a class, an attribute, or their absence. */
function isQualifier(node: Node): boolean {
  return (
    node.type === 'class' ||
    node.type === 'attribute' ||
    node.type === 'id' ||
    (node.type === 'pseudo' && MATCHERS.has(node.value))
  );
}

/** What the site sets on its document for demos: the mode, in each of its values, and the direction. */
function isAroundStage(node: Node, mode: string | undefined): boolean {
  if (node.type === 'pseudo' && (node.value === ':is' || node.value === ':where'))
    return node.nodes.some(
      ({ nodes }) => nodes.length === 1 && nodes[0] !== undefined && isAroundStage(nodes[0], mode),
    );
  if (node.type === 'attribute') return node.attribute === 'dir' || mode?.startsWith(`[${node.attribute}=`) === true;
  return mode !== undefined && isMode(node, mode);
}

function isMode(node: Node, mode: string): boolean {
  const plain = (text: string) => text.replaceAll(/["'\s]/g, '');
  return plain(String(node)) === plain(mode);
}
