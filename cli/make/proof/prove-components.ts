import { timed } from '../../system/base/timed.ts';
import { firstLineOf, messageOf } from '../../system/base/failure.ts';
import type { ComponentApi } from '../../../site/api/api-data.ts';
import { exportsWanted } from '../api/exports/exports-wanted.ts';
import { serverEntry, type Entry } from '../demos/bundle/bundle-demos.ts';
import type { RenderUnit, DemoSource } from '../demos/source/demo-pages.ts';
import { readImport } from '../demos/source/playground-source.ts';
import { runCompiled, type RunContext } from '../demos/bundle/run-compiled.ts';
import { shelfKey } from '../../../site/api/api-shelf.ts';
import type { Proof } from './apply-proof.ts';
import { proveHere, type CompiledComponent, type ProofAnswer, type ProofJob } from './prove-here.ts';
import type { DemoThread } from '../demos/render/demo-thread.ts';
import { sharedThread } from '../demos/render/shared-thread.ts';
import { gather } from '../demos/render/watch-job.ts';

/** A component to render, with where it is rendered. */
interface ComponentTask {
  readonly component: ComponentApi;
  /** The module that wraps it, from the root: the provider of its section. */
  readonly provider: string | undefined;
  /** Pages whose demos may show it. */
  readonly pages: readonly RenderUnit[];
}

/** What rendering a component has shown. */
interface RenderedComponent {
  readonly proof: Proof;
  /** Input files, from the project and its own packages; paths from the root. Absent if it was not tried. */
  readonly inputs: readonly string[] | undefined;
}

/** What was shown of a component. */
interface ComponentProof extends RenderedComponent {
  /** Whether demos may have had a part in it. */
  readonly dependsOnDemos: boolean;
}

/** Renders components without props, and those that put out nothing once more as demos use them. */
export async function proveComponents(
  context: RunContext,
  tasks: readonly ComponentTask[],
): Promise<readonly ComponentProof[]> {
  const withoutDemos = tasks.map((task) => ({ ...task, pages: [] }));
  const alone = await attempt(context, withoutDemos);
  const left = tasks.filter(({ pages }, at) => pages.length > 0 && 'reason' in (alone[at]?.proof ?? {}));
  const withDemos = left.map((task) => ({ ...task, pages: demosFirst(task) }));
  const inDemos = await attempt(context, withDemos);
  return tasks.map((task, at) => {
    const again = left.indexOf(task);
    const rendered = (again < 0 ? alone[at] : inDemos[again]) ?? NOT_RENDERED;
    return { ...rendered, dependsOnDemos: again >= 0 || 'reason' in rendered.proof };
  });
}

const NOT_RENDERED: RenderedComponent = { proof: { reason: 'it was not rendered' }, inputs: undefined };

/** Renders components, or says of all of them why nothing could be rendered. */
async function attempt(context: RunContext, tasks: readonly ComponentTask[]): Promise<readonly RenderedComponent[]> {
  const { packages: installed, tools } = context.project;
  // Another wrapper may do.
  const fail = (reason: string) =>
    tasks.map(({ provider }) => ({ proof: { reason }, inputs: provider === undefined ? [] : [provider] }));
  if (tasks.length === 0) return [];
  if (installed.find('react-dom') === undefined) return fail('`react-dom` is not installed');
  if (tools.find('vite') === undefined) return fail('`vite` is not installed, which compiles it');
  try {
    return await renderProofs(context, tasks);
  } catch (error) {
    const packages = [...new Set(tasks.map(({ component }) => component.package))];
    if (packages.length === 1) return fail(`it cannot be compiled: ${firstLineOf(messageOf(error))}`);
    // One that cannot be compiled concerns no other.
    const rendered = new Map<ComponentTask, RenderedComponent | undefined>();
    for (const owner of packages) {
      const own = tasks.filter(({ component }) => component.package === owner);
      const shown = await attempt(context, own);
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

/** Compiles and renders components; returns what each has shown. They are rendered without props and else as demos use it. */
async function renderProofs(
  context: RunContext,
  tasks: readonly ComponentTask[],
): Promise<readonly RenderedComponent[]> {
  const { root, site } = context.settings;
  const frames = namesFor(
    'frame',
    tasks.map(({ provider }) => provider),
  );
  const pages = namesFor(
    'page',
    tasks.flatMap((task) => task.pages),
  );
  const prepared = tasks.map(({ component, provider, pages: shown }, at) => {
    const name = `component-${at}`;
    const compiled: CompiledComponent = {
      module: `${name}.cjs`,
      frame: `${frames.get(provider)}.cjs`,
      pages: shown.map((page) => ({
        module: `${pages.get(page)}.cjs`,
        demos: page.demos.filter(({ settings }) => !settings.client).map((demo) => demo.name),
      })),
      takesRef: component.ref !== undefined,
      takesComponent: component.props.some((prop) => prop.name === 'component'),
      slots: component.slots,
    };
    return { name, provider, compiled, entry: componentEntry(component, name) };
  });
  const ready = prepared.filter(({ entry }) => entry !== undefined);
  const entries = [
    ...prepared.flatMap(({ entry }) => entry ?? []),
    ...Array.from(frames, ([provider, name]) =>
      serverEntry(root, { demos: [], provider: provider === undefined ? undefined : { path: provider } }, name),
    ),
    ...Array.from(pages, ([page, name]) => serverEntry(root, page, name)),
  ];
  const { answers, inputs } = await runCompiled(context, entries, async (folder, packages) => {
    const components = ready.map(({ compiled }) => compiled);
    const job = { folder, components, site, packages };
    const answers = await timed('proof', () => proveOn(sharedThread(context), job));
    return { answers, unloadable: [...new Set(answers.flatMap((answer) => answer?.unloadable ?? []))] };
  });
  return prepared.map((task) => {
    const { name, provider, entry } = task;
    if (entry === undefined) return { proof: { reason: 'it cannot be imported' }, inputs: [] };
    const answer = answers[ready.indexOf(task)];
    if (answer === undefined) return { proof: { reason: 'others ended the thread before it' }, inputs: undefined };
    const files = [name, frames.get(provider) ?? ''].flatMap((module) => inputs.get(module) ?? []);
    return { proof: answer.proof, inputs: files };
  });
}

/** How many components of a job may end their thread: each takes time. */
const MOST_ENDS = 2;

/**
 * Renders components on the thread of demos, which they can neither end for others nor block forever; returns what each
 * has shown, except those that were not tried. Without a thread, on this one.
 */
export async function proveOn(
  thread: DemoThread | undefined,
  job: ProofJob,
): Promise<readonly (ProofAnswer | undefined)[]> {
  if (thread === undefined) return gather(proveHere(job));
  return thread.inTurn(async (run) => {
    const answers: ProofAnswer[] = [];
    for (let ends = 0; ends < MOST_ENDS && answers.length < job.components.length; ends++) {
      const rest = { ...job, components: job.components.slice(answers.length) };
      const outcome = await run<ProofJob, ProofAnswer>(rest, rest.components.length);
      answers.push(...outcome.answers);
      if (outcome.end !== undefined) answers.push({ proof: { reason: outcome.end.crash.message } });
    }
    return answers;
  });
}

/** Names each different value. */
function namesFor<Value>(kind: string, values: readonly Value[]): ReadonlyMap<Value, string> {
  return new Map([...new Set(values)].map((value, at) => [value, `${kind}-${at}`]));
}

/**
 * Makes the module of a component, from the import that its page shows; it exports the component and the object of class
 * names that the same module exports (`buttonClasses`). `undefined` for a component that cannot be imported.
 */
function componentEntry({ name, imports }: Pick<ComponentApi, 'name' | 'imports'>, module: string): Entry | undefined {
  const found = readImport(name, imports[0] ?? '');
  if (found === undefined) return undefined;
  const { specifier, exported, members } = found;
  const path = members.map((member) => `?.[${JSON.stringify(member)}]`).join('');
  const classes = `${name.charAt(0).toLowerCase()}${name.slice(1)}Classes`;
  return {
    name: module,
    code: `import * as found from ${JSON.stringify(specifier)};\nexport const component = found[${JSON.stringify(exported)}]${path};\nexport const classes = found[${JSON.stringify(classes)}];\n`,
  };
}
