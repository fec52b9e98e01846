import { parse, type ChildNode, type Container } from 'postcss';

/** Says that a page is dark: the attribute that the page's first script sets on its root. */
const DARK = "[data-mode='dark']";

/**
 * Returns the style element for dark pages: the variables that sheets of dark mode set to something else than those of
 * light mode, each with what is around its rule, and once. Empty where there are none.
 *
 * @example
 * (['.app{--ink:#000;--space:8px}'], ['.app{--ink:#fff;--space:8px}']) → "<style>[data-mode='dark'] .app{--ink:#fff}</style>"
 */
export function renderDarkVariables(light: readonly string[], dark: readonly string[]): string {
  const known = new Set(light.flatMap(readRules).flatMap((rule) => rule.variables.map((text) => keyOf(rule, text))));
  const rules = dark.flatMap(readRules).flatMap((rule) => {
    const changed = rule.variables.filter((text) => !known.has(keyOf(rule, text)));
    const heads = [...rule.around, rule.selectors.map(inDark).join(',')];
    return changed.length === 0 ? [] : [heads.reduceRight((inner, head) => `${head}{${inner}}`, changed.join(';'))];
  });
  // Demos of one provider say the same.
  return rules.length === 0 ? '' : `<style>${[...new Set(rules)].join('')}</style>`;
}

/** The style elements in the HTML of demos, such as the theme that a provider writes beside its children. */
export function sheetsIn(html: string): readonly string[] {
  return Array.from(html.matchAll(/<style\b[^>]*>([^]*?)<\/style>/g), ([, css = '']) => css);
}

/** A rule that sets variables. */
interface VariableRule {
  /** Heads of the queries and layers around it, from the outermost. */
  readonly around: readonly string[];
  readonly selectors: readonly string[];
  /** Its declarations of variables. */
  readonly variables: readonly string[];
}

/** Browsers forgive what PostCSS does not: of such a sheet, nothing is known. */
function readRules(sheet: string): readonly VariableRule[] {
  try {
    return listRules(parse(sheet));
  } catch {
    return [];
  }
}

function listRules(container: Container, around: readonly string[] = []): readonly VariableRule[] {
  return (container.nodes ?? []).flatMap((node): readonly VariableRule[] => {
    if (node.type === 'atrule' && AROUND.has(node.name))
      return listRules(node, [...around, `@${node.name} ${node.params}`]);
    if (node.type !== 'rule') return [];
    const variables = node.nodes.filter(isVariable).map((declaration) => String(declaration).trim());
    return variables.length === 0 ? [] : [{ around, selectors: node.selectors, variables }];
  });
}

const AROUND = new Set(['container', 'layer', 'media', 'supports']);

function isVariable(node: ChildNode): boolean {
  return node.type === 'decl' && node.prop.startsWith('--');
}

function keyOf({ around, selectors }: VariableRule, variable: string): string {
  return [...around, ...selectors, variable].join('\n');
}

/** The root is what says that the page is dark; all else is below it. */
function inDark(selector: string): string {
  return ROOT.test(selector) ? selector.replace(ROOT, `$&${DARK}`) : `${DARK} ${selector}`;
}

const ROOT = /^(?::root|html)(?![\w-])/;
