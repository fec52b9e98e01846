import { expect, test } from 'vitest';
import type { DemoThread } from '../../cli/make/demos/render/demo-thread.ts';
import { proveOn } from '../../cli/make/proof/prove-components.ts';
import type { CompiledComponent, ProofJob } from '../../cli/make/proof/prove-here.ts';

const jobOf = (names: readonly string[]): ProofJob => ({
  folder: '/none',
  components: names.map((module) => ({ module }) as CompiledComponent),
  site: { base: '/', language: 'en', direction: 'ltr', displayRatio: 0 },
  packages: [],
});

/** A thread on which every component whose name begins with `end` ends it. */
function openThread() {
  const runs: number[] = [];
  const thread: Pick<DemoThread, 'inTurn'> = {
    inTurn: (work) =>
      work(async (job, count) => {
        runs.push(count);
        const { components } = job as unknown as ProofJob;
        const page = components.findIndex(({ module }) => module.startsWith('end'));
        const answers = components.slice(0, page < 0 ? count : page).map(({ module }) => ({ proof: { root: module } }));
        const crash = { message: 'it ended its thread', stack: '' };
        return { answers: answers as never[], ...(page < 0 ? {} : { end: { page, demo: -1, crash } }) };
      }),
  };
  return { thread: thread as DemoThread, runs };
}

test('a component that ends the thread of demos costs only itself, unless there are many', async () => {
  const [a, b, ended] = [
    { proof: { root: 'a' } },
    { proof: { root: 'b' } },
    { proof: { reason: 'it ended its thread' } },
  ];
  const one = openThread();
  expect(await proveOn(one.thread, jobOf(['a', 'end', 'b']))).toEqual([a, ended, b]);
  expect(one.runs).toEqual([3, 1]);
  const two = openThread();
  expect(await proveOn(two.thread, jobOf(['end', 'a', 'end', 'b']))).toEqual([ended, a, ended]);
  expect(two.runs).toEqual([4, 3]);
});
