import { relative, sep } from 'node:path';
import { slashed } from '../system/files/slashes.ts';
import { CATALOGUE, countPages, type Diagnostic } from '../../engine/index.ts';
import type { RouteManifest } from '../../engine/manifest/manifest.ts';
import type { Io } from '../system/base/io.ts';
import type { ScannedProject } from '../project/load-project.ts';
import { findRepository } from '../system/packages/repository.ts';
import { HOMEPAGE, VERSION } from '../system/base/version.ts';
import { REPORTERS, type Format } from './formats.ts';
import { count, plural, type ReportOptions } from '../system/summary.ts';

/** What a check of a project found. */
export interface Findings extends Pick<ReportOptions, 'sections' | 'pages' | 'elsewhere' | 'setAside'> {
  readonly diagnostics: readonly Diagnostic[];
}

/** What was found in a site that compiles. */
export function findingsIn(manifest: RouteManifest, diagnostics: readonly Diagnostic[]): Findings {
  return { diagnostics, sections: manifest.sections.length, pages: countPages(manifest) };
}

/** Prints the findings of a project in the requested format. */
export async function reportProject(
  project: Pick<ScannedProject, 'root' | 'readSource' | 'rules'>,
  { diagnostics, sections, pages, elsewhere = 0, setAside = 0 }: Findings,
  { format, io }: { readonly format: Format; readonly io: Io },
): Promise<string> {
  const report = await REPORTERS[format]();
  return report(diagnostics, (file) => project.readSource(file), {
    color: io.color,
    width: io.width,
    sections,
    pages,
    elsewhere,
    setAside,
    folder: FOR_REPOSITORY.has(format) ? folderInRepository(project.root, io) : folderFrom(io.cwd, project.root),
    tool: {
      version: VERSION,
      homepage: HOMEPAGE,
      rules: [...CATALOGUE, ...(project.rules?.declared.definitions ?? [])],
    },
  });
}

/** Formats for services that know the repository, but not the folder in which the command ran. */
const FOR_REPOSITORY: ReadonlySet<Format> = new Set<Format>(['sarif', 'github']);

/**
 * Returns the path from the working directory to the project, clickable in a terminal; '' if neither contains the
 * other.
 */
function folderFrom(cwd: string, root: string): string {
  const down = within(cwd, root);
  if (down !== undefined) return down;
  return within(root, cwd) === undefined ? '' : slashed(relative(cwd, root));
}

function folderInRepository(root: string, io: Io): string {
  const workspace = io.env['GITHUB_WORKSPACE'];
  const inWorkspace = workspace === undefined ? undefined : within(workspace, root);
  return inWorkspace ?? within(findRepository(root) ?? root, root) ?? '';
}

/** Returns the path of `inner` below `outer`, '' if they are the same, undefined if it is elsewhere. */
function within(outer: string, inner: string): string | undefined {
  const path = relative(outer, inner);
  return path === '..' || path.startsWith(`..${sep}`) || /^[a-z]:/i.test(path) ? undefined : slashed(path);
}

/** Returns 1 if there are errors, or more warnings than allowed (-1: any number); else 0. */
export function exitCodeOf(diagnostics: readonly Diagnostic[], maxWarnings: number, io: Io): number {
  if (count(diagnostics, 'error') > 0) return 1;
  const warnings = count(diagnostics, 'warning');
  if (maxWarnings < 0 || warnings <= maxWarnings) return 0;
  io.stderr.write(`error: ${plural(warnings, 'warning')}, but --max-warnings allows ${maxWarnings}\n`);
  return 1;
}
