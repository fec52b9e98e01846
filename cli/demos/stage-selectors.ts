import parser from 'postcss-selector-parser';
import type { Node, Selector } from 'postcss-selector-parser';

/** The stage itself. `:scope` alone also is the site's `body`, whose last children are what components put there. */
const STAGE = ':scope:where(.demo-stage)';

/** What components put at the end of the body, where the site itself has no `div`. */
const PORTAL = 'body:scope > div';

/**
 * Makes a list of selectors that was written for a document of its own speak of the stage of a demo, which is in the
 * place of `html` and `body`. What is asked of them, such as a class, is asked of the site's document, since that is
 * where the site sets it. A selector that ends with one of `modes`, as in `.dark { --paper: black }`, takes in the stage below.
 * In a scope, a selector that does not name the scope begins below it, so `:where(:scope)` stands where it leaves the document.
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

/** Whether a list that was moved has selectors of the stage itself. */
export function isOfStage(list: string): boolean {
  return list.includes(STAGE);
}

/** Leaves the stage itself out of a list that was moved; empty where nothing else is in it. What is only within the stage stays. */
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

/** Makes a list that was moved speak of the site's `body` as well; only rules in it can, since nothing is to be said of that one. */
export function withBody(list: string): string {
  return list.replaceAll(STAGE, ':scope');
}

/**
 * Makes a list that was moved speak of what components put at the end of the body in place of the stage; empty where it
 * does not end with the stage. What comes of it weighs nothing, as it stands for what would be inherited.
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

/** Whether a selector is one that the site's document has in one of its modes, and nothing else. */
export function isModeAlone(selector: string, modes: readonly string[]): boolean {
  const [, inside] = /^:(?:is|where)\(([^(),]*)\)$/.exec(selector) ?? [];
  const text = plain(inside ?? selector);
  const [, attribute] = /^\[([\w-]+)[^\]]*\]$/.exec(text) ?? [];
  return modes.some((mode) => text === plain(mode) || tells(attribute, mode));
}

/** Names and pseudo-classes of the document. */
const DOCUMENT = new Set(['html', 'body', ':root', ':scope']);
/** Pseudo-classes that hold selectors. */
const MATCHERS = new Set([':is', ':where', ':not', ':has', ':matches', ':-webkit-any']);

/** The stage, without a weight of its own, below what is asked of the document. */
const OUTSIDE = ':where(:scope)';

interface Compound {
  nodes: Node[];
  /** What is between it and the next one. */
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
function isAroundStage(node: Node, modes: readonly string[]): boolean {
  if (node.type === 'pseudo' && (node.value === ':is' || node.value === ':where'))
    return node.nodes.some(
      ({ nodes }) => nodes.length === 1 && nodes[0] !== undefined && isAroundStage(nodes[0], modes),
    );
  return (node.type === 'attribute' && node.attribute === 'dir') || isMode(node, modes);
}

/** A mode, or another value of the attribute that tells it. */
function isMode(node: Node, modes: readonly string[]): boolean {
  const text = plain(String(node));
  const attribute = node.type === 'attribute' ? node.attribute : undefined;
  return modes.some((mode) => text === plain(mode) || tells(attribute, mode));
}

/** Whether an attribute is the one that tells a mode, with whatever value. */
function tells(attribute: string | undefined, mode: string): boolean {
  return attribute !== undefined && mode.startsWith(`[${attribute}=`);
}

function plain(text: string): string {
  return text.replaceAll(/["'\s]/g, '');
}
