import { Worker } from 'node:worker_threads';
import { javascriptTwin, type TypeScriptKind } from './javascript-twin.ts';

/** Something in TypeScript that may have a twin in JavaScript. */
export interface TwinSource {
  readonly source: string;
  readonly kind: TypeScriptKind;
}

/** Sources from which a thread of their own saves more than the third of a second that it takes to start. */
const WORTH_A_THREAD = 48;

/** Translates sources into JavaScript, in their order; `null` for one without a difference, and for one that cannot be parsed. */
export function translate(sources: readonly TwinSource[]): Promise<readonly (string | null)[]> {
  return sources.length < WORTH_A_THREAD ? translateHere(sources) : translateElsewhere(sources);
}

/** The same on this thread. */
export async function translateHere(sources: readonly TwinSource[]): Promise<readonly (string | null)[]> {
  const twins: (string | null)[] = [];
  for (const { source, kind } of sources) {
    // What cannot be parsed is a part of a module, or a sketch of one; of a whole module, the bundler tells.
    twins.push(await javascriptTwin(source, kind).then((twin) => twin ?? null, () => null));
  }
  return twins;
}

function translateElsewhere(sources: readonly TwinSource[]): Promise<readonly (string | null)[]> {
  const worker = new Worker(new URL('./twin-worker.js', import.meta.url), { workerData: sources });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
