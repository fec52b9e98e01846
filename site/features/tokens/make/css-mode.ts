import parser, { type Node, type Selector } from 'postcss-selector-parser';

/** When a rule applies to the whole document: always, or in one mode. */
type CssMode = 'both' | 'light' | 'dark';

const ROOTS = new Set([':root', ':host', 'html', 'body']);
const DARK = /(?:^|[^a-z])(?:dark|night)(?:$|[^a-z])/i;
const LIGHT = /(?:^|[^a-z])(?:light|day)(?:$|[^a-z])/i;

/**
 * Returns the mode in which a list of selectors matches the document; `undefined` if it does not, as that of a component.
 * @example
 * modeOfSelectors(':root')                                     // 'both'
 * modeOfSelectors(".dark, [data-theme='dark']")                // 'dark'
 * modeOfSelectors(":root:not([data-theme='light'])")           // 'both'
 * modeOfSelectors('.card')                                     // undefined
 */
export function modeOfSelectors(list: string): CssMode | undefined {
  const modes = matchesOf(list).map(({ mode }) => mode);
  return modes.find((mode) => mode === 'both') ?? modes[0];
}

/** How a selector matches the document. */
export interface Match {
  readonly mode: CssMode;
  /** Its specificity as one number. */
  readonly weight: number;
}

/** Returns how the selectors of a list match the document; `around` is the weight of the rule that they are within. */
export function matchesOf(list: string, around = 0): readonly Match[] {
  return parser()
    .astSync(list)
    .nodes.flatMap((selector) => {
      const mode = modeOf(selector);
      return mode === undefined ? [] : [{ mode, weight: weightOf(selector, around) }];
    });
}

// https://www.w3.org/TR/selectors-4/#specificity-rules, for what can match the document
function weightOf(node: Node, around: number): number {
  const inside = 'nodes' in node ? node.nodes.map((inner) => weightOf(inner, around)) : [];
  const name = String(node.value ?? '').toLowerCase();
  if (node.type === 'selector') return inside.reduce((sum, weight) => sum + weight, 0);
  if (node.type === 'nesting') return around;
  if (node.type === 'tag') return 1;
  if (node.type === 'pseudo' && inside.length > 0) return name === ':where' ? 0 : Math.max(...inside);
  return node.type === 'combinator' ? 0 : CLASS;
}

/** A document has fewer tags. */
const CLASS = 1000;

function modeOf({ nodes }: Selector): CssMode | undefined {
  let mode: CssMode | undefined;
  for (const node of nodes) {
    const own = modeOfNode(node);
    // A descendant, or an element of a page.
    if (own === undefined) return undefined;
    if (own !== 'both' || mode === undefined) mode = own;
  }
  return mode;
}

function modeOfNode(node: Node): CssMode | undefined {
  switch (node.type) {
    case 'tag':
    case 'pseudo': {
      const name = node.value.toLowerCase();
      if (ROOTS.has(name)) return 'both';
      if (node.type === 'tag') return undefined;
      // What a document must not be: `:root:not(.light)` in a query for dark devices.
      if (name === ':not') return 'both';
      const [first] = name === ':is' || name === ':where' ? node.nodes : [];
      return first === undefined ? undefined : modeOfSelectors(node.nodes.join(','));
    }
    // Of a rule that this one is within.
    case 'nesting':
      return 'both';
    case 'class':
    case 'attribute': {
      const said = String(node);
      return DARK.test(said) ? 'dark' : LIGHT.test(said) ? 'light' : undefined;
    }
    default:
      return undefined;
  }
}

/**
 * Returns the mode in which a query for media applies; `undefined` if it depends on something else, such as the width.
 * @example
 * modeOfQuery('(prefers-color-scheme: dark)') // 'dark'
 * modeOfQuery('(min-width: 40rem)')           // undefined
 */
export function modeOfQuery(query: string): CssMode | undefined {
  if (/^(?:all|screen)$/i.test(query.trim())) return 'both';
  const [, mode] =
    /^(?:(?:all|screen)\s+and\s+)?\(\s*prefers-color-scheme\s*:\s*(dark|light)\s*\)$/i.exec(query.trim()) ?? [];
  return mode?.toLowerCase() as CssMode | undefined;
}
