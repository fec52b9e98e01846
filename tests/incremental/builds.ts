import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import * as fc from 'fast-check';
import { startDocsNav } from '../support/docs-nav.ts';
import type { Project } from './workbench.ts';

/** What other builds do before the one under test. */
export type Prelude =
  | { readonly prelude: 'none' }
  /** One build with other flags, whose output the next one replaces. */
  | { readonly prelude: 'other flags'; readonly flags: readonly string[] }
  /** One build that is killed after some milliseconds. */
  | { readonly prelude: 'killed'; readonly after: number }
  /** Two builds that write to the same output, started a few milliseconds apart. */
  | { readonly prelude: 'two at once'; readonly apart: number };

const inProcess = fc.oneof(
  { weight: 12, arbitrary: fc.constant<Prelude>({ prelude: 'none' }) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(['--section', 'lib'], ['--no-search'], ['--base', '/docs/'])
      .map((flags): Prelude => ({ prelude: 'other flags', flags })),
  },
);

const ownProcess = fc.oneof(
  fc.nat(900).map((after): Prelude => ({ prelude: 'killed', after })),
  fc.nat(60).map((apart): Prelude => ({ prelude: 'two at once', apart })),
);

/** What may come before a build; separate processes are rare, because they are slowest. */
export const anyPrelude: fc.Arbitrary<Prelude> = fc.oneof(
  { weight: 24, arbitrary: inProcess },
  { weight: 1, arbitrary: ownProcess },
);

/** Runs the builds that come before the one under test. */
export async function runPrelude(step: Prelude, project: Project): Promise<void> {
  switch (step.prelude) {
    case 'none':
      return;
    case 'other flags':
      await project.build(step.flags);
      return;
    case 'killed':
      await killBuild(project.root, step.after);
      return;
    case 'two at once': {
      const first = startDocsNav(['build'], project.root);
      await sleep(step.apart);
      const second = startDocsNav(['build'], project.root);
      const ends = await Promise.all([once(first, 'exit'), once(second, 'exit')]);
      const codes = ends.map(([code]) => code as number | null);
      if (codes[0] !== codes[1]) throw new Error(`Two builds at once ended with ${codes.join(' and ')}.`);
    }
  }
}

/**
 * Starts a build and kills it after some milliseconds, or without a number while it writes its output, if it is still
 * running.
 */
export async function killBuild(root: string, after?: number): Promise<void> {
  const process = startDocsNav(['build'], root);
  const end = once(process, 'exit');
  if (after === undefined) {
    const isWriting = () => readdirSync(root).some((name) => name.startsWith('.out.'));
    while (process.exitCode === null && !isWriting()) await sleep(1);
  } else await Promise.race([sleep(after), end]);
  process.kill('SIGKILL');
  await end;
}
