// What a build wrote, in numbers.
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { median } from './measure.mjs';

const GZIP_LEVEL = 6;
const GZIP_SAMPLES = 200;

/** Counts the files and bytes of `out`, and takes the median of the given pages; throws if one is missing. */
export function describeOutput(out, pages) {
  const sizes = fs
    .readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => fs.statSync(path.join(entry.parentPath, entry.name)).size);
  const html = pages.map((page) => fs.readFileSync(path.join(out, page.path, 'index.html')));
  const step = Math.max(1, Math.floor(html.length / GZIP_SAMPLES));
  const sample = html.filter((_, at) => at % step === 0);
  return {
    files: sizes.length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    pageBytes: median(html.map((page) => page.length)),
    pageGzip: median(sample.map((page) => gzipSync(page, { level: GZIP_LEVEL }).length)),
  };
}
