import type { DrawnComponent } from '../../../site/components/draw-component.ts';
import type { PlannedContent } from '../../../site/pages/context/planned-file.ts';
import { DEMO_FOLDER } from '../../../site/demos/demo-folder.ts';
import type { Outcome } from '../../system/base/outcome.ts';
import { bundleClient, type ClientBundle } from './bundle/bundle-client.ts';
import { planBundled, type BundleContext } from './bundle/kept-bundle.ts';
import { openDemoContext, type DemoProject } from './describe-demos.ts';
import { describeUncompiled, describeUses, type ComponentMistake } from './problems/describe-component.ts';
import { findProblems } from './problems/find-problems.ts';
import { findUndeclared } from './problems/undeclared-variables.ts';
import type { PageAnswer } from './render/render-here.ts';
import { renderKept } from './render/render-tasks.ts';
import type { FoundComponents } from './source/component-pages.ts';
import { modulesOf, soughtFor, type ComponentUnit } from './source/demo-pages.ts';
import { ConfigError } from './source/project-config.ts';

/** The components of the project on its pages. */
interface MadeComponents {
  /** By the page’s pathname, then by `partKey` of what it asks. */
  readonly pages: ReadonlyMap<string, Readonly<Record<string, DrawnComponent>>>;
  /** What browsers load for them; a file name with a hash is its own key. */
  readonly files: readonly PlannedContent[];
  /** Notes that do not fail the build, one sentence each. */
  readonly notes: readonly string[];
  /** What is wrong with them; pages show only the content of those that could not be rendered. */
  readonly mistakes: readonly ComponentMistake[];
}

/**
 * Renders and bundles the components on the pages of a site, reusing the cache where possible. One that fails costs its
 * own places only.
 */
export async function makeComponents(
  project: DemoProject,
  components: FoundComponents,
): Promise<Outcome<MadeComponents>> {
  const found = [...components.keys()];
  const context = openDemoContext({ ...project, found });
  const modules = [...modulesOf(found), ...soughtFor(found)];
  const { places } = context.settings.config;
  try {
    const mistakes: ComponentMistake[] = [];
    const rendered = new Map<ComponentUnit, ReadonlyMap<string, PageAnswer>>();
    const inputs: string[] = [];
    await eachCompiled(found, {
      async run(pages) {
        const tasks = pages.flatMap((unit) => unit.uses.map((use) => ({ unit, use })));
        const made = await renderKept(context, tasks);
        for (const page of pages) {
          const uses = new Map(
            tasks.flatMap(({ unit, use }, at) => (unit === page ? [[use.id, made.answers[at] ?? []] as const] : [])),
          );
          rendered.set(page, uses);
          mistakes.push(...describeUses(project, page, { requests: components.get(page) ?? [], uses }));
        }
        inputs.push(...made.inputs);
      },
      fail: (page, error) => void mistakes.push(...describeUncompiled(project, page, error)),
    });
    const clients = new Map<ComponentUnit, ClientBundle>();
    await eachCompiled([...rendered.keys()], {
      async run(pages) {
        for (const together of [pages.filter(isRun), pages.filter((page) => !isRun(page))]) {
          const client = together.length === 0 ? undefined : await bundleClient(together, context);
          if (client !== undefined) for (const page of together) clients.set(page, client);
        }
      },
      fail(page, error) {
        rendered.delete(page);
        mistakes.push(...describeUncompiled(project, page, error));
      },
    });
    const pages = new Map<string, Record<string, DrawnComponent>>();
    for (const [page, requests] of components) {
      const drawn = drawerOf(page, clients.get(page), context);
      for (const { pathname, key, use } of requests) {
        const ofPage = pages.get(pathname) ?? {};
        ofPage[key] = drawn(use, rendered.get(page)?.get(use.id));
        pages.set(pathname, ofPage);
      }
    }
    const bundles = [...new Set(clients.values())];
    const code = [...new Set([...modules, ...inputs, ...bundles.flatMap((client) => Object.keys(client.inputs))])];
    const files = planBundled(filesOf(clients), context.cache.folder);
    return {
      value: { pages, files, notes: [...new Set(bundles.flatMap(({ notes }) => notes))], mistakes },
      findings: findUndeclared(project, code),
      reads: [...code, ...places],
    };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return { findings: findProblems(project, error, found), reads: [...modules, ...places] };
  }
}

interface Attempt {
  readonly run: (pages: readonly ComponentUnit[]) => Promise<void>;
  readonly fail: (page: ComponentUnit, error: unknown) => void;
}

/** Runs a step for all components together; if the bundler fails, for each by itself, so that only one is lost. */
async function eachCompiled(pages: readonly ComponentUnit[], { run, fail }: Attempt): Promise<void> {
  if (pages.length === 0) return;
  try {
    await run(pages);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    for (const page of pages) {
      try {
        await run([page]);
      } catch (own) {
        fail(page, own);
      }
    }
  }
}

/** Returns the function that puts together what the server and the bundler have made of a component. */
function drawerOf(
  { pathname, component, demos }: ComponentUnit,
  client: ClientBundle | undefined,
  { settings: { site } }: BundleContext,
): (use: ComponentUnit['uses'][number], rendered: PageAnswer | undefined) => DrawnComponent {
  const [demo] = demos;
  const folder = `${site.base}${DEMO_FOLDER}/`;
  const { module = '', styles = [] } = client?.pages[pathname] ?? {};
  const sheets = styles.map((name) => `<link rel="stylesheet" href="${folder}${name}">`);
  return ({ id, props, hydrate }, rendered) => {
    if (rendered === undefined || !('html' in rendered) || client === undefined) return { styles: [], id };
    return {
      html: Object.values(rendered.html).join(''),
      styles: [...sheets, ...(rendered.styles.match(/<style\b[^]*?<\/style>/g) ?? [])],
      id,
      ...(hydrate ? { client: { name: demo?.name ?? component.name, module: folder + module, props } } : {}),
    };
  };
}

/** Whether browsers run a component. */
function isRun({ uses }: ComponentUnit): boolean {
  return uses.some(({ hydrate }) => hydrate);
}

/** Lists the files that browsers load; no script of components that stay HTML. */
function filesOf(clients: ReadonlyMap<ComponentUnit, ClientBundle>): ClientBundle['files'] {
  return Array.from(clients, ([page, client]) =>
    client.files.filter(({ name }) => isRun(page) || !name.endsWith('.js')),
  ).flat();
}
