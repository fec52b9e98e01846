import { join, resolve } from 'node:path';
import { projectAt } from '../system/project-at.ts';
import { atUrl, compiledFindings, compileProject } from '../build/prepare/compile-project.ts';
import { findOutput } from '../build/write/exchange-output.ts';
import { prepareSite } from '../build/prepare/prepare-site.ts';
import { publishSite, tellPublished, type Publication } from '../build/publish-site.ts';
import { findCacheFolder, makeCacheFolder } from '../system/cache/cache-folder.ts';
import { pruneCache } from '../system/cache/prune-cache.ts';
import { hashOf } from '../system/files/hash.ts';
import { readKeptFrames } from '../make/demos/live/live-frame.ts';
import { makeSite } from '../make/makers.ts';
import { Failure } from '../system/base/failure.ts';
import { isWithin } from '../system/files/follow-link.ts';
import type { Io } from '../system/base/io.ts';
import { scanProject } from '../project/load-project.ts';
import { openPageThread } from '../project/page-thread.ts';
import { findMisfits } from '../parts/find-misfits.ts';
import { assembleProject, gatherKnown, openParts, takeFiles } from '../parts/join-parts.ts';
import { readPart, type Part } from '../parts/part.ts';
import { tellIn } from '../report/tell.ts';
import { withoutTexts } from '../system/tools/without-texts.ts';
import { DEFAULT_OUT } from '../system/files/file-system.ts';

/** Options of `docs-nav merge`. */
interface MergeOptions {
  /** Outputs of `docs-nav build --section`. */
  readonly part: readonly string[];
  /** Output folder; `out` if left out. */
  readonly out?: string | undefined;
  /** The merge fails with more warnings than this; -1 allows any number. */
  readonly maxWarnings: number;
}

/**
 * Merges parts that were built separately into one site, identical to a build in one place. Compiles the whole
 * navigation with the content in the parts, keeps the pages that are still correct, and renders what depends on several
 * parts. Exits with 1, writing nothing, if the parts do not fit together or the whole has errors.
 */
export async function merge(
  { part: names, out: outName = DEFAULT_OUT, maxWarnings }: MergeOptions,
  io: Io,
): Promise<number> {
  const started = performance.now();
  const out = findOutput(resolve(io.cwd, outName));
  // The merged project is assembled in the cache of the working directory, in one folder per output.
  const root = join(findCacheFolder(io.cwd), `merged-${hashOf(out).slice(0, 12)}`);
  const tell = tellIn({ ...io, cwd: root }, maxWarnings);
  tell.step('reading parts');
  const parts = names.map((name) => readPart(resolve(io.cwd, name), name));
  const own = names.find((name) => isWithin(resolve(io.cwd, name), out) || isWithin(out, resolve(io.cwd, name)));
  if (own !== undefined)
    throw new Failure(`\`${outName}\` and the part \`${own}\` share a folder.`, 'choose another folder with --out');
  const misfits = findMisfits(parts);
  if (misfits.length > 0) {
    tell.step(undefined);
    io.stdout.write(misfits.map(({ message, help }) => `error: ${message}\n  help: ${help}\n`).join(''));
    return 1;
  }
  const from = projectAt(root);
  const thread = openPageThread(from);
  try {
    tell.step('checking');
    makeCacheFolder(root);
    assembleProject(root, parts);
    pruneCache(findCacheFolder(io.cwd));
    const project = await scanProject(from, {
      thread,
      known: gatherKnown(parts),
      values: new Map(parts.flatMap(({ pageValues }) => pageValues)),
      isBuild: true,
    });
    const compiled = await compileProject(project);
    if (!(await tell.findings(project, compiledFindings(compiled))) || !compiled.ok) return 1;
    const manifest = atUrl(withoutTexts(compiled.manifest, { project }), parts[0]?.url);
    const made = await makeSite(openParts(parts, { project, manifest }), { project, manifest }, tell);
    if (made === undefined) return 1;
    const site = await prepareSite(project, manifest, {
      base: (parts[0]?.base ?? '').replace(/\/+$/, ''),
      made,
      sizes: Object.assign({}, ...parts.map(({ sizes }) => sizes)) as Part['sizes'],
      dates: Object.assign({}, ...parts.map(({ dates }) => dates)) as Part['dates'],
      keptFrames: readKeptFrames(out),
    });
    const take: Publication['take'] = (missing, writer) => takeFiles(parts, missing, writer);
    const answers = Object.assign({}, ...parts.map((part) => part.answers)) as Part['answers'];
    const publication = { project, out, thread, started, take, answers };
    return tellPublished('Merged', await publishSite(site, publication, tell), io);
  } finally {
    tell.step(undefined);
    await thread.close();
  }
}
