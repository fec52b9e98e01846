import { firstLineOf, messageOf } from '../../system/base/failure.ts';
import { exportsWanted } from '../api/exports-wanted.ts';
import type { RenderUnit, DemoSource } from '../demos/source/demo-pages.ts';
import type { RunContext } from '../demos/bundle/run-compiled.ts';
import { shelfKey } from '../../../site/api/api-shelf.ts';
import type { Proof } from './proof.ts';
import { openProofThread, type ProofThread } from './proof-thread.ts';
import { renderProofs, type ComponentTask, type Proofs } from './render-proofs.ts';

/** What was shown of a component. */
export interface ComponentProof {
  readonly proof: Proof;
  /**
   * Files of the project and its own packages that it was rendered from; paths from the root. Absent if it was not tried.
   */
  readonly inputs: readonly string[] | undefined;
  /** Whether demos may have had a part in it. */
  readonly dependsOnDemos: boolean;
}

/** Renders components without props, and those that put out nothing once more as demos use them. */
export async function proveComponents(
  context: RunContext,
  tasks: readonly ComponentTask[],
): Promise<readonly ComponentProof[]> {
  const thread = openProofThread(context.project);
  try {
    const alone = await attempt(
      context,
      tasks.map((task) => ({ ...task, pages: [] })),
      thread,
    );
    const left = tasks.filter(({ pages }, at) => pages.length > 0 && 'reason' in (alone.proofs[at] ?? {}));
    const inDemos = await attempt(
      context,
      left.map((task) => ({ ...task, pages: demosFirst(task) })),
      thread,
    );
    return tasks.map((task, at) => {
      const again = left.indexOf(task);
      const [{ proofs, inputs }, place] = again < 0 ? [alone, at] : [inDemos, again];
      const proof = proofs[place] ?? { reason: 'it was not rendered' };
      return { proof, inputs: inputs[place], dependsOnDemos: again >= 0 || 'reason' in proof };
    });
  } finally {
    await thread.close();
  }
}

/** Renders components, or says of all of them why nothing could be rendered. */
async function attempt(context: RunContext, tasks: readonly ComponentTask[], thread: ProofThread): Promise<Proofs> {
  const { packages: installed, tools } = context.project;
  // Another wrapper may do.
  const fail = (reason: string) => ({
    proofs: tasks.map(() => ({ reason })),
    inputs: tasks.map(({ provider }) => (provider === undefined ? [] : [provider])),
  });
  if (tasks.length === 0) return fail('');
  if (installed.find('react-dom') === undefined) return fail('`react-dom` is not installed');
  if (tools.find('vite') === undefined) return fail('`vite` is not installed, which compiles it');
  try {
    return await renderProofs(context, tasks, thread);
  } catch (error) {
    const packages = new Set(tasks.map(({ component }) => component.package));
    if (packages.size > 1) return attemptEach(context, tasks, thread);
    return fail(`it cannot be compiled: ${firstLineOf(messageOf(error))}`);
  }
}

/** Renders the components of each package by themselves: one that cannot be compiled concerns no other. */
async function attemptEach(context: RunContext, tasks: readonly ComponentTask[], thread: ProofThread): Promise<Proofs> {
  const proofs: Proof[] = [];
  const inputs: Proofs['inputs'][number][] = [];
  for (const owner of new Set(tasks.map(({ component }) => component.package))) {
    const own = tasks.filter(({ component }) => component.package === owner);
    const made = await attempt(context, own, thread);
    for (const [at, task] of own.entries()) {
      proofs[tasks.indexOf(task)] = made.proofs[at] ?? { reason: 'it was not rendered' };
      inputs[tasks.indexOf(task)] = made.inputs[at];
    }
  }
  return { proofs, inputs };
}

/** Lists the demos that import a component, and then the others of the first page, where other components may use it. */
function demosFirst({ component, pages }: ComponentTask): readonly RenderUnit[] {
  const wanted = new Set([shelfKey(component)]);
  const isUse = ({ imports }: DemoSource) => imports.some((each) => exportsWanted(each, wanted).length > 0);
  const select = (page: RenderUnit, isWanted: boolean) => ({
    ...page,
    demos: page.demos.filter((demo) => isUse(demo) === isWanted),
  });
  const others = pages.slice(0, 1).map((page) => select(page, false));
  return [...pages.map((page) => select(page, true)), ...others].filter(({ demos }) => demos.length > 0);
}
