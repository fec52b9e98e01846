import type { DemoThread } from '../demos/render/demo-thread.ts';
import { gather } from '../demos/render/watch-job.ts';
import { proveHere, type ProofAnswer, type ProofJob } from './prove-here.ts';

/** How many components of a job may end their thread: each takes time. */
const MOST_ENDS = 2;

/**
 * Renders components on the thread of demos, which they can neither end for others nor block forever; returns what each
 * has shown, except those that were not tried. Without a thread, on this one.
 */
export async function proveOn(
  thread: DemoThread | undefined,
  job: ProofJob,
): Promise<readonly (ProofAnswer | undefined)[]> {
  if (thread === undefined) return gather(proveHere(job));
  return thread.inTurn(async (run) => {
    const answers: ProofAnswer[] = [];
    for (let ends = 0; ends < MOST_ENDS && answers.length < job.components.length; ends++) {
      const rest = { ...job, components: job.components.slice(answers.length) };
      const outcome = await run<ProofJob, ProofAnswer>(rest, rest.components.length);
      answers.push(...outcome.answers);
      if (outcome.end !== undefined) answers.push({ proof: { reason: outcome.end.crash.message } });
    }
    return answers;
  });
}
