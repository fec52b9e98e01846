import { eachCounterProject, type CounterProject } from '../../demos/support/counter-project.ts';
import { runCli, type Run } from './fake-io.ts';

/** The project of the test that is running; `sizes` measures the components of its package `pebble`. */
export interface SizedProject extends CounterProject {
  sizes(...args: readonly string[]): Promise<Run>;
}

/** Makes such a project for each test of a file, which calls this at its top. */
export function eachSizedProject(): SizedProject {
  const project = eachCounterProject({
    ...installed('1.0.0'),
    'node_modules/pebble/index.js':
      "import { createElement } from 'react';\nimport { words } from './words.js';\nexport const Button = () => createElement('button', null, words);\nexport const Card = () => import('./late.js');\n",
    // Random letters, so that compression does not hide what is counted.
    'node_modules/pebble/words.js': `export const words = '${letters(4000)}';\n`,
    'node_modules/pebble/late.js': `export const late = '${letters(20_000)}';\n`,
    'content/lib/plain.md': pageOf('Button'),
  });
  return Object.assign(project, {
    sizes: (...args: readonly string[]) => runCli(['sizes', ...args], project.root),
  });
}

/** What makes `pebble` an installed package of a version. */
export const installed = (version: string) => ({
  'node_modules/pebble/package.json': JSON.stringify({
    name: 'pebble',
    version,
    type: 'module',
    main: 'index.js',
    sideEffects: false,
    peerDependencies: { react: '*' },
  }),
});

/** A page about a component of `pebble`. */
export const pageOf = (name: string) =>
  `---\ncomponent:\n  name: ${name}\n  package: pebble\n---\n\n# Plain\n\nNothing to try.\n`;

/** The same letters every time, without a pattern. */
export function letters(count: number): string {
  let state = 1;
  return Array.from({ length: count }, () =>
    String.fromCharCode(97 + ((state = (state * 48_271) % 2_147_483_647) % 26)),
  ).join('');
}
