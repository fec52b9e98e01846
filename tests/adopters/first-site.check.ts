/** Starts sites as a library's authors do: they pack docs-nav, install it, and follow what the manual and `init` say. */
import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { mergeYaml } from '../manual/support/merge-yaml.ts';
import { PEBBLE } from '../manual/support/pebble.ts';
import { ROOT } from '../support/docs-nav.ts';
import { put, run, type Ended } from '../support/tools.ts';
import { tideFiles } from './support/tide.ts';

const VERSION = (JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string }).version;
const PACKED = `docs-nav-${VERSION}.tgz`;

let top: string;
/** A clone of this repository, whose packages are installed. */
const clone = () => path.join(top, 'docs-nav');

beforeAll(() => {
  top = realpathSync(mkdtempSync(path.join(tmpdir(), 'docs-nav-first-')));
  for (const name of [
    'engine',
    'cli',
    'site',
    'dist',
    'schemas',
    'package.json',
    'package-lock.json',
    'README.md',
    'LICENSE',
  ])
    cpSync(path.join(ROOT, name), path.join(clone(), name), {
      recursive: true,
      filter: (file) => !file.startsWith(path.join(ROOT, 'site/reference/content')),
    });
  // What is built already is not built again.
  cpSync(path.join(ROOT, '.docs-nav/package-inputs'), path.join(clone(), '.docs-nav/package-inputs'));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(clone(), 'node_modules'));
});
afterAll(() => rmSync(top, { recursive: true, force: true }));

/** Runs a line as people type it. */
function type(line: string, cwd: string): Ended {
  return run('sh', ['-c', line], cwd, {
    npm_config_loglevel: 'error',
    npm_config_fund: 'false',
    npm_config_audit: 'false',
  });
}

/** Runs a line that has to succeed; returns what it printed. */
function need(line: string, cwd: string): string {
  const { status, output } = type(line, cwd);
  if (status !== 0) throw new Error(`${line}\n${output}`);
  return output;
}

describe.each([
  // major version of its Vite, its range, that of the plugin for React, whether it is built before the site begins
  [7, '^7.3.0', '^5.0.0', false],
  // The version that docs-nav is tested with.
  [8, '~8.3.8', '^6.0.0', true],
])('a library with CSS Modules on Vite %i', (major, vite, plugin, isBuilt) => {
  let library: string;
  let said: string;
  let before: string;
  beforeAll(() => {
    library = path.join(top, `vite-${major}`);
    put(library, tideFiles({ vite, '@vitejs/plugin-react': plugin }));
    need('git init --quiet --initial-branch=trunk', library);
    need(
      'git remote add origin . && git -c user.name=a -c user.email=a@example.com commit -qm start --allow-empty',
      library,
    );
    need(
      'git update-ref refs/remotes/origin/trunk HEAD && git symbolic-ref refs/remotes/origin/HEAD refs/remotes/origin/trunk',
      library,
    );
    need('npm install', library);
    before = need('npx vite --version', library);
    if (isBuilt) need('npm run build', library);
    need(`npm pack --pack-destination ${library}`, clone());
    need(`npm install --save-dev ./${PACKED}`, library);
    said = need('npx docs-nav init --yes', library);
  });

  test('keeps its own Vite, and is built by it', () => {
    expect(before).toContain(`vite/${major}.`);
    expect(need('npx vite --version', library)).toBe(before);
    rmSync(path.join(library, 'dist'), { recursive: true, force: true });
    expect(need('npm run build', library)).toContain(`vite v${/[\d.]+/.exec(before)?.[0]} `);
    expect(existsSync(path.join(library, 'dist/kit.css'))).toBe(true);
    expect(existsSync(path.join(library, 'docs-nav-tools'))).toBe(major === 7);
  });

  test('starts with a demo that imports it as its users do, if it is built', () => {
    const demo = readFileSync(path.join(library, 'content/kit/disclosure/DisclosureDemo.tsx'), 'utf8');
    expect(demo).toContain(isBuilt ? "from '@tide/kit';" : "from '../../../src';");
    expect(said.includes('`@tide/kit` is not built')).toBe(!isBuilt);
    expect(said.includes('imports `@tide/kit/styles.css` for all demos')).toBe(isBuilt);
  });

  test('has a site that its workflow builds in a fresh clone', () => {
    need('git add --all && git -c user.name=a -c user.email=a@example.com commit -qm "docs: begin"', library);
    expect(need('git status --porcelain --ignored=no', library)).toBe('');
    const fresh = path.join(top, `fresh-${major}`);
    need(`git clone --quiet ${library} ${fresh}`, top);
    const { on, jobs } = parse(readFileSync(path.join(fresh, '.github/workflows/docs.yml'), 'utf8')) as {
      readonly on: { readonly push: { readonly branches: readonly string[] } };
      readonly jobs: { readonly docs: { readonly steps: readonly { readonly run?: string }[] } };
    };
    expect(on.push.branches).toEqual(['trunk']);
    const lines = jobs.docs.steps.flatMap((step) => step.run ?? []);
    expect(lines.slice(0, 2)).toEqual(['npm ci', isBuilt ? 'npm run build' : 'npx docs-nav validate --format github']);
    for (const line of lines) need(line, fresh);
    expect(need('npx vite --version', fresh)).toBe(before);
    expect(need('npx docs-nav validate --max-warnings 0', fresh)).toContain('no errors or warnings');
    const page = readFileSync(path.join(fresh, 'out/kit/disclosure/index.html'), 'utf8');
    expect(page).toMatch(/<button type="button" aria-expanded="false">Text<\/button>/);
    const [, sheet = ''] = /href="\/(_nav\/demos\/[^"]*\.css)"/.exec(page) ?? [];
    expect(readFileSync(path.join(fresh, 'out', sheet), 'utf8')).toMatch(/font-weight:\s*650/);
  });
});

/** The blocks of the tutorial: files, commands, and what they print. */
const STEPS = Array.from(
  readFileSync(path.join(ROOT, 'site/reference/content/docs-nav/tutorial.md'), 'utf8').matchAll(
    /^```(?<language>\w+)(?: title="(?<title>[^"]+)")?\n(?<text>[\s\S]*?)^```$/gm,
  ),
  ({ groups: { language = '', title, text = '' } = {} }) => ({ language, title, text }),
);

/** Commands that run until they are stopped. */
const STAYS = /docs-nav (?:dev|preview)$/;

test('the tutorial leads from an empty folder to a site, to the letter', async () => {
  const pebble = path.join(top, 'pebble');
  put(pebble, Object.fromEntries(Object.entries(PEBBLE).filter(([file]) => !/^(?:nav|content)\//.test(file))));
  let [cwd, printed] = [pebble, ''];
  const typed: string[] = [];
  for (const { language, title, text } of STEPS) {
    if (title === 'Output') {
      const lines = text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '' && line !== '…');
      for (const line of lines) expect(printed.replaceAll(/^ +/gm, '')).toContain(`${line}\n`);
    } else if (language === 'bash' && title === undefined) {
      printed = '';
      for (const line of text.trim().split('\n')) {
        typed.push(line);
        // The packages of the clone are there, and belong to this repository.
        if (line === 'npm ci') continue;
        if (line.startsWith('cd ')) cwd = path.resolve(cwd, line.slice(3));
        else if (STAYS.test(line)) await open(line, cwd);
        else printed += type(line, cwd).output;
      }
    } else if (language !== 'bash' && title !== undefined) {
      const file = path.join(pebble, title);
      const isMerged = title.startsWith('nav/') && existsSync(file);
      put(pebble, { [title]: isMerged ? mergeYaml(readFileSync(file, 'utf8'), text) : text });
    }
  }
  expect(typed).toContain('npx docs-nav preview');
  expect(need('npx docs-nav validate --max-warnings 0', pebble)).toContain('no errors or warnings');
  expect(readFileSync(path.join(pebble, 'out/pebble/button/index.html'), 'utf8')).toContain('Not now');
});

/** Starts a server, opens the address that it prints, and stops it. */
async function open(line: string, cwd: string): Promise<void> {
  const server = spawn('sh', ['-c', `exec ${line}`], { cwd, detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  server.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  try {
    const [address = ''] = await vi.waitUntil(() => /http:\/\/[\w.]+:\d+\//.exec(printed), { timeout: 120_000 });
    expect((await fetch(address)).status).toBe(200);
  } finally {
    if (server.pid !== undefined) process.kill(-server.pid);
  }
}
