import process from 'node:process';
import type { Io } from '../system/base/io.ts';
import { serveEditor } from '../editor/serve-editor.ts';

/** Serves an editor over stdin and stdout, which nothing else may write to. */
export async function lsp({ code }: { readonly code: boolean }, io: Io): Promise<number> {
  try {
    await serveEditor(process.stdin, process.stdout, { cwd: io.cwd, trust: code ? 'all' : 'nothing' });
  } finally {
    // The editor may keep its end open.
    process.stdin.destroy();
  }
  return 0;
}
