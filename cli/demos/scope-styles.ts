import type { AtRule, ChildNode, Container, Root, Rule } from 'postcss';

/**
 * Where styles of demos hold: the stages of demos, and what components put at the end of the body, where the site
 * itself has no `div`.
 */
const SCOPE = '(.demo-stage, body > div)';

/** At-rules that name something for the whole document, or have to stand outside of every block. */
const GLOBAL = new Set(['charset', 'import', 'namespace', 'keyframes', 'font-face', 'property', 'counter-style', 'font-feature-values', 'font-palette-values', 'position-try', 'color-profile', 'page', 'view-transition']);

/**
 * Confines a stylesheet to demos: what it says of the document (`:root`, `html`, `body`) holds for the stage, and nothing
 * of it for the site around. `mode` is the selector by which a library knows that it is dark, as the site sets it on the
 * document. Throws a `CssSyntaxError` of PostCSS for what is no CSS.
 *
 * @example
 * 'body { margin: 0 } .card { color: red }' → '@scope (…) { :scope { margin: 0 } .card { color: red } }'
 */
export async function scopeStyles(sheet: string, mode?: string): Promise<string> {
  const [{ default: postcss }, { moveToStage }] = await Promise.all([import('postcss'), import('./stage-selectors.ts')]);
  const root = postcss.parse(sheet);
  const outside: ChildNode[] = [];
  for (const node of root.nodes.slice()) {
    if (node.type === 'atrule' && node.name === 'layer' && node.nodes === undefined) outside.push(node.remove());
    else if (node.type === 'atrule') hoist(node, outside);
  }
  eachOuterRule(root, (rule) => (rule.selector = moveToStage(rule.selector, mode)));
  const inside = root.nodes.slice();
  if (inside.some(({ type }) => type !== 'comment')) {
    const scope = postcss.atRule({ name: 'scope', params: SCOPE, nodes: [] });
    scope.append(inside);
    root.append(scope);
  }
  root.prepend(outside);
  return root.toString();
}

/** Takes out what has no place in a scope, from layers and queries as well: its names hold everywhere, whatever stands around it. */
function hoist(node: AtRule, outside: ChildNode[]): void {
  if (GLOBAL.has(node.name.toLowerCase().replace(/^-\w+-/, ''))) outside.push(node.remove());
  else for (const child of (node as Container).nodes?.slice() ?? []) if (child.type === 'atrule') hoist(child, outside);
}

/** Calls back for each rule that stands in no other rule. */
function eachOuterRule(container: Root | AtRule, look: (rule: Rule) => void): void {
  for (const node of container.nodes ?? []) {
    if (node.type === 'rule') look(node);
    else if (node.type === 'atrule') eachOuterRule(node, look);
  }
}
