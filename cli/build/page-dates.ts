import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const MAX_LOG_BYTES = 256 * 1024 * 1024;

/**
 * Reads from the history when each page last changed (`YYYY-MM-DD` by path from the root). Empty where there is no
 * history, or one that was cut short: every page would seem to have changed on the day of the cut.
 */
export async function readPageDates(root: string, content: string): Promise<Readonly<Record<string, string>>> {
  if (!isRepository(root)) return {};
  try {
    const shallow = await git(root, ['rev-parse', '--is-shallow-repository']);
    if (shallow.trim() === 'true') return {};
    const log = await git(root, ['log', '--format=@%cs', '--name-only', '--relative', '--', content]);
    return parseLog(log);
  } catch {
    // No git on this machine, or no commit yet: pages go without a date.
    return {};
  }
}

function parseLog(log: string): Record<string, string> {
  const dates: Record<string, string> = {};
  let date = '';
  for (const line of log.split('\n')) {
    if (line.startsWith('@')) date = line.slice(1);
    else if (line !== '') dates[line] ??= date;
  }
  return dates;
}

function isRepository(folder: string): boolean {
  return existsSync(join(folder, '.git')) || (dirname(folder) !== folder && isRepository(dirname(folder)));
}

async function git(cwd: string, args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('git', [...args], { cwd, maxBuffer: MAX_LOG_BYTES });
  return stdout;
}
