import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { runCli } from '../cli/support/fake-io.ts';
import { makeFolder } from '../cli/support/folder.ts';
import { ROOT } from '../support/docs-nav.ts';

type Files = Readonly<Record<string, string>>;

const LIBRARY: Files = {
  'package.json': '{ "name": "ui", "exports": "./src/index.tsx" }',
  'src/index.tsx':
    'export function Chip({ children }: { /** What it says. */ children?: string }) {\n  return <b>{children}</b>;\n}\n',
};

const below = (folder: string, files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text]));

function git(cwd: string, ...args: string[]): { readonly status: number | null; readonly output: string } {
  const { status, stdout, stderr } = spawnSync(
    'git',
    ['-c', 'user.name=Writer', '-c', 'user.email=writer@example.com', ...args],
    { cwd, encoding: 'utf8' },
  );
  return { status, output: stdout + stderr };
}

/** What `npm ci` installs: the packages, including docs-nav. */
function install(root: string): void {
  mkdirSync(path.join(root, 'node_modules/@types'), { recursive: true });
  mkdirSync(path.join(root, 'node_modules/.bin'), { recursive: true });
  for (const name of ['react', 'react-dom', 'scheduler', 'csstype', '@types/react'])
    symlinkSync(path.join(ROOT, 'node_modules', name), path.join(root, 'node_modules', name));
  symlinkSync(ROOT, path.join(root, 'node_modules/docs-nav'));
  writeFileSync(
    path.join(root, 'node_modules/.bin/docs-nav'),
    `#!/bin/sh\nexec "${process.execPath}" "${path.join(ROOT, 'dist/docs-nav.cjs')}" "$@"\n`,
  );
  chmodSync(path.join(root, 'node_modules/.bin/docs-nav'), 0o755);
}

test.each([
  // where the library is in its repository, and what else is there
  ['the repository itself', '', LIBRARY],
  [
    'a package of a repository',
    'packages/my ui',
    {
      ...below('packages/my ui', LIBRARY),
      'package.json': '{ "workspaces": ["packages/*"] }',
      'package-lock.json': '{}',
      '.gitignore': 'node_modules/\n',
      '.husky/_/husky.sh': '',
    },
  ],
])('what is written for %s runs in a fresh clone', async (_, folder, files) => {
  const origin = makeFolder(files);
  git(origin, 'init', '--quiet', '--initial-branch=main');
  install(origin);
  expect((await runCli(['init', '--yes'], path.join(origin, folder))).exitCode).toBe(0);
  git(origin, 'add', '--all');
  expect(git(origin, 'commit', '--quiet', '--message', 'start').status).toBe(0);
  const clone = path.join(makeFolder({}), 'clone');
  expect(git(origin, 'clone', '--quiet', origin, clone).status).toBe(0);
  install(clone);

  const { jobs } = parse(readFileSync(path.join(clone, '.github/workflows/docs.yml'), 'utf8')) as {
    jobs: { docs: { steps: { run?: string; 'working-directory'?: string; with?: { path?: string } }[] } };
  };
  const commands = jobs.docs.steps.filter(({ run }) => run !== undefined);
  expect(commands[0]?.run).toBe('npm ci');
  for (const { run = '', 'working-directory': place = '' } of commands.slice(1)) {
    const { status, stdout, stderr } = spawnSync(run, { cwd: path.join(clone, place), shell: true, encoding: 'utf8' });
    expect(status, `${run}\n${stdout}${stderr}`).toBe(0);
  }
  expect(existsSync(path.join(clone, jobs.docs.steps.at(-1)?.with?.path ?? '', 'index.html'))).toBe(true);

  // Editors can find the schemas that the first lines name.
  for (const file of ['nav/site.yaml', 'nav/sections/ui.yaml']) {
    const text = readFileSync(path.join(clone, folder, file), 'utf8');
    expect(
      existsSync(path.resolve(path.dirname(path.join(clone, folder, file)), /\$schema=(.*)/.exec(text)?.[1] ?? '')),
    ).toBe(true);
  }

  git(clone, 'config', 'core.hooksPath', folder === '' ? '.githooks' : '.husky');
  if (folder !== '') chmodSync(path.join(clone, '.husky/pre-commit'), 0o755);
  const page = path.join(clone, folder, 'content/ui/getting-started.md');
  writeFileSync(page, '# Start\n\n[nothing](/ui/nothing)\n');
  const refused = git(clone, 'commit', '--all', '--quiet', '--message', 'broken');
  expect(refused.status).toBe(1);
  expect(refused.output).toContain('broken-link');
  writeFileSync(page, '# Start\n\n[the chip](/ui/chip)\n');
  expect(git(clone, 'commit', '--all', '--quiet', '--message', 'mended')).toMatchObject({ status: 0 });
});
