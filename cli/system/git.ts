import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { Failure, isSystemError } from './base/failure.ts';

/**
 * Runs Git in a project; `undefined` if it fails. In a partial clone, missing history is not fetched: neither a build nor a
 * comparison makes network requests.
 */
export async function git(root: string, args: readonly string[], input = ''): Promise<Buffer | undefined> {
  const env = { ...process.env, GIT_NO_LAZY_FETCH: '1', GIT_OPTIONAL_LOCKS: '0' };
  const child = spawn('git', ['--literal-pathspecs', '-c', 'core.quotePath=off', ...args], {
    cwd: root,
    env,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
  // A process that ends early does not read its input.
  child.stdin.on('error', () => {}).end(input);
  try {
    const [output, status] = await Promise.all([buffer(child.stdout), ended]);
    return status === 0 ? output : undefined;
  } catch (error) {
    if (isSystemError(error) && error.code === 'ENOENT')
      throw new Failure(
        'Git is not installed on this machine.',
        'pass a manifest.json written by `docs-nav routes --out`',
      );
    throw error;
  }
}

/** Reads the contents of files in the history, by hash. */
export async function readBlobs(root: string, hashes: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
  const blobs = new Map<string, Buffer>();
  if (hashes.length === 0) return blobs;
  const output =
    (await git(root, ['cat-file', '--batch'], hashes.map((hash) => `${hash}\n`).join(''))) ?? Buffer.alloc(0);
  // Each one is a line with hash, type and size, then the content and a line break.
  for (let at = 0; at < output.length;) {
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
