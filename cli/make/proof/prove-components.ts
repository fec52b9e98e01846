import { firstLineOf, messageOf } from '../../system/base/failure.ts';
import { exportsWanted } from '../api/exports/exports-wanted.ts';
import type { RenderUnit, DemoSource } from '../demos/source/demo-pages.ts';
import type { RunContext } from '../demos/bundle/run-compiled.ts';
import { shelfKey } from '../../../site/api/api-shelf.ts';
import { openProofThread, type ProofThread } from './proof-thread.ts';
import { renderProofs, type ComponentTask, type RenderedComponent } from './render-proofs.ts';

/** What was shown of a component. */
export interface ComponentProof extends RenderedComponent {
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
    const withoutDemos = tasks.map((task) => ({ ...task, pages: [] }));
    const alone = await attempt(context, withoutDemos, thread);
    const left = tasks.filter(({ pages }, at) => pages.length > 0 && 'reason' in (alone[at]?.proof ?? {}));
    const withDemos = left.map((task) => ({ ...task, pages: demosFirst(task) }));
    const inDemos = await attempt(context, withDemos, thread);
    return tasks.map((task, at) => {
      const again = left.indexOf(task);
      const rendered = (again < 0 ? alone[at] : inDemos[again]) ?? NOT_RENDERED;
      return { ...rendered, dependsOnDemos: again >= 0 || 'reason' in rendered.proof };
    });
  } finally {
    await thread.close();
  }
}

const NOT_RENDERED: RenderedComponent = { proof: { reason: 'it was not rendered' }, inputs: undefined };

/** Renders components, or says of all of them why nothing could be rendered. */
async function attempt(
  context: RunContext,
  tasks: readonly ComponentTask[],
  thread: ProofThread,
): Promise<readonly RenderedComponent[]> {
  const { packages: installed, tools } = context.project;
  // Another wrapper may do.
  const fail = (reason: string) =>
    tasks.map(({ provider }) => ({ proof: { reason }, inputs: provider === undefined ? [] : [provider] }));
  if (tasks.length === 0) return [];
  if (installed.find('react-dom') === undefined) return fail('`react-dom` is not installed');
  if (tools.find('vite') === undefined) return fail('`vite` is not installed, which compiles it');
  try {
    return await renderProofs(context, tasks, thread);
  } catch (error) {
    const packages = [...new Set(tasks.map(({ component }) => component.package))];
    if (packages.length === 1) return fail(`it cannot be compiled: ${firstLineOf(messageOf(error))}`);
    // One that cannot be compiled concerns no other.
    const rendered = new Map<ComponentTask, RenderedComponent | undefined>();
    for (const owner of packages) {
      const own = tasks.filter(({ component }) => component.package === owner);
      const shown = await attempt(context, own, thread);
      for (const [at, task] of own.entries()) rendered.set(task, shown[at]);
    }
    return tasks.map((task) => rendered.get(task) ?? NOT_RENDERED);
  }
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
