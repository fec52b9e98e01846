import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { putFiles } from '../cli/support/folder.ts';
import { PEBBLE } from '../manual/support/pebble.ts';
import { readSnippets } from '../manual/support/read-snippets.ts';
import { docsNav, ROOT } from '../support/docs-nav.ts';
import { hashFolder } from '../support/hash-folder.ts';
import { installOnce } from './support/adopter.ts';

/** The version that runs the manual's recipe, with a local cache, which behaves like a remote one. */
const TURBO = '2.11.11';

let root: string;
const docs = () => path.join(root, 'docs');

beforeAll(() => {
  const packages = installOnce(
    'turborepo',
    JSON.stringify({ name: 'turborepo', private: true, dependencies: { turbo: TURBO } }),
  );
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'docs-nav-turbo-')));
  const recipe = readSnippets(
    readFileSync(path.join(ROOT, 'site/reference/content/docs-nav/turborepo.md'), 'utf8'),
  ).flatMap((step) => (step.kind === 'file' ? [[step.path, step.text]] : []));
  const pebble = Object.entries(PEBBLE).flatMap(([file, text]) =>
    /^(?:nav|content)\//.test(file) ? [[`docs/${file}`, text]] : [],
  );
  putFiles(root, {
    ...Object.fromEntries([...recipe, ...pebble]),
    'package-lock.json': JSON.stringify({
      name: 'acme',
      lockfileVersion: 3,
      requires: true,
      packages: {
        '': { name: 'acme', workspaces: ['packages/*', 'docs'] },
        docs: { name: 'docs' },
        'node_modules/docs': { resolved: 'docs', link: true },
      },
    }),
    'docs/nav/sections/guides.yaml':
      'id: guides\nname: Guides\nprefixes: [/guides]\npages:\n  - pathname: /guides/start\n',
    'docs/content/guides/start.md': '# Start\n\nBegin with a [button](/components/button#sizes).\n',
    '.gitignore': 'node_modules\n.turbo\nout\nparts\n.docs-nav\n',
  });
  mkdirSync(path.join(root, 'node_modules/.bin'), { recursive: true });
  symlinkSync(path.join(ROOT, 'dist/docs-nav.cjs'), path.join(root, 'node_modules/.bin/docs-nav'));
  symlinkSync(packages, path.join(root, 'turbo-packages'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Runs the build; returns what its last lines say about the cache, such as `0 cached, 3 total`. */
function runTurbo(): string | undefined {
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' };
  const { status, stdout, stderr } = spawnSync(
    path.join(root, 'turbo-packages/.bin/turbo'),
    ['run', 'build', '--no-daemon'],
    { cwd: root, encoding: 'utf8', env },
  );
  if (status !== 0) throw new Error(stdout + stderr);
  return /Cached:\s+(.*)/.exec(stdout)?.[1];
}

test('a change rebuilds its section and the whole site; everything else comes from the cache, byte for byte', () => {
  expect(runTurbo()).toBe('0 cached, 3 total');
  const first = hashFolder(path.join(docs(), 'out'));
  for (const folder of ['out', 'parts', '.docs-nav'])
    rmSync(path.join(docs(), folder), { recursive: true, force: true });
  expect(runTurbo()).toBe('3 cached, 3 total');
  expect(hashFolder(path.join(docs(), 'out'))).toEqual(first);

  putFiles(docs(), { 'content/guides/start.md': '# Start\n\nBegin with a dialog.\n' });
  expect(runTurbo()).toBe('1 cached, 3 total');
  expect(docsNav(['build', '--out', path.join(root, 'whole')], docs()).code).toBe(0);
  expect(hashFolder(path.join(docs(), 'out'))).toEqual(hashFolder(path.join(root, 'whole')));
});
