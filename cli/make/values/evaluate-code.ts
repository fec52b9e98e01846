import { existsSync } from 'node:fs';
import type { Project } from '../../../site/project/project.ts';
import { shorten } from '../../../site/text/shorten.ts';
import { MODULE_FLAGS, workerFile } from '../../system/start-thread.ts';
import { gather, watchJob } from '../demos/render/watch-job.ts';
import { evaluateHere } from './evaluate-here.ts';
import type { EvaluatedPage, PageToEvaluate, ValueFault, ValueJob } from './value-job.ts';

/** How many pages may end their thread, which takes seconds each; those after them are not evaluated. */
const MOST_ENDS = 3;

/**
 * Evaluates the expressions of pages in a thread like that of demos, which their code can neither end nor block: a page
 * that never finishes is ended, and others continue in a new thread. Tests run the sources, on this thread.
 */
export async function evaluateCode(
  { root, threads }: Project,
  pages: readonly PageToEvaluate[],
): Promise<readonly EvaluatedPage[]> {
  if (!existsSync(workerFile('value-worker'))) return gather(evaluateHere({ root, pages }));
  const found: EvaluatedPage[] = [];
  for (let ends = 0; ends < MOST_ENDS && found.length < pages.length; ends++) {
    const rest = pages.slice(found.length);
    const thread = threads.start('value-worker', { execArgv: MODULE_FLAGS });
    const job: ValueJob = { root, pages: rest };
    const { answers, end } = await watchJob<ValueJob, EvaluatedPage>(thread, job, rest.length);
    await thread.terminate();
    found.push(...answers);
    const ended = end === undefined ? undefined : pages[found.length];
    if (end === undefined || ended === undefined) continue;
    found.push(endedPage(ended, end.demo, end.crash.message));
  }
  return [...found, ...pages.slice(found.length).map(unevaluated)];
}

/** The result of a page whose thread was ended at an expression, or before the first one. */
function endedPage({ module, expressions }: PageToEvaluate, at: number, what: string): EvaluatedPage {
  const source = expressions[at];
  const fault: ValueFault =
    source === undefined
      ? { code: 'expression-failed', line: firstLine(module), message: `The code of this page fails: ${what}.` }
      : { code: 'expression-failed', expression: at, message: `\`{${shorten(source)}}\` fails: ${what}.` };
  return { values: {}, faults: [fault], reads: [] };
}

function unevaluated({ module }: PageToEvaluate): EvaluatedPage {
  const message = 'The code of this page was not run: that of others never finishes.';
  return { values: {}, faults: [{ code: 'expression-failed', line: firstLine(module), message }], reads: [] };
}

function firstLine(module: string): number {
  return (
    Math.max(
      0,
      module.split('\n').findIndex((line) => line.trim() !== ''),
    ) + 1
  );
}
