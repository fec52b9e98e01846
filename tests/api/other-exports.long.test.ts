import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectAt } from '../../cli/system/project-at.ts';
import { extractApis } from '../../cli/make/api/describe/extract.ts';
import { makeProject } from './support.ts';

test('functions, enumerations and constants are described as well', () => {
  const root = makeProject();
  const folder = path.join(root, 'node_modules/kinds');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "name": "kinds", "version": "1.0.0", "types": "index.d.ts" }');
  writeFileSync(
    path.join(folder, 'index.d.ts'),
    `/** Adds an edge. @param edge what to add @returns all edges */
export declare function addEdge(edge: string, edges?: readonly string[]): string[];
/** Kinds of buttons. */
export declare enum Kind {
  /** Sends the form. */
  Submit = 'submit',
  Reset = 'reset',
}
/** Sizes by name. */
export declare const SIZES: { readonly small: 1; readonly large: 2 };
`,
  );
  const [edge, kind, sizes, none] = extractApis(
    projectAt(root),
    ['addEdge', 'Kind', 'SIZES', 'Gone'].map((name) => ({ package: 'kinds', name })),
  );
  expect(edge).toMatchObject({
    kind: 'function',
    description: 'Adds an edge.',
    imports: ["import { addEdge } from 'kinds';"],
    signatures: [
      {
        text: 'addEdge(edge: string, edges?: readonly string[]): string[]',
        parameters: [
          { name: 'edge', type: 'string', required: true, description: 'what to add' },
          { name: 'edges', type: 'readonly string[]' },
        ],
        returns: { type: 'string[]', description: 'all edges' },
      },
    ],
  });
  expect(kind).toMatchObject({
    kind: 'type',
    description: 'Kinds of buttons.',
    imports: ["import { Kind } from 'kinds';"],
    members: [
      { name: 'Submit', type: "'submit'", description: 'Sends the form.' },
      { name: 'Reset', type: "'reset'" },
    ],
  });
  expect(sizes).toMatchObject({
    kind: 'type',
    description: 'Sizes by name.',
    definition: '{ small: 1; large: 2 }',
  });
  expect(none).toBeUndefined();
});
