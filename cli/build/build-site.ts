import { join } from 'node:path';
import type { Project } from '../../site/project/project.ts';
import { findSiteUrlMistake } from '../../engine/index.ts';
import { readKeptFrames } from '../make/demos/live/live-frame.ts';
import { makeSite, openMakers } from '../make/makers.ts';
import type { MakerSite } from '../make/maker.ts';
import { readSizes } from '../make/sizes/size-file.ts';
import { describePart, filesOf, manifestOf, type GatherAnswers } from '../parts/describe-part.ts';
import { scanProject } from '../project/load-project.ts';
import { openPageThread, type PageThread } from '../project/page-thread.ts';
import type { Tell } from '../report/tell.ts';
import { timed } from '../system/base/timed.ts';
import { Failure } from '../system/base/failure.ts';
import { cacheAt } from '../system/cache/cache-at.ts';
import { LostDemoFile } from '../system/cache/demo-cache.ts';
import { DEFAULT_OUT } from '../system/files/file-system.ts';
import { withoutTexts } from '../system/tools/without-texts.ts';
import { atUrl, compiledFindings, compileProject } from './prepare/compile-project.ts';
import { readPageDates } from './prepare/page-dates.ts';
import { prepareSite } from './prepare/prepare-site.ts';
import { publishSite, type Published } from './publish-site.ts';
import { findOutput } from './write/exchange-output.ts';
import { startMirror } from './write/mirror-output.ts';

/** How a site is built. */
export interface SiteOptions {
  /** Output folder; the project's `out` if left out. */
  readonly out?: string | undefined;
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
  // Found once: hundreds of results are read.
  const { folder } = from.cache;
  const own = { ...from, cache: cacheAt(() => folder) };
  const project = await timed('checking', () => scanProject(own, { thread, only, isBuild: true }));
  const findings: Tell['findings'] = async (...found) => {
    const goesOn = await tell.findings(...found);
    if (!goesOn) await mirrored;
    return goesOn;
  };
  const undated: string[] = [];
  const dating = readPageDates(project, project.content, (text) => undated.push(text));
  const compiled = await timed('checking', () => compileProject(project));
  if (!(await findings(project, compiledFindings(compiled))) || !compiled.ok) return undefined;
  const manifest = manifestOf(
    only,
    atUrl(withoutTexts(compiled.manifest, { project, isIndexed: options.search }), options.url),
  );
  const base = options.base.replace(/\/+$/, '');
  const { isThorough } = options;
  const site: MakerSite = { project, manifest, mode: 'build', base, isThorough, isPart: only !== undefined };
  const { stages, demos, end } = openMakers(site);
  demos.begin();
  const made = await makeSite(stages, site, { ...tell, findings }).finally(end);
  if (made === undefined) return undefined;
  const sizes = readSizes(project);
  const keptFrames = readKeptFrames(out);
  const prepared = await timed('preparing', () =>
    prepareSite(project, manifest, { base, made, sizes, dates: dating, keptFrames }),
  );
  for (const note of undated) tell.note(note);
  await mirrored;
  const publication = { project, out, thread, started: options.started };
  if (only === undefined) return publishSite(prepared, publication, tell);
  const { found } = await demos.sources();
  const gatherAnswers: GatherAnswers = async (files) =>
    (await import('./page-renderer.ts')).gatherAnswers(files, { ...prepared, project });
  const described = { project, manifest, found, made, gatherAnswers, sizes, dates: await dating, options };
  const describe = await describePart(only, described);
  return publishSite({ ...prepared, files: filesOf(only, prepared) }, { ...publication, describe }, tell);
}

function refuseUrl(url: string): void {
  const mistake = findSiteUrlMistake(url);
  if (mistake !== undefined) throw new Failure(`The address \`${url}\` of --url ${mistake.says}.`, mistake.help);
}
