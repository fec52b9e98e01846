import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { makeFolder } from '../../cli/support/folder.ts';
import { ROOT } from '../../support/docs-nav.ts';

/** What a process used in total. */
interface Usage {
  readonly exitCode: number | null;
  /** Processor time of all threads. */
  readonly seconds: number;
  readonly peakMb: number;
}

const NOTE = 'usage.json';
/** On Linux, `maxRSS` of a process begins with that of the one that started it (getrusage(2)), which can be larger. */
const LEAVE_NOTE = `process.on('exit', () => {
  const { existsSync, readFileSync, writeFileSync } = process.getBuiltinModule('fs');
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const status = '/proc/self/status';
  const peakKb = existsSync(status) ? Number(/VmHWM:\\s*(\\d+) kB/.exec(readFileSync(status, 'utf8'))[1]) : maxRSS;
  const usage = { seconds: (userCPUTime + systemCPUTime) / 1e6, peakMb: peakKb / 1024 };
  writeFileSync('${NOTE}', JSON.stringify(usage));
});`;

/** Runs the built `docs-nav validate` in a separate process, on a project with these files. */
export function measureValidate(files: Readonly<Record<string, string>>): Usage {
  const cwd = makeFolder(files);
  const hook = `data:text/javascript,${encodeURIComponent(LEAVE_NOTE)}`;
  const bin = path.join(ROOT, 'dist/docs-nav.cjs');
  const { status } = spawnSync(process.execPath, ['--import', hook, bin, 'validate'], { cwd, stdio: 'ignore' });
  return { exitCode: status, ...(JSON.parse(readFileSync(path.join(cwd, NOTE), 'utf8')) as Omit<Usage, 'exitCode'>) };
}
