import type { DrawnComponent } from '../../../site/components/drawn-component.ts';
import type { PlannedContent } from '../../../site/pages/context/planned-file.ts';
import { DEMO_FOLDER } from '../../../site/demos/demo-folder.ts';
import { makeCacheFolder } from '../../system/cache/cache-folder.ts';
import { readDemoFile } from '../../system/cache/demo-cache.ts';
import type { Outcome } from '../../system/base/outcome.ts';
import { bundleClient, type ClientBundle } from './bundle/bundle-client.ts';
import type { BundleContext } from './bundle/kept-bundle.ts';
import { describeDemos, type DemoProject } from './describe-demos.ts';
import { openDemoContext } from './open-context.ts';
import { describeUncompiled, describeUses, type ComponentMistake } from './problems/describe-component.ts';
import { findProblems } from './problems/find-problems.ts';
import { findUndeclared } from './problems/undeclared-variables.ts';
import { renderUses, type RenderedUse } from './render/render-uses.ts';
import type { FoundComponents } from './source/component-pages.ts';
import { modulesOf, soughtFor, type ComponentUnit } from './source/demo-pages.ts';
import { ConfigError } from './source/project-config.ts';

/** The components of the project on its pages. */
export interface MadeComponents {
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
  makeCacheFolder(project.cache.folder);
  const cache = project.cache.within('demos');
  const own = { ...project, found };
  const rendering = describeDemos(own);
  const { context } = openDemoContext(own, cache, rendering);
  const modules = [...modulesOf(found), ...soughtFor(found)];
  const { places } = rendering.settings.config;
  try {
    const mistakes: ComponentMistake[] = [];
    const rendered = new Map<ComponentUnit, ReadonlyMap<string, RenderedUse>>();
    const inputs: string[] = [];
    await eachCompiled(found, {
      async run(pages) {
        const uses = await renderUses(rendering, pages, context);
        for (const page of pages) {
          const requests = components.get(page) ?? [];
          const shown = uses.rendered.get(page) ?? new Map<string, RenderedUse>();
          rendered.set(page, shown);
          const crashes = uses.crashes.get(page) ?? new Map<string, never>();
          mistakes.push(...describeUses(project, page, { requests, uses: shown, crashes }));
        }
        inputs.push(...uses.inputs);
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
    const files = filesOf(clients).map((file) => ({
      path: `${DEMO_FOLDER}/${file.name}`,
      key: file.source,
      render: () => readDemoFile(cache.folder, file),
    }));
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
): (use: ComponentUnit['uses'][number], rendered: RenderedUse | undefined) => DrawnComponent {
  const [demo] = demos;
  const folder = `${site.base}${DEMO_FOLDER}/`;
  const sheets = (client?.styles[pathname] ?? []).map((name) => `<link rel="stylesheet" href="${folder}${name}">`);
  return ({ id, props, hydrate }, rendered) => {
    if (rendered === undefined || client === undefined) return { styles: [], id };
    const module = client.modules[pathname] ?? '';
    return {
      html: rendered.html,
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
  const files = Array.from(clients, ([page, client]) =>
    client.files.filter(({ name }) => isRun(page) || !name.endsWith('.js')),
  ).flat();
  return [...new Map(files.map((file) => [file.name, file] as const)).values()];
}
