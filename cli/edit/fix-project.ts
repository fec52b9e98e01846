import { editsByFile, planFixes } from '../../engine/edit/index.ts';
import { readFrontMatter } from '../../engine/index.ts';
import { pageFormat } from '../../engine/pathname.ts';
import type { Io } from '../io.ts';
import { loadProject } from '../load-project.ts';
import { makePalette } from '../report/paint.ts';
import { plural } from '../report/summary.ts';
import { printDiff } from './print-diff.ts';
import { openFiles } from './read-file.ts';
import { writeEdit } from './write-edit.ts';

/** Mends what has one right answer, or shows it as a diff. */
export async function fixProject(root: string, { dryRun }: { readonly dryRun: boolean }, io: Io): Promise<void> {
  const { input } = await loadProject(root);
  const files = openFiles(root);
  const { readFacts } = await import('../../site/markdown/read-facts.ts');
  const { edits, mended } = planFixes(input, { read: files.read, readFacts: (text, path) => readFrontMatter(readFacts(text, { format: pageFormat(path) })) });
  const edit = { edits, moves: [] };
  if (dryRun) io.stdout.write(printDiff(edit, files, io.color ? makePalette(true) : undefined));
  else writeEdit(root, edit, { command: 'validate --fix', files });
  const where = edits.length === 0 ? 'nothing to mend' : `${plural(mended, 'mistake')} with ${plural(edits.length, 'edit')} in ${plural(editsByFile(edits).size, 'file')}`;
  io.stderr.write(`${edits.length === 0 ? '--fix: ' : dryRun ? 'Would mend ' : 'Mended '}${where}\n`);
}
