import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectAt } from '../../../cli/system/project-at.ts';
import { extractApis } from '../../../cli/make/api/describe/extract.ts';
import type { ApiEntry } from '../../../site/api/api-data.ts';
import { putFiles } from '../../cli/support/folder.ts';
import { describeCase, propsOf } from './describe-case.ts';
import { openCase } from './open-case.ts';

function defaultsOf(entry: ApiEntry | undefined): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(Object.values(propsOf(entry)).map((prop) => [prop.name, prop.default]));
}

test('the code sets defaults, whatever comments say, and the difference is told', async () => {
  const { Meter, Old, Fn, Nest } = await describeCase('06-defaults');
  expect(defaultsOf(Meter)).toEqual({
    color: "'red'",
    size: '8',
    label: "'static/a.png'",
    step: '1_000',
    isOk: '() => true',
    options: '{}',
    a: '3',
    neg: '-1',
    nothing: 'null',
    place: 'top',
    later: undefined,
  });
  expect(Meter?.findings).toEqual([
    expect.objectContaining({
      code: 'api-default-differs',
      at: expect.objectContaining({ file: 'src/index.tsx' }),
      message: "The comment of `label` says that its default is `'one'`, and the code sets `'static/a.png'`.",
    }),
  ]);
  expect(defaultsOf(Old)).toEqual({ hue: "'teal'", level: '2' });
  expect(propsOf(Old)['level']?.required).toBeUndefined();
  expect(defaultsOf(Fn)).toEqual({ width: '4' });
  expect(defaultsOf(Nest)).toEqual({ pos: '{}', kids: '[]' });
});

test('defaults that are no plain literals are shown, and constants by their values', async () => {
  const { A, B } = await describeCase('18-more-defaults');
  expect(defaultsOf(A)).toEqual({
    gap: '8',
    fn: '() => {}',
    tpl: '`a${1}b`',
    when: 'new Date(0)',
    side: "'a'",
    sides: "['a', 'b']",
    node: '<b>hi</b>',
    neg: 'false',
    re: '/x/g',
    big: '1n',
    sym: "'x'",
    hue: "'red'",
    calc: '2 * 4',
  });
  expect(defaultsOf(B)).toEqual({ hue: "'red'", depth: '3' });
});

test('a package of declarations has the defaults of the JavaScript beside them', () => {
  const root = openCase('47-tags');
  const put = (file: string, text: string) => {
    const place = path.join(root, 'node_modules/stone', file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  };
  put(
    'package.json',
    '{ "name": "stone", "version": "1.0.0", "types": "dist/index.d.ts", "main": "dist/index.js", "exports": { ".": { "types": "./dist/index.d.ts", "default": "./dist/index.js" }, "./slab": { "types": "./dist/slab.d.mts", "default": "./dist/slab.mjs" } } }',
  );
  put(
    'dist/index.d.ts',
    "export declare function Pill(props: { tone?: 'calm' | 'loud'; limit?: number; on?: () => void }): import('react').ReactNode;\n",
  );
  put('dist/index.js', 'const e=12;function Pill({tone:t="calm",limit:n=e,on:o=r()}){return null}export{Pill};\n');
  put('dist/slab.d.mts', 'export declare const Slab: (props: { wide?: boolean }) => null;\n');
  put('dist/slab.mjs', 'export const Slab = ({ wide = true }) => null;\n');
  const [pill, slab] = extractApis(projectAt(root), [
    { package: 'stone', name: 'Pill' },
    { package: 'stone', name: 'Slab' },
  ]);
  expect(defaultsOf(pill)).toEqual({ tone: "'calm'", limit: '12', on: undefined });
  expect(propsOf(pill)['on']?.defaultSource).toEqual({
    file: 'node_modules/stone/dist/index.js',
    line: 1,
    column: expect.any(Number),
  });
  expect(defaultsOf(slab)).toEqual({ wide: 'true' });
});

test('a package whose code is one bundle, with declarations in folders, has the defaults of the bundle', () => {
  const root = openCase('47-tags');
  putFiles(root, {
    'node_modules/slate/package.json':
      '{ "name": "slate", "version": "1.0.0", "types": "dist/types/index.d.ts", "exports": { ".": { "types": "./dist/types/index.d.ts", "import": "./dist/slate.js" } } }',
    'node_modules/slate/dist/types/index.d.ts': "export { Map } from './map/Map';\n",
    'node_modules/slate/dist/types/map/Map.d.ts':
      "export declare const Map: (props: { /** @default 10 */ step?: number; /** @default 'top' */ place?: string }) => import('react').ReactNode;\n",
    'node_modules/slate/dist/slate.js':
      "import { memo } from 'react';\nfunction Other({ step = 3 }) { return step; }\nfunction MapBody({ step = 1, place = 'top' }) { return step + place; }\nconst Map = memo(MapBody);\nexport { Map, Other };\n",
  });
  const [map] = extractApis(projectAt(root), [{ package: 'slate', name: 'Map' }]);
  expect(map === undefined ? undefined : defaultsOf(map)).toEqual({ step: '1', place: "'top'" });
});

test('modules with the same text have the constants of their own folders', () => {
  const root = openCase('47-tags');
  const box = "import { SIZE } from './size.js';\nexport function Box({ size = SIZE }) { return size; }\n";
  const types = "export declare function Box(props: { size?: number }): import('react').ReactNode;\n";
  putFiles(root, {
    'node_modules/slate/package.json':
      '{ "name": "slate", "version": "1.0.0", "types": "index.d.ts", "module": "index.js" }',
    'node_modules/slate/index.d.ts':
      "export { Box as Large } from './large/box';\nexport { Box as Small } from './small/box';\n",
    'node_modules/slate/large/box.d.ts': types,
    'node_modules/slate/large/box.js': box,
    'node_modules/slate/large/size.js': 'export const SIZE = 9;\n',
    'node_modules/slate/small/box.d.ts': types,
    'node_modules/slate/small/box.js': box,
    'node_modules/slate/small/size.js': 'export const SIZE = 1;\n',
  });
  const found = extractApis(projectAt(root), [
    { package: 'slate', name: 'Large' },
    { package: 'slate', name: 'Small' },
  ]);
  expect(found.map((entry) => defaultsOf(entry))).toEqual([{ size: '9' }, { size: '1' }]);
});
