import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { hostFilesBeside } from '../../site/output/machine-files.ts';
import type { PlannedContent } from '../../site/pages/context/planned-file.ts';
import { writeFiles } from '../system/files/write-files.ts';
import { hashOf } from '../system/files/hash.ts';
import type { Io } from '../system/base/io.ts';
import type { PageThread } from '../project/page-thread.ts';
import { pruneCache } from '../system/cache/prune-cache.ts';
import type { Tell } from '../report/tell.ts';
import { plural } from '../system/summary.ts';
import { timed } from '../system/base/timed.ts';
import { settleAll } from '../system/base/settle-all.ts';
import type { ScannedProject } from '../project/load-project.ts';
import { findingsOfDrawing } from '../make/features/asked-parts.ts';
import type { Answers } from '../make/features/page-answers.ts';
import { checkBudgets, findHeavyPages, htmlOf } from './write/budgets.ts';
import type { PreparedSite } from './prepare/prepare-site.ts';
import { renderPages } from './render-pages.ts';
import { planSearch, writeSearch, type PlannedIndexFolder } from './search-index.ts';
import {
  openSiteWriter,
  type FolderSize,
  type KeyedFolder,
  type PlannedOutput,
  type SiteWriter,
} from './write/write-site.ts';

/** How a prepared site is written. */
export interface Publication {
  readonly project: ScannedProject;
  /** Output folder. */
  readonly out: string;
  readonly thread: PageThread;
  /** When the command started, in milliseconds on the `performance` clock. */
  readonly started: number;
  /** Copies files that were made elsewhere; returns what remains to be made. */
  take?(missing: PlannedOutput<PlannedIndexFolder>, writer: SiteWriter): PlannedOutput<PlannedIndexFolder>;
  /** What the project's features have drawn, if their code is not here. */
  readonly answers?: Answers;
  /** Adds a file that describes all others, once they are written. */
  describe?(written: PlannedOutput<KeyedFolder>, writer: SiteWriter): Promise<void>;
}

/** What has become of a site. */
export interface Published {
  /** Output folder. */
  readonly out: string;
  readonly pages: number;
  /** How many files were made anew. */
  readonly changed: number;
  readonly size: FolderSize;
  /** Seconds since the command started. */
  readonly seconds: number;
  /** The budgets that are exceeded, each a sentence; nothing is published if there are any. */
  readonly exceeded: readonly string[];
}

/** Writes a site and, unless it exceeds a budget, publishes it; `undefined` if it cannot be drawn, which is told. */
export async function publishSite(
  { context, files, parts }: PreparedSite,
  publication: Publication,
  tell: Tell,
): Promise<Published | undefined> {
  const { project, out, thread, started } = publication;
  const elapsed = () => (performance.now() - started) / 1000;
  const writer = openSiteWriter(out, project, context.manifest.site.keep ?? 1);
  try {
    const folders = planSearch(context, files, project);
    const missing = writer.reuse({ files, folders });
    const toMake = publication.take?.(missing, writer) ?? missing;
    const changed = toMake.files;
    tell.step(`rendering ${plural(changed.length, 'file')}`);
    const jobs = changed.filter((file) => file.route !== undefined);
    const contents = changed.filter((file) => file.route === undefined);
    const { root, variables } = project;
    const { edited: rendered, failed } = await timed('pages', () =>
      renderPages(
        {
          jobs,
          parts,
          answers: publication.answers,
          context,
          root,
          variables: variables.declared,
          folder: writer.folder,
        },
        thread,
        writer.write,
      ),
    );
    if (failed.length > 0) {
      writer.discard();
      await tell.findings(project, findingsOfDrawing(await project.readInput(), failed));
      return undefined;
    }
    if (toMake.folders.length > 0) tell.step('indexing for search');
    // Most of the indexing happens in other processes.
    const [others] = await settleAll([
      timed('other files', () => writeOthers(contents, writer)),
      timed('search', () => writeSearch(toMake.folders, { project, output: writer.folder, thread })),
    ]);

    const edited = new Set([...rendered, ...others]);
    const isWhole = edited.size === 0;
    const size = writer.finish(isWhole ? missing : withoutKeys(missing, edited));
    const written = isWhole ? { files, folders } : withoutKeys({ files, folders }, edited);
    await publication.describe?.(written, writer);
    const weighed = { context, files: written.files, cache: project.cache, writer };
    const exceeded = checkBudgets({ ...weighed, folders, out, seconds: elapsed() });
    tell.step(undefined);
    if (writer.warning !== undefined) tell.line(writer.warning);
    for (const line of findHeavyPages(weighed)) tell.line(`warning: ${line}`);
    if (exceeded.length > 0) writer.discard();
    else {
      writer.publish();
      await writeFiles(`${out}-hosts`, hostFilesBeside(context));
      pruneCache(project.cache.folder);
    }
    return { out, pages: htmlOf({ files }).length, changed: changed.length, size, seconds: elapsed(), exceeded };
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

/** Prints what has become of a site, which was built or merged; `undefined` if it could not be made. Returns the exit code. */
export function tellPublished(verb: 'Built' | 'Merged', published: Published | undefined, io: Io): number {
  if (published === undefined) return 1;
  const { out, pages, changed, size, seconds, exceeded } = published;
  if (exceeded.length > 0) {
    const errors = exceeded.map((line) => `error: ${line}\n`).join('');
    io.stdout.write(
      `${errors}help: make it smaller, or raise its budget in nav/site.yaml\n\nNothing was published; any previous output is unchanged.\n`,
    );
    return 1;
  }
  const megabytes = (size.bytes / 1e6).toFixed(1);
  io.stdout.write(
    `${verb} ${plural(pages, 'page')} in ${seconds.toFixed(2)} s: ${plural(size.files, 'file')}, ${megabytes} MB, ${changed} changed, in ${relative(io.cwd, out) || '.'}\n`,
  );
  return 0;
}
