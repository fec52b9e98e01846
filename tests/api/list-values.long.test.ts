import path from 'node:path';
import { expect, test } from 'vitest';
import { projectAt } from '../../cli/system/project-at.ts';
import { extractApis } from '../../cli/make/api/describe/extract.ts';
import { listPackages } from '../../cli/make/api/list-names.ts';
import { putFiles } from '../cli/support/folder.ts';
import { ROOT } from '../support/docs-nav.ts';
import { copyProject } from './cases/open-case.ts';

const SOURCE = `import * as React from 'react';
export * as Names from './names';
export function Button(props: { tone?: string }) { return <b>{props.tone}</b>; }
export { Button as unstable_Button };
export function useToggle() { return true; }
export function addEdge(from: string, to: string) { return [from, to]; }
/** @internal */
export function mend() {}
export const _hidden = 1;
export enum Kind { One = 'one' }
export const SIZES = ['s', 'm'] as const;
export class Store { get(key: string) { return key; } }
export abstract class Base extends React.Component<{ id: string }> {}
export const Wrapper = React.createContext(false);
export interface Props { tone?: string }
`;

test('functions, classes, enumerations and constants of a package are listed by kind, and can be described', async () => {
  const root = copyProject(path.join(ROOT, 'tests/api/cases/site'));
  putFiles(root, { 'src/index.tsx': SOURCE, 'src/names.ts': 'export const ROOT = "pebble-root";\n' });
  const { pebble } = await listPackages(projectAt(root), ['pebble']);
  expect(pebble).toEqual({
    components: ['Button', 'useToggle'],
    values: [
      { name: 'Base', kind: 'class' },
      { name: 'Kind', kind: 'enum' },
      { name: 'Names', kind: 'constant' },
      { name: 'Props', kind: 'type' },
      { name: 'SIZES', kind: 'constant' },
      { name: 'Store', kind: 'class' },
      { name: 'Wrapper', kind: 'constant' },
      { name: 'addEdge', kind: 'function' },
    ],
  });
  const described = extractApis(
    projectAt(root),
    (pebble?.values ?? []).map(({ name }) => ({ package: 'pebble', name })),
  );
  expect(described.map((entry) => [entry?.name, entry?.kind])).toEqual([
    ['Base', 'component'],
    ['Kind', 'type'],
    ['Names', 'type'],
    ['Props', 'type'],
    ['SIZES', 'type'],
    ['Store', 'type'],
    ['Wrapper', 'type'],
    ['addEdge', 'function'],
  ]);
  const names = described[2];
  expect(names?.kind === 'type' && names.members).toMatchObject([{ name: 'ROOT', type: "'pebble-root'" }]);
});
