import { spawnSync } from 'node:child_process';
import process from 'node:process';

/** Settings of a surrounding installation, which would redirect packages elsewhere. */
const GLOBAL = /^npm_config_(?:global|prefix|location)$/i;

/** Installs packages in a folder, silently. */
export function runNpm(args, folder) {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !GLOBAL.test(name)));
  const isWindows = process.platform === 'win32';
  const options = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, stderr, error } = spawnSync(isWindows ? 'npm.cmd' : 'npm', [...args, ...options], {
    cwd: folder,
    encoding: 'utf8',
    env,
    shell: isWindows,
  });
  if (status !== 0)
    throw new Error(`npm ${args.join(' ')} ended with ${status}\n${error?.message ?? firstLines(stderr)}`);
}

/** Returns npm's first lines of output, without the stack. */
function firstLines(text) {
  return text
    .split('\n')
    .filter((line) => !/^npm error\s+at /.test(line))
    .slice(0, 4)
    .join('\n');
}
