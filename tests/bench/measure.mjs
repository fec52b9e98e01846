// One process, measured from outside: wall time, processor time and memory, including everything that it starts.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';

const GNU_TIME = '/usr/bin/time';
const SAMPLE_MS = 50;

/**
 * Runs `node ...args` in `cwd` and waits for it to end.
 * Seconds and MB (MiB); `peakMb` is the larger of the kernel's own maximum and the sampled sum over the process tree.
 */
export function measureNode(args, { cwd, log = os.devNull }) {
  const timed = process.platform === 'linux' && fs.existsSync(GNU_TIME);
  const report = path.join(os.tmpdir(), `docs-nav-bench-${process.pid}.time`);
  const command = timed ? [GNU_TIME, '-v', '-o', report, process.execPath, ...args] : [process.execPath, ...args];
  const output = fs.openSync(log, 'w');
  const before = process.resourceUsage();
  const start = process.hrtime.bigint();
  return new Promise((resolve, reject) => {
    const child = spawn(command[0], command.slice(1), {
      cwd,
      stdio: ['ignore', output, output],
      env: { ...process.env, CI: '1', NO_COLOR: '1' },
    });
    let peak = 0;
    const sampling = timed ? setInterval(() => (peak = Math.max(peak, treeMb(child.pid))), SAMPLE_MS) : undefined;
    child.on('error', reject);
    child.on('close', (code) => {
      const wall = Number(process.hrtime.bigint() - start) / 1e9;
      clearInterval(sampling);
      fs.closeSync(output);
      resolve({ code, wall: round(wall), ...(timed ? readReport(report, peak) : childUsage(before)) });
    });
  });
}

function readReport(report, sampledPeak) {
  const text = fs.readFileSync(report, 'utf8');
  fs.rmSync(report);
  const read = (label) => Number(new RegExp(`${label}: ([\\d.]+)`).exec(text)?.[1]);
  const cpu = read('User time \\(seconds\\)') + read('System time \\(seconds\\)');
  const own = read('Maximum resident set size \\(kbytes\\)') / 1024;
  return { cpu: round(cpu), peakMb: Math.round(Math.max(own, sampledPeak)) };
}

/** Without GNU time, only the system's totals for child processes are known, and no memory. */
function childUsage(before) {
  const after = process.resourceUsage();
  return { cpu: round((after.userCPUTime + after.systemCPUTime - before.userCPUTime - before.systemCPUTime) / 1e6) };
}

/**
 * Watches a running process and everything that it starts, on Linux: `cpu` in seconds since its start, memory in MB (MiB);
 * `rest` waits until it has done nothing for some seconds.
 */
export function watchTree(root) {
  let peak = 0;
  const look = () => {
    const tree = treeOf(root);
    const mb = tree.reduce((sum, fields) => sum + Number(fields[21]) * 4096, 0) / 2 ** 20;
    peak = Math.max(peak, mb);
    return { mb, cpu: tree.reduce((sum, fields) => sum + ticks(fields), 0) / TICKS };
  };
  const sampling = setInterval(look, SAMPLE_MS);
  sampling.unref();
  return {
    cpu: () => look().cpu,
    mb: () => Math.round(look().mb),
    peakMb: () => Math.round(peak),
    async rest() {
      for (let before = -1, quiet = 0; quiet < REST_SECONDS;) {
        const now = look().cpu;
        quiet = now - before < QUIET_CPU ? quiet + 1 : 0;
        before = now;
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }
    },
  };
}

/** Seconds of a second's processor time below which a process does nothing, and how many of them are rest. */
const QUIET_CPU = 0.05;
const REST_SECONDS = 3;

/** Units of /proc/<id>/stat in a second. */
const TICKS = 100;

/** Time of a process and of what it has waited for. */
function ticks(fields) {
  return [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0);
}

function treeMb(root) {
  return treeOf(root).reduce((sum, fields) => sum + Number(fields[21]) * 4096, 0) / 2 ** 20;
}

/** The fields of a process and of everything below it. */
function treeOf(root) {
  const children = new Map();
  const known = new Map();
  for (const entry of fs.readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const fields = statFields(entry);
    if (fields === undefined) continue;
    const parent = Number(fields[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(entry)]);
    known.set(Number(entry), fields);
  }
  const found = [];
  const open = [root];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    found.push(...(known.has(id) ? [known.get(id)] : []));
    open.push(...(children.get(id) ?? []));
  }
  return found;
}

/** The fields of /proc/<id>/stat after the name, which may contain spaces; undefined once the process has ended. */
function statFields(id) {
  try {
    const text = fs.readFileSync(`/proc/${id}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

export function median(values) {
  return values.toSorted((a, b) => a - b)[values.length >> 1];
}

function round(seconds) {
  return Math.round(seconds * 100) / 100;
}
