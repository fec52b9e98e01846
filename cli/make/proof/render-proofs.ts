import type { ComponentApi } from '../../../site/api/api-data.ts';
import { serverEntry, type Entry } from '../demos/bundle/bundle-demos.ts';
import type { RenderUnit } from '../demos/source/demo-pages.ts';
import { readImport } from '../demos/source/read-import.ts';
import { runCompiled, type RunContext } from '../demos/bundle/run-compiled.ts';
import type { Proof } from './proof.ts';
import type { CompiledComponent } from './prove-here.ts';
import type { ProofThread } from './proof-thread.ts';

/** A component to render, with where it is rendered. */
export interface ComponentTask {
  readonly component: ComponentApi;
  /** The module that wraps it, from the root: the provider of its section. */
  readonly provider: string | undefined;
  /** Pages whose demos may show it. */
  readonly pages: readonly RenderUnit[];
}

/** What rendering a component has shown. */
export interface RenderedComponent {
  readonly proof: Proof;
  /** Input files, from the project and its own packages; paths from the root. Absent if it was not tried. */
  readonly inputs: readonly string[] | undefined;
}

/** Compiles and renders components; returns what each has shown. They are rendered without props and else as demos use it. */
export async function renderProofs(
  context: RunContext,
  tasks: readonly ComponentTask[],
  thread: ProofThread,
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
  const modules = tasks.map(({ component }, at) => componentEntry(component, `component-${at}`));
  const compiled = tasks.flatMap(({ component, provider, pages: shown }, at): CompiledComponent[] =>
    modules[at] === undefined
      ? []
      : [
          {
            module: `component-${at}.cjs`,
            frame: `${frames.get(provider)}.cjs`,
            pages: shown.map((page) => ({
              module: `${pages.get(page)}.cjs`,
              demos: page.demos.filter(({ settings }) => !settings.client).map(({ name }) => name),
            })),
            takesRef: component.ref !== undefined,
            takesComponent: component.props.some(({ name }) => name === 'component'),
            slots: component.slots,
          },
        ],
  );
  const entries = [
    ...modules.filter((entry) => entry !== undefined),
    ...Array.from(frames, ([provider, name]) =>
      serverEntry(root, { demos: [], provider: provider === undefined ? undefined : { path: provider } }, name),
    ),
    ...Array.from(pages, ([page, name]) => serverEntry(root, page, name)),
  ];
  const { answers, inputs } = await runCompiled(context, entries, async (folder, packages) => {
    const answers = await thread.prove({ folder, components: compiled, site, packages });
    return { answers, unloadable: [...new Set(answers.flatMap((answer) => answer?.unloadable ?? []))] };
  });
  const byModule = new Map(compiled.map(({ module }, at) => [module, answers[at]]));
  return tasks.map(({ provider }, at) => {
    if (modules[at] === undefined) return { proof: { reason: 'it cannot be imported' }, inputs: [] };
    const answer = byModule.get(`component-${at}.cjs`);
    return answer === undefined
      ? { proof: { reason: 'others ended the thread before it' }, inputs: undefined }
      : {
          proof: answer.proof,
          inputs: [...(inputs.get(`component-${at}`) ?? []), ...(inputs.get(frames.get(provider) ?? '') ?? [])],
        };
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
