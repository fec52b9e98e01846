import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RouteManifest } from '../../engine/manifest/manifest.ts';
import { docsNav, ROOT, type Outcome } from '../support/docs-nav.ts';
import { serveStatic } from '../../cli/serve/serve-static.ts';
import { listen } from '../../cli/serve/listen.ts';

/** Moves of a whole section with nested groups, and of pages whose names begin alike. */
const MOVES = [
  ['/joy-ui', '/joy'],
  ['/material-ui/react-', '/material-ui/ui-'],
] as const;

/** The new address of a moved address; `undefined` for one that does not move. */
function movedTo(address: string): string | undefined {
  const [from, to] =
    MOVES.find(([start]) => address === start || address.startsWith(start.replace(/\w$/, '$&/'))) ?? [];
  return from === undefined ? undefined : to + address.slice(from.length);
}

let root = '';

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(
    'git',
    ['-c', 'user.name=Writer', '-c', 'user.email=writer@example.com', ...args],
    { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

const run = (...args: string[]): Outcome => docsNav(args, root);

/** The reference site in its own repository. */
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'docs-nav-moved-'));
  for (const name of ['engine', 'nav', 'site', 'package.json', 'tsconfig.json'])
    cpSync(path.join(ROOT, name), path.join(root, name), { recursive: true });
  for (const name of ['node_modules', 'dist']) symlinkSync(path.join(ROOT, name), path.join(root, name));
  writeFileSync(path.join(root, '.gitignore'), 'node_modules\ndist\nout/\n.docs-nav/\n');
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'start');
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

test('groups of the reference site move as a whole: all checks pass, old addresses redirect, and moving back restores the same bytes', async () => {
  expect(run('validate', '--max-warnings', '0').stdout).toContain('no errors or warnings');
  expect(run('routes', '--out', 'before').code).toBe(0);
  const before = JSON.parse(readFileSync(path.join(root, 'before/manifest.json'), 'utf8')) as RouteManifest;
  rmSync(path.join(root, 'before'), { recursive: true });
  const moved = Object.keys(before.routes).flatMap((old) => {
    const to = movedTo(old);
    return to === undefined ? [] : [[old, to] as const];
  });
  for (const [from] of MOVES) expect(moved.filter(([old]) => old.startsWith(from)).length).toBeGreaterThanOrEqual(59);
  expect(moved.filter(([old]) => old.startsWith('/joy-ui')).length).toBeGreaterThanOrEqual(64);

  for (const [from, to] of MOVES) expect(run('mv', from, to)).toMatchObject({ code: 0, stdout: '' });
  expect(run('validate', '--max-warnings', '0').stdout).toContain('no errors or warnings');
  const diff = run('diff', 'HEAD');
  expect(diff.code).toBe(0);
  expect(diff.stdout).toContain(` pages moved\n`);
  expect(diff.stdout).not.toMatch(/pages? (?:added|removed)|error/);
  const lines = git('diff', 'HEAD', '-M', '-U0')
    .split('\n')
    .filter((line) => /^[-+](?!\+\+ |-- )/.test(line));
  expect(lines.filter((line) => !/\/joy\b|\b(?:react|ui)-|^\+redirects:$/.test(line))).toEqual([]);

  expect(run('build', '--no-search'), 'build').toMatchObject({ code: 0, stderr: expect.not.stringContaining('error') });
  const links = run('check-links', '--format', 'compact');
  expect(links.code).toBe(0);
  expect(links.stdout.split('\n').filter((line) => /(?:warning|error)\[/.test(line))).toEqual([]);
  const site = { folder: path.join(root, 'out'), base: '/' };
  const server = await listen(serveStatic(site), { host: '127.0.0.1', port: 0, anyPort: true }, process);
  for (const [old, to] of moved) {
    // Hosts redirect; those that cannot show the page that does.
    const answer = await fetch(`${server.origin}${old}/`, { redirect: 'manual' });
    expect([old, answer.status, answer.headers.get('location')]).toEqual([old, 301, `${to}/`]);
    const page = readFileSync(path.join(root, 'out', old, 'index.html'), 'utf8');
    expect(page, old).toMatch(new RegExp(`http-equiv="refresh" content="0; ?url=${to}/`));
    expect((await fetch(`${server.origin}${to}/`)).status).toBe(200);
  }
  await server.close();

  for (const [from, to] of MOVES.toReversed()) expect(run('mv', to, from)).toMatchObject({ code: 0 });
  expect(git('status', '--porcelain')).toBe('');
  expect(run('diff', 'HEAD').stdout).toBe('Nothing changes for readers, compared with HEAD.\n');
});
