import type { AtRule, ChildNode, Container, Declaration, Root, Rule } from 'postcss';
import { fitHeights } from './fit-heights.ts';

/**
 * Where the styles of demos apply: in the stages of demos, and in what components append to the body, where the site
 * itself has no `div`. The scope's root is the body, because appended elements may be components themselves: a selector
 * without the scope starts below its root. In a frame, the stage is in the body as well.
 */
const SCOPE = '(.demo-stage, body) to (body:scope > :not(div:not(.demo-stage)))';

/** At-rules that define names for the whole document, or must not be in a block. */
const GLOBAL = new Set([
  'charset',
  'import',
  'namespace',
  'keyframes',
  'font-face',
  'property',
  'counter-style',
  'font-feature-values',
  'font-palette-values',
  'position-try',
  'color-profile',
  'page',
  'view-transition',
]);

/**
 * Scopes a stylesheet to demos: what it says about the document (`:root`, `html`, `body`) applies to the stage, and
 * nothing applies to the site around it. Inherited properties, such as fonts, also apply to what components append to
 * the body, outside any stage. Variables of the document stay there, because libraries set them again at run time, and
 * derive them from each other; the site's own all have a prefix. A stage keeps its padding, whatever a reset does to
 * `body`. `modes` are the selectors for a library's dark mode, as the site sets them on the document. Throws PostCSS's
 * `CssSyntaxError` for anything that is not CSS.
 *
 * @example
 * 'body { margin: 0 } .card { color: red }' → '@scope (…) { :scope:where(.demo-stage) { margin: 0 } .card { color: red } }'
 */
export async function scopeStyles(sheet: string, modes: readonly string[] = []): Promise<string> {
  const [{ default: postcss }, selectors] = await Promise.all([import('postcss'), import('./stage-selectors.ts')]);
  const root = postcss.parse(fitHeights(sheet));
  leaveOutHosts(root);
  const layers = root.nodes.filter((node): node is AtRule => node.type === 'atrule' && node.name === 'layer');
  const declared = layers.filter(({ nodes }) => nodes === undefined);
  // What moves to the top must declare the order of all layers.
  const order = new Set(layers.flatMap(({ params }) => params.split(',').map((name) => name.trim())).filter(Boolean));
  for (const statement of declared) statement.remove();
  const named: ChildNode[] = [];
  for (const node of root.nodes.slice()) if (node.type === 'atrule') hoist(node, named);
  const variables = takeVariables(root, modes, selectors);
  const needsOrder = declared.length > 0 || variables.some((node) => node.type === 'atrule' && node.name === 'layer');
  eachOuterRule(root, (rule) => moveRule(rule, modes, selectors));
  const inside = root.nodes.slice();
  if (inside.some(({ type }) => type !== 'comment')) {
    const scope = postcss.atRule({ name: 'scope', params: SCOPE, nodes: [] });
    scope.append(inside);
    root.append(scope);
  }
  root.prepend([
    ...(needsOrder ? [postcss.atRule({ name: 'layer', params: [...order].join(', ') })] : []),
    ...named,
    ...variables,
  ]);
  return root.toString();
}

/** Removes rules for the host of a shadow tree, such as those of a dark theme: a document has no host. */
function leaveOutHosts(root: Root): void {
  root.walkRules(/:host\b/, (rule) => {
    const others = rule.selectors.filter((selector) => !selector.startsWith(':host'));
    if (others.length === 0) rule.remove();
    else if (others.length < rule.selectors.length) rule.selectors = others;
  });
}

/** Loaded when the first stylesheet is scoped. */
type Selectors = typeof import('./stage-selectors.ts');

/** Extracts the variables that rules set for the document, each with a copy of its context. */
function takeVariables(container: Container, modes: readonly string[], selectors: Selectors): ChildNode[] {
  return (container.nodes?.slice() ?? []).flatMap((node): ChildNode[] => {
    if (node.type === 'rule') return takeFrom(node, modes, selectors);
    if (node.type !== 'atrule' || node.nodes === undefined || !AROUND.has(node.name)) return [];
    const found = takeVariables(node, modes, selectors);
    if (node.nodes.length === 0) node.remove();
    return found.length === 0 ? [] : [node.clone({ nodes: found })];
  });
}

function takeFrom(rule: Rule, modes: readonly string[], { isModeAlone }: Selectors): Rule[] {
  const isDocument = (selector: string) => DOCUMENT.test(selector) || isModeAlone(selector, modes);
  const document = rule.selectors.filter(isDocument);
  const isMoved = (node: ChildNode): node is Declaration => node.type === 'decl' && node.prop.startsWith('--');
  const found = rule.nodes.filter(isMoved);
  if (document.length === 0 || found.length === 0) return [];
  const copy = rule.clone({ selectors: document, nodes: found.map((declaration) => declaration.clone()) });
  const others = rule.selectors.filter((selector) => !isDocument(selector));
  // Components may set the same variables by a class of their own.
  if (others.length > 0) rule.before(rule.clone({ selectors: others }));
  rule.selectors = document;
  for (const declaration of found) declaration.remove();
  if (rule.nodes.length === 0) rule.remove();
  return [copy];
}

const AROUND = new Set(['layer', 'media', 'supports']);

/** A selector of the document itself, with conditions and nothing below. */
const DOCUMENT = /^(?::where\()?(?::root|html)(?:[.[:(][^\s>+~]*)?\)?$/;

/**
 * Hoists what must not be in a scope, including from layers and queries: its names are global, whatever is around it.
 */
function hoist(node: AtRule, outside: ChildNode[]): void {
  if (GLOBAL.has(node.name.toLowerCase().replace(/^-\w+-/, ''))) outside.push(node.remove());
  else for (const child of (node as Container).nodes?.slice() ?? []) if (child.type === 'atrule') hoist(child, outside);
}

/** Calls back for each rule that is not in another rule, nor in a scope of the library's own. */
function eachOuterRule(container: Root | AtRule, look: (rule: Rule) => void): void {
  for (const node of container.nodes?.slice() ?? []) {
    if (node.type === 'rule') look(node);
    else if (node.type === 'atrule' && node.name !== 'scope') eachOuterRule(node, look);
  }
}

/**
 * Moves a rule about the document to the stage. Inherited properties also go to what components append to the body, and
 * nested rules apply in both places.
 */
function moveRule(rule: Rule, modes: readonly string[], selectors: Selectors): void {
  const list = selectors.moveToStage(rule.selector, modes);
  rule.selector = list;
  if (!selectors.isOfStage(list)) return;
  const portals = selectors.moveToPortals(list);
  const inherited = rule.clone({ selector: portals });
  prune(inherited, (node) => node.type === 'decl' && INHERITED.test(node.prop));
  if (portals !== '' && inherited.nodes.length > 0) rule.before(inherited);
  keepRoom(rule, selectors.withoutStage(list));
  if (rule.nodes.length === 0) {
    rule.remove();
    return;
  }
  const inside = rule.clone({ selector: selectors.withBody(list) });
  prune(inside, isBelow);
  if (inside.nodes.length === 0) return;
  rule.after(inside);
  prune(rule, (node) => !isBelow(node));
  if (rule.nodes.length === 0) rule.remove();
}

/** Returns whether a node in a rule is itself a rule, for elements below the outer one's. */
function isBelow(node: ChildNode): boolean {
  return (
    node.type === 'rule' &&
    node.selectors.every((selector) => !selector.includes('&') || /^&\s*[\s>][^&]+$/.test(selector))
  );
}

/**
 * Restores a stage's padding around its demo, which a reset of the document must not remove. The rule's other selectors
 * get its padding in a copy after it, in the order written.
 */
function keepRoom(rule: Rule, others: string): void {
  const padding = rule.clone({ selector: others });
  prune(padding, isPadding);
  let isReset = false;
  padding.walkDecls((node) => void (isReset ||= isNoPadding(node)));
  if (!isReset) return;
  if (others !== '') rule.after(padding);
  prune(rule, (node) => !isNoPadding(node));
}

function isPadding(node: ChildNode): node is Declaration {
  return node.type === 'decl' && node.prop.startsWith('padding');
}

function isNoPadding(node: ChildNode): boolean {
  return isPadding(node) && /^(?:0(?:\.0+)?(?:[a-z]+|%)?\s*)+$/.test(node.value);
}

/** Keeps only the wanted declarations in a rule and in its nested blocks. */
function prune(container: Container, isWanted: (node: ChildNode) => boolean): void {
  for (const node of container.nodes?.slice() ?? []) {
    const hasBlock = node.type === 'atrule' && node.nodes !== undefined;
    if (hasBlock) prune(node, isWanted);
    if (hasBlock ? node.nodes?.length === 0 : !isWanted(node)) node.remove();
  }
}

/** Inherited properties. */
const INHERITED =
  /^(?:--|(?:-webkit-|-moz-|-ms-)?(?:font|text-(?:align|anchor|combine|emphasis|indent|justify|orientation|rendering|shadow|size-adjust|spacing|stroke|transform|underline|wrap)|hyphen|ruby|print-color-adjust|tap-highlight-color|osx-font-smoothing|user-select)|(?:accent-|caret-)?color$|color-(?:scheme|interpolation|rendering)|cursor$|direction$|fill|forced-color-adjust$|interpolate-size$|letter-spacing$|line-(?:break|height)|list-style|orphans$|overflow-wrap$|pointer-events$|quotes$|scrollbar-color$|stroke|tab-size$|visibility$|white-space|widows$|word-|writing-mode$)/;
