import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const SOURCES = ['engine', 'cli', 'site', 'package.json', 'package-lock.json'];
const NO_SOURCES = new Set(['site/reference/content']);
/** Not published. */
const STAMP = '.docs-nav/package-inputs';

/** Hashes everything that the built package depends on. */
export function hashInputs(root) {
  const hash = createHash('sha256').update(process.version);
  for (const file of SOURCES.flatMap((source) => listFiles(root, source))) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function listFiles(root, file) {
  if (NO_SOURCES.has(file) || file.endsWith('.md')) return [];
  const absolute = path.join(root, file);
  // An installed package has no lock file.
  if (!existsSync(absolute)) return [];
  if (!statSync(absolute).isDirectory()) return [file];
  return readdirSync(absolute)
    .toSorted()
    .flatMap((name) => listFiles(root, `${file}/${name}`));
}

/** Reads the inputs of the build in `dist/`; undefined if there is none. */
export function readStamp(root) {
  const stamp = path.join(root, STAMP);
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined;
}

/** Records the inputs of a finished build, or, without inputs, that a build is in progress. */
export function writeStamp(root, inputs) {
  const stamp = path.join(root, STAMP);
  if (inputs === undefined) return rmSync(stamp, { force: true });
  mkdirSync(path.dirname(stamp), { recursive: true });
  return writeFileSync(stamp, inputs);
}
