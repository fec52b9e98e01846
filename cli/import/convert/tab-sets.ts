import { parseModule } from '../../system/modules/parse-module.ts';
import type { Node } from '../../system/modules/syntax-node.ts';
import { stretchOf, type Stretch } from '../../../site/markdown/tree/destination.ts';
import type { PageNode } from './html-nodes.ts';
import type { Written } from './components.ts';
import type { Page, TabSet } from './page.ts';
import { includeCode, writeCode } from './write-code.ts';
import { createEvaluator } from '../read/static-expression.ts';
import { asMap, asText } from '../read/unknown-values.ts';
import { tryTo } from '../../system/base/failure.ts';

/** Reads `values={[{ label: 'With npm', value: 'npm' }]}` of Docusaurus and `items={['npm', 'Yarn']}` of Nextra. */
export function readTabSet({ attributes }: Written, tell: (reason: string) => void): TabSet {
  const values = listIn(attributes['values']).map((entry) => [asMap(entry)['value'], labelIn(entry)]);
  const items = listIn(attributes['items']).map((entry, at) => [String(at), labelIn(entry)]);
  if (attributes['items'] !== undefined && (items.length === 0 || items.some(([, label]) => label === undefined)))
    tell(`\`${attributes['items']}\`, which says what tabs are called, is code, which is not run`);
  return {
    labels: new Map(
      [...values, ...items].flatMap(([key, label]) =>
        typeof key === 'string' && typeof label === 'string' ? [[key, label]] : [],
      ),
    ),
    count: 0,
    first: attributes['defaultValue'] ?? attributes['defaultIndex'] ?? attributes['defaultTabIndex'],
  };
}

/** Returns a text, the text of an element, or the label of a mapping. */
function labelIn(entry: unknown): string | undefined {
  return asText(entry) ?? asText(asMap(entry)['label']);
}

/** Returns the values in a list, in order, as far as they are known without running the code. */
function listIn(code: string | undefined): readonly unknown[] {
  if (code === undefined) return [];
  const evaluate = createEvaluator({ text: code });
  const [statement] = tryTo(() => parseModule(`(${code})`, 'jsx')) ?? [];
  const list = statement?.['expression'] as { readonly elements?: readonly (Node | null)[] } | undefined;
  return list?.elements?.map((element) => element && evaluate(element)) ?? [];
}

/**
 * Counts a tab of the innermost set; returns its label according to the set, and whether readers of the other tool see
 * it first although it is not the first tab.
 */
export function placeInSet(
  { tabs }: Page,
  { attributes }: Written,
): { readonly label: string | undefined; readonly isFirstThere: boolean } {
  const set = tabs.at(-1);
  if (set === undefined) return { label: undefined, isFirstThere: false };
  const number = set.count++;
  const isNamed = attributes['label'] !== undefined || attributes['title'] !== undefined;
  const value = attributes['value'];
  return {
    label: isNamed ? undefined : (set.labels.get(value ?? '') ?? set.labels.get(String(number))),
    isFirstThere:
      number > 0 &&
      (attributes['default'] === 'true' || (set.first !== undefined && [value, String(number)].includes(set.first))),
  };
}

/** Writes the content of a set of tabs, in which each code block is a tab. */
export function withCodeTabs(page: Page, range: Stretch, nodes: readonly PageNode[]): string {
  return page.write(range, nodes, false, (node, place) => {
    const code =
      node.type === 'code' ? writeCode(page, node) : node.type === 'html' ? includeCode(page, node, true) : undefined;
    if (code === undefined) return page.writeNode(node, place);
    const { text, title, language } = code;
    return page.contain(stretchOf(node).start, { name: 'tab', label: title ?? (language || 'Code') }, () => text);
  });
}
