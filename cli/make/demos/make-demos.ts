import { siteId } from '../../../engine/manifest/manifest.ts';
import type { PlannedContent } from '../../../site/pages/context/planned-file.ts';
import { removeLeftovers } from '../../system/files/leftovers.ts';
import { settleAll } from '../../system/base/settle-all.ts';
import type { Outcome } from '../../system/base/outcome.ts';
import { DEMO_FOLDER } from '../../../site/demos/demo-folder.ts';
import type { LaterFile } from './live/make-live.ts';
import { assembleDemos, type AssembledDemos } from './assemble-demos.ts';
import { bundleClient } from './bundle/bundle-client.ts';
import { planBundled } from './bundle/kept-bundle.ts';
import { DemoCrash } from './source/demo-crash.ts';
import { modulesOf, soughtFor, type DemoUnit } from './source/demo-pages.ts';
import type { InstalledPackages } from './source/package-versions.ts';
import { readLiveFrame } from './live/live-frame.ts';
import { makeLive } from './live/make-live.ts';
import { findProblems } from './problems/find-problems.ts';
import type { BegunDemos } from './begin-demos.ts';
import { openDemoContext, packagesOf, readSandboxVersions, type DemoProject } from './describe-demos.ts';
import { prepareJavaScriptDemos } from './javascript/javascript-demos.ts';
import { findUndeclared } from './problems/undeclared-variables.ts';
import { notePageRules } from './source/page-rules.ts';
import { crashesIn, renderKept } from './render/render-tasks.ts';
import { noteBareSandboxes } from './javascript/sandbox.ts';
import { WORK } from './bundle/run-compiled.ts';

/** What the demos of pages and the frame are made from. */
export interface PageDemos extends DemoProject {
  readonly found: readonly DemoUnit[];
  /** The same before playgrounds are made, of which only packages are known. */
  readonly outline: readonly DemoUnit[];
}

/** The demos of a site. */
interface MadeDemos extends Pick<AssembledDemos, 'slots' | 'pages'> {
  /** What browsers load for them; a file name with a hash is its own key. */
  readonly files: readonly PlannedContent[];
  /** Installed packages that they use, for opening one elsewhere. */
  readonly versions: InstalledPackages;
  readonly later: readonly LaterFile[];
  /** Notes that do not fail the build, one sentence each: mistakes in packages, and messages of Sass. */
  readonly notes: readonly string[];
}

/**
 * Bundles, renders and converts every demo of a site, reusing the cache where possible. Mistakes in demos are
 * diagnostics. What has `begun` before is waited for.
 */
export async function makeDemos(project: PageDemos, begun?: BegunDemos): Promise<Outcome<MadeDemos>> {
  const { found, outline, asked, manifest } = project;
  const shown = found.filter(({ kind }) => kind === 'page');
  const outlined = packagesOf(outline, asked);
  const isOutlined = packagesOf(found).every((name) => outlined.includes(name));
  const context = isOutlined
    ? (begun?.context ?? openDemoContext({ ...project, found: outline }))
    : openDemoContext(project);
  removeLeftovers(project.cache.folder, WORK);
  const { cache, settings } = context;
  const modules = modulesOf(found);
  const { places } = settings.config;
  const frame = manifest.site.liveCode === true ? readLiveFrame() : undefined;
  try {
    const [client, live, { answers, inputs }, javascript] = await settleAll([
      after(begun?.bundled, () => bundleClient(found, context)),
      after(begun?.live, async () => frame && makeLive(found, frame.name, context)),
      after(begun?.rendered, () =>
        renderKept(
          context,
          found.map((unit) => ({ unit })),
        ),
      ),
      prepareJavaScriptDemos(
        project,
        shown.flatMap(({ demos }) => demos.map(({ source }) => source)),
      ),
    ]);
    const crashes = crashesIn(answers);
    if (crashes.length > 0) throw new AggregateError(crashes.map((crash) => new DemoCrash(crash)));
    const rendered = new Map(
      found.flatMap((unit, at) => {
        const answer = answers[at];
        return answer !== undefined && 'html' in answer ? [[unit, answer] as const] : [];
      }),
    );
    const { slots, pages, files } = assembleDemos(
      found,
      { client, rendered, javascript, live },
      {
        folder: cache.folder,
        site: settings.site,
        id: siteId(manifest.site),
        mode: manifest.site.demoMode ?? {},
        sections: manifest.sections,
      },
    );
    const code = [...new Set([...modules, ...Object.keys(client.inputs), ...inputs])];
    const document = frame && { path: frame.path, key: frame.name, render: () => frame.html };
    return {
      value: {
        slots,
        pages,
        files: [...planBundled(files, cache.folder), ...(document === undefined ? [] : [document])],
        versions: readSandboxVersions({ ...project, asked: [] }),
        later: (live?.later ?? []).map(([name, make]) => ({
          path: `${DEMO_FOLDER}/${name}`,
          async make() {
            const { index, files } = await make();
            const planned = planBundled(files, cache.folder);
            return { files: planned, content: planned.find(({ path }) => path === `${DEMO_FOLDER}/${index}`) };
          },
        })),
        notes: [...client.notes, ...noteBareSandboxes(found), ...notePageRules(rendered)],
      },
      // These have been read to see whether they have changed.
      findings: findUndeclared(
        project,
        code.filter((path) => context.reader.text(path)?.includes('env')),
      ),
      reads: [...code, ...places],
    };
  } catch (error) {
    const findings = findProblems(project, error, found);
    if (findings.length === 0) throw error;
    return { findings, reads: [...modules, ...soughtFor(found), ...places] };
  }
}

async function after<Result>(begun: Promise<unknown> | undefined, make: () => Promise<Result>): Promise<Result> {
  await begun;
  return make();
}
