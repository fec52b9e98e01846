// Other generators on the same corpus, measured by the runner in the folder where they are installed.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** Names of the tools that `folder` knows how to run. */
export function peersIn(folder) {
  return fs
    .readdirSync(folder)
    .map((file) => /^adapt-(.+)\.mjs$/.exec(file)?.[1])
    .filter((name) => name !== undefined)
    .toSorted();
}

/** Runs one tool on `count` pages and returns its figures in the form of our own; undefined if it failed. */
export function measurePeer(folder, tool, count) {
  const { stdout } = spawnSync(process.execPath, ['run.mjs', '--tool', tool, '--pages', String(count)], {
    cwd: path.resolve(folder),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = stdout?.trim().split('\n').at(-1);
  if (!line) return undefined;
  const result = JSON.parse(line);
  if (!result.ok) return undefined;
  return {
    tool,
    pages: count,
    cold: figures(result.best),
    ...(result.warm?.ok ? { warm: figures(result.warm) } : {}),
    output: {
      files: result.out.files,
      bytes: result.out.bytes,
      pageBytes: result.out.htmlMedian,
      pageGzip: result.out.htmlGzMedian,
    },
  };
}

function figures(run) {
  return { wall: run.wall, cpu: run.user + run.sys, peakMb: Math.max(run.maxRssMb, run.treeRssMb) };
}
