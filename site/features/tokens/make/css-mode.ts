import parser, { type Node, type Selector } from 'postcss-selector-parser';

/** When a rule applies to the whole document: always, or in one mode. */
export type CssMode = 'both' | 'light' | 'dark';

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
  const modes = parser()
    .astSync(list)
    .nodes.map(modeOf)
    .filter((mode) => mode !== undefined);
  return modes.find((mode) => mode === 'both') ?? modes[0];
}

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
