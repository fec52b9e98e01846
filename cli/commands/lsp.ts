import process from 'node:process';
import type { Io } from '../io.ts';
import { serveEditor } from '../lsp/serve-editor.ts';

/** Serves an editor over the process's own pipes, which nothing else may write to. */
export async function lsp(io: Io): Promise<number> {
  await serveEditor(process.stdin, process.stdout, io.cwd);
  return 0;
}
