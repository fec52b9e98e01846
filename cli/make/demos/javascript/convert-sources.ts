import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { timed } from '../../../system/base/timed.ts';
import type { Project } from '../../../../site/project/project.ts';
import { toJavaScript, type TypeScriptKind } from './to-javascript.ts';

/** A TypeScript source that may have a JavaScript version. */
export interface TypeScriptSource {
  readonly source: string;
  readonly kind: TypeScriptKind;
}

/** Number of sources from which a separate thread saves more than the third of a second it takes to start. */
const WORTH_A_THREAD = 48;

/** Converts sources to JavaScript, in order; `null` for one that needs no changes or cannot be parsed. */
export function convertSources(
  project: Project,
  sources: readonly TypeScriptSource[],
): Promise<readonly (string | null)[]> {
  return timed('JavaScript', () =>
    sources.length < WORTH_A_THREAD ? convertHere(sources) : convertElsewhere(project, sources),
  );
}

/** Converts sources on this thread. */
export async function convertHere(sources: readonly TypeScriptSource[]): Promise<readonly (string | null)[]> {
  const converted: (string | null)[] = [];
  for (const { source, kind } of sources) {
    // A source that cannot be parsed is a fragment or a sketch; for a whole module, the bundler reports the error.
    converted.push(
      await toJavaScript(source, kind).then(
        (code) => code ?? null,
        () => null,
      ),
    );
  }
  return converted;
}

/** Converts sources in a thread, which all that are converted at the same time share: most of its work is to start. */
async function convertElsewhere(
  { threads }: Project,
  sources: readonly TypeScriptSource[],
): Promise<readonly (string | null)[]> {
  const shared = busy.get(threads) ?? { thread: threads.start('javascript-worker'), before: undefined };
  const answer = (async () => {
    await shared.before;
    shared.thread.postMessage(sources);
    const [converted] = await once(shared.thread, 'message');
    return converted as readonly (string | null)[];
  })();
  shared.before = answer;
  busy.set(threads, shared);
  const converted = await answer;
  if (shared.before === answer) {
    busy.delete(threads);
    void shared.thread.terminate();
  }
  return converted;
}

/** Threads that convert, with the last answer that is to come from each. */
const busy = new WeakMap<Project['threads'], { readonly thread: Worker; before: Promise<unknown> | undefined }>();
