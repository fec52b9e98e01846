import type { BodyPage, End, TabSet, Tell } from './body-page.ts';
import { plainName } from './components.ts';
import type { Tag } from './parse-tag.ts';

/** Reads `values={[{ label: 'With npm', value: 'npm' }]}` of Docusaurus and `items={['npm', 'Yarn']}` of Nextra. */
export function readTabSet({ attributes }: Tag, tell: Tell): TabSet {
  const values = Array.from((attributes['values'] ?? '').matchAll(/\{[^{}]*\}/g), ([entry]) => [
    textIn(entry, 'value'),
    textIn(entry, 'label'),
  ]);
  const items = Array.from(
    (attributes['items'] ?? '').matchAll(/\{[^{}]*\}|(['"`])((?:(?!\1)[^\\])*)\1/g),
    ([entry, , words], at) => [String(at), words ?? textIn(entry, 'label')],
  );
  if (attributes['items'] !== undefined && items.length === 0)
    tell(`\`${attributes['items']}\`, which says what tabs are called, is code, which is not run`);
  return {
    labels: new Map(
      [...values, ...items].flatMap(([key = '', label = '']) => (key === '' || label === '' ? [] : [[key, label]])),
    ),
    first: attributes['defaultValue'] ?? attributes['defaultIndex'] ?? attributes['defaultTabIndex'],
  };
}

function textIn(entry: string, key: string): string | undefined {
  return new RegExp(`\\b${key}:\\s*(['"])((?:(?!\\1).)*)\\1`).exec(entry)?.[2];
}

/** What the set says that a tab is called, and whether readers of the other tool see it first though it is not the first one. */
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
