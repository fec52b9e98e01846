import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { findSiteUrlMistake, normalizeSiteUrl } from '../../engine/index.ts';
import type { RouteManifest } from '../../engine/manifest.ts';
import { checkBudgets, findHeavyPages } from '../build/budgets.ts';
import { compileProject } from '../build/compile-project.ts';
import { startMirror } from '../build/mirror-output.ts';
import { readPageDates } from '../build/page-dates.ts';
import { prepareApis } from '../build/prepare-apis.ts';
import { findDemoPages } from '../demos/demo-pages.ts';
import { LostDemoFile } from '../demos/demo-cache.ts';
import { prepareDemos } from '../demos/prepare-demos.ts';
import { prepareSite, type PreparedSite } from '../build/prepare-site.ts';
import { renderPages } from '../build/render-pages.ts';
import { planSearch, writeSearch } from '../build/search-index.ts';
import type { FolderSize } from '../build/folder-size.ts';
import { findOutput } from '../build/exchange-output.ts';
import { openSiteWriter, type KeyedFolder, type PlannedOutput } from '../build/write-site.ts';
import { hashOf } from '../hash.ts';
import { Failure } from '../failure.ts';
import { prepareIcons } from '../icons/prepare-icons.ts';
import type { Io } from '../io.ts';
import { scanProject } from '../load-project.ts';
import { openProject } from '../open-project.ts';
import { pruneCache } from '../cache/prune-cache.ts';
import { openPageThread, type PageThread } from '../page-thread.ts';
import { reportProject } from '../report/report-project.ts';
import { exitCodeOf } from '../report/exit-code.ts';
import { reportWarnings } from '../report/report-warnings.ts';
import { plural } from '../report/summary.ts';
import { DEFAULT_OUT } from './preview.ts';

/** Options of `docs-nav build`. */
export interface BuildOptions {
  readonly dir?: string | undefined;
  /** Folder to write to; by default the project's `out`. */
  readonly out?: string | undefined;
  /** Path under which the site will stand, with a slash at both ends. */
  readonly base: string;
  /** Origin of the official host, in the place of `url` in `nav/site.yaml`. */
  readonly url?: string | undefined;
  /** Only these sections. */
  readonly section?: readonly string[] | undefined;
  readonly search: boolean;
  /** More warnings than this fail the build; -1 lets any number pass. */
  readonly maxWarnings: number;
}

/** Writes the site. Exit 1, and nothing written, where the project has errors or a budget is exceeded. */
export async function build(options: BuildOptions, io: Io): Promise<number> {
  const root = await openProject(io, options.dir);
  const thread = openPageThread();
  const progress = showProgress(io);
  try {
    const job = { ...options, thread, progress, started: performance.now() };
    return await buildProject(root, { ...job, isThorough: false }, io).catch((error: unknown) => {
      if (!(error instanceof LostDemoFile)) throw error;
      return buildProject(root, { ...job, isThorough: true }, io);
    });
  } finally {
    progress(undefined);
    await thread.close();
  }
}

interface Build extends BuildOptions {
  readonly thread: PageThread;
  readonly progress: (step: string | undefined) => void;
  /** Whether every file of the cache that demos need is looked at first. */
  readonly isThorough: boolean;
  /** Milliseconds on the clock of `performance` when the build began. */
  readonly started: number;
}

async function buildProject(root: string, options: Build, io: Io): Promise<number> {
  const { thread, progress } = options;
  if (options.url !== undefined) refuseUrl(options.url);
  progress('checking');
  const out = findOutput(options.out === undefined ? join(root, DEFAULT_OUT) : resolve(io.cwd, options.out));
  const mirrored = startMirror({ out, root });
  // What fails there must not go unheard while this thread is busy.
  mirrored.catch(() => {});
  const project = await scanProject(root, { thread });
  const dates = readPageDates(root, project.content);
  const compiled = await compileProject(project);
  if (!compiled.ok) {
    progress(undefined);
    io.stdout.write(await reportProject(project, compiled.findings, { format: 'pretty', io }));
    return 1;
  }
  progress(undefined);
  io.stderr.write(await reportWarnings(project, compiled.warnings, io));
  if (exitCodeOf(compiled.warnings, options.maxWarnings, io) !== 0) {
    await mirrored;
    return 1;
  }
  const manifest = onlySections(atUrl(compiled.manifest, options.url), options.section);
  const finding = findDemoPages(root, manifest);
  const [found, apis] = await Promise.all([finding, prepareApis(project, manifest, finding)]);
  const icons = await prepareIcons(project, manifest);
  if ('diagnostics' in icons) {
    progress(undefined);
    io.stdout.write(await reportProject(project, icons, { format: 'pretty', io }));
    return 1;
  }
  progress('preparing demos');
  const demos = await prepareDemos({ root, found, manifest, content: project.content, hashes: project.hashPages(), isDev: false, isThorough: options.isThorough, base: options.base, env: io.env });
  if ('problems' in demos) {
    progress(undefined);
    io.stdout.write(await reportProject(project, { diagnostics: demos.problems, sections: manifest.sections.length, pages: Object.keys(manifest.routes).length }, { format: 'pretty', io }));
    return 1;
  }
  const site = await prepareSite(project, manifest, { demos, apis: apis.context, icons, dates, base: options.base.replace(/\/+$/, '') });
  await mirrored;
  const findings = await apis.findings;
  if (findings !== undefined) {
    progress(undefined);
    io.stdout.write(await reportProject(project, findings, { format: 'pretty', io }));
    return 1;
  }
  return writeSite(site, { ...options, root, out }, io);
}

/** Apart from the compiling, so that nothing of the project but the manifest is kept in memory while pages are rendered. */
async function writeSite({ context, files, parts }: PreparedSite, options: Build & { readonly root: string; readonly out: string }, io: Io): Promise<number> {
  const { root, out, thread, progress, started } = options;
  const { manifest } = context;
  const writer = openSiteWriter(out, root);
  try {
    const folders = options.search ? planSearch(context, files) : [];
    const missing = writer.reuse({ files, folders });
    const changed = missing.files;
    progress(`rendering ${plural(changed.length, 'file')}`);
    const jobs = changed.flatMap(({ path, route, language, source }) => (route === undefined ? [] : [{ path, route, language, source }]));
    const edited = new Set(await renderPages({ jobs, parts, context, root, folder: writer.folder }, thread, writer.write));
    const readWritten = (path: string) => readFileSync(join(writer.folder, path));
    for (const { path, route, source, render } of changed) {
      if (route !== undefined) continue;
      const content = render(readWritten);
      writer.write(path, content);
      if (source !== undefined && hashOf(content) !== source) edited.add(path);
    }

    if (missing.folders.length > 0) progress('indexing for search');
    await writeSearch(missing.folders, writer.folder);

    const size = writer.finish(edited.size === 0 ? missing : withoutKeys(missing, edited));
    const exceeded = checkBudgets({ context, files, folders, writer, out, seconds: (performance.now() - started) / 1000 });
    progress(undefined);
    io.stderr.write(findHeavyPages({ context, files, writer }).map((line) => `warning: ${line}\n`).join(''));
    if (exceeded.length > 0) {
      io.stdout.write(`${exceeded.map((line) => `error: ${line}\n`).join('')}help: make it smaller, or raise its budget in nav/site.yaml\n\nNothing was published: a previous output stays as it was.\n`);
      writer.discard();
      return 1;
    }
    writer.publish();
    pruneCache(root);
    const pages = Object.keys(manifest.routes).length * (1 + context.others.length);
    io.stdout.write(summary({ out: relative(io.cwd, out) || '.', pages, changed: changed.length, size, started }));
    return 0;
  } catch (error) {
    writer.discard();
    throw error;
  }
}

/** What was edited while it was built is not what its key says, so the next build makes it again, and what is made of pages: indexes and texts. */
function withoutKeys<Folder extends KeyedFolder>({ files, folders }: PlannedOutput<Folder>, edited: ReadonlySet<string>): PlannedOutput<KeyedFolder> {
  return {
    files: files.map((file) => (edited.has(file.path) || (file.route === undefined && file.source === undefined) ? { ...file, key: '' } : file)),
    folders: folders.map(({ path }) => ({ path, key: '' })),
  };
}

function refuseUrl(url: string): void {
  const mistake = findSiteUrlMistake(url);
  if (mistake !== undefined) throw new Failure(`The address \`${url}\` of --url ${mistake.says}.`, mistake.help);
}

/** After compiling, so that one kept manifest serves every address; what is rendered from it is kept by its address. */
function atUrl(manifest: RouteManifest, url: string | undefined): RouteManifest {
  if (url === undefined) return manifest;
  const { site } = manifest;
  return { ...manifest, site: { ...site, url: normalizeSiteUrl(url), declaredUrl: site.url } };
}

function onlySections(manifest: RouteManifest, ids: readonly string[] | undefined): RouteManifest {
  if (ids === undefined || ids.length === 0) return manifest;
  const known = manifest.sections.map(({ id }) => id);
  const unknown = ids.find((id) => !known.includes(id));
  if (unknown !== undefined) throw new Failure(`There is no section \`${unknown}\`.`, `the sections are ${known.join(', ')}`);
  return {
    ...manifest,
    sections: manifest.sections.filter(({ id }) => ids.includes(id) || id === manifest.fallback),
    routes: Object.fromEntries(Object.entries(manifest.routes).filter(([, { section }]) => ids.includes(section))),
  };
}

interface Summary {
  readonly out: string;
  readonly pages: number;
  readonly changed: number;
  readonly size: FolderSize;
  readonly started: number;
}

function summary({ out, pages, changed, size, started }: Summary): string {
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  const megabytes = (size.bytes / 1e6).toFixed(1);
  return `Built ${plural(pages, 'page')} in ${seconds} s: ${plural(size.files, 'file')}, ${megabytes} MB, ${changed} written anew, in ${out}\n`;
}

const CLEAR_LINE = '\r\u001b[K';

/** One line that is written over on a terminal, a line per step elsewhere. */
function showProgress(io: Io): (step: string | undefined) => void {
  return (step) => {
    if (io.isTTY) io.stderr.write(step === undefined ? CLEAR_LINE : `${CLEAR_LINE}${step} …`);
    else if (step !== undefined) io.stderr.write(`${step}\n`);
  };
}
