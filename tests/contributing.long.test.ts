import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './support/docs-nav.ts';

const git = (...args: readonly string[]) => spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' }).stdout.trim();

/** Whether the whole history is there. */
const isWhole = git('rev-parse', '--is-shallow-repository') === 'false';

test.skipIf(!isWhole).each(['CONTRIBUTING.md', '.git-blame-ignore-revs'])(
  '%s only names commits that exist',
  (file) => {
    const named = readFileSync(path.join(ROOT, file), 'utf8').match(/(?<=`|^)[0-9a-f]{8,40}(?=`|$)/gm) ?? [];
    expect(named.length).toBeGreaterThan(0);
    const known = git('rev-list', 'HEAD');
    expect(named.filter((hash) => !new RegExp(`^${hash}`, 'm').test(known))).toEqual([]);
  },
);
