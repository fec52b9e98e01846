import { symlinkSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript-for-docs-nav';
import { expect, test } from 'vitest';
import { extractApis } from '../../cli/make/api/describe/extract.ts';
import { projectAt } from '../../cli/system/project-at.ts';
import { makeFolder } from '../cli/support/folder.ts';
import { ROOT } from '../support/docs-nav.ts';

const LONG = Array.from({ length: 30 }, (_, at) => `  /** ${at} */\n  part${at}: {\n    size: 'a' | 'b';\n  };`).join(
  '\n',
);

const TYPES = `import * as React from 'react';
export interface Ways {\n${LONG}\n}
export interface Actions { focus(): void }
export interface RowProps {
  /** @deprecated Use \`tone\`. */
  className?: string;
  /**
   * @internal
   * How deep it is.
   */
  depth?: number;
  /** @internal */
  secret?: number;
  /**
   * @internal
   * Set by its parent.
   */
  place?: number;
  /** @default "() => 500" */
  height?: () => number;
  ways?: Ways;
  action?: React.Ref<Actions>;
  role?: React.HTMLAttributes<HTMLElement>['role'];
}
export declare const Row: React.FC<RowProps>;
`;

const CODE = `export const Row = ({ height = () => 500 }) => null;
Row.propTypes = { depth: PropTypes.number, secret: PropTypes.number };
`;

test('what comments only say by a tag is told, types that are shown are TypeScript, and names lead somewhere', () => {
  const root = makeFolder({
    'node_modules/kit/package.json': '{ "name": "kit", "version": "1.0.0", "types": "index.d.ts", "main": "index.js" }',
    'node_modules/kit/index.d.ts': TYPES,
    'node_modules/kit/index.js': CODE,
  });
  symlinkSync(path.join(ROOT, 'node_modules/@types'), path.join(root, 'node_modules/@types'));
  const [row] = extractApis(projectAt(root), [{ package: 'kit', name: 'Row' }]);
  if (row?.kind !== 'component') throw new Error('no component');
  const facts = row.props.map(({ name, deprecated, description, default: value }) =>
    [name, deprecated, description, value].filter(Boolean).join(': '),
  );
  expect(facts).toEqual([
    'action',
    'className: Use `tone`.',
    'depth: How deep it is.',
    'height: () => 500',
    'role',
    'ways',
  ]);
  expect(row.findings).toBeUndefined();
  const role = row.props.find(({ name }) => name === 'role')?.type ?? '';
  expect(row.names?.[role]).toMatchObject({ package: 'react' });
  const texts = new Map((row.types ?? []).map(({ name, text }) => [name, text]));
  expect(texts.get('Actions')).toBe('interface Actions {\n  focus(): void;\n}');
  expect(texts.get('Ways')?.split('\n').slice(-3)).toEqual(['  };', '  // …', '}']);
  for (const text of texts.values())
    expect(ts.transpileModule(text, { reportDiagnostics: true }).diagnostics).toEqual([]);
});
