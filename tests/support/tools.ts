/** Third-party programs in their real versions, run in their own folders. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** How a program ended. */
export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  /** What it printed, including stderr. */
  readonly output: string;
}

/** Runs a program as a user would, outside of any hook or test. */
export function run(
  command: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Ended {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(GIT_|npm_|NODE_ENV|VITEST|INIT_CWD)/.test(name));
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...Object.fromEntries(inherited), CI: '', ...env },
  });
  return { status, stdout: stdout ?? '', output: `${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}` };
}

/** Installs packages from the npm registry; returns the reason if that is not possible here. */
export function installPackages(folder: string, names: readonly string[]): string | undefined {
  put(folder, { 'package.json': '{ "private": true }' });
  const { status, output } = run(
    'npm',
    ['install', '--save-dev', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error', ...names],
    folder,
  );
  if (status === 0) return undefined;
  if (!/ENOTFOUND|ECONNREFUSED|EAI_AGAIN|ETIMEDOUT|ENETUNREACH/.test(output)) throw new Error(output);
  return 'the npm registry cannot be reached';
}

/** Writes files, by path. */
export function put(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
}
