/** Follows the manual: writes its files and runs its commands, in the order of each page. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { expect, vi } from 'vitest';
import { makeProgram } from '../../../cli/program.ts';
import { run } from '../../../cli/run.ts';
import { fakeIo, runCli, type Run } from '../../cli/support/fake-io.ts';
import { makeFolder, putFiles } from '../../cli/support/folder.ts';
import { addPackages, installPackage, runInstalled } from '../../installed/support/installation.ts';
import { ROOT } from '../../support/docs-nav.ts';
import { mergeYaml } from './merge-yaml.ts';
import { PEBBLE } from './pebble.ts';
import { readSnippets, type Step } from './read-snippets.ts';

const MANUAL = path.join(ROOT, 'site/reference/content/docs-nav');

/** The pages of the manual, and what each tells to do; without those that are generated. */
export const PAGES = readdirSync(MANUAL, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md') && !name.startsWith('reference'))
  .map((name) => ({ name, steps: readSnippets(readFileSync(path.join(MANUAL, name), 'utf8')) }));

/** Commands that talk to an editor or to other hosts: only their options are checked. */
const NOT_RUN = /^lsp\b|--external|--with\b/;
/** Commands that run until they are stopped. */
const STAYS = /^(?:dev|preview)\b|--watch/;

/** Does what a page says in a new project, which is then without mistakes. */
export async function followPage(steps: readonly Step[]): Promise<void> {
  const startsSite = steps.some(
    (step) => step.kind === 'run' && step.commands.some((command) => command.startsWith('init')),
  );
  const root = makeFolder(
    Object.fromEntries(Object.entries(PEBBLE).filter(([file]) => !startsSite || !/^(?:nav|content)\//.test(file))),
  );
  install(root);
  git(root, 'init', '--quiet', '--initial-branch=main');
  commitAll(root);
  for (const step of steps) await take(step, root);
  const { stdout } = await runCli(['validate', '--max-warnings', '0'], root);
  expect(stdout).toMatch(/^no errors or warnings/);
}

async function take(step: Step, root: string): Promise<void> {
  if (step.kind === 'file')
    return putFiles(root, { [step.path]: step.path.startsWith('nav/') ? withSnippet(root, step) : step.text });
  let printed = '';
  for (const command of step.commands) {
    const argv = splitWords(command);
    if (argv[0] === 'node') {
      printed += execFileSync(process.execPath, argv.slice(1), { cwd: root, encoding: 'utf8' });
      continue;
    }
    expect(unknownOptions(argv), command).toEqual([]);
    if (NOT_RUN.test(command)) continue;
    const { exitCode, stdout, stderr } = STAYS.test(command) ? await startAndStop(argv, root) : runAsUsers(argv, root);
    printed += stdout + stderr;
    if (step.output === undefined) expect(exitCode, `${command}\n${printed}`).toBe(0);
  }
  const lines = printed.replaceAll(/^ +/gm, '');
  for (const line of step.output ?? []) expect(lines, step.commands.join()).toContain(`${line}\n`);
}

/** Starts a command that keeps running, waits for its first output, and presses Ctrl+C. */
async function startAndStop(argv: readonly string[], root: string): Promise<Run> {
  const io = fakeIo(root);
  const ended = run(argv, io);
  const shown = await vi.waitUntil(
    () => /https?:\/\/[\w.]+:\d+\/|errors? or warnings?/.exec(Object.values(io.written()).join('')),
    { timeout: 60_000 },
  );
  if (shown[0].startsWith('http')) expect((await fetch(shown[0])).status).toBe(200);
  io.interrupt();
  return { exitCode: await ended, ...io.written() };
}

function withSnippet(root: string, { path: file, text }: { readonly path: string; readonly text: string }): string {
  const there = path.join(root, file);
  return existsSync(there) ? mergeYaml(readFileSync(there, 'utf8'), text) : text;
}

/** Options that commander would reject. */
function unknownOptions([name = '', ...args]: readonly string[]): readonly string[] {
  const command = makeProgram(fakeIo('.'), () => undefined).commands.find((known) => known.name() === name);
  return command === undefined ? [name] : command.parseOptions([...args]).unknown;
}

function splitWords(command: string): readonly string[] {
  return Array.from(
    command.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g),
    ([, single, double, bare]) => single ?? double ?? bare ?? '',
  );
}

/** Installs the package as users do, because an installed package is not resolved like one in its own repository. */
export function install(root: string): void {
  installPackage(root);
  const others = readdirSync(path.join(ROOT, 'node_modules')).filter(
    (name) => !name.startsWith('.') && !existsSync(path.join(root, 'node_modules', name)),
  );
  addPackages(root, others);
}

function runAsUsers(argv: readonly string[], root: string): Run {
  const { code, ...written } = runInstalled(root, ...argv);
  return { exitCode: code ?? -1, ...written };
}

function git(root: string, ...args: readonly string[]): void {
  execFileSync('git', ['-c', 'user.name=Writer', '-c', 'user.email=writer@example.com', ...args], { cwd: root });
}

function commitAll(root: string): void {
  git(root, 'add', '--all');
  git(root, 'commit', '--quiet', '--message', 'start');
}
