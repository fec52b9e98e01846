import { mkdirSync, mkdtempSync, readdirSync, realpathSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { putFiles } from '../../cli/support/folder.ts';

export const COUNTER = `import * as React from 'react';
import { start } from './numbers';

export default function Counter() {
  const id = React.useId();
  const [count, setCount] = React.useState<number>(start);
  return (
    <button id={id} type="button" onClick={() => setCount(count + 1)}>
      Clicked {count}
    </button>
  );
}
`;

/** Makes a project with one demo, its module, a provider and a plain page; returns its folder. */
export function makeCounterProject(): string {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'docs-nav-demos-')));
  // The project's own React, which every library has.
  mkdirSync(path.join(root, 'node_modules'));
  for (const name of ['react', 'react-dom', 'scheduler'])
    symlinkSync(path.resolve('node_modules', name), path.join(root, 'node_modules', name));
  putFiles(root, {
    'package.json': '{ "type": "module" }',
    'nav/site.yaml': 'title: Site\nurl: https://docs.example\nsearch: false\n',
    'nav/sections/lib.yaml':
      'id: lib\nname: Library\nprefixes: [/lib]\ndemoProvider: docs/provider.tsx\npages:\n  - pathname: /lib/counter\n  - pathname: /lib/plain\n',
    'docs/provider.tsx':
      "export default function Provider({ dense, children }) {\n  return <div data-theme={dense ? 'dense' : 'wide'}>{children}</div>;\n}\n",
    'content/lib/counter/index.md': '# Counter\n\nCounts.\n\n::demo{src="Counter.tsx"}\n',
    'content/lib/counter/Counter.tsx': COUNTER,
    'content/lib/counter/numbers.ts': 'export const start: number = 3;\n',
    'content/lib/plain.md': '# Plain\n\nNothing to try.\n',
  });
  return root;
}

/** When the files in the cache of a project's demos were written, by name. */
export function keptDemos(root: string, kind: RegExp): Readonly<Record<string, number>> {
  const folder = path.join(root, 'node_modules/.cache/docs-nav/demos');
  const names = readdirSync(folder).filter((name) => kind.test(name));
  return Object.fromEntries(names.map((name) => [name, statSync(path.join(folder, name)).mtimeMs]));
}
