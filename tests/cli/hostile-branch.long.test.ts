/** A branch that nobody has reviewed, with every kind of file that may be hostile, checked out and read by commands. */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createProtocolConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver/node';
import { ROOT } from '../support/docs-nav.ts';
import { makeFolder, putFiles } from './support/folder.ts';
import { git } from './support/repository.ts';

const BIN = path.join(ROOT, 'dist/docs-nav.cjs');

/** Notes what a process and its threads start, and where they listen. */
const RECORDER = `const { appendFileSync } = require('node:fs');
const children = require('node:child_process');
const net = require('node:net');
const note = (text) => appendFileSync(process.env.TEST_RECORD, text + '\\n');
for (const name of ['exec', 'execFile', 'execFileSync', 'execSync', 'fork', 'spawn', 'spawnSync']) {
  const own = children[name];
  children[name] = (...given) => (note('started ' + given[0]), own(...given));
}
const { listen } = net.Server.prototype;
net.Server.prototype.listen = function (...given) {
  note('listens');
  return listen.apply(this, given);
};
require('node:module').syncBuiltinESMExports();
`;

/** A project that is well-behaved. */
const BASE = {
  'nav/site.yaml': 'title: Kit\nurl: https://kit.example\n',
  'nav/sections/kit.yaml': 'id: kit\nname: Kit\nprefixes: [/kit]\npages:\n  - pathname: /kit/start\n',
  'content/kit/start.md': '# Start\n\nText.\n',
  'package.json': '{ "name": "kit", "private": true }',
} as const;

/** The outermost folder of a test, with the project, what is beside it, and what records. */
interface Place {
  readonly parent: string;
  readonly root: string;
}

function checkOut(branch: (place: Place) => Readonly<Record<string, string>>): Place {
  const parent = path.join(makeFolder(), 'parent');
  const root = path.join(parent, 'project');
  mkdirSync(root, { recursive: true });
  putFiles(path.dirname(parent), { 'recorder.cjs': RECORDER, record: '' });
  putFiles(parent, { 'victim/secret.md': '# Secret\n', 'victim/keep/file.txt': 'mine' });
  putFiles(root, BASE);
  git(root, 'init', '--quiet', '--initial-branch', 'main');
  git(root, 'add', '--all');
  git(root, 'commit', '--quiet', '--message', 'start');
  git(root, 'checkout', '--quiet', '-b', 'hostile');
  putFiles(root, branch({ parent, root }));
  for (const [link, target] of LINKS) {
    mkdirSync(path.dirname(path.join(root, link)), { recursive: true });
    symlinkSync(target, path.join(root, link));
  }
  git(root, 'add', '--all', '--force');
  git(root, 'commit', '--quiet', '--message', 'more');
  git(root, 'checkout', '--quiet', 'main');
  git(root, 'checkout', '--quiet', 'hostile');
  return { parent, root };
}

const LINKS = [
  ['content/kit/secret.md', '../../../victim/secret.md'],
  ['content/kit/config.txt', '../../.git/config'],
  ['content/kit/victim', '../../../victim'],
  ['nav/notes.yaml', '../../victim/secret.md'],
] as const;

/** Code that leaves a file outside the project, starts a process and opens a port. */
function payload(kind: string, { parent }: Pick<Place, 'parent'>): string {
  const mark = JSON.stringify(path.join(parent, `ran-${kind}`));
  return `process.getBuiltinModule('node:fs').appendFileSync(${mark}, '.');
process.getBuiltinModule('node:child_process').execSync('true');
process.getBuiltinModule('node:net').createServer().listen(0).unref();
`;
}

function hostileFiles(place: Place): Readonly<Record<string, string>> {
  const tool = (name: string, version: string, code: string) => ({
    [`node_modules/${name}/package.json`]: JSON.stringify({ name, version, main: 'index.js' }),
    [`node_modules/${name}/index.js`]: payload(name, place) + code,
  });
  const compiler = JSON.stringify(path.join(ROOT, 'node_modules/typescript-for-docs-nav'));
  return {
    'nav/site.yaml': `title: Kit</title><script>alert(1)</script>
url: https://kit.example
mdx: evaluate
math: true
viteConfig: vite.config.ts
features: [./docs/feature.ts]
ownRules: [./docs/rule.ts]
components: { Swatch: docs/Swatch.tsx, Chart: chart }
`,
    'nav/sections/kit.yaml': `${BASE['nav/sections/kit.yaml']}  - pathname: /kit/one
  - pathname: /kit/two
  - pathname: /kit/listed
    title: __proto__
    generate: chart
demoProvider: docs/provider.tsx
`,
    'nav/bomb.yaml': 'a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\n__proto__: { polluted: true }\n',
    'content/kit/start.md': `---
description: <script>alert(1)</script>
constructor: { prototype: {} }
---

# Start

<img src="x" alt="a"> [out](/kit/one#computed) [more](/kit/listed/one) $x^2$

::chart{of="x"}

::demo{src="Stage.tsx"}
`,
    'content/kit/Stage.tsx': `${payload('demo', place)}export default function Stage() { return <p />; }\n`,
    'content/kit/run.ts': `${payload('mdx', place)}export const computed = 'computed';\n`,
    'content/kit/one.mdx': "import { computed } from './run.ts';\n\n# One\n\n## {computed}\n\n<Swatch /> <Chart />\n",
    'content/kit/two.mdx': `# Two\n\n{(() => { ${payload('expression', place).replaceAll('\n', ' ')} return 'x'; })()}\n`,
    'docs/Swatch.tsx': `${payload('component', place)}export default function Swatch() { return <p />; }\n`,
    'docs/provider.tsx': `${payload('provider', place)}export default function Provider() { return <p />; }\n`,
    'docs/feature.ts': `import { defineFeature } from 'docs-nav/feature';
${payload('feature', place)}
export default defineFeature({
  name: 'chart', says: 'A chart.', asked: ['line', 'pages'], ask: { of: { kind: 'text', says: 'What.' } },
  list: () => [{ title: 'One', slug: 'one', ask: {} }], html: () => '', markdown: () => '',
});
`,
    'docs/rule.ts': `${payload('rule', place)}
export default { code: 'my-rule', severity: 'warning', says: 'Says.', check: ({ pages }) => [{ message: 'It ran.', place: pages[0].place }] };
`,
    'vite.config.ts': `${payload('bundler', place)}export default {};\n`,
    '.gitattributes': '* filter=run diff=run\n',
    ...tool('temml', '1.0.0', "exports.renderToString = () => '<math></math>';\n"),
    ...tool('typescript-for-docs-nav', '6.0.3', `module.exports = require(${compiler});\n`),
  };
}

/** Everything in a folder, with its kind and its bytes. */
function look(folder: string, except: RegExp = /^$/): Readonly<Record<string, string>> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => !except.test(name));
  return Object.fromEntries(
    names.toSorted().map((name) => {
      const file = path.join(folder, name);
      const stats = lstatSync(file);
      const content = stats.isSymbolicLink()
        ? readlinkSync(file)
        : stats.isFile()
          ? createHash('sha256').update(readFileSync(file)).digest('hex')
          : '';
      return [name, `${stats.mode} ${content}`];
    }),
  );
}

/** What later runs may find: the cache, and the folder in which edits are prepared. */
const OWN = /^project\/(?:\.docs-nav|node_modules\/\.cache)(?:\/|$)/;

const environment = ({ parent }: Place) => ({
  ...process.env,
  TEST_RECORD: path.join(parent, '../record'),
  NODE_OPTIONS: `--require ${path.join(parent, '../recorder.cjs')}`,
});

function run(place: Place, ...args: readonly string[]): { readonly code: number | null; readonly said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], {
    cwd: place.root,
    encoding: 'utf8',
    env: environment(place),
  });
  return { code: status, said: stdout + stderr };
}

/** What has been started, and where something has listened, since the last time. */
function recorded({ parent }: Place): readonly string[] {
  const file = path.join(parent, '../record');
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  putFiles(path.dirname(file), { record: '' });
  return lines;
}

/** What an editor is told of the project, once it has been checked with a page open. */
async function edit(
  place: Place,
  file: string,
): Promise<{ readonly notes: string; readonly codes: readonly string[] }> {
  const child = spawn(process.execPath, [BIN, 'lsp', '--stdio', '--no-code'], {
    cwd: place.root,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: environment(place),
  });
  onTestFinished(() => void child.kill());
  const connection = createProtocolConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  const notes: string[] = [];
  const found = new Map<string, readonly string[]>();
  connection.onNotification('window/logMessage', ({ message }: { message: string }) => void notes.push(message));
  connection.onNotification(
    'textDocument/publishDiagnostics',
    ({ uri, diagnostics }: { uri: string; diagnostics: readonly { code: string }[] }) =>
      void found.set(
        uri,
        diagnostics.map(({ code }) => code),
      ),
  );
  connection.listen();
  const uri = pathToFileURL(path.join(place.root, file)).href;
  await connection.sendRequest('initialize', {
    processId: process.pid,
    rootUri: pathToFileURL(place.root).href,
    capabilities: {},
  });
  await connection.sendNotification('initialized', {});
  const text = readFileSync(path.join(place.root, file), 'utf8');
  await connection.sendNotification('textDocument/didOpen', {
    textDocument: { uri, languageId: 'mdx', version: 1, text: `${text}\n[gone](/kit/gone)\n` },
  });
  await vi.waitFor(() => expect(found.get(uri)).toContain('broken-link'), 60_000);
  await connection.sendRequest('textDocument/hover', { textDocument: { uri }, position: { line: 6, character: 3 } });
  await connection.sendRequest('shutdown');
  await connection.sendNotification('exit');
  await vi.waitFor(() => expect(child.exitCode).not.toBe(null), 60_000);
  connection.dispose();
  return { notes: notes.join('\n'), codes: [...found.values()].flat() };
}

/** Findings that could only come from code that was not run. */
const FROM_CODE = /broken-anchor|unknown-directive|unmapped-component|my-rule|unknown-value|empty-group/;

test('a hostile branch is read by validate, an editor and diff without running anything that it brings', async () => {
  const place = checkOut(hostileFiles);
  const before = look(place.parent);

  const checked = run(place, 'validate', '--no-code', '--format', 'compact');
  expect(checked.code, checked.said).toBe(1);
  expect(checked.said).toContain('unfollowed-link');
  expect(checked.said).toMatch(/no code of this project was run.*1 feature, .*1 rule .*2 pages with expressions/);
  expect(checked.said).not.toMatch(FROM_CODE);
  expect(look(place.parent)).toEqual(before);
  expect(recorded(place)).toEqual([]);

  const edited = await edit(place, 'content/kit/one.mdx');
  expect(edited.notes).toMatch(/no code of this project was run.*1 feature, .*1 rule .*2 pages with expressions/);
  expect(edited.codes.join(' ')).not.toMatch(FROM_CODE);
  expect(look(place.parent)).toEqual(before);
  expect(recorded(place)).toEqual([]);

  // An error in what links lead to keeps pages from being compared.
  for (const [link] of LINKS) rmSync(path.join(place.root, link));
  const linkless = look(place.parent, OWN);
  const compared = run(place, 'diff', 'main');
  expect(compared.code, compared.said).toBe(0);
  expect(compared.said).toMatch(/3 pages added\n {2}\/kit\/one/);
  expect(compared.said).toContain('no code of this project was run');
  const own = Object.keys(look(place.parent)).filter((name) => name.includes('ran-'));
  // Installed packages are what a comparison trusts.
  expect(own).toEqual(['ran-temml', 'ran-typescript-for-docs-nav']);
  expect(look(place.parent, new RegExp(`${OWN.source}|^ran-`))).toEqual(linkless);
  expect(new Set(recorded(place))).toEqual(new Set(['started git', 'started true', 'listens']));
});

test('of a hostile branch, validate runs what the threat model lists, and nothing else', () => {
  const place = checkOut(hostileFiles);
  const before = look(place.parent, OWN);
  const { code, said } = run(place, 'validate', '--format', 'compact');
  expect(code, said).toBe(1);
  const after = look(place.parent, OWN);
  const ran = Object.keys(after).filter((name) => before[name] !== after[name]);
  expect(ran).toEqual(
    ['expression', 'feature', 'mdx', 'rule', 'temml', 'typescript-for-docs-nav'].map((kind) => `ran-${kind}`),
  );
  expect(new Set(recorded(place))).toEqual(new Set(['started true', 'listens']));
});

/** The journal of a move that never was, from a process that no longer runs. */
const JOURNAL = {
  '.docs-nav/edit-4000000/journal.json': JSON.stringify({
    command: 'mv /a /b',
    steps: [
      { from: 'content/a/none.md', to: '.git/hooks/pre-commit' },
      { from: 'content/a/other.md', to: '../victim/written.sh' },
    ],
  }),
  '.docs-nav/edit-4000000/0': '#!/bin/sh\ntouch ran-hook\n',
  '.docs-nav/edit-4000000/1': '#!/bin/sh\n',
};

test('the journal of an edit that a branch brings is left where it is if no code may run', async () => {
  const place = checkOut(() => JOURNAL);
  const before = look(place.parent);
  run(place, 'validate', '--no-code');
  await edit(place, 'content/kit/start.md');
  expect(look(place.parent)).toEqual(before);
  expect(recorded(place)).toEqual([]);
});

test.each([['validate'], ['diff', 'main']])(
  'the journal of an edit that a branch brings is not finished by %s',
  (...args) => {
    const place = checkOut(() => JOURNAL);
    const before = look(place.parent, OWN);
    run(place, ...args);
    expect(look(place.parent, OWN)).toEqual(before);
  },
);
