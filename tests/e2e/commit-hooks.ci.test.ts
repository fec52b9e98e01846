/**
 * Each hook that the manual shows, run by its own program. pre-commit is installed with the tests; the others come from
 * the npm registry, and their tests are skipped with a message where there is none.
 */
import { cpSync, existsSync, mkdtempSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, test, type TestContext } from 'vitest';
import { ROOT } from '../support/docs-nav.ts';
import { manualFile } from '../support/manual-file.ts';
import { installPackages, put, run, type Ended } from '../support/tools.ts';

const PROJECT = {
  'nav/site.yaml': 'title: Library\nurl: https://docs.example.com\nsearch: titles\n',
  'nav/sections/library.yaml':
    'id: library\nname: Library\nprefixes: [/library]\npages:\n  - pathname: /library/start\n    title: Start\n',
  'content/library/start/index.md': '# Start\n\n![A shape](parts/shape.svg)\n\n::demo{src="Hello.tsx"}\n',
  'content/library/start/Hello.tsx': 'export default function Hello() {\n  return null;\n}\n',
  'content/library/start/parts/shape.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>\n',
};

/** What a writer changes in a project without mistakes, and the line that stops the commit. */
const MISTAKES: readonly (readonly [string, (docs: string) => void, RegExp])[] = [
  [
    'a key is misspelt',
    (docs) =>
      put(docs, {
        'nav/sections/library.yaml': PROJECT['nav/sections/library.yaml'].replace('    title', '    titel'),
      }),
    /library\.yaml:6:5[\s\S]*did you mean `title`/,
  ],
  [
    'a demo is removed',
    (docs) => rmSync(path.join(docs, 'content/library/start/Hello.tsx')),
    /missing-demo.*`Hello\.tsx`/,
  ],
  [
    'a demo is renamed',
    (docs) => move(docs, 'content/library/start/Hello.tsx', 'content/library/start/Hi.tsx'),
    /missing-demo.*`Hello\.tsx`/,
  ],
  [
    'a picture is removed',
    (docs) => rmSync(path.join(docs, 'content/library/start/parts/shape.svg')),
    /broken-link.*shape\.svg/,
  ],
  [
    'a nested folder is renamed',
    (docs) => move(docs, 'content/library/start/parts', 'content/library/start/pieces'),
    /broken-link.*shape\.svg/,
  ],
];

/** For runs that differ only in the version of npm or in a folder. */
const SOME_MISTAKES = MISTAKES.slice(0, 2);

const work = realpathSync(mkdtempSync(path.join(tmpdir(), 'docs-nav-hooks-')));
/** This repository as it would be pushed now. */
const hooks = path.join(work, 'hooks');

beforeAll(() => copyRepository(hooks));
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** The version that comes with Node 20 is only tried in `.ci/run`: each takes half a minute. */
const NPM_EDITIONS = ['11', '10'];

describe.each(NPM_EDITIONS)('pre-commit, with npm %s', { timeout: 300_000 }, (version) => {
  const npm = path.join(work, `npm-${version}`);
  const env = {
    PRE_COMMIT_HOME: path.join(work, `pre-commit-${version}`),
    PATH: `${path.join(npm, 'node_modules/.bin')}${path.delimiter}${process.env['PATH']}`,
  };
  let missing: string | undefined;

  beforeAll(() => {
    missing = installPackages(npm, [`npm@${version}`]);
  });

  test.for([
    ['the root of its repository', '.', [], version === '11' ? MISTAKES : SOME_MISTAKES],
    ['a folder of a monorepo', 'docs', ['docs'], SOME_MISTAKES],
  ] as const)('checks a project in %s', ([, folder, args, mistakes], context) => {
    needPackages(context, missing);
    expect(run('npm', ['--version'], work, env).stdout).toMatch(new RegExp(`^${version}\\.`));
    const repository = path.join(work, `project-${version}-${folder === '.' ? 'root' : folder}`);
    put(path.join(repository, folder), PROJECT);
    put(repository, { '.pre-commit-config.yaml': configFor(args) });
    startRepository(repository);
    const installed = run('pre-commit', ['install', '--install-hooks'], repository, env);
    expect(installed, installed.output).toMatchObject({ status: 0 });
    expectChecks(repository, folder, mistakes, env);
  });

  test('installs only a handful of packages', (context) => {
    needPackages(context, missing);
    const [clone = ''] = readdirSync(env.PRE_COMMIT_HOME).filter((name) => name.startsWith('repo'));
    const packages = path.join(env.PRE_COMMIT_HOME, clone, '.docs-nav/hook/node_modules');
    expect(readdirSync(packages).filter((name) => !name.startsWith('.')).length).toBeLessThan(20);
    expect(readdirSync(packages)).not.toContain('rolldown');
    expect(existsSync(path.join(env.PRE_COMMIT_HOME, clone, 'node_modules'))).toBe(false);
  });

  test('reads many pages on a second thread', (context) => {
    needPackages(context, missing);
    const [clone = ''] = readdirSync(env.PRE_COMMIT_HOME).filter((name) => name.startsWith('repo'));
    const many = path.join(work, 'many');
    const names = Array.from({ length: 500 }, (_, at) => `/kit/page-${at}`);
    put(many, {
      'nav/site.yaml': 'title: Kit\nurl: https://kit.example\nsections: [kit]\n',
      'nav/sections/kit.yaml': `id: kit\nname: Kit\nprefixes: [/kit]\npages:\n${names.map((name) => `  - pathname: ${name}\n    title: ${name.slice(5)}\n`).join('')}`,
      ...Object.fromEntries(names.map((name) => [`content${name}.md`, `# ${name.slice(5)}\n`])),
    });
    startRepository(many);
    const hook = path.join(env.PRE_COMMIT_HOME, clone, 'cli/package/hook.mjs');
    const { status, stdout } = run(process.execPath, [hook], many);
    expect([status, stdout]).toEqual([0, 'no errors or warnings in 1 section, 500 pages\n']);
  });
});

test('the hook says what to do where it cannot get the package, and leaves nothing behind', () => {
  const repository = path.join(work, 'offline');
  put(repository, PROJECT);
  const env = {
    npm_config_registry: 'http://127.0.0.1:9',
    npm_config_cache: path.join(work, 'empty'),
    npm_config_fetch_retries: '0',
  };
  const { status, output } = run(process.execPath, [path.join(hooks, 'cli/package/hook.mjs')], repository, env);
  expect([status, output]).toEqual([
    2,
    expect.stringMatching(/could not be made ready[\s\S]*ECONNREFUSED[\s\S]*npm install --save-dev docs-nav/),
  ]);
  expect(output).not.toMatch(/^.*\sat .+:\d+:\d+\)?$/m);
  expect(readdirSync(path.join(hooks, '.docs-nav'))).toEqual([]);
}, 60_000);

describe('in a project that has docs-nav', { timeout: 300_000 }, () => {
  const repository = path.join(work, 'project');
  let missing: string | undefined;

  beforeAll(() => {
    const [packed] = JSON.parse(
      run('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', work], ROOT).stdout,
    );
    // The newest versions that run on Node 20.
    missing = installPackages(repository, [
      path.join(work, packed.filename),
      'husky@9',
      'lint-staged@16',
      'lefthook@2',
    ]);
    put(repository, { ...PROJECT, '.gitignore': 'node_modules\n' });
    startRepository(repository);
  }, 300_000);

  test('husky with lint-staged', (context) => {
    needPackages(context, missing);
    put(repository, { 'lint-staged.config.mjs': hookFile('lint-staged.config.mjs') });
    expect(run('npx', ['husky', 'init'], repository)).toMatchObject({ status: 0 });
    put(repository, { '.husky/pre-commit': hookFile('.husky/pre-commit') });
    expectChecks(repository, '.', MISTAKES, {});
    git(repository, 'config', '--unset', 'core.hooksPath');
  });

  test('lefthook', (context) => {
    needPackages(context, missing);
    put(repository, { 'lefthook.yml': hookFile('lefthook.yml') });
    expect(run('npx', ['lefthook', 'install'], repository)).toMatchObject({ status: 0 });
    expectChecks(repository, '.', MISTAKES, {});
  });

  test('pre-commit uses it, and creates no other installation', (context) => {
    needPackages(context, missing);
    git(repository, 'add', '--all');
    const { status, stdout } = run(process.execPath, [path.join(hooks, 'cli/package/hook.mjs')], repository);
    expect([status, stdout]).toEqual([
      0,
      expect.stringMatching(/^warning\[missing-package\]: Live demos need[^]*1 warning in 1 section, 1 page\n$/),
    ]);
    expect(existsSync(path.join(hooks, '.docs-nav/hook'))).toBe(false);
  });
});

/** Mistakes stop the commit, and nothing else does: any kind of file without a mistake passes. */
function expectChecks(
  repository: string,
  folder: string,
  mistakes: typeof MISTAKES,
  env: Readonly<Record<string, string>>,
): void {
  const fine = commit(repository, env);
  expect(fine, fine.output).toMatchObject({ status: 0 });
  for (const [title, make, told] of mistakes) {
    make(path.join(repository, folder));
    const broken = commit(repository, env);
    expect(broken.status, `${title}\n${broken.output}`).not.toBe(0);
    expect(plain(broken.output), title).toMatch(told);
    git(repository, 'reset', '--quiet', '--hard');
    git(repository, 'clean', '--quiet', '-d', '--force');
  }
  put(path.join(repository, folder), { 'content/library/start/index.md': '# Start\n' });
  rmSync(path.join(repository, folder, 'content/library/start/Hello.tsx'));
  const mended = commit(repository, env);
  expect(mended, mended.output).toMatchObject({ status: 0 });
  put(path.join(repository, folder), PROJECT);
}

const hookFile = (name: string): string => manualFile('hooks-and-ci.md', name);

function configFor(args: readonly string[]): string {
  const config = hookFile('.pre-commit-config.yaml')
    .replace(/repo: .*/, `repo: ${hooks}`)
    .replace(/rev: .*/, `rev: ${git(hooks, 'rev-parse', 'HEAD').trim()}`);
  return args.length === 0
    ? config
    : config.replace('- id: docs-nav', `- id: docs-nav\n        args: [${args.join()}]`);
}

function copyRepository(copy: string): void {
  const files = git(ROOT, 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0').filter(Boolean);
  for (const file of files) if (existsSync(path.join(ROOT, file))) cpSync(path.join(ROOT, file), path.join(copy, file));
  startRepository(copy);
}

function startRepository(folder: string): void {
  git(folder, 'init', '--quiet', '--initial-branch=main');
  git(folder, 'config', 'user.name', 'Writer');
  git(folder, 'config', 'user.email', 'writer@example.com');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--allow-empty', '--message', 'start');
}

function commit(repository: string, env: Readonly<Record<string, string>>): Ended {
  git(repository, 'add', '--all');
  return run('git', ['commit', '--quiet', '--allow-empty', '--message', 'change'], repository, env);
}

function git(folder: string, ...args: readonly string[]): string {
  const { status, stdout, output } = run('git', args, folder);
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${output}`);
  return stdout;
}

function move(folder: string, from: string, to: string): void {
  renameSync(path.join(folder, from), path.join(folder, to));
}

/** Without colors, since some programs give their children a terminal. */
function plain(output: string): string {
  // oxlint-disable-next-line no-control-regex -- escape sequences begin with a control character
  return output.replaceAll(/\u001B\[[\d;]*m/g, '');
}

function needPackages(context: TestContext, missing: string | undefined): void {
  if (missing !== undefined) context.skip(missing);
}
