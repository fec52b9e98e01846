#!/usr/bin/env node
// Applies to a file what the AWS command line does to a bucket, as far as the manual uses it: keys, and the headers of
// each object (https://docs.aws.amazon.com/cli/latest/reference/s3/). Rejects everything else.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';

const STATE = process.env.BUCKET_STATE ?? '';
const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.xml': 'text/xml',
  '.txt': 'text/plain',
  '.md': 'text/markdown',
};

const [service, command, ...rest] = process.argv.slice(2);
const bucket = existsSync(STATE) ? JSON.parse(readFileSync(STATE, 'utf8')) : { objects: {} };
if (service === 's3' && (command === 'sync' || command === 'cp')) upload(rest);
else if (service === 's3api' && command === 'put-bucket-cors') allow(rest);
else throw new Error(`unknown: ${service} ${command}`);
writeFileSync(STATE, JSON.stringify(bucket));

function upload(args) {
  const { values, positionals, tokens } = parseArgs({
    args,
    allowPositionals: true,
    tokens: true,
    options: {
      delete: { type: 'boolean' },
      recursive: { type: 'boolean' },
      include: { type: 'string', multiple: true },
      exclude: { type: 'string', multiple: true },
      'cache-control': { type: 'string' },
      'content-type': { type: 'string' },
    },
  });
  const [from, to] = positionals;
  if (command === 'cp' && values.recursive !== true) throw new Error('a folder is copied with --recursive');
  const prefix = new URL(to).pathname.slice(1);
  // The last matching pattern decides; without one, a file is included.
  const filters = tokens.flatMap(({ name, value }) =>
    name === 'include' || name === 'exclude' ? [{ takes: name === 'include', pattern: toPattern(value) }] : [],
  );
  const names = readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(from, path.join(entry.parentPath, entry.name)));
  if (values.delete === true)
    for (const key of Object.keys(bucket.objects))
      if (!names.includes(key.slice(prefix === '' ? 0 : prefix.length + 1))) delete bucket.objects[key];
  for (const name of names) {
    if (filters.findLast(({ pattern }) => pattern.test(name))?.takes === false) continue;
    const headers = {
      'content-type': values['content-type'] ?? TYPES[path.extname(name)] ?? 'binary/octet-stream',
      ...(values['cache-control'] === undefined ? {} : { 'cache-control': values['cache-control'] }),
    };
    bucket.objects[prefix === '' ? name : `${prefix}/${name}`] = { file: path.resolve(from, name), headers };
  }
}

function allow(args) {
  const { values } = parseArgs({
    args,
    options: { bucket: { type: 'string' }, 'cors-configuration': { type: 'string' } },
  });
  bucket.cors = JSON.parse(values['cors-configuration']);
}

/** Supports `*`, `?` and `[…]`; `*` also matches slashes. */
function toPattern(glob) {
  return new RegExp(
    `^${glob
      .replaceAll(/[.+^${}()|\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.')}$`,
  );
}
