import parser from 'postcss-selector-parser';
import type { Node, Selector } from 'postcss-selector-parser';

/** The stage itself. `:scope` alone would include the site's `body`, whose last children are what components append. */
const STAGE = ':scope:where(.demo-stage)';

/** What components append to the body, where the site itself has no `div`. */
const PORTAL = 'body:scope > div';

/**
 * Rewrites a list of selectors for a demo's stage, which takes the place of the document's `html` and `body`. Their
 * conditions, such as a class, are checked on the site's document, because that is where the site sets them. A selector
 * that ends with one of `modes`, as in `.dark { --paper: black }`, includes the stage below. In a scope, a selector
 * without the scope starts below it, so `:where(:scope)` marks where a selector leaves the document.
 * https://drafts.csswg.org/css-cascade-6/#scoped-rules
 *
 * @example
 * 'html, body'              → 'STAGE, STAGE', where STAGE is ':scope:where(.demo-stage)'
 * 'body.dark'               → 'html.dark STAGE'
 * 'body > .app'             → ':scope > .app'
 * 'html.dark .card'         → 'html.dark :where(:scope) .card'
 * '.dark' (modes ['.dark']) → '.dark, .dark STAGE'
 * '.dark .card'             → '.dark .card, .dark :where(:scope) .card'
 */
export function moveToStage(list: string, modes: readonly string[] = []): string {
  return parser((root) => {
    for (const selector of root.nodes.slice()) rewrite(selector, modes);
  }).processSync(list);
}

/** Returns whether a rewritten list has selectors of the stage itself. */
export function isOfStage(list: string): boolean {
  return list.includes(STAGE);
}

/** Removes the stage itself from a rewritten list; empty if there is nothing else. Selectors within the stage stay. */
export function withoutStage(list: string): string {
  return parser((root) => {
    const leaveOut = (selector: Selector) => {
      for (const node of selector.nodes)
        if (node.type === 'pseudo' && (node.value === ':is' || node.value === ':where'))
          node.nodes.slice().forEach(leaveOut);
      const text = String(selector).trim();
      if (text.endsWith(STAGE) || /:(?:is|where)\(\)$/.test(text)) selector.remove();
    };
    root.nodes.slice().forEach(leaveOut);
  })
    .processSync(list)
    .trim();
}

/** Extends a rewritten list to the site's `body`; only for nested rules, because the body itself must not be styled. */
export function withBody(list: string): string {
  return list.replaceAll(STAGE, ':scope');
}

/**
 * Rewrites a list from the stage to what components append to the body; empty if it does not end with the stage. The
 * result has no specificity, because it stands for inheritance.
 *
 * @example
 * 'html.dark STAGE, .card' → ':where(html.dark body:scope > div)'
 */
export function moveToPortals(list: string): string {
  const found: string[] = [];
  parser((root) => {
    for (const selector of root.nodes.map((node) => String(node).trim()))
      if (isOfStage(selector) && selector.endsWith(')')) found.push(`:where(${selector.replaceAll(STAGE, PORTAL)})`);
  }).processSync(list);
  return [...new Set(found)].join(', ');
}

/** Returns whether a selector only matches the site's document in one of its modes. */
export function isModeAlone(selector: string, modes: readonly string[]): boolean {
  const [, inside] = /^:(?:is|where)\(([^(),]*)\)$/.exec(selector) ?? [];
  const text = plain(inside ?? selector);
  const [, attribute] = /^\[([\w-]+)[^\]]*\]$/.exec(text) ?? [];
  return modes.some((mode) => text === plain(mode) || tells(attribute, mode));
}

/** Type selectors and pseudo-classes of the document. */
const DOCUMENT = new Set(['html', 'body', ':root', ':scope']);
/** Pseudo-classes that contain selectors. */
const MATCHERS = new Set([':is', ':where', ':not', ':has', ':matches', ':-webkit-any']);

/** The stage, without specificity, below conditions on the document. */
const OUTSIDE = ':where(:scope)';

interface Compound {
  nodes: Node[];
  /** The combinator before the next compound. */
  combinator: string;
}

function rewrite(selector: Selector, modes: readonly string[]): void {
  const compounds = splitCompounds(selector);
  const subject = compounds.at(-1);
  if (subject === undefined) return;
  for (const node of subject.nodes) {
    const isAlone = subject.nodes.length === 1;
    if (isAlone && node.type === 'pseudo' && (node.value === ':is' || node.value === ':where'))
      for (const inner of node.nodes.slice()) rewrite(inner, modes);
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
    if (last) return [document, `${STAGE}${rest.join('').trim()}`].filter(Boolean).join(' ');
    // The document's own parts are one element here: `html > body` is the stage.
    const isInDocument = compounds[at + 1]?.nodes.some(isDocument) === true;
    if (isInDocument) return document === '' ? '' : `${document} `;
    if (combinator.trim() === '>') return `${document === '' ? '' : `${document} `}:scope > `;
    if (!isAsked) return '';
    return combinator === ' ' ? `${document} ${OUTSIDE} `.trimStart() : `${document}${combinator}`;
  });
  const text = written.join('').trim();
  const takesModeIn = subject.nodes.some((node) => isMode(node, modes)) && !subject.nodes.some(isDocument);
  const [first] = compounds;
  const isBelowMode =
    compounds.length > 1 &&
    first?.combinator === ' ' &&
    first.nodes.some((node) => isAroundStage(node, modes)) &&
    !text.includes(':scope');
  const outcome = takesModeIn
    ? `${text}, ${text} ${STAGE}`
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

/** Returns whether a node is a condition on the document: a class, an attribute, or their absence. */
function isQualifier(node: Node): boolean {
  return (
    node.type === 'class' ||
    node.type === 'attribute' ||
    node.type === 'id' ||
    (node.type === 'pseudo' && MATCHERS.has(node.value))
  );
}

/**
 * Returns whether the site sets a condition on its document for demos: the mode, in any of its values, or the
 * direction.
 */
function isAroundStage(node: Node, modes: readonly string[]): boolean {
  if (node.type === 'pseudo' && (node.value === ':is' || node.value === ':where'))
    return node.nodes.some(
      ({ nodes }) => nodes.length === 1 && nodes[0] !== undefined && isAroundStage(nodes[0], modes),
    );
  return (node.type === 'attribute' && node.attribute === 'dir') || isMode(node, modes);
}

/** Returns whether a node is a mode, or another value of its attribute. */
function isMode(node: Node, modes: readonly string[]): boolean {
  const text = plain(String(node));
  const attribute = node.type === 'attribute' ? node.attribute : undefined;
  return modes.some((mode) => text === plain(mode) || tells(attribute, mode));
}

/** Returns whether an attribute represents a mode, whatever its value. */
function tells(attribute: string | undefined, mode: string): boolean {
  return attribute !== undefined && mode.startsWith(`[${attribute}=`);
}

function plain(text: string): string {
  return text.replaceAll(/["'\s]/g, '');
}
