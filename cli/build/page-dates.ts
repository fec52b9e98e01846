import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findCacheFolder } from '../cache/cache-folder.ts';
import { keepValue, readKeptValue } from '../cache/kept-file.ts';
import { findRepository } from '../packages/repository.ts';

/** Day of each file's last commit (`YYYY-MM-DD`), by its path from the root. */
export type PageDates = Readonly<Record<string, string>>;

const MAX_LOG_BYTES = 256 * 1024 * 1024;
const CACHE_FILE = 'dates.json';

/**
 * Reads from the history when each file of the content folder last changed. Empty where there is no history, or one
 * that was cut short: every page would seem to have changed on the day of the cut. Of a history that was read before,
 * only the commits since then are read.
 */
export async function readPageDates(root: string, content: string): Promise<PageDates> {
  if (findRepository(root) === undefined) return {};
  const folder = findCacheFolder(root);
  try {
    const [isShallow, head = ''] = (await git(root, ['rev-parse', '--is-shallow-repository', 'HEAD'])).split('\n');
    if (isShallow !== 'false') return {};
    const known = readKeptValue<KnownDates>(folder, CACHE_FILE, content);
    if (known?.head === head) return known.dates;
    const isOlder = known !== undefined && (await isAncestor(root, known.head));
    const dates = await readLog(root, content, isOlder ? `${known.head}..${head}` : head, isOlder ? known.dates : {});
    keepValue(folder, CACHE_FILE, { head, dates } satisfies KnownDates, content);
    return dates;
  } catch {
    // No git on this machine, or no commit yet: pages go without a date.
    return {};
  }
}

/** What an earlier build read. */
interface KnownDates {
  /** The commit up to which it read. */
  readonly head: string;
  readonly dates: PageDates;
}

/** The newest day of each file counts, so that it does not matter in which portions a history is read. */
async function readLog(root: string, content: string, range: string, known: PageDates): Promise<PageDates> {
  const log = await git(root, [
    ...PLAIN,
    'log',
    '--full-history',
    '--no-renames',
    '--name-only',
    '--relative',
    `--format=${MARK}%cs`,
    range,
    '--',
    content,
  ]);
  const dates: Record<string, string> = { ...known };
  let date = '';
  for (const line of log.split('\n')) {
    if (line.startsWith(MARK)) date = line.slice(MARK.length);
    else if (line !== '' && (dates[line] ?? '') < date) dates[line] = date;
  }
  return dates;
}

/** A character that no file has in its name. */
const MARK = '\u0001';

/** Settings of a user or repository that would change what is printed. */
const PLAIN = ['-c', 'core.quotePath=off', '-c', 'log.showSignature=false', '-c', 'log.follow=false'];

async function isAncestor(root: string, commit: string): Promise<boolean> {
  try {
    await git(root, ['merge-base', '--is-ancestor', commit, 'HEAD']);
    return true;
  } catch {
    // The history was rewritten.
    return false;
  }
}

async function git(cwd: string, args: readonly string[]): Promise<string> {
  // A history that is elsewhere in part is not fetched: a build asks no one on the network.
  const env = { ...process.env, GIT_NO_LAZY_FETCH: '1', GIT_OPTIONAL_LOCKS: '0' };
  const { stdout } = await promisify(execFile)('git', [...args], { cwd, env, maxBuffer: MAX_LOG_BYTES });
  return stdout;
}
