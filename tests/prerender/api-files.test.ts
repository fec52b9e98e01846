import { expect, test } from 'vitest';
import { hashOf } from '../../cli/system/files/hash.ts';
import { compile } from '../../engine/index.ts';
import type { ApiEntry } from '../../site/api/api-data.ts';
import { NO_APIS, type ApiContext } from '../../site/api/api-shelf.ts';
import { planApiFiles } from '../../site/output/api-files.ts';
import { makeProject } from '../engine/support/project.ts';
import { contextOf } from './support/context.ts';

const BADGE: ApiEntry = { kind: 'type', package: '@kit/ui', name: 'Badge', imports: [], guides: [], members: [] };

function planWith(apis: ApiContext) {
  const compiled = compile(
    makeProject({
      sections: { kit: 'id: kit\nname: Kit\nprefixes: [/kit]\npages:\n  - pathname: /kit/badge\n' },
      pages: { '/kit/badge': { anchors: [] } },
    }),
  );
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.diagnostics));
  return planApiFiles({ ...contextOf(compiled.manifest), apis }, hashOf);
}

const DESCRIBED: ApiContext = {
  ...NO_APIS,
  shelf: { '@kit/ui Badge': { file: '', key: 'a', version: '2.0.0' } },
  places: { '@kit/ui Badge': { pathname: '/kit/badge', hash: 'badge' } },
  read: () => BADGE,
};

test('the data of an export is published under its package and version, with its page', () => {
  const written = new Map(
    planWith(DESCRIBED).map(({ path, render }) => [path, JSON.parse(String(render(() => new Uint8Array())))]),
  );
  expect([...written.keys()]).toEqual([
    '_nav/api/schema-1.json',
    '_nav/api/index.json',
    '_nav/api/@kit/ui@2.0.0/Badge.json',
  ]);
  expect(written.get('_nav/api/@kit/ui@2.0.0/Badge.json')).toEqual({
    $schema: '../../schema-1.json',
    schemaVersion: 1,
    page: '/kit/badge/#badge',
    export: BADGE,
  });
  expect(written.get('_nav/api/index.json').exports).toEqual([
    {
      package: '@kit/ui',
      version: '2.0.0',
      name: 'Badge',
      file: '@kit/ui@2.0.0/Badge.json',
      page: '/kit/badge/#badge',
    },
  ]);
});

test('the data is written again when the description or its place changes, and only then', () => {
  const keyOf = (apis: ApiContext) => planWith(apis).at(-1)?.key;
  const other = { '@kit/ui Badge': { file: '', key: 'b', version: '2.0.0' } };
  expect(keyOf(DESCRIBED)).toBe(keyOf({ ...DESCRIBED }));
  expect(keyOf({ ...DESCRIBED, shelf: other })).not.toBe(keyOf(DESCRIBED));
  expect(keyOf({ ...DESCRIBED, places: {} })).not.toBe(keyOf(DESCRIBED));
});

test('a site without API pages publishes no data', () => {
  expect(planWith(NO_APIS)).toEqual([]);
});
