import { siteId } from '../../../engine/manifest/manifest.ts';
import type { PreparedDemo } from '../../../site/features/demo/prepared-demo.ts';
import type { RenderedSlots } from '../../../site/frame/slots.ts';
import type { PlannedContent } from '../../../site/pages/context/planned-file.ts';
import { makeCacheFolder } from '../../system/cache/cache-folder.ts';
import { removeLeftovers } from '../../system/files/leftovers.ts';
import { settleAll } from '../../system/base/settle-all.ts';
import type { Outcome } from '../../system/base/outcome.ts';
import { assembleDemos } from './assemble-demos.ts';
import { bundleClient } from './bundle/bundle-client.ts';
import { DEMO_FOLDER } from '../../../site/demos/demo-folder.ts';
import { readDemoFile, type DemoFile } from '../../system/cache/demo-cache.ts';
import { modulesOf, soughtFor, type DemoUnit } from './source/demo-pages.ts';
import type { InstalledPackages } from './source/package-versions.ts';
import { readLiveFrame } from './live/live-frame.ts';
import { makeLive } from './live/make-live.ts';
import { findProblems } from './problems/find-problems.ts';
import { describeDemos, type DemoProject } from './describe-demos.ts';
import { openDemoContext } from './open-context.ts';
import { prepareJavaScriptDemos } from './javascript/javascript-demos.ts';
import { findUndeclared } from './problems/undeclared-variables.ts';
import { notePageRules } from './source/page-rules.ts';
import { renderDemoPages } from './render/render-demo-pages.ts';
import { noteBareSandboxes } from './javascript/sandbox.ts';
import { WORK } from './bundle/run-compiled.ts';

/** What the demos of pages and the frame are made from. */
export interface PageDemos extends DemoProject {
  readonly found: readonly DemoUnit[];
}

/** The demos of a site. */
export interface MadeDemos {
  /** The components in places of the frame. */
  readonly slots: RenderedSlots;
  /** By the page's pathname. */
  readonly pages: ReadonlyMap<string, readonly PreparedDemo[]>;
  /** What browsers load for them; a file name with a hash is its own key. */
  readonly files: readonly PlannedContent[];
  /** Installed packages that they use, for opening one elsewhere. */
  readonly versions: InstalledPackages;
  /** Notes that do not fail the build, one sentence each: mistakes in packages, and messages of Sass. */
  readonly notes: readonly string[];
}

/**
 * Bundles, renders and converts every demo of a site, reusing the cache where possible. Mistakes in demos are
 * diagnostics.
 */
export async function makeDemos(project: PageDemos): Promise<Outcome<MadeDemos>> {
  const { found, manifest } = project;
  const shown = found.filter(({ kind }) => kind === 'page');
  makeCacheFolder(project.cache.folder);
  removeLeftovers(project.cache.folder, WORK);
  const cache = project.cache.within('demos');
  const rendering = describeDemos(project);
  const { context, versions } = openDemoContext(project, cache, rendering);
  const modules = modulesOf(found);
  const { places } = rendering.settings.config;
  const frame = manifest.site.liveCode === true ? readLiveFrame() : undefined;
  try {
    const [client, live, rendered, javascript] = await settleAll([
      bundleClient(found, context),
      frame === undefined ? Promise.resolve(undefined) : makeLive(found, frame.name, context),
      renderDemoPages(rendering, found, context),
      prepareJavaScriptDemos(
        project,
        shown.flatMap(({ demos }) => demos.map(({ source }) => source)),
      ),
    ]);
    const { slots, pages, files } = assembleDemos(
      found,
      { client, rendered, javascript, live },
      {
        folder: cache.folder,
        site: rendering.settings.site,
        id: siteId(manifest.site),
        mode: manifest.site.demoMode ?? {},
        sections: manifest.sections,
      },
    );
    const code = [...new Set([...modules, ...Object.keys(client.inputs), ...rendered.inputs])];
    const document = frame && { path: frame.path, key: frame.name, render: () => frame.html };
    return {
      value: {
        slots,
        pages,
        files: [...planFiles(files, cache.folder), ...(document === undefined ? [] : [document])],
        versions,
        notes: [...client.notes, ...noteBareSandboxes(found), ...notePageRules(rendered)],
      },
      findings: findUndeclared(project, code),
      reads: [...code, ...places],
    };
  } catch (error) {
    const findings = findProblems(project, error, found);
    if (findings.length === 0) throw error;
    return { findings, reads: [...modules, ...soughtFor(found), ...places] };
  }
}

function planFiles(files: readonly DemoFile[], folder: string): readonly PlannedContent[] {
  const byName = new Map(files.map((file) => [file.name, file]));
  return Array.from(byName.values(), (file) => ({
    path: `${DEMO_FOLDER}/${file.name}`,
    key: file.source,
    render: () => readDemoFile(folder, file),
  }));
}
