import path from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareManifests } from '../../engine/diff/index.ts';
import { compile } from '../../engine/index.ts';
import type { Redirect, Route, RouteManifest } from '../../engine/manifest/manifest.ts';
import { KNOWN_TREES, readFacts } from '../nav/support/facts.ts';
import { readFixture } from '../diagnostics/read-fixture.ts';
import { ROOT } from '../support/docs-nav.ts';
import { randomRuns } from '../support/runs.ts';

/** Manifests of real trees: those of libraries, and one with languages and content. */
const MANIFESTS: readonly RouteManifest[] = [
  ...KNOWN_TREES.map((id) =>
    manifestOf({
      ...readFixture(path.join(ROOT, 'tests/sites/library')).input,
      nav: [
        {
          path: 'nav/site.yaml',
          text: 'title: Real trees\nurl: https://example.com\nrules: { unwritten-page: off }\n',
        },
        {
          path: `nav/sections/${id}.yaml`,
          text: JSON.stringify({
            id,
            name: id,
            prefixes: [`/${id}`],
            versions: [{ text: 'v1', current: true }],
            pages: readFacts(`${id}.json`),
          }),
        },
      ],
      pages: [],
      assets: [],
    }),
  ),
  manifestOf(readFixture(path.join(ROOT, 'tests/sites/languages')).input),
].map((manifest) => ({
  ...manifest,
  routes: Object.fromEntries(
    Object.entries(manifest.routes).map(([key, route], at) => [
      key,
      { ...route, anchors: [`first-${at}`, 'usage', 'api'] },
    ]),
  ),
}));

function manifestOf(input: Parameters<typeof compile>[0]): RouteManifest {
  const compiled = compile(input);
  if (!compiled.ok) throw new Error(compiled.diagnostics.map(({ message }) => message).join('\n'));
  return compiled.manifest;
}

const anyEdit = fc.record({
  page: fc.nat(),
  kind: fc.constantFrom('move', 'move by id', 'remove', 'lead on', 'retitle', 'tag', 'cut', 'add'),
});

test('a comparison reports exactly the changes that were made', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...MANIFESTS),
      fc.uniqueArray(anyEdit, { selector: ({ page }) => page % 97, maxLength: 12 }),
      (old, edits) => {
        const routes = new Map<string, Route>(Object.entries(old.routes));
        const redirects: Redirect[] = [...old.redirects];
        const names = [...routes.keys()];
        const target =
          names.find((_, at) => !edits.some(({ page }) => names[page % names.length] === names[at])) ?? '/';
        const done = {
          moved: new Map<string, string>(),
          removed: new Map<string, string | undefined>(),
          added: new Set<string>(),
          retitled: new Set<string>(),
          retagged: new Set<string>(),
          anchors: new Map<string, readonly string[]>(),
        };
        const touched = new Set<string>();
        for (const [at, { page, kind }] of edits.entries()) {
          const name = names[page % names.length] ?? '';
          const route = routes.get(name);
          if (route === undefined || touched.has(name) || name === target) continue;
          touched.add(name);
          const other = `/new/${at}` as Route['pathname'];
          if (kind === 'add') {
            routes.set(other, { ...route, id: other.slice(1), pathname: other, title: `Added ${at}`, anchors: [] });
            done.added.add(other);
          } else if (kind === 'retitle') {
            routes.set(name, { ...route, title: `${route.title}, once more` });
            done.retitled.add(name);
          } else if (kind === 'tag') {
            routes.set(name, { ...route, tags: route.tags.includes('beta') ? [] : [...route.tags, 'beta'] });
            done.retagged.add(name);
          } else if (kind === 'cut') {
            routes.set(name, { ...route, anchors: route.anchors.slice(1) });
            done.anchors.set(name, route.anchors.slice(0, 1));
          } else {
            routes.delete(name);
            if (kind === 'move' || kind === 'move by id') {
              routes.set(other, { ...route, pathname: other, id: kind === 'move' ? other.slice(1) : route.id });
              done.moved.set(name, other);
            } else done.removed.set(name, kind === 'lead on' ? target : undefined);
            if (kind === 'move' || kind === 'lead on')
              redirects.push({ from: route.pathname, to: kind === 'move' ? other : target });
          }
        }
        const found = compareManifests(old, { ...old, routes: Object.fromEntries(routes), redirects });
        expect(new Map(found.moved.map(({ from, pathname }) => [from, pathname]))).toEqual(done.moved);
        expect(new Map(found.removed.map(({ pathname, leadsTo }) => [pathname, leadsTo]))).toEqual(done.removed);
        expect(new Set(found.added.map(({ pathname }) => pathname))).toEqual(done.added);
        expect(new Set(found.retitled.map(({ pathname }) => pathname))).toEqual(done.retitled);
        expect(new Set(found.retagged.map(({ pathname }) => pathname))).toEqual(done.retagged);
        expect(new Map(found.anchors.map(({ pathname, gone }) => [pathname, gone]))).toEqual(done.anchors);
        expect(found.redirects).toEqual({ added: redirects.length - old.redirects.length, removed: 0 });
      },
    ),
    randomRuns({ usual: 100, ci: 1000 }),
  );
});
