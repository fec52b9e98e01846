/**
 * The tools around a writer, in their real editions: the language server of YAML editors, pre-commit, and husky with
 * lint-staged. They come from the npm registry, pre-commit from the system; without them a test is skipped and says so.
 */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, type TestContext } from 'vitest';
import { ROOT } from '../support/docs-nav.ts';
import { connect, type LanguageServer } from '../cli/support/language-server.ts';

// The newest that run on Node 20.
const TOOLS = ['yaml-language-server@1.19.2', 'husky@9', 'lint-staged@15'];

const work = realpathSync(mkdtempSync(path.join(tmpdir(), 'docs-nav-tools-')));
const tools = path.join(work, 'tools');
/** Why the tools could not be had, if so. */
let missing: string | undefined;

beforeAll(() => {
  mkdirSync(tools, { recursive: true });
  writeFileSync(path.join(tools, 'package.json'), '{ "private": true }');
  const { status, output } = run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', ...TOOLS], tools);
  if (status === 0) return;
  if (!/ENOTFOUND|ECONNREFUSED|EAI_AGAIN|ETIMEDOUT|ENETUNREACH/.test(output)) throw new Error(output);
  missing = 'the npm registry cannot be reached';
});

afterAll(() => rmSync(work, { recursive: true, force: true }));

const SECTION_LINES = [
  '# yaml-language-server: $schema=../../schemas/section.schema.json',
  'id: library',
  'name: Library',
  'prefixes: [/library]',
  'pages:',
  '  - pathname: /library/start',
  '    title: Start',
  '    ',
];

const PROJECT = {
  'nav/site.yaml': '# yaml-language-server: $schema=../schemas/site.schema.json\ntitle: Library\nurl: https://docs.example.com\n',
  'nav/sections/library.yaml': `${SECTION_LINES.join('\n').trimEnd()}\n`,
  'content/library/start.md': '# Start\n\nHello.\n',
};
const MISTAKE = { 'nav/sections/library.yaml': PROJECT['nav/sections/library.yaml'].replace('    title: Start', '    titel: Start') };

describe('the language server of YAML editors', () => {
  let server: LanguageServer;
  let project: string;

  beforeAll(async () => {
    if (missing !== undefined) return;
    project = makeProject('editor');
    cpSync(path.join(ROOT, 'schemas'), path.join(project, 'schemas'), { recursive: true });
    const child = spawn(process.execPath, [path.join(tools, 'node_modules/yaml-language-server/bin/yaml-language-server'), '--stdio']);
    const settings = { yaml: { validate: true, hover: true, completion: true, schemaStore: { enable: false } } };
    server = await connect(child, { root: pathToFileURL(project).href, settings });
  });

  afterAll(() => server?.close());

  const open = (file: string, text: string): string => {
    const uri = pathToFileURL(path.join(project, file)).href;
    server.notify('textDocument/didOpen', { textDocument: { uri, languageId: 'yaml', version: 1, text } });
    return uri;
  };

  test('offers the keys of a page, with the writers’ sentence', async (context) => {
    needTools(context);
    const uri = open('nav/sections/keys.yaml', SECTION_LINES.join('\n'));
    const position = { line: SECTION_LINES.length - 1, character: 4 };
    const answer = (await server.request('textDocument/completion', { textDocument: { uri }, position })) as {
      items: { label: string; documentation?: string | { value: string } }[];
    };
    const labels = answer.items.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['children', 'subheader', 'plan', 'newFeature', 'deprecated', 'linkProps']));
    // What is there already is not offered again.
    expect(labels).not.toContain('title');
    const plan = answer.items.find(({ label }) => label === 'plan');
    expect(JSON.stringify(plan?.documentation).length).toBeGreaterThan(20);
  });

  test('offers the values that a key may have', async (context) => {
    needTools(context);
    const lines = [...SECTION_LINES.slice(0, -1), '    plan: '];
    const uri = open('nav/sections/values.yaml', lines.join('\n'));
    const position = { line: lines.length - 1, character: 10 };
    const answer = (await server.request('textDocument/completion', { textDocument: { uri }, position })) as { items: { label: string }[] };
    expect(answer.items.map(({ label }) => label).toSorted()).toEqual(['premium', 'pro']);
  });

  test('explains a key under the pointer', async (context) => {
    needTools(context);
    const uri = open('nav/site.yaml', PROJECT['nav/site.yaml']);
    const hover = (await server.request('textDocument/hover', { textDocument: { uri }, position: { line: 2, character: 1 } })) as {
      contents: { value: string };
    };
    const schema = JSON.parse(readFileSync(path.join(ROOT, 'schemas/site.schema.json'), 'utf8'));
    const [firstWords] = String(schema.properties.url.description).split(/[.,:]/);
    expect(firstWords?.length).toBeGreaterThan(5);
    expect(hover.contents.value).toContain(firstWords);
  });

  test('underlines a misspelt key, and nothing in a right file', async (context) => {
    needTools(context);
    const right = open('nav/sections/right.yaml', PROJECT['nav/sections/library.yaml']);
    expect(await server.diagnostics(right)).toEqual([]);
    const wrong = open('nav/sections/wrong.yaml', MISTAKE['nav/sections/library.yaml']);
    const found = await server.diagnostics(wrong);
    expect(found.map(({ range }) => range)).toContainEqual({ start: { line: 6, character: 4 }, end: { line: 6, character: 9 } });
    expect(found.map(({ message }) => message).join('\n')).toContain('titel');
  });
});

// Each of them installs packages from the registry.
describe('hooks', { timeout: 240_000 }, () => {
  test('pre-commit installs the hook from the repository and stops a broken commit', (context) => {
    needTools(context);
    if (run('pre-commit', ['--version'], work).status !== 0) context.skip('pre-commit is not installed');
    const hooks = copyRepository();
    const project = makeProject('pre-commit');
    const revision = git(hooks, 'rev-parse', 'HEAD').trim();
    put(project, {
      '.pre-commit-config.yaml': `repos:\n  - repo: ${hooks}\n    rev: ${revision}\n    hooks:\n      - id: docs-nav\n`,
    });
    startRepository(project);
    const env = { PRE_COMMIT_HOME: path.join(work, 'pre-commit-home') };
    const installed = run('pre-commit', ['install', '--install-hooks'], project, env);
    expect(installed, installed.output).toMatchObject({ status: 0 });

    expectHookToWork(project, env);
    // A file of another kind does not wake the hook.
    const skipped = commit(project, { 'src/index.ts': '' }, env);
    expect(skipped).toMatchObject({ status: 0 });
    expect(skipped.output).toMatch(/docs-nav validate\.*\(no files to check\)Skipped/);
  });

  test('husky with lint-staged, as the README has it, stops a broken commit', (context) => {
    needTools(context);
    const project = makeProject('husky');
    const [packed] = JSON.parse(run('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', work], ROOT).stdout);
    put(project, {
      'package.json': '{ "private": true }',
      '.gitignore': 'node_modules\n',
      // A function: lint-staged would otherwise add the names of the files, and the check is one of the whole project.
      'lint-staged.config.mjs': "export default { '{nav/**,**/*.md}': () => 'docs-nav validate' };\n",
    });
    startRepository(project);
    const packages = [path.join(work, packed.filename), ...TOOLS.filter((name) => !name.startsWith('yaml'))];
    const installed = run('npm', ['install', '--save-dev', '--no-audit', '--no-fund', '--loglevel=error', ...packages], project);
    expect(installed, installed.output).toMatchObject({ status: 0 });
    expect(run('npx', ['husky', 'init'], project)).toMatchObject({ status: 0 });
    put(project, { '.husky/pre-commit': 'npx lint-staged\n' });

    expectHookToWork(project, {});
  });
});

/** A mistake stops the commit and is shown with its line; mended, the commit goes through. */
function expectHookToWork(project: string, env: Record<string, string>): void {
  const broken = commit(project, MISTAKE, env);
  expect(broken.status, broken.output).not.toBe(0);
  expect(broken.output).toContain('nav/sections/library.yaml:7:5');
  expect(broken.output).toContain('did you mean `title`');
  const mended = commit(project, { 'nav/sections/library.yaml': `${PROJECT['nav/sections/library.yaml']}    newFeature: true\n` }, env);
  expect(mended, mended.output).toMatchObject({ status: 0 });
}

function needTools(context: TestContext): void {
  if (missing !== undefined) context.skip(missing);
}

function makeProject(name: string): string {
  const project = path.join(work, name);
  put(project, PROJECT);
  return project;
}

function put(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
}

/** The repository as it would be pushed now, changes that are not committed yet included. */
function copyRepository(): string {
  const copy = path.join(work, 'docs-nav');
  const files = git(ROOT, 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0').filter(Boolean);
  for (const file of files) if (existsSync(path.join(ROOT, file))) cpSync(path.join(ROOT, file), path.join(copy, file));
  startRepository(copy);
  return copy;
}

function startRepository(folder: string): void {
  git(folder, 'init', '--quiet', '--initial-branch=main');
  git(folder, 'config', 'user.name', 'Writer');
  git(folder, 'config', 'user.email', 'writer@example.com');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', 'start');
}

function commit(folder: string, files: Readonly<Record<string, string>>, env: Record<string, string>): Ended {
  put(folder, files);
  git(folder, 'add', '--all');
  return run('git', ['commit', '--quiet', '--message', 'change'], folder, env);
}

function git(folder: string, ...args: readonly string[]): string {
  const { status, stdout, output } = run('git', args, folder);
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${output}`);
  return stdout;
}

interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly output: string;
}

function run(command: string, args: readonly string[], cwd: string, env: Record<string, string> = {}): Ended {
  // A hook that runs these tests has set git's variables for its own repository.
  const inherited = Object.entries(process.env).filter(([name]) => !/^(GIT_|npm_|NODE_ENV|VITEST|INIT_CWD)/.test(name));
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...Object.fromEntries(inherited), CI: '', ...env },
  });
  return { status, stdout: stdout ?? '', output: `${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}` };
}
