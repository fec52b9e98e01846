import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Project } from '../../site/project/project.ts';
import { compareProjects, type Comparison } from '../../engine/diff/index.ts';
import type { RouteManifest } from '../../engine/manifest/manifest.ts';
import { printChanges, printMarkdown, printRedirects } from '../change/print-changes.ts';
import { openCommit, type Commit } from '../change/open-commit.ts';
import { readManifestFile } from '../links/published-manifest.ts';
import { readCommit, readChanged } from '../change/read-commit.ts';
import { Failure } from '../system/base/failure.ts';
import type { Io } from '../system/base/io.ts';
import { describeUnrun } from '../project/describe-unrun.ts';
import { loadProject, type LoadedProject } from '../project/load-project.ts';
import { openProject } from '../project/open-project.ts';
import type { Format } from '../report/formats.ts';
import { harmlessJson } from '../system/base/terminal-text.ts';
import { makePalette } from '../system/base/paint.ts';
import { reportProject } from '../report/report-project.ts';
import { plural } from '../system/summary.ts';

/** Options of `docs-nav diff`. */
interface DiffOptions {
  /** A Git commit, HEAD if left out, or the path of a manifest written by `docs-nav routes --out`. */
  readonly against?: string | undefined;
  readonly dir?: string | undefined;
  readonly format: Format | 'markdown';
}

/** Reports what a change means for readers. Exits with 1 if a pathname or anchor that they know would lead nowhere. */
export async function diff({ against = 'HEAD', dir, format }: DiffOptions, io: Io): Promise<number> {
  // What is compared is often a branch that nobody has reviewed.
  const found = await openProject(io, dir, 'packages');
  const [old, project] = await Promise.all([openOld(found, against, io), loadProject(found)]);
  const unrun = describeUnrun(project);
  if (unrun !== undefined) io.stderr.write(`${unrun}\n`);
  const comparison =
    'files' in old
      ? compareProjects(await readCommit(project, old, against), project.input, await readChanged(project, old))
      : compareProjects(old, project.input);
  if (!comparison.ok) return refuse(comparison, { project, against, format }, io);
  const { changes, diagnostics, redirects } = comparison;
  const report = (as: Format) => reportProject(project, { diagnostics, ...changes.size }, { format: as, io });
  switch (format) {
    case 'markdown':
      io.stdout.write(
        printMarkdown(changes, against, { redirects, messages: diagnostics.map(({ message }) => message) }),
      );
      break;
    case 'json':
      io.stdout.write(
        `${harmlessJson({ against, changes, redirects, ...(JSON.parse(await report(format)) as object) })}\n`,
      );
      break;
    case 'pretty':
      io.stdout.write(printChanges(changes, against, makePalette(io.color)));
      if (diagnostics.length > 0) io.stdout.write(`\n${await report(format)}`);
      if (redirects.length > 0)
        io.stdout.write(`\nAdd to \`redirects\` in nav/site.yaml:\n\n${printRedirects(redirects)}`);
      break;
    default:
      io.stdout.write(await report(format));
  }
  return diagnostics.length === 0 ? 0 : 1;
}

/** Opens the old state; a name that ends in `.json` is never a commit. */
async function openOld(project: Project, against: string, { cwd }: Io): Promise<Commit | RouteManifest> {
  const file = resolve(cwd, against);
  if (!against.endsWith('.json')) return openCommit(project, against);
  if (!existsSync(file))
    throw new Failure(
      `There is no file \`${against}\`.`,
      'pass a manifest.json written by `docs-nav routes --out`, or a commit',
    );
  const read = readManifestFile(file);
  if ('manifest' in read) return read.manifest;
  throw new Failure(
    `\`${against}\` is not a manifest that this version can read: ${read.why}.`,
    'write one with `docs-nav routes --out <dir>`',
  );
}

interface Asked extends Pick<DiffOptions, 'format'> {
  readonly project: LoadedProject;
  readonly against: string;
}

async function refuse(
  { of, errors }: Comparison & { readonly ok: false },
  { project, against, format }: Asked,
  io: Io,
): Promise<number> {
  const { diagnostics, sections, pages } = errors;
  if (of === 'old')
    throw new Failure(
      `The project at \`${against}\` has ${plural(diagnostics.length, 'error')} that ${diagnostics.length === 1 ? 'hides' : 'hide'} its pages: ${diagnostics[0]?.message ?? ''}`,
      'compare with another commit, or with the manifest.json of the published site',
    );
  io.stdout.write(
    await reportProject(
      project,
      { diagnostics, sections, pages },
      { format: format === 'markdown' ? 'pretty' : format, io },
    ),
  );
  return 1;
}
