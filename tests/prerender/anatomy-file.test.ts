/** The file that says what classes stand for: `_nav/anatomy.json`. */
import { expect, test } from 'vitest';
import { hashOf } from '../../cli/system/files/hash.ts';
import { compile } from '../../engine/index.ts';
import type { ApiEntry, ComponentApi } from '../../site/api/api-data.ts';
import { NO_APIS, type ApiContext } from '../../site/api/api-shelf.ts';
import { namedParts } from '../../site/pages/named-parts.ts';
import { planAnatomy } from '../../site/output/plan-site.ts';
import { makeProject } from '../engine/support/project.ts';
import { contextOf } from './support/context.ts';

const BADGE: ComponentApi = {
  kind: 'component',
  package: '@kit/ui',
  name: 'Badge',
  imports: [],
  guides: [],
  props: [],
  hasAttributes: true,
  slots: [
    { name: 'dot', className: 'badge__dot' },
    { name: 'bare' },
    { name: 'old', className: 'badge__old', deprecated: '' },
  ],
  classes: [
    { key: 'root', className: 'badge' },
    { key: 'marker', className: 'badge__dot' },
    { key: 'disabled', className: 'is-disabled', isState: true },
    { key: 'big', className: 'badge--big', deprecated: 'Use `large`.' },
  ],
};
const TYPE: ApiEntry = { kind: 'type', package: '@kit/ui', name: 'Size', imports: [], guides: [], members: [] };

const OPENING = { kind: 'demo', ask: { src: 'Badge.tsx' }, opens: true } as const;

function planWith(apis: ApiContext, component = true) {
  const compiled = compile(
    makeProject({
      sections: { kit: 'id: kit\nname: Kit\nprefixes: [/kit]\npages:\n  - pathname: /kit/badge\n' },
      pages: { '/kit/badge': { anchors: [] } },
    }),
  );
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.diagnostics));
  const { manifest } = compiled;
  const [[pathname, route] = []] = Object.entries(manifest.routes);
  if (pathname === undefined || route === undefined) throw new Error('There is no page.');
  const about = component ? { component: { package: '@kit/ui', name: 'Badge' }, asks: [OPENING] } : {};
  const routes = { [pathname]: { ...route, ...about } };
  return planAnatomy({ ...contextOf({ ...manifest, routes }), apis }, hashOf);
}

const DESCRIBED: ApiContext = {
  ...NO_APIS,
  shelf: { '@kit/ui Badge': { file: '', key: 'a' }, '@kit/ui Size': { file: '', key: 'b' } },
  read: ({ name }) => (name === 'Badge' ? BADGE : TYPE),
};

test('slots name classes before the classes’ own keys; states, and what is deprecated, are no parts', () => {
  expect(namedParts(BADGE)).toEqual({ badge: 'root', badge__dot: 'dot' });
  expect(namedParts(TYPE)).toEqual({});
  expect(namedParts(undefined)).toEqual({});
});

test('the file has each component with parts, by package', () => {
  const [file, ...others] = planWith(DESCRIBED);
  expect(others).toEqual([]);
  expect(file?.path).toBe('_nav/anatomy.json');
  expect(JSON.parse(String(file?.render(() => new Uint8Array())))).toEqual({
    '@kit/ui': { Badge: { badge: 'root', badge__dot: 'dot' } },
  });
});

test('it is written only if the page of a component opens with a demo, and again when a description changes', () => {
  expect(planWith(DESCRIBED, false)).toEqual([]);
  const keyOf = (apis: ApiContext) => planWith(apis)[0]?.key;
  expect(keyOf(DESCRIBED)).toBe(keyOf({ ...DESCRIBED }));
  const shelf = { ...DESCRIBED.shelf, '@kit/ui Badge': { file: '', key: 'c' } };
  expect(keyOf({ ...DESCRIBED, shelf })).not.toBe(keyOf(DESCRIBED));
});
