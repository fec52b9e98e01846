import { join } from 'node:path';
import type { Project } from '../../site/project/project.ts';
import { findSiteUrlMistake } from '../../engine/index.ts';
import { atUrl } from './at-url.ts';
import { compiledFindings, compileProject } from './prepare/compile-project.ts';
import { findOutput } from './write/exchange-output.ts';
import { startMirror } from './write/mirror-output.ts';
import { readPageDates } from './prepare/page-dates.ts';
import { completeApis, findingsOf } from './complete-apis.ts';
import { prepareApis, startApis } from './prepare/prepare-apis.ts';
import { preparePlaygrounds } from './prepare/prepare-playgrounds.ts';
import { prepareSite } from './prepare/prepare-site.ts';
import { publishSite, type Published } from './publish-site.ts';
import { LostDemoFile } from '../system/cache/demo-cache.ts';
import { readKeptFrames } from '../make/demos/live/live-frame.ts';
import { findDemoPages } from '../make/demos/source/demo-pages.ts';
import { prepareComponents } from '../make/demos/prepare-components.ts';
import { prepareDemos } from '../make/demos/prepare-demos.ts';
import { findAskedComponents } from './prepare/asked-components.ts';
import { findComponentMistakes } from './prepare/component-findings.ts';
import { findPageLinks } from './prepare/page-links.ts';
import { settleAll } from '../system/base/settle-all.ts';
import { Failure } from '../system/base/failure.ts';
import { makeFeatures } from './prepare/make-features.ts';
import { scanProject } from '../project/load-project.ts';
import { openPageThread, type PageThread } from '../project/page-thread.ts';
import { describePart } from '../parts/describe-part.ts';
import { demosOf, filesOf, manifestOf } from '../parts/narrow.ts';
import { findingsIn, type Findings } from '../report/report-project.ts';
import type { Tell } from '../report/tell.ts';
import { harmless } from '../system/base/terminal-text.ts';
import { readSizes } from '../make/sizes/size-file.ts';
import { withoutTexts } from '../system/tools/without-texts.ts';
import { DEFAULT_OUT } from '../system/files/file-system.ts';

/** How a site is built. */
export interface SiteOptions {
  /** Output folder; the project's `out` if left out. */
  readonly out?: string;
  /** Path at which the site will be served, with a slash at both ends. */
  readonly base: string;
  /** Origin of the official host, instead of `url` in `nav/site.yaml`. */
  readonly url?: string | undefined;
  /** Builds only these sections, as a part of the site for `docs-nav merge`. */
  readonly section?: readonly string[] | undefined;
  readonly search: boolean;
}

/** Writes the site of a project, and returns what it has published; `undefined` if what it has told does not let it. */
export async function buildSite(project: Project, options: SiteOptions, tell: Tell): Promise<Published | undefined> {
  if (options.url !== undefined) refuseUrl(options.url);
  const thread = openPageThread(project);
  const out = findOutput(options.out ?? join(project.root, DEFAULT_OUT));
  const job = { ...options, out, thread, started: performance.now() };
  try {
    return await buildOnce(project, { ...job, isThorough: false }, tell).catch((error: unknown) => {
      if (!(error instanceof LostDemoFile)) throw error;
      return buildOnce(project, { ...job, isThorough: true }, tell);
    });
  } finally {
    await thread.close();
  }
}

interface Build extends SiteOptions {
  readonly out: string;
  readonly thread: PageThread;
  /** Whether to check every cached file that demos need first. */
  readonly isThorough: boolean;
  /** When the build started, in milliseconds on the `performance` clock. */
  readonly started: number;
}

async function buildOnce(from: Project, options: Build, tell: Tell): Promise<Published | undefined> {
  const { out, thread, section: only } = options;
  tell.step('checking');
  const mirrored = startMirror(out, from);
  // Without a handler, an early failure would be an unhandled rejection.
  mirrored.catch(() => {});
  const project = await scanProject(from, { thread, only, isBuild: true });
  const mayGoOn = async (findings: Findings): Promise<boolean> => {
    const goesOn = await tell.findings(project, findings);
    if (!goesOn) await mirrored;
    return goesOn;
  };
  const undated: string[] = [];
  const dating = readPageDates(project, project.content, (text) => undated.push(text));
  const compiled = await compileProject(project);
  if (!(await mayGoOn(compiledFindings(compiled))) || !compiled.ok) return undefined;
  const manifest = manifestOf(
    only,
    atUrl(withoutTexts(compiled.manifest, { project, isIndexed: options.search }), options.url),
  );
  const describing = startApis(project, manifest);
  const { playgrounds, problems } = await preparePlaygrounds(project, manifest, describing);
  if (!(await mayGoOn(findingsIn(manifest, problems)))) return undefined;
  const finding = findDemoPages(project, manifest, playgrounds).then((pages) => demosOf(only, pages, project));
  const [found, prepared] = await Promise.all([finding, prepareApis(manifest, describing, finding)]);
  const features = await makeFeatures(project, manifest, {
    mode: 'build',
    base: options.base.replace(/\/+$/, ''),
  });
  if ('diagnostics' in features) {
    await mayGoOn(features);
    return undefined;
  }
  tell.step('preparing demos');
  const demoProject = {
    ...project,
    found,
    manifest,
    hashes: project.hashPages(),
    isDev: false,
    isThorough: options.isThorough,
    base: options.base,
  };
  const asked = await findAskedComponents(project, manifest);
  const [demos, components] = await settleAll([
    prepareDemos(demoProject),
    prepareComponents({ ...demoProject, components: asked }),
  ]);
  for (const failed of [demos, components]) {
    if ('problems' in failed && !(await mayGoOn(findingsIn(manifest, failed.problems)))) return undefined;
  }
  if ('problems' in demos || 'problems' in components) return undefined;
  const odd = await findComponentMistakes(
    project,
    [...components.mistakes, ...findPageLinks({ manifest, assets: project.assets, pages: components.pages })],
    [...demos.modules, ...components.modules],
  );
  if (odd !== undefined && !(await mayGoOn(odd))) return undefined;
  for (const note of [...demos.notes, ...components.notes]) tell.line(`note: ${harmless(note)}`);
  if (Object.keys(prepared.context.shelf).length > 0) tell.step('reading types');
  const apis = await completeApis(project, prepared, demoProject);
  const findings = await findingsOf(project, apis);
  if (findings !== undefined && !(await mayGoOn(findings))) return undefined;
  const sizes = readSizes(project);
  const site = await prepareSite(project, manifest, {
    demos,
    components,
    apis: apis.context,
    features,
    sizes,
    dates: dating,
    keptFrames: readKeptFrames(out),
    base: options.base.replace(/\/+$/, ''),
  });
  for (const note of undated) tell.line(`note: ${note}`);
  await mirrored;
  const publication = { project, out, thread, started: options.started };
  if (only === undefined) return publishSite(site, publication, tell);
  const part = await describePart(only, {
    project,
    manifest,
    found,
    demos,
    components,
    apis: apis.context,
    features,
    sizes,
    dates: await dating,
    options,
  });
  return publishSite({ ...site, files: filesOf(only, site) }, { ...publication, describe: part.write }, tell);
}

function refuseUrl(url: string): void {
  const mistake = findSiteUrlMistake(url);
  if (mistake !== undefined) throw new Failure(`The address \`${url}\` of --url ${mistake.says}.`, mistake.help);
}
