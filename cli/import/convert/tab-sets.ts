import { parseModule } from '../../system/modules/parse-module.ts';
import type { Node } from '../../system/modules/syntax-node.ts';
import type { BodyPage, End, TabSet, Tell } from './body-page.ts';
import { plainName } from './components.ts';
import { textOfJsx } from '../read/jsx-text.ts';
import type { Tag } from '../read/parse-tag.ts';

/** Reads `values={[{ label: 'With npm', value: 'npm' }]}` of Docusaurus and `items={['npm', 'Yarn']}` of Nextra. */
export function readTabSet({ attributes }: Tag, tell: Tell): TabSet {
  const values = Array.from((attributes['values'] ?? '').matchAll(/\{[^{}]*\}/g), ([entry]) => [
    textIn(entry, 'value'),
    textIn(entry, 'label'),
  ]);
  const items = labelsIn(attributes['items']).map((label, at) => [String(at), label]);
  if (attributes['items'] !== undefined && (items.length === 0 || items.some(([, label]) => label === undefined)))
    tell(`\`${attributes['items']}\`, which says what tabs are called, is code, which is not run`);
  return {
    labels: new Map(
      [...values, ...items].flatMap(([key = '', label = '']) => (key === '' || label === '' ? [] : [[key, label]])),
    ),
    first: attributes['defaultValue'] ?? attributes['defaultIndex'] ?? attributes['defaultTabIndex'],
  };
}

/** Returns the labels in a list, in order; `undefined` for one that only running the code would reveal. */
function labelsIn(list: string | undefined): readonly (string | undefined)[] {
  if (list === undefined) return [];
  try {
    const [statement] = parseModule(`(${list})`, 'jsx');
    const found = statement?.['expression'] as { readonly elements?: readonly (Node | null)[] } | undefined;
    return found?.elements?.map((element) => (element === null ? undefined : wordsOf(element))) ?? [];
  } catch {
    return [];
  }
}

/** Returns a text, the text of an element, or the label of a mapping. */
function wordsOf(node: Node): string | undefined {
  switch (node.type) {
    case 'Literal':
      return String(node['value']);
    case 'TemplateLiteral': {
      const [only, ...more] = node['quasis'] as readonly { readonly value: { readonly cooked: string } }[];
      return more.length === 0 ? only?.value.cooked : undefined;
    }
    case 'JSXElement':
    case 'JSXFragment':
      return textOfJsx(node) || undefined;
    case 'ObjectExpression': {
      const label = (node['properties'] as readonly Node[]).find(
        ({ key }) => (key as Node | undefined)?.['name'] === 'label',
      );
      return label === undefined ? undefined : wordsOf(label['value'] as Node);
    }
    default:
      return undefined;
  }
}

function textIn(entry: string, key: string): string | undefined {
  return new RegExp(`\\b${key}:\\s*(['"])((?:(?!\\1).)*)\\1`).exec(entry)?.[2];
}

/**
 * Returns a tab's label according to its set, and whether readers of the other tool see it first although it is not the
 * first tab.
 */
export function placeInSet(
  page: BodyPage,
  { name, attributes }: Tag,
): { readonly label: string | undefined; readonly isFirstThere: boolean } {
  const set = page.findOpen('tabs');
  const tabs = setOf(set?.end);
  if (set === undefined || !/^Tab(?:Item)?$/.test(plainName(name))) return { label: undefined, isFirstThere: false };
  const number = set.container.blocks.filter((block) => typeof block !== 'string' && block.name === 'tab').length;
  const isNamed = attributes['label'] !== undefined || attributes['title'] !== undefined;
  const value = attributes['value'];
  return {
    label: isNamed ? undefined : (tabs?.labels.get(value ?? '') ?? tabs?.labels.get(String(number))),
    isFirstThere:
      number > 0 &&
      (attributes['default'] === 'true' || (tabs?.first !== undefined && [value, String(number)].includes(tabs.first))),
  };
}

function setOf(end: End | undefined): TabSet | undefined {
  return end !== undefined && 'tag' in end ? end.tabs : undefined;
}
