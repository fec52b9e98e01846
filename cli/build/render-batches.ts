import { projectAt } from '../system/project-at.ts';
import type { ApiContext } from '../../site/api/api-shelf.ts';
import type { SiteContext } from '../../site/pages/context/site-context.ts';
import { openApis } from '../make/api/load-apis.ts';
import type { PageJobs, PlainContext } from '../project/page-tasks.ts';
import { openPageRenderer } from './page-renderer.ts';

/** Files that a thread takes at a time: few enough to share the work evenly, many enough to ask rarely. */
const BATCH = 32;

/** Renders jobs until none are left; returns the paths of pages that were edited in the meantime. */
export async function renderBatches(
  { jobs, context, root, next, parts }: PageJobs,
  write: (path: string, content: string | Uint8Array) => void,
): Promise<readonly string[]> {
  const edited: string[] = [];
  const render = openPageRenderer({
    context: withApis(context, openApis(context.apis)),
    project: projectAt(root),
    parts,
  });
  const counter = new Int32Array(next);
  for (let from = Atomics.add(counter, 0, BATCH); from < jobs.length; from = Atomics.add(counter, 0, BATCH)) {
    for (const job of jobs.slice(from, from + BATCH)) {
      const { content, isEdited } = render(job);
      if (isEdited) edited.push(job.path);
      write(job.path, content);
    }
    // Lets the other thread's answer through.
    await new Promise(setImmediate);
  }
  return edited;
}

function withApis(context: PlainContext, apis: ApiContext): SiteContext {
  return { ...context, apis, others: context.others.map((other) => withApis(other, apis)) };
}
