import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { runCli, type Run } from '../../cli/support/fake-io.ts';
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

/** The project of the test that is running. */
export interface CounterProject {
  /** Its folder; a test that moves the project says where it is now. */
  root: string;
  put(files: Readonly<Record<string, string>>): void;
  /** Builds it without search. */
  build(env?: Readonly<Record<string, string>>): Promise<Run>;
  /** The text of a file of the output. */
  read(file: string): string;
}

/** Makes such a project for each test of a file, which calls this at its top; it is removed after the test. */
export function eachCounterProject(files: Readonly<Record<string, string>> = {}): CounterProject {
  const project: CounterProject = {
    root: '',
    put: (more) => putFiles(project.root, more),
    build: (env = {}) => runCli(['build', '--no-search'], project.root, { env }),
    read: (file) => readFileSync(path.join(project.root, 'out', file), 'utf8'),
  };
  beforeEach(() => {
    project.root = makeCounterProject();
    project.put(files);
  });
  afterEach(() => rmSync(project.root, { recursive: true }));
  return project;
}

/** The value of an attribute, which a text of HTML has first; empty if none has it. */
export function attribute(html: string, name: string): string {
  return new RegExp(`${name}="([^"]*)"`).exec(html)?.[1] ?? '';
}

/** When the files in the cache of a project's demos were written, by name. */
export function keptDemos(root: string, kind: RegExp): Readonly<Record<string, number>> {
  const folder = path.join(root, 'node_modules/.cache/docs-nav/demos');
  const names = readdirSync(folder).filter((name) => kind.test(name));
  return Object.fromEntries(names.map((name) => [name, statSync(path.join(folder, name)).mtimeMs]));
}
