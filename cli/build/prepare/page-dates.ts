import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Project } from '../../../site/project/project.ts';
import { isSystemError } from '../../system/base/failure.ts';
import { findRepository } from '../../system/packages/repository.ts';

/** Date of each file's last commit (`YYYY-MM-DD`), by its path from the root. */
export type PageDates = Readonly<Record<string, string>>;

const MAX_LOG_BYTES = 256 * 1024 * 1024;
const CACHE_FILE = 'dates.json';

/**
 * Reads from the Git history when each file of the content folder last changed. Empty without a history, or with a
 * shallow one: every page would seem to have changed at its first commit. If the history was read before, only newer
 * commits are read. `note` is told why a history that exists cannot be read.
 */
export async function readPageDates(
  project: Project,
  content: string,
  note: (text: string) => void = () => {},
): Promise<PageDates> {
  if (findRepository(project.root) === undefined) return {};
  try {
    const [isShallow, head = ''] = (await git(project.root, ['rev-parse', '--is-shallow-repository', 'HEAD'])).split(
      '\n',
    );
    if (isShallow !== 'false') {
      note(
        'Pages have no dates: this clone lacks most of the history (`git fetch --unshallow`; `fetch-depth: 0` in CI).',
      );
      return {};
    }
    const known = project.cache.read<KnownDates>(CACHE_FILE, content);
    if (known?.head === head) return known.dates;
    const isOlder = known !== undefined && (await isAncestor(project.root, known.head));
    const dates = await readLog(
      project.root,
      content,
      isOlder ? `${known.head}..${head}` : head,
      isOlder ? known.dates : {},
    );
    project.cache.keep(CACHE_FILE, { head, dates } satisfies KnownDates, content);
    return dates;
  } catch (error) {
    if (isSystemError(error) && error.code === 'ENOENT') note('Pages have no dates: Git is not installed.');
    // Otherwise, there is no commit yet.
    return {};
  }
}

/** The result of an earlier build. */
interface KnownDates {
  /** The commit up to which it read. */
  readonly head: string;
  readonly dates: PageDates;
}

/** Keeps the newest date of each file, so that the history can be read in any number of steps. */
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

/** A character that does not occur in file names. */
const MARK = '\u0001';

/** Overrides user and repository settings that would change the output. */
const PLAIN = ['-c', 'core.quotePath=off', '-c', 'log.showSignature=false', '-c', 'log.follow=false'];

/** Returns false if the history was rewritten. */
async function isAncestor(root: string, commit: string): Promise<boolean> {
  const found = await git(root, ['merge-base', '--is-ancestor', commit, 'HEAD']).catch(() => undefined);
  return found !== undefined;
}

async function git(cwd: string, args: readonly string[]): Promise<string> {
  // In a partial clone, missing history is not fetched: a build makes no network requests.
  const env = { ...process.env, GIT_NO_LAZY_FETCH: '1', GIT_OPTIONAL_LOCKS: '0' };
  const { stdout } = await promisify(execFile)('git', [...args], { cwd, env, maxBuffer: MAX_LOG_BYTES });
  return stdout;
}
