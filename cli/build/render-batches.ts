import { declareVariables, projectAt } from '../system/project-at.ts';
import type { ApiContext } from '../../site/api/api-shelf.ts';
import type { SiteContext } from '../../site/pages/context/site-context.ts';
import { openApis } from '../make/api/load-apis.ts';
import type { FailedDrawing } from '../make/features/page-answers.ts';
import type { PageJobs, PlainContext, RenderedJobs } from '../project/page-tasks.ts';
import { openPageRenderer } from './page-renderer.ts';

/** Files that a thread takes at a time: few enough to share the work evenly, many enough to ask rarely. */
const BATCH = 32;

/** Renders jobs until none are left. */
export async function renderBatches(
  { jobs, context, root, variables, next, parts, answers }: PageJobs,
  write: (path: string, content: string | Uint8Array) => void,
): Promise<RenderedJobs> {
  const edited: string[] = [];
  const failed: FailedDrawing[] = [];
  const render = openPageRenderer({
    context: withApis(context, openApis(context.apis)),
    project: declareVariables(projectAt(root, { env: { ...process.env, ...variables } }), Object.keys(variables)),
    parts,
    answers,
  });
  const counter = new Int32Array(next);
  for (let from = Atomics.add(counter, 0, BATCH); from < jobs.length; from = Atomics.add(counter, 0, BATCH)) {
    for (const job of jobs.slice(from, from + BATCH)) {
      const { content, isEdited, failed: own = [] } = await render(job);
      if (isEdited) edited.push(job.path);
      failed.push(...own);
      write(job.path, content);
    }
    // Lets the other thread's answer through.
    await new Promise(setImmediate);
  }
  return { edited, failed };
}

function withApis(context: PlainContext, apis: ApiContext): SiteContext {
  return { ...context, apis, others: context.others.map((other) => withApis(other, apis)) };
}
