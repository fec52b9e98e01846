import type { Project } from '../../site/project/project.ts';
import { editsByFile, planFixes } from '../../engine/edit/index.ts';
import { check, readFrontMatter, type Diagnostic } from '../../engine/index.ts';
import { pageFormat } from '../../engine/address/page-file.ts';
import type { Io } from '../system/base/io.ts';
import { loadProject, type LoadedProject, type ScanOptions } from '../project/load-project.ts';
import { Failure } from '../system/base/failure.ts';
import { plural } from '../system/summary.ts';
import { writeOrShow } from './print-diff.ts';
import { openFiles } from './write-edit.ts';

/** Applies unambiguous fixes, or shows them as a diff. Returns the project if its files are unchanged. */
export async function fixProject(
  from: Project,
  { dryRun, only }: { readonly dryRun: boolean } & Pick<ScanOptions, 'only'>,
  io: Io,
): Promise<LoadedProject | undefined> {
  const project = await loadProject(from, { only });
  const { diagnostics } = check(project.input);
  const compared = await findMovedGroups(project);
  if ([...diagnostics, ...compared].every(({ fix }) => fix === undefined)) {
    io.stderr.write('--fix: nothing to fix\n');
    return project;
  }
  const files = openFiles(project.root);
  // The Markdown parser is a native module, which is not loaded if there is nothing to fix.
  const { readFacts } = await import('../../site/markdown/read-facts.ts');
  const { edits, mended } = planFixes(project.input, {
    compared,
    read: files.read,
    readFacts: (text, path) =>
      readFrontMatter(readFacts(text, { format: pageFormat(path), settings: project.settings })),
  });
  const edit = { edits, moves: [] };
  writeOrShow(project, edit, { command: 'validate --fix', files, dryRun }, io);
  const where =
    edits.length === 0
      ? 'nothing to fix'
      : `${plural(mended, 'mistake')} with ${plural(edits.length, 'edit')} in ${plural(editsByFile(edits).size, 'file')}`;
  io.stderr.write(`${edits.length === 0 ? '--fix: ' : dryRun ? 'Would fix ' : 'Fixed '}${where}\n`);
  return edits.length === 0 || dryRun ? project : undefined;
}

/** Finds the groups whose address differs from that of the last commit, as far as there is one to compare with. */
async function findMovedGroups(project: LoadedProject): Promise<readonly Diagnostic[]> {
  const [{ compareProjects, MOVED_GROUP }, { openCommit }, { readCommit }] = await Promise.all([
    import('../../engine/diff/index.ts'),
    import('./open-commit.ts'),
    import('./read-commit.ts'),
  ]);
  try {
    const commit = await openCommit(project, 'HEAD');
    // Addresses follow from the navigation; reading the old project takes as long as checking it from scratch.
    const isNew = project.input.nav.some(({ path }) => !commit.files.has(path));
    if (!isNew && ![...commit.changed].some((path) => path.startsWith('nav/'))) return [];
    const old = await readCommit(project, commit, 'HEAD');
    const comparison = compareProjects(old, project.input);
    return comparison.ok ? comparison.diagnostics.filter(({ code }) => code === MOVED_GROUP.code) : [];
  } catch (error) {
    if (error instanceof Failure) return [];
    throw error;
  }
}
