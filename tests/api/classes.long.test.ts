import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { projectAt } from '../../cli/system/project-at.ts';
import type { Adapter } from '../../cli/make/api/adapters/adapter.ts';
import { adapterFor } from '../../cli/make/api/adapters/index.ts';
import { findExport } from '../../cli/make/api/exports/find-export.ts';
import { openProgram } from '../../cli/make/api/exports/open-program.ts';
import { readClasses } from '../../cli/make/api/describe/read-classes.ts';
import { makeProject } from './support.ts';

const DIALOG = { package: 'kit', name: 'Dialog' };
const GENERIC = adapterFor('kit');

const root = makeProject();
const folder = path.join(root, 'node_modules/kit');
mkdirSync(folder);
writeFileSync(path.join(folder, 'package.json'), '{ "name": "kit", "version": "1.0.0", "types": "./index.d.ts" }');
writeFileSync(
  path.join(folder, 'index.d.ts'),
  `export declare const dialogClasses: { root: string; open: string; busy: string };
export declare function Dialog(props: { title: string }): import('react').ReactNode;
`,
);
writeFileSync(
  path.join(folder, 'index.js'),
  "export const dialogClasses = generateUtilityClasses('OtherDialog', ['root', 'open', 'busy']);\n",
);
afterAll(() => rmSync(root, { recursive: true }));

function classesBy(adapter: Adapter): readonly (readonly [string, boolean])[] {
  const program = openProgram(projectAt(root), [DIALOG]);
  const found = findExport(DIALOG, program);
  if (found === undefined) throw new Error('The package has no Dialog.');
  return readClasses(found, undefined, { checker: program.checker, adapter }).map(({ className, isState = false }) => [
    className,
    isState,
  ]);
}

test('a family of packages that only adds a prefix has only prefixed classes, and no states of other families', () => {
  expect(classesBy({ ...GENERIC, classPrefix: (component) => `Kit${component}` })).toEqual([
    ['KitDialog-root', false],
    ['KitDialog-open', false],
    ['KitDialog-busy', false],
  ]);
});

test('a family may read its prefix from the code, and share the classes of its own states', () => {
  const adapter: Adapter = {
    ...GENERIC,
    classPrefix: (component, script) => /'(Other\w+)'/.exec(script ?? '')?.[1] ?? component,
    sharedStates: { prefix: 'is-', names: new Set(['busy']) },
  };
  expect(classesBy(adapter)).toEqual([
    ['OtherDialog-root', false],
    ['OtherDialog-open', false],
    ['is-busy', true],
  ]);
});

test('a family without global classes has none', () => {
  expect(classesBy(GENERIC)).toEqual([]);
});

test.each([
  ['@mui/material', ['OtherDialog-root', 'Mui-open', 'OtherDialog-busy']],
  ['@mui/joy', ['OtherDialog-root', 'Mui-open', 'OtherDialog-busy']],
  ['@mui/base', ['OtherDialog-root', 'base--open', 'OtherDialog-busy']],
])('classes follow the convention of %s', (name, expected) => {
  expect(classesBy(adapterFor(name)).map(([className]) => className)).toEqual(expected);
});
