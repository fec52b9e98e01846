import type { AtRule, ChildNode, Container, Declaration, Root, Rule } from 'postcss';

/**
 * Where styles of demos hold: the stages of demos, and what components put at the end of the body, where the site
 * itself has no `div`.
 */
const SCOPE = '(.demo-stage, body > div)';

/** At-rules that name something for the whole document, or have to stand outside of every block. */
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

/** What a sheet is confined by. */
export interface ScopeOptions {
  /** The selector by which a library knows that it is dark, as the site sets it on the document. */
  readonly mode?: string | undefined;
  /** Variables of the site's own, by name. */
  readonly taken?: ReadonlySet<string>;
}

/**
 * Confines a stylesheet to demos: what it says of the document (`:root`, `html`, `body`) holds for the stage, and nothing
 * of it for the site around. Variables of the document stay there, where libraries set them again at run time, unless the
 * site has one of that name. Throws a `CssSyntaxError` of PostCSS for anything that is not CSS.
 *
 * @example
 * 'body { margin: 0 } .card { color: red }' → '@scope (…) { :scope { margin: 0 } .card { color: red } }'
 */
export async function scopeStyles(sheet: string, { mode, taken = new Set() }: ScopeOptions = {}): Promise<string> {
  const [{ default: postcss }, { moveToStage }] = await Promise.all([
    import('postcss'),
    import('./stage-selectors.ts'),
  ]);
  const root = postcss.parse(sheet);
  const layers = root.nodes.filter((node): node is AtRule => node.type === 'atrule' && node.name === 'layer');
  const declared = layers.filter(({ nodes }) => nodes === undefined);
  // What moves to the top has to say of all layers which comes first.
  const order = new Set(layers.flatMap(({ params }) => params.split(',').map((name) => name.trim())).filter(Boolean));
  for (const statement of declared) statement.remove();
  const named: ChildNode[] = [];
  for (const node of root.nodes.slice()) if (node.type === 'atrule') hoist(node, named);
  const variables = takeVariables(root, { mode, taken });
  const needsOrder = declared.length > 0 || variables.some((node) => node.type === 'atrule' && node.name === 'layer');
  eachOuterRule(root, (rule) => (rule.selector = moveToStage(rule.selector, mode)));
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

/** Takes the variables that rules for the document alone set, each in a copy of what is around it. */
function takeVariables(container: Container, options: ScopeOptions): ChildNode[] {
  return (container.nodes?.slice() ?? []).flatMap((node): ChildNode[] => {
    if (node.type === 'rule') return takeFrom(node, options);
    if (node.type !== 'atrule' || node.nodes === undefined || !AROUND.has(node.name)) return [];
    const found = takeVariables(node, options);
    if (node.nodes.length === 0) node.remove();
    return found.length === 0 ? [] : [node.clone({ nodes: found })];
  });
}

function takeFrom(rule: Rule, { mode, taken }: ScopeOptions): Rule[] {
  if (!rule.selectors.every((selector) => DOCUMENT.test(selector) || selector === mode)) return [];
  const found = rule.nodes.filter(
    (node): node is Declaration => node.type === 'decl' && node.prop.startsWith('--') && taken?.has(node.prop) !== true,
  );
  if (found.length === 0) return [];
  const copy = rule.clone({ nodes: found.map((declaration) => declaration.clone()) });
  for (const declaration of found) declaration.remove();
  if (rule.nodes.length === 0) rule.remove();
  return [copy];
}

const AROUND = new Set(['layer', 'media', 'supports']);

/** A selector of the document and what is asked of it, with nothing below. */
const DOCUMENT = /^(?::where\()?(?::root|:host|html)(?:[.[:(][^\s>+~]*)?\)?$/;

/** Takes out what has no place in a scope, from layers and queries as well: its names hold everywhere, whatever is around it. */
function hoist(node: AtRule, outside: ChildNode[]): void {
  if (GLOBAL.has(node.name.toLowerCase().replace(/^-\w+-/, ''))) outside.push(node.remove());
  else for (const child of (node as Container).nodes?.slice() ?? []) if (child.type === 'atrule') hoist(child, outside);
}

/** Calls back for each rule that is in no other rule. */
function eachOuterRule(container: Root | AtRule, look: (rule: Rule) => void): void {
  for (const node of container.nodes ?? []) {
    if (node.type === 'rule') look(node);
    else if (node.type === 'atrule') eachOuterRule(node, look);
  }
}
