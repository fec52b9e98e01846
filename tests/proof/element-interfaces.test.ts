import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { interfaceOf } from '../../cli/make/proof/element-interfaces.ts';
import { ROOT } from '../support/docs-nav.ts';

test('all elements of HTML have the interfaces that TypeScript declares for them', () => {
  const library = readFileSync(path.join(ROOT, 'node_modules/typescript-for-docs-nav/lib/lib.dom.d.ts'), 'utf8');
  const [, map = ''] = /interface HTMLElementTagNameMap \{([^}]+)\}/.exec(library) ?? [];
  const declared = Object.fromEntries(Array.from(map.matchAll(/"([\w-]+)": (\w+);/g), ([, tag, name]) => [tag, name]));
  expect(Object.keys(declared).length).toBeGreaterThan(100);
  expect(Object.fromEntries(Object.keys(declared).map((tag) => [tag, interfaceOf(tag)]))).toEqual(declared);
});

test.each([
  ['svg', 'SVGSVGElement'],
  ['g', 'SVGGElement'],
  ['my-menu', 'HTMLElement'],
])('%s', (tag, name) => {
  expect(interfaceOf(tag)).toBe(name);
});
