import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runCli } from '../../cli/support/fake-io.ts';
import { makeFolder, putFiles } from '../../cli/support/folder.ts';

/**
 * Imports `theirs` and checks the result: returns the reported losses, the counts, the findings of `validate`, and the
 * files.
 */
export async function importTree(tool: string, files: Readonly<Record<string, string>>, folder = 'theirs') {
  const root = makeFolder();
  putFiles(path.join(root, 'theirs'), files);
  const { stdout } = await runCli(['import', tool, folder, '--out', 'ours'], root);
  const checked = await runCli(['validate', '--format', 'compact'], path.join(root, 'ours'));
  const lines = stdout.split('\n');
  return {
    told: lines.slice(
      0,
      lines.findIndex((line) => line.startsWith('Imported')),
    ),
    counted: lines.find((line) => line.startsWith('Imported')),
    found: checked.stdout.split('\n').filter((line) => /(?:error|warning)\[/.test(line)),
    read: (file: string): string => readFileSync(path.join(root, 'ours', file), 'utf8'),
  };
}
