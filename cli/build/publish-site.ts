import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { PlannedContent, PlannedFile } from '../../site/prerender/planned-file.ts';
import { hashOf } from '../files/hash.ts';
import type { Io } from '../io.ts';
import type { PageThread } from '../threads/page-thread.ts';
import { pruneCache } from '../cache/prune-cache.ts';
import type { Progress } from '../report/show-progress.ts';
import { plural } from '../report/summary.ts';
import { settleAll } from '../settle-all.ts';
import { checkBudgets, findHeavyPages } from './budgets.ts';
import type { FolderSize } from './folder-size.ts';
import type { PreparedSite } from './prepare-site.ts';
import { renderPages } from './render-pages.ts';
import { planSearch, writeSearch, type PlannedIndexFolder } from './search-index.ts';
import { openSiteWriter, type KeyedFolder, type PlannedOutput, type SiteWriter } from './write-site.ts';

/** How a prepared site is written. */
export interface Publication {
  readonly root: string;
  /** Folder of the output. */
  readonly out: string;
  readonly thread: PageThread;
  readonly progress: Progress;
  /** Milliseconds on the clock of `performance` when the command began. */
  readonly started: number;
  /** What the last line says was done. */
  readonly verb: 'Built' | 'Merged';
  /** Puts in place what others have made before; returns what is still to be made. */
  take?(missing: PlannedOutput<PlannedIndexFolder>, writer: SiteWriter): PlannedOutput<PlannedIndexFolder>;
  /** Adds a file that speaks of all others, once they are written. */
  describe?(written: PlannedOutput<KeyedFolder>, writer: SiteWriter): void;
}

/** Writes a site and publishes it. Returns the exit code: 1, and nothing published, where a budget is exceeded. */
export async function publishSite(
  { context, files, parts }: PreparedSite,
  publication: Publication,
  io: Io,
): Promise<number> {
  const { root, out, thread, progress, started } = publication;
  const writer = openSiteWriter(out, root);
  try {
    const folders = planSearch(context, files, root);
    const missing = writer.reuse({ files, folders });
    const toMake = publication.take?.(missing, writer) ?? missing;
    const changed = toMake.files;
    progress(`rendering ${plural(changed.length, 'file')}`);
    const jobs = changed.filter((file) => file.route !== undefined);
    const contents = changed.filter((file) => file.route === undefined);
    const rendered = await renderPages({ jobs, parts, context, root, folder: writer.folder }, thread, writer.write);
    if (toMake.folders.length > 0) progress('indexing for search');
    // The indexer is a process of its own.
    const [others] = await settleAll([
      writeOthers(contents, writer),
      writeSearch(toMake.folders, { root, output: writer.folder }),
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
    pruneCache(root);
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

/** Writes files that are no pages, some of them of what pages say. Returns the paths of those that were edited since their keys were made. */
async function writeOthers(files: readonly PlannedContent[], writer: SiteWriter): Promise<readonly string[]> {
  const edited: string[] = [];
  const readWritten = (path: string) => readFileSync(join(writer.folder, path));
  for (const { path, source, render } of files) {
    const content = render(readWritten);
    writer.write(path, content);
    if (source !== undefined && hashOf(content) !== source) edited.push(path);
    // Lets the indexer be fed.
    await new Promise(setImmediate);
  }
  return edited;
}

/** What was edited while it was built is not what its key says, so the next build makes it again, and what is made of pages: indexes and texts. */
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
