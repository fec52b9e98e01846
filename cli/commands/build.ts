import { join, resolve } from 'node:path';
import type { Project } from '../../site/project/project.ts';
import { findSiteUrlMistake } from '../../engine/index.ts';
import { atUrl } from '../build/at-url.ts';
import { compileProject } from '../build/prepare/compile-project.ts';
import { findOutput } from '../build/write/exchange-output.ts';
import { startMirror } from '../build/write/mirror-output.ts';
import { readPageDates } from '../build/prepare/page-dates.ts';
import { completeApis, findingsOf } from '../build/complete-apis.ts';
import { prepareApis, startApis } from '../build/prepare/prepare-apis.ts';
import { preparePlaygrounds } from '../build/prepare/prepare-playgrounds.ts';
import { prepareSite } from '../build/prepare/prepare-site.ts';
import { publishSite } from '../build/publish-site.ts';
import { LostDemoFile } from '../system/cache/demo-cache.ts';
import { readKeptFrames } from '../make/demos/live/live-frame.ts';
import { findDemoPages } from '../make/demos/source/demo-pages.ts';
import { prepareComponents } from '../make/demos/prepare-components.ts';
import { prepareDemos } from '../make/demos/prepare-demos.ts';
import { findAskedComponents } from '../build/prepare/asked-components.ts';
import { findComponentMistakes } from '../build/prepare/component-findings.ts';
import { findPageLinks } from '../build/prepare/page-links.ts';
import { settleAll } from '../system/base/settle-all.ts';
import { Failure } from '../system/base/failure.ts';
import { makeFeatures } from '../build/prepare/make-features.ts';
import type { Io } from '../system/base/io.ts';
import { scanProject } from '../project/load-project.ts';
import { openProject } from '../project/open-project.ts';
import { openPageThread, type PageThread } from '../project/page-thread.ts';
import { describePart } from '../parts/describe-part.ts';
import { demosOf, filesOf, manifestOf } from '../parts/narrow.ts';
import { exitCodeOf } from '../report/exit-code.ts';
import { findingsIn, reportProject, type Findings } from '../report/report-project.ts';
import { reportWarnings } from '../report/report-warnings.ts';
import { showProgress, type Progress } from '../report/show-progress.ts';
import { harmless } from '../system/base/terminal-text.ts';
import { readSizes } from '../make/sizes/size-file.ts';
import { withoutTexts } from '../system/tools/without-texts.ts';
import { DEFAULT_OUT } from '../system/files/file-system.ts';

/** Options of `docs-nav build`. */
export interface BuildOptions {
  readonly dir?: string | undefined;
  /** Output folder; the project's `out` if left out. */
  readonly out?: string | undefined;
  /** Path at which the site will be served, with a slash at both ends. */
  readonly base: string;
  /** Origin of the official host, instead of `url` in `nav/site.yaml`. */
  readonly url?: string | undefined;
  /** Builds only these sections, as a part of the site for `docs-nav merge`. */
  readonly section?: readonly string[] | undefined;
  readonly search: boolean;
  /** The build fails with more warnings than this; -1 allows any number. */
  readonly maxWarnings: number;
}

/** Writes the site. Exits with 1, writing nothing, if the project has errors or exceeds a budget. */
export async function build(options: BuildOptions, io: Io): Promise<number> {
  const project = await openProject(io, options.dir);
  const thread = openPageThread(project);
  const progress = showProgress(io);
  try {
    const job = { ...options, thread, progress, started: performance.now() };
    return await buildProject(project, { ...job, isThorough: false }, io).catch((error: unknown) => {
      if (!(error instanceof LostDemoFile)) throw error;
      return buildProject(project, { ...job, isThorough: true }, io);
    });
  } finally {
    progress(undefined);
    await thread.close();
  }
}

interface Build extends BuildOptions {
  readonly thread: PageThread;
  readonly progress: Progress;
  /** Whether to check every cached file that demos need first. */
  readonly isThorough: boolean;
  /** When the build started, in milliseconds on the `performance` clock. */
  readonly started: number;
}

async function buildProject(from: Project, options: Build, io: Io): Promise<number> {
  const { thread, progress, section: only } = options;
  if (options.url !== undefined) refuseUrl(options.url);
  progress('checking');
  const out = findOutput(options.out === undefined ? join(from.root, DEFAULT_OUT) : resolve(io.cwd, options.out));
  const mirrored = startMirror(out, from);
  // Without a handler, an early failure would be an unhandled rejection.
  mirrored.catch(() => {});
  const project = await scanProject(from, { thread, only, isBuild: true });
  const fail = async (findings: Findings): Promise<number> => {
    progress(undefined);
    io.stdout.write(await reportProject(project, findings, { format: 'pretty', io }));
    return 1;
  };
  const undated: string[] = [];
  const dating = readPageDates(project, project.content, (text) => undated.push(text));
  const compiled = await compileProject(project);
  if (!compiled.ok) return fail(compiled.findings);
  if (compiled.lacks.length > 0) {
    await mirrored;
    return fail(findingsIn(compiled.manifest, compiled.lacks));
  }
  progress(undefined);
  io.stderr.write(await reportWarnings(project, compiled.warnings, io));
  if (exitCodeOf(compiled.warnings, options.maxWarnings, io) !== 0) {
    await mirrored;
    return 1;
  }
  const manifest = manifestOf(
    only,
    atUrl(withoutTexts(compiled.manifest, { project, isIndexed: options.search }), options.url),
  );
  const describing = startApis(project, manifest);
  const { playgrounds, problems } = await preparePlaygrounds(project, manifest, describing);
  if (problems.length > 0) return fail(findingsIn(manifest, problems));
  const finding = findDemoPages(project, manifest, playgrounds).then((pages) => demosOf(only, pages, project));
  const [found, prepared] = await Promise.all([finding, prepareApis(manifest, describing, finding)]);
  const features = await makeFeatures(project, manifest, {
    mode: 'build',
    base: options.base.replace(/\/+$/, ''),
  });
  if ('diagnostics' in features) return fail(features);
  progress('preparing demos');
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
  if ('problems' in demos) return fail(findingsIn(manifest, demos.problems));
  if ('problems' in components) return fail(findingsIn(manifest, components.problems));
  const odd = await findComponentMistakes(
    project,
    [...components.mistakes, ...findPageLinks({ manifest, assets: project.assets, pages: components.pages })],
    [...demos.modules, ...components.modules],
  );
  if (odd?.diagnostics.some(({ severity }) => severity === 'error') === true) return fail(odd);
  if (odd !== undefined) {
    progress(undefined);
    io.stderr.write(await reportWarnings(project, odd.diagnostics, io));
    if (exitCodeOf(odd.diagnostics, options.maxWarnings, io) !== 0) {
      await mirrored;
      return 1;
    }
  }
  for (const note of [...demos.notes, ...components.notes]) io.stderr.write(`note: ${harmless(note)}\n`);
  if (Object.keys(prepared.context.shelf).length > 0) progress('reading types');
  const apis = await completeApis(project, prepared, demoProject);
  const findings = await findingsOf(project, apis);
  if (findings !== undefined) {
    await mirrored;
    const { diagnostics } = findings;
    if (diagnostics.some(({ severity }) => severity === 'error')) return fail(findings);
    progress(undefined);
    io.stderr.write(await reportWarnings(project, diagnostics, io));
    if (exitCodeOf(diagnostics, options.maxWarnings, io) !== 0) return 1;
  }
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
  for (const note of undated) io.stderr.write(`note: ${note}\n`);
  await mirrored;
  const publication = {
    project,
    out,
    thread,
    progress,
    started: options.started,
    verb: 'Built',
  } as const;
  if (only === undefined) return publishSite(site, publication, io);
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
  return publishSite({ ...site, files: filesOf(only, site) }, { ...publication, describe: part.write }, io);
}

function refuseUrl(url: string): void {
  const mistake = findSiteUrlMistake(url);
  if (mistake !== undefined) throw new Failure(`The address \`${url}\` of --url ${mistake.says}.`, mistake.help);
}
