import type { Project } from '../../../site/project/project.ts';
import { Failure } from '../../system/base/failure.ts';
import { git } from '../../system/git.ts';
import { findRepository } from '../../system/packages/repository.ts';

/** Date of each file's last commit (`YYYY-MM-DD`), by its path from the root. */
export type PageDates = Readonly<Record<string, string>>;

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
    const state = await git(project.root, ['rev-parse', '--is-shallow-repository', 'HEAD']);
    // There is no commit yet.
    if (state === undefined) return {};
    const [isShallow, head = ''] = state.toString('utf8').split('\n');
    if (isShallow !== 'false') {
      note(
        'Pages have no dates: this clone lacks most of the history (`git fetch --unshallow`; `fetch-depth: 0` in CI).',
      );
      return {};
    }
    const known = project.cache.read<KnownDates>(CACHE_FILE, content);
    if (known?.head === head) return known.dates;
    // Not if the history was rewritten.
    const isOlder =
      known !== undefined &&
      (await git(project.root, ['merge-base', '--is-ancestor', known.head, 'HEAD'])) !== undefined;
    const dates = await readLog(
      project.root,
      content,
      isOlder ? `${known.head}..${head}` : head,
      isOlder ? known.dates : {},
    );
    if (dates === undefined) return {};
    project.cache.keep(CACHE_FILE, { head, dates } satisfies KnownDates, content);
    return dates;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    note('Pages have no dates: Git is not installed.');
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
async function readLog(root: string, content: string, range: string, known: PageDates) {
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
  if (log === undefined) return undefined;
  const dates: Record<string, string> = { ...known };
  let date = '';
  for (const line of log.toString('utf8').split('\n')) {
    if (line.startsWith(MARK)) date = line.slice(MARK.length);
    else if (line !== '' && (dates[line] ?? '') < date) dates[line] = date;
  }
  return dates;
}

/** A character that does not occur in file names. */
const MARK = '\u0001';

/** Overrides user and repository settings that would change the output. */
const PLAIN = ['-c', 'log.showSignature=false', '-c', 'log.follow=false'];
