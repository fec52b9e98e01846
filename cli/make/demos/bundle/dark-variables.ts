import { parse, type ChildNode, type Container } from 'postcss';
import { tryTo } from '../../../system/base/failure.ts';
/** Matches a dark page, by the attribute that the page's first script sets on the root. */
const DARK = "[data-mode='dark']";

/**
 * Returns the style element for dark pages: the variables that dark-mode sheets set differently from light-mode ones,
 * each once, with everything around its rule. Empty if there are none.
 *
 * @example
 * (['.app{--ink:#000;--space:8px}'], ['.app{--ink:#fff;--space:8px}']) → "<style>[data-mode='dark'] .app{--ink:#fff}</style>"
 */
export function renderDarkVariables(light: readonly string[], dark: readonly string[]): string {
  const known = new Set(light.flatMap(readRules).flatMap((rule) => rule.variables.map((text) => keyOf(rule, text))));
  const rules = new Map<string, VariableRule>();
  for (const rule of dark.flatMap(readRules)) {
    const variables = rule.variables.filter((text) => !known.has(keyOf(rule, text)));
    // Demos with the same provider repeat them.
    if (variables.length > 0) rules.set(keyOf(rule, ...variables), { ...rule, variables });
  }
  const texts = mergeNeighbors([...rules.values()]).map(({ around, selectors, variables }) =>
    [...around, selectors.map(inDark).join(',')].reduceRight((inner, head) => `${head}{${inner}}`, variables.join(';')),
  );
  return texts.length === 0 ? '' : `<style>${texts.join('')}</style>`;
}

/** Merges rules of a provider that repeats its theme in each demo. */
function mergeNeighbors(rules: readonly VariableRule[]): readonly VariableRule[] {
  const merged: VariableRule[] = [];
  for (const rule of rules) {
    const last = merged.at(-1);
    const isSame = last !== undefined && contentOf(last) === contentOf(rule);
    if (isSame) merged.splice(-1, 1, { ...last, selectors: [...last.selectors, ...rule.selectors] });
    else merged.push(rule);
  }
  return merged;
}

/**
 * Returns the contents of style elements in the HTML of demos, such as the theme that a provider writes beside its
 * children.
 */
export function sheetsIn(html: string): readonly string[] {
  return Array.from(html.matchAll(/<style\b[^>]*>([^]*?)<\/style>/g), ([, css = '']) => css);
}

/** A rule that sets variables. */
interface VariableRule {
  /** The queries and layers around it, outermost first. */
  readonly around: readonly string[];
  readonly selectors: readonly string[];
  /** Its declarations of variables. */
  readonly variables: readonly string[];
}

/** Reads the rules of a sheet; a sheet that browsers tolerate but PostCSS does not has none. */
function readRules(sheet: string): readonly VariableRule[] {
  return tryTo(() => listRules(parse(sheet))) ?? [];
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

function keyOf({ around, selectors }: VariableRule, ...variables: readonly string[]): string {
  return [...around, ...selectors, ...variables].join('\n');
}

function contentOf({ around, variables }: VariableRule): string {
  return [...around, ...variables].join('\n');
}

/** Restricts a selector to dark pages: on the root if it matches the root, otherwise below it. */
function inDark(selector: string): string {
  return ROOT.test(selector) ? selector.replace(ROOT, `$&${DARK}`) : `${DARK} ${selector}`;
}

const ROOT = /^(?::root|html)(?![\w-])/;
