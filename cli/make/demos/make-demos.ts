import { intakeSettings } from '../../../engine/index.ts';
import { siteId } from '../../../engine/manifest/manifest.ts';
import type { PreparedDemo } from '../../../site/features/demo/prepared-demo.ts';
import type { PlannedContent } from '../../../site/pages/context/planned-file.ts';
import { makeCacheFolder } from '../../system/cache/cache-folder.ts';
import { hashOf } from '../../system/files/hash.ts';
import { removeLeftovers } from '../../system/files/leftovers.ts';
import { settleAll } from '../../system/base/settle-all.ts';
import { BUILD } from '../../system/base/version.ts';
import { assembleDemos } from './assemble-demos.ts';
import { bundleClient } from './bundle/bundle-client.ts';
import { DEMO_FOLDER } from '../../../site/demos/demo-folder.ts';
import { readDemoFile, type DemoFile } from '../../system/cache/demo-cache.ts';
import { modulesOf, soughtFor } from './source/demo-pages.ts';
import { readLiveFrame } from './live/live-frame.ts';
import { makeLive } from './live/make-live.ts';
import { findProblems } from './problems/find-problems.ts';
import { describeDemos } from './describe-demos.ts';
import { openDemoContext } from './open-context.ts';
import { prepareJavaScriptBlocks } from './javascript/javascript-blocks.ts';
import { prepareJavaScriptDemos } from './javascript/javascript-demos.ts';
import type { DemoProblems, DemoProject, PreparedDemos } from './prepare-demos.ts';
import { notePageRules } from './source/page-rules.ts';
import { renderDemoPages } from './render/render-demo-pages.ts';
import { noteBareSandboxes } from './javascript/sandbox.ts';
import { WORK } from './bundle/run-compiled.ts';

/**
 * Bundles, renders and converts every demo of a site, reusing the cache where possible. Mistakes in demos are
 * diagnostics.
 */
export async function makeDemos(project: DemoProject): Promise<PreparedDemos | DemoProblems> {
  const { found, hashes, manifest } = project;
  const shown = found.filter(({ slot }) => slot === undefined);
  makeCacheFolder(project.cache.folder);
  removeLeftovers(project.cache.folder, WORK);
  const cache = project.cache.within('demos');
  const rendering = describeDemos(project);
  const { context, versions } = openDemoContext(project, cache, rendering);
  const modules = modulesOf(found);
  const frame = manifest.site.liveCode === true ? readLiveFrame() : undefined;
  try {
    const [client, live, rendered, javascript, blocks] = await settleAll([
      bundleClient(found, context),
      frame === undefined ? Promise.resolve(undefined) : makeLive(found, frame.name, context),
      renderDemoPages(rendering, found, context),
      prepareJavaScriptDemos(
        project,
        shown.flatMap(({ demos }) => demos.map(({ source }) => source)),
      ),
      prepareJavaScriptBlocks(project, {
        hashes: shown.length === 0 ? new Map() : hashes,
        settings: intakeSettings(manifest.site),
      }),
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
    const inputs = [...Object.keys(client.inputs), ...rendered.inputs];
    const document = frame && { path: frame.path, key: frame.name, render: () => frame.html };
    return {
      slots,
      pages,
      files: [...planFiles(files, cache.folder), ...(document === undefined ? [] : [document])],
      versions,
      keys: new Map(Array.from(pages, ([pathname, demos]) => [pathname, keyOfDemos(demos)])),
      blocks,
      modules: [...new Set([...modules, ...inputs])],
      notes: [...client.notes, ...noteBareSandboxes(found), ...notePageRules(rendered)],
    };
  } catch (error) {
    const problems = findProblems(project, error, found);
    if (problems.length === 0) throw error;
    return { problems, modules: [...modules, ...soughtFor(found)] };
  }
}

/** Returns a key that changes with everything about the demos of a page. */
export function keyOfDemos(demos: readonly PreparedDemo[]): string {
  return hashOf(BUILD + JSON.stringify(demos));
}

function planFiles(files: readonly DemoFile[], folder: string): readonly PlannedContent[] {
  const byName = new Map(files.map((file) => [file.name, file]));
  return Array.from(byName.values(), (file) => ({
    path: `${DEMO_FOLDER}/${file.name}`,
    key: file.source,
    render: () => readDemoFile(folder, file),
  }));
}
