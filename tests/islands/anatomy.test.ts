/** Which parts of components a tree of elements has. */
import { describe, expect, test } from 'vitest';
import { findParts, type PartTree } from '../../site/islands/demo/anatomy/find-parts.ts';
import { nameClasses, type KnownParts } from '../../site/islands/demo/anatomy/known-parts.ts';

interface Tree {
  readonly id: string;
  readonly classList: readonly string[];
  readonly children: readonly Tree[];
}

let count = 0;
const el = (classes: string, ...children: readonly Tree[]): Tree => ({
  id: `${(count += 1)}`,
  classList: classes.split(' ').filter(Boolean),
  children,
});

const KNOWN: KnownParts = {
  '@kit/ui': {
    Button: {
      'KitButton-root': 'root',
      'KitButton-large': 'large',
      'KitButton-plain': 'plain',
      'KitButton-icon': 'icon',
    },
    Icon: { 'KitIcon-root': 'root' },
    Input: { 'KitInputBase-field': 'field' },
    InputBase: { 'KitInputBase-root': 'root', 'KitInputBase-field': 'field' },
    Touchable: { 'KitTouchable-root': 'root' },
  },
  '@kit/old': { Button: { 'KitButton-root': 'container', 'KitButton-old': 'old' } },
};

/** The parts of a tree, a line each, indented as they are nested. */
function list(tree: Tree, own = '@kit/ui Button'): readonly string[] {
  return findParts([tree], nameClasses(KNOWN, own)).parts.map(
    ({ component, name, classes, elements, depth, isVariant }) =>
      `${'  '.repeat(depth)}${isVariant ? '+ ' : ''}${component} ${name} .${classes.join(' .')} ×${elements.length}`,
  );
}

function nameAt(tree: PartTree<Tree>, element: Tree): string | undefined {
  const part = tree.partOf.get(element);
  return part && `${part.component} ${part.name}`;
}

describe('the list', () => {
  test('has the order of the tree, and each part once', () => {
    const icon = () => el('KitButton-icon', el('KitIcon-root'));
    expect(list(el('app', el('KitButton-root', icon(), icon()), el('KitIcon-root')))).toEqual([
      'Button root .KitButton-root ×1',
      '  Button icon .KitButton-icon ×2',
      '    Icon root .KitIcon-root ×3',
    ]);
  });

  test('names elements without known classes as little as unknown classes', () => {
    expect(list(el('css-1x2 other', el('', el('KitIcon-root css-3'))))).toEqual(['Icon root .KitIcon-root ×1']);
  });

  test('says at a part which classes all its elements have, and below it which only some have', () => {
    const buttons = [el('KitButton-root KitButton-plain KitButton-large'), el('KitButton-root KitButton-plain')];
    expect(list(el('', ...buttons))).toEqual([
      'Button root .KitButton-root .KitButton-plain ×2',
      '+ Button large .KitButton-large ×1',
    ]);
  });

  test('has an element that several components share once for each, the own one first', () => {
    const shared = el('KitTouchable-root KitButton-root');
    expect(list(shared)).toEqual(['Button root .KitButton-root ×1', 'Touchable root .KitTouchable-root ×1']);
    expect(list(shared, '@kit/ui Touchable')).toEqual([
      'Touchable root .KitTouchable-root ×1',
      'Button root .KitButton-root ×1',
    ]);
  });

  test('is empty without known classes', () => {
    expect(list(el('app', el('title')))).toEqual([]);
  });
});

describe('an element', () => {
  test('is first of all a part of the page’s component, then of the one that gave it a class last', () => {
    const shared = el('KitTouchable-root KitButton-root');
    const given = el('KitIcon-root KitButton-icon');
    const tree = el('', shared, given);
    const of = (own: string) => findParts([tree], nameClasses(KNOWN, own));
    expect(nameAt(of('@kit/ui Input'), shared)).toBe('Button root');
    expect(nameAt(of('@kit/ui Touchable'), shared)).toBe('Touchable root');
    expect(nameAt(of('@kit/ui Icon'), given)).toBe('Icon root');
    expect(nameAt(of('@kit/ui Button'), given)).toBe('Button icon');
    expect(nameAt(of('@kit/ui Button'), tree)).toBeUndefined();
  });

  test('belongs to the package of the page, if several have its class', () => {
    const old = el('KitButton-root');
    expect(nameAt(findParts([old], nameClasses(KNOWN, '@kit/old Button')), old)).toBe('Button container');
    expect(nameAt(findParts([old], nameClasses(KNOWN, '@kit/ui Icon')), old)).toBe('Button root');
  });

  test('belongs to the component that its class is called after, if several have it', () => {
    const field = el('KitInputBase-field');
    expect(nameAt(findParts([field], nameClasses(KNOWN, '@kit/ui Button')), field)).toBe('InputBase field');
    expect(nameAt(findParts([field], nameClasses(KNOWN, '@kit/ui Input')), field)).toBe('Input field');
  });
});
