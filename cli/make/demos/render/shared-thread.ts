import { existsSync } from 'node:fs';
import { workerFile } from '../../../system/start-thread.ts';
import type { RunContext } from '../bundle/run-compiled.ts';
import { openDemoThread, type DemoThread } from './demo-thread.ts';

let kept: { readonly runState: string; readonly thread: DemoThread } | undefined;

/**
 * Returns the thread for the code of a project, which can be ended whatever that has left running, or if it never ends.
 * All jobs share it, because loading React and a library takes longer than rendering most pages. `undefined` if the
 * sources run, as in tests.
 */
export function sharedThread({ project, settings: { runState } }: RunContext): DemoThread | undefined {
  if (!existsSync(workerFile('demo-worker'))) return undefined;
  if (kept?.runState !== runState) kept = { runState, thread: openDemoThread(project) };
  return kept.thread;
}

/** Ends this thread; the next job starts another one. */
export async function endSharedThread(): Promise<void> {
  const thread = kept?.thread;
  kept = undefined;
  await thread?.close();
}
