import { askThread } from '../../../system/ask-thread.ts';
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
    sources.length < WORTH_A_THREAD
      ? convertHere(sources)
      : askThread(project.threads, sources, { name: 'javascript-worker' }),
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
