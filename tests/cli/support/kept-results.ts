/** What is kept between runs, with all that it depends on; a change of each must lead to a new result. */
import { appendFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A small project, and what a run of a command depends on besides its files. */
export interface Stage {
  readonly root: string;
  env: Record<string, string>;
  base: string;
}

/** A change of one input. */
export type Change = (stage: Stage) => void;

/** Something that is kept. */
export interface KeptResult {
  /** The module that keeps it. */
  readonly by: string;
  /** Its files below the folder of the cache. */
  readonly files: RegExp;
  /**
   * What it depends on besides the build of docs-nav, which is part of every key: names of changes of its trial.
   */
  readonly inputs: readonly string[];
}

/** What is kept without a key to change. */
export interface Unkeyed {
  readonly by: string;
  readonly why: string;
}

/** A project, what is kept of it, and a change for each input. */
export interface Trial {
  readonly files: Readonly<Record<string, string>>;
  readonly run: (stage: Stage) => Promise<unknown>;
  readonly kept: readonly KeptResult[];
  readonly changes: Readonly<Record<string, Change>>;
}

export const UNKEYED: readonly Unkeyed[] = [
  {
    by: 'cli/system/cache/page-facts.ts',
    why: 'what opens it is in the table, and its keys contain the hash of bytes',
  },
  {
    by: 'cli/system/cache/stamped-files.ts',
    why: 'stamps are compared with the size, the times and the inode of each file (tests/incremental)',
  },
  {
    by: 'cli/make/demos/source/shown-modules.ts',
    why: 'compared with the stamp of each module, and with what is asked of it (tests/demos/shown-modules.test.ts)',
  },
  { by: 'cli/system/cache/demo-cache.ts', why: 'names contain the hash of the content' },
  { by: 'cli/make/demos/assemble-demos.ts', why: 'names contain the hash of the content' },
  { by: 'cli/make/demos/live/make-live.ts', why: 'names contain the hash of the content' },
  {
    by: 'cli/code/blocks/export-names.ts',
    why: 'names contain the state of the package, as those of `list-names.ts` do',
  },
  { by: 'cli/parts/join-parts.ts', why: 'names contain the hash of the content' },
  { by: 'cli/parts/describe-part.ts', why: 'reads what `load-apis.ts` keeps' },
  {
    by: 'cli/build/write/budgets.ts',
    why: 'named by the keys of pages, which change with their bytes (tests/incremental)',
  },
  {
    by: 'cli/build/write/output-state.ts',
    why: 'notes are compared with the size and time of each file (tests/incremental)',
  },
  { by: 'cli/links/check-outside.ts', why: 'answers of hosts, kept for a day (tests/links)' },
  { by: 'cli/links/check-site.ts', why: 'answers of hosts, kept for a day (tests/links)' },
  { by: 'cli/links/related-sites.ts', why: 'only read if the host cannot be reached (tests/links)' },
  { by: 'cli/system/cache/prune-cache.ts', why: 'the time of the last run' },
  {
    by: 'cli/system/load-chunk.ts',
    why: 'compiled code; V8 and the hash of the chunk are in its key (tests/cli/code-cache.long.test.ts)',
  },
];

/** What is kept of the history of a repository. */
export const OF_HISTORY: Trial['kept'] = [
  { by: 'cli/build/prepare/page-dates.ts', files: /^dates\.json$/, inputs: ['commit', 'content folder'] },
  {
    by: 'cli/change/read-commit.ts',
    files: /^facts-of-commits\.json$/,
    inputs: ['page of another commit', 'settings of pages'],
  },
];

/** When the files of a project’s cache were written. */
function keptFiles(root: string): ReadonlyMap<string, string> {
  const folder =
    [path.join(root, 'node_modules/.cache/docs-nav'), path.join(root, '.docs-nav/cache')].find(existsSync) ?? root;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const { ino, mtimeNs } = statSync(file, { bigint: true });
      return [path.relative(folder, file), `${ino} ${mtimeNs}`];
    }),
  );
}

/** Returns which of the results were made anew between two looks at the cache. */
function madeAnew(
  kept: readonly KeptResult[],
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly string[] {
  const written = [...after].filter(([file, stamp]) => before.get(file) !== stamp).map(([file]) => file);
  return kept.filter(({ files }) => written.some((file) => files.test(file))).map(nameOf);
}

/**
 * Runs a trial in a folder with its files, and makes one change after the other. Returns what was used although an input
 * had changed, by the change; what was not kept at all; and what was made anew without a change.
 */
export async function tryChanges(
  root: string,
  { run, kept, changes }: Trial,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const stage: Stage = { root, env: { WORD: 'a' }, base: '/' };
  const found: Record<string, readonly string[]> = {};
  const note = (name: string, results: readonly string[]) => {
    if (results.length > 0) found[name] = results;
  };
  await run(stage);
  const first = keptFiles(root);
  const all = kept.map(nameOf);
  note(
    'not kept',
    all.filter((name) => !madeAnew(kept, new Map(), first).includes(name)),
  );
  await run(stage);
  note('made anew', madeAnew(kept, first, keptFiles(root)));
  for (const [name, change] of Object.entries(changes)) {
    const before = keptFiles(root);
    change(stage);
    await run(stage);
    const made = madeAnew(kept, before, keptFiles(root));
    note(
      name,
      kept
        .filter(({ inputs }) => inputs.includes(name))
        .map(nameOf)
        .filter((result) => !made.includes(result)),
    );
  }
  return found;
}

/** Names a result for people. */
function nameOf({ by, files }: KeptResult): string {
  return `${by} ${files.source}`;
}

/** Makes a change that writes a file. */
export function write(file: string, text: string): Change {
  return ({ root }) => writeFileSync(path.join(root, file), text);
}

/** Makes a change that adds to a file. */
export function append(file: string, text: string): Change {
  return ({ root }) => appendFileSync(path.join(root, file), text);
}

/** Makes a change that replaces a text in a file. */
export function replace(file: string, before: string, after: string): Change {
  return ({ root }) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    if (!text.includes(before)) throw new Error(`${file} does not contain ${before}`);
    writeFileSync(path.join(root, file), text.replace(before, after));
  };
}
