import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Project } from '../../site/project/project.ts';
import { hostFilesBeside } from '../../site/output/machine-files.ts';
import type { PlannedContent, PlannedFile } from '../../site/pages/context/planned-file.ts';
import { writeFiles } from '../system/files/write-files.ts';
import { hashOf } from '../system/files/hash.ts';
import type { Io } from '../system/base/io.ts';
import type { PageThread } from '../project/page-thread.ts';
import { pruneCache } from '../system/cache/prune-cache.ts';
import type { Progress } from '../report/show-progress.ts';
import { plural } from '../system/summary.ts';
import { settleAll } from '../system/base/settle-all.ts';
import { checkBudgets, findHeavyPages } from './write/budgets.ts';
import type { FolderSize } from './write/folder-size.ts';
import type { PreparedSite } from './prepare/prepare-site.ts';
import { renderPages } from './render-pages.ts';
import { planSearch, writeSearch, type PlannedIndexFolder } from './search-index.ts';
import { openSiteWriter, type KeyedFolder, type PlannedOutput, type SiteWriter } from './write/write-site.ts';

/** How a prepared site is written. */
export interface Publication {
  readonly project: Project;
  /** Output folder. */
  readonly out: string;
  readonly thread: PageThread;
  readonly progress: Progress;
  /** When the command started, in milliseconds on the `performance` clock. */
  readonly started: number;
  /** The verb in the last line of output. */
  readonly verb: 'Built' | 'Merged';
  /** Copies files that were made elsewhere; returns what remains to be made. */
  take?(missing: PlannedOutput<PlannedIndexFolder>, writer: SiteWriter): PlannedOutput<PlannedIndexFolder>;
  /** Adds a file that describes all others, once they are written. */
  describe?(written: PlannedOutput<KeyedFolder>, writer: SiteWriter): void;
}

/** Writes a site and publishes it. Returns the exit code: 1, with nothing published, if a budget is exceeded. */
export async function publishSite(
  { context, files, parts }: PreparedSite,
  publication: Publication,
  io: Io,
): Promise<number> {
  const { project, out, thread, progress, started } = publication;
  const writer = openSiteWriter(out, project, context.manifest.site.keep ?? 1);
  try {
    const folders = planSearch(context, files, project);
    const missing = writer.reuse({ files, folders });
    const toMake = publication.take?.(missing, writer) ?? missing;
    const changed = toMake.files;
    progress(`rendering ${plural(changed.length, 'file')}`);
    const jobs = changed.filter((file) => file.route !== undefined);
    const contents = changed.filter((file) => file.route === undefined);
    const rendered = await renderPages(
      { jobs, parts, context, root: project.root, folder: writer.folder },
      thread,
      writer.write,
    );
    if (toMake.folders.length > 0) progress('indexing for search');
    // Most of the indexing happens in other processes.
    const [others] = await settleAll([
      writeOthers(contents, writer),
      writeSearch(toMake.folders, { project, output: writer.folder, thread }),
    ]);

    const edited = new Set([...rendered, ...others]);
    const isWhole = edited.size === 0;
    const size = writer.finish(isWhole ? missing : withoutKeys(missing, edited));
    publication.describe?.(isWhole ? { files, folders } : withoutKeys({ files, folders }, edited), writer);
    const exceeded = checkBudgets({
      context,
      files,
      folders,
      writer,
      out,
      seconds: (performance.now() - started) / 1000,
    });
    progress(undefined);
    if (writer.warning !== undefined) io.stderr.write(`${writer.warning}\n`);
    io.stderr.write(
      findHeavyPages({ context, files, writer })
        .map((line) => `warning: ${line}\n`)
        .join(''),
    );
    if (exceeded.length > 0) {
      io.stdout.write(
        `${exceeded.map((line) => `error: ${line}\n`).join('')}help: make it smaller, or raise its budget in nav/site.yaml\n\nNothing was published; any previous output is unchanged.\n`,
      );
      writer.discard();
      return 1;
    }
    writer.publish();
    await writeFiles(`${out}-hosts`, hostFilesBeside(context));
    pruneCache(project.cache.folder);
    io.stdout.write(
      summary({
        verb: publication.verb,
        out: relative(io.cwd, out) || '.',
        pages: countPages(files),
        changed: changed.length,
        size,
        started,
      }),
    );
    return 0;
  } catch (error) {
    writer.discard();
    throw error;
  }
}

/**
 * Writes files that are not pages, some of which are made from pages. Returns the paths of those that were edited since
 * their keys were computed.
 */
async function writeOthers(files: readonly PlannedContent[], writer: SiteWriter): Promise<readonly string[]> {
  const edited: string[] = [];
  const readWritten = (path: string) => readFileSync(join(writer.folder, path));
  for (const { path, source, render } of files) {
    const content = render(readWritten);
    writer.write(path, content);
    if (source !== undefined && hashOf(content) !== source) edited.push(path);
    // Lets the indexer receive its input.
    await new Promise(setImmediate);
  }
  return edited;
}

/**
 * Drops the keys of files that were edited during the build, and of indexes and texts made from them, so that the next
 * build makes them again.
 */
function withoutKeys<Folder extends KeyedFolder>(
  { files, folders }: PlannedOutput<Folder>,
  edited: ReadonlySet<string>,
): PlannedOutput<KeyedFolder> {
  return {
    files: files.map((file) =>
      edited.has(file.path) || (file.route === undefined && file.source === undefined) ? { ...file, key: '' } : file,
    ),
    folders: folders.map(({ path }) => ({ path, key: '' })),
  };
}

function countPages(files: readonly PlannedFile[]): number {
  return files.filter(({ path, route }) => route !== undefined && path.endsWith('.html')).length;
}

interface Summary {
  readonly verb: Publication['verb'];
  readonly out: string;
  readonly pages: number;
  readonly changed: number;
  readonly size: FolderSize;
  readonly started: number;
}

function summary({ verb, out, pages, changed, size, started }: Summary): string {
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  const megabytes = (size.bytes / 1e6).toFixed(1);
  return `${verb} ${plural(pages, 'page')} in ${seconds} s: ${plural(size.files, 'file')}, ${megabytes} MB, ${changed} changed, in ${out}\n`;
}
