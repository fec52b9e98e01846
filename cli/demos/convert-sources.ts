import { startThread } from '../threads/start-thread.ts';
import { toJavaScript, type TypeScriptKind } from './to-javascript.ts';

/** Something in TypeScript that may have a JavaScript version. */
export interface TypeScriptSource {
  readonly source: string;
  readonly kind: TypeScriptKind;
}

/** Sources from which a thread of their own saves more than the third of a second that it takes to start. */
const WORTH_A_THREAD = 48;

/** Converts sources to JavaScript, in their order; `null` for one without a difference, and for one that cannot be parsed. */
export function convertSources(sources: readonly TypeScriptSource[]): Promise<readonly (string | null)[]> {
  return sources.length < WORTH_A_THREAD ? convertHere(sources) : convertElsewhere(sources);
}

/** The same on this thread. */
export async function convertHere(sources: readonly TypeScriptSource[]): Promise<readonly (string | null)[]> {
  const converted: (string | null)[] = [];
  for (const { source, kind } of sources) {
    // What cannot be parsed is a part of a module, or a sketch of one; for a whole module, the bundler reports it.
    converted.push(
      await toJavaScript(source, kind).then(
        (code) => code ?? null,
        () => null,
      ),
    );
  }
  return converted;
}

function convertElsewhere(sources: readonly TypeScriptSource[]): Promise<readonly (string | null)[]> {
  const worker = startThread('javascript-worker', { workerData: sources });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
