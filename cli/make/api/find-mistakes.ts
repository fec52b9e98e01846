import { join } from 'node:path';
import { readIfThere } from '../../system/files/look-at.ts';
import type { Project } from '../../../site/project/project.ts';
import type { FileFinding } from '../../../engine/index.ts';
import type { ApiEntry, ApiFinding } from '../../../site/api/api-data.ts';

/**
 * Lists the mistakes that descriptions of exports come with, each once. Those of one kind in an installed package are
 * one mistake, at the first place: nobody can correct them here.
 */
export function findMistakes(project: Project, entries: readonly ApiEntry[]): readonly FileFinding[] {
  const found = new Map<string, { readonly finding: ApiFinding; readonly entry: ApiEntry; count: number }>();
  for (const entry of entries) {
    for (const finding of entry.findings ?? []) {
      const { code, at, message } = finding;
      const isImport = code === 'api-unresolved-import';
      const isElsewhere = at.file.startsWith('node_modules/') && !isImport;
      const key = isElsewhere ? `${code} ${entry.package}` : JSON.stringify([code, at, ...(isImport ? [] : [message])]);
      const known = found.get(key);
      if (known === undefined) found.set(key, { finding, entry, count: 1 });
      else if (isElsewhere) known.count++;
      // Of two messages about one place, the longer one also says what depends on it.
      else if (finding.message.length > known.finding.message.length) found.set(key, { ...known, finding });
    }
  }
  return Array.from(found.values(), ({ finding: { code, at, message, help }, entry, count }) => ({
    code,
    file: at.file,
    range: rangeAt(project.root, at),
    message: count === 1 ? message : `${message} In \`${entry.package}\` there are ${count - 1} more of this kind.`,
    ...(help === undefined ? {} : { help }),
  }));
}

/** Returns the range of the word at a place. */
export function rangeAt(root: string, { file, line, column }: ApiFinding['at']): FileFinding['range'] {
  const lines = (readIfThere(join(root, file)) ?? '').split('\n');
  const text = lines[line - 1] ?? '';
  const offset = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
  const length = /^(?:'[^']*'|"[^"]*"|[\w$]+)?/.exec(text.slice(column - 1))?.[0].length ?? 0;
  return {
    start: { line, column, offset },
    end: { line, column: column + length, offset: offset + length },
  };
}
