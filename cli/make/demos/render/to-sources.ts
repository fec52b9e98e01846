import type { SourceMap } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Maps a stack to the sources if Node has not done so, because another tool formats stacks. */
export function toSources(stack: string, findMap: (file: string) => SourceMap | undefined): string {
  return stack.replaceAll(
    /((?:[A-Za-z]:)?[\\/][^\n()]*?\.cjs):(\d+):(\d+)/g,
    (frame, file: string, line: string, column: string) => {
      const entry = findMap(file)?.findEntry(Number(line) - 1, Number(column) - 1);
      if (entry === undefined || !('originalSource' in entry)) return frame;
      const source = entry.originalSource.startsWith('file:')
        ? fileURLToPath(entry.originalSource)
        : resolve(dirname(file), entry.originalSource);
      return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
    },
  );
}
