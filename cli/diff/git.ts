import { spawnSync } from 'node:child_process';
import { Failure } from '../failure.ts';

const MAX_OUTPUT = 1 << 30;

/** Runs git in a project. A history that lies elsewhere in part is not fetched: a comparison asks nobody on the network. */
export function git(root: string, args: readonly string[], input?: string): Buffer | undefined {
  const env = { ...process.env, GIT_NO_LAZY_FETCH: '1', GIT_OPTIONAL_LOCKS: '0' };
  const { status, stdout, error } = spawnSync('git', ['--literal-pathspecs', '-c', 'core.quotePath=off', ...args], { cwd: root, env, input, maxBuffer: MAX_OUTPUT });
  if (error !== undefined && 'code' in error && error.code === 'ENOENT') throw new Failure('There is no git on this machine.', 'name a manifest.json that `docs-nav routes --out` wrote');
  return status === 0 ? stdout : undefined;
}

/** The contents of files of the history by their hashes. */
export function readBlobs(root: string, hashes: readonly string[]): ReadonlyMap<string, Buffer> {
  const blobs = new Map<string, Buffer>();
  if (hashes.length === 0) return blobs;
  const output = git(root, ['cat-file', '--batch'], hashes.map((hash) => `${hash}\n`).join('')) ?? Buffer.alloc(0);
  // Each one is a line with hash, type and size, then the content and a line break.
  for (let at = 0; at < output.length; ) {
    const end = output.indexOf(LINE_FEED, at);
    const [hash = '', type, size] = output.toString('latin1', at, end).split(' ');
    at = end + 1;
    if (type !== 'blob') continue;
    blobs.set(hash, output.subarray(at, at + Number(size)));
    at += Number(size) + 1;
  }
  return blobs;
}

const LINE_FEED = 10;
