import { rmSync } from 'node:fs';
import { onTestFinished } from 'vitest';
import { putFiles } from '../../cli/support/folder.ts';
import { makeCounterProject } from './counter-project.ts';

/** The code of a demo that shows an element, after other code. */
export const showing = (element: string, before = '') =>
  `${before}export default function Counter() {
  return ${element};
}
`;

/** What demos may do instead: its name, the code of the demo, and what is reported. */
export const FAULTS = [
  ['throws', showing('<p>{(undefined as unknown as { a: string }).a}</p>'), /Counter\.tsx:2:/],
  ['throws while it is loaded', showing('<p />', "throw new Error('No luck.');\n"), /No luck\.[^]*Counter\.tsx:1:/],
  [
    'throws after it is loaded',
    showing('<p />', "process.nextTick(() => {\n  throw new Error('Too late.');\n});\n"),
    /Too late\.[^]*Counter\.tsx:2:/,
  ],
  [
    'requests an address that only browsers can resolve',
    showing('<p />', "export const found = fetch('/api/words');\n"),
    /Failed to parse URL[^]*Counter\.tsx:1:/,
  ],
  ['ends the process', showing('<p />', 'process.exit(0);\n'), /It ended the process[^]*Counter\.tsx:1:/i],
  [
    'ends itself by a signal',
    showing('<p>{process.kill(process.pid)}</p>'),
    /It sent a signal to a process[^]*Counter\.tsx:2:/i,
  ],
  [
    'imports a module of Node',
    showing('<p>{sep}</p>', "import './counter.css';\nimport { sep } from 'node:path';\n"),
    /`node:path` is a module of Node, which browsers do not have\.\n *content\/lib\/counter\/Counter\.tsx:2:21/,
  ],
  [
    'exports an element',
    'export default <p>An element</p>;\n',
    /cannot be rendered: its default export is not a component\.[^]*Counter\.tsx:1:[^]*help: export a component/,
  ],
  [
    'waits',
    'export default async function Counter() {\n  return <p>Late</p>;\n}\n',
    /cannot be rendered: a component waits for something outside `<Suspense>`\.\n *content\/lib\/counter\/Counter\.tsx:1:1/,
  ],
] as const;

/** Makes a project whose demo has this code, for one test. */
export function makeFaulty(source: string): string {
  const root = makeCounterProject();
  onTestFinished(() => rmSync(root, { recursive: true }));
  putFiles(root, { 'content/lib/counter/Counter.tsx': source });
  return root;
}
