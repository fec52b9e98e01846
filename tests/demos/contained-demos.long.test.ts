import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, realpathSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { expect, onTestFinished, test, vi } from 'vitest';
import { putFiles } from '../cli/support/folder.ts';
import { ROOT } from '../support/docs-nav.ts';
import { makeCounterProject } from './support/counter-project.ts';

/** How long a busy machine may take to show an edit, in ms. */
const PATIENCE = 60_000;

/** The same if twenty seconds of processor time must pass, however many others want the processor. */
const LONG_PATIENCE = 10 * PATIENCE;

const BIN = path.join(ROOT, 'dist/docs-nav.cjs');

const showing = (element: string, before = '') =>
  `${before}export default function Counter() {
  return ${element};
}
`;

const FAULTS = [
  ['throws', showing('<p>{(undefined as unknown as { a: string }).a}</p>'), /Counter\.tsx:2:/],
  ['throws while it is loaded', showing('<p />', "throw new Error('No luck.');\n"), /No luck\.[^]*Counter\.tsx:1:/],
  [
    'throws after it is loaded',
    showing('<p />', "process.nextTick(() => {\n  throw new Error('Too late.');\n});\n"),
    /Too late\.[^]*Counter\.tsx:2:/,
  ],
  [
    'requests an address that only browsers can resolve',
    showing('<p />', "export const found = fetch('/api/words');\n"),
    /Failed to parse URL[^]*Counter\.tsx:1:/,
  ],
  ['ends the process', showing('<p />', 'process.exit(0);\n'), /It ended the process[^]*Counter\.tsx:1:/i],
  [
    'ends itself by a signal',
    showing('<p>{process.kill(process.pid)}</p>'),
    /It sent a signal to a process[^]*Counter\.tsx:2:/i,
  ],
  [
    'imports a module of Node',
    showing('<p>{sep}</p>', "import './counter.css';\nimport { sep } from 'node:path';\n"),
    /`node:path` is a module of Node, which browsers do not have\.\n *content\/lib\/counter\/Counter\.tsx:2:21/,
  ],
  [
    'exports an element',
    'export default <p>An element</p>;\n',
    /cannot be rendered: its default export is not a component\.[^]*Counter\.tsx:1:[^]*help: export a component/,
  ],
  [
    'waits',
    'export default async function Counter() {\n  return <p>Late</p>;\n}\n',
    /cannot be rendered: a component waits for something outside `<Suspense>`\.\n *content\/lib\/counter\/Counter\.tsx:1:1/,
  ],
] as const;

function makeProject(source: string): string {
  const root = makeCounterProject();
  onTestFinished(() => rmSync(root, { recursive: true }));
  putFiles(root, { 'content/lib/counter/Counter.tsx': source });
  return root;
}

const build = (root: string) => spawnSync(process.execPath, [BIN, 'build'], { cwd: root, encoding: 'utf8' });

// `dev` tries all of them, below.
test.each([FAULTS[0], FAULTS[4]])('a build reports a demo that %s, and writes nothing', (_, source, report) => {
  const root = makeProject(source);
  const { status, stdout } = build(root);
  expect(stdout).toMatch(/error\[demo-failed\]: This demo throws while it is rendered: /);
  expect(stdout).toMatch(report);
  expect(status).toBe(1);
  expect(existsSync(path.join(root, 'out'))).toBe(false);
});

test('a provider that throws is reported once, with its place, even if the packages are a link to another folder', () => {
  const root = makeProject(showing('<p />'));
  const elsewhere = realpathSync(mkdtempSync(path.join(tmpdir(), 'docs-nav-packages-')));
  onTestFinished(() => rmSync(elsewhere, { recursive: true }));
  renameSync(path.join(root, 'node_modules'), path.join(elsewhere, 'node_modules'));
  symlinkSync(path.join(elsewhere, 'node_modules'), path.join(root, 'node_modules'));
  putFiles(root, {
    'content/lib/counter/Other.tsx': showing('<i />'),
    'content/lib/counter/index.md': '# Counter\n\n::demo{src="Counter.tsx"}\n\n::demo{src="Other.tsx"}\n',
    'docs/provider.tsx': "export default function Provider() {\n  throw new Error('No theme.');\n}\n",
  });
  const { stdout } = build(root);
  expect(stdout.match(/error\[/g)).toHaveLength(1);
  expect(stdout).toMatch(/No theme\.\n *docs\/provider\.tsx:2:/);
});

test('a provider without a component is reported with what to do', () => {
  const root = makeProject(showing('<p />'));
  putFiles(root, { 'docs/provider.tsx': 'export const theme = {};\n' });
  expect(build(root).stdout).toMatch(
    /This provider cannot be compiled: it exports no component\.\n *docs\/provider\.tsx:1:1[^]*help: export a component as its default/,
  );
});

test('a build in a project without React names a file that needs it, and what to install', () => {
  const root = makeProject(showing('<p />'));
  rmSync(path.join(root, 'node_modules/react'));
  const { status, stdout } = build(root);
  expect(stdout).toMatch(
    /error\[demo-syntax\]: This \w+ cannot be compiled: Rolldown failed to resolve import "react\//,
  );
  expect(stdout).toMatch(/(?:docs\/provider|content\/lib\/counter\/Counter)\.tsx:1:1[^]*help: install `react`/);
  expect(stdout).not.toContain(root);
  expect(status).toBe(1);
});

test('a module that needs no React is reported as well if none is installed', () => {
  const root = makeProject('export const size = 1;\n');
  rmSync(path.join(root, 'node_modules/react-dom'));
  const { status, stdout } = build(root);
  expect(stdout).toMatch(/Cannot find module 'react-dom\/server'\.[^]*Counter\.tsx:1:1[^]*help: install `react-dom`,/);
  expect(status).toBe(1);
});

test('a build ends even if a demo leaves a timer running', () => {
  const root = makeProject(showing('<p>Ticks</p>', 'setInterval(() => {}, 1000);\n'));
  const { status, stderr } = build(root);
  expect(status, stderr).toBe(0);
  expect(readFileSync(path.join(root, 'out/lib/counter/index.html'), 'utf8')).toContain('<p>Ticks</p>');
});

test(
  'a build ends even if a demo does not, and reports the others as well',
  () => {
    const root = makeProject(
      "import { start } from './numbers';\n\nexport default function Counter() {\n  let at = start;\n  while (at > 0) at += 1;\n  return <p>{at}</p>;\n}\n",
    );
    putFiles(root, {
      'content/lib/counter/index.md': '# Counter\n\n::demo{src="Counter.tsx"}\n\n::demo{src="Other.tsx"}\n',
      'content/lib/counter/Other.tsx': FAULTS[0][1],
    });
    const { status, stdout } = build(root);
    expect(stdout).toMatch(
      /This demo cannot be rendered: it never finishes\.\n *content\/lib\/counter\/Counter\.tsx:5:/,
    );
    expect(stdout).toMatch(/throws while it is rendered: [^]*Other\.tsx:2:/);
    expect(status).toBe(1);
    expect(existsSync(path.join(root, 'out'))).toBe(false);
  },
  LONG_PATIENCE,
);

test('a demo for browsers only is compiled, but never run', () => {
  const root = makeProject(showing('<p>{width}</p>', 'const width = window.innerWidth;\n'));
  const page = (src: string) =>
    putFiles(root, { 'content/lib/counter/index.md': `# Counter\n\n::demo{src="${src}" client}\n` });
  page('Counter.tsx');
  const { status, stderr } = build(root);
  expect(status, stderr).toBe(0);
  page('Counter.tsx#Other');
  expect(build(root).stdout).toMatch(
    /error\[demo-syntax\]: This demo cannot be compiled: it exports no `Other`\.\n *content\/lib\/counter\/Counter\.tsx:1:1/,
  );
});

function startDev(root: string) {
  const child = spawn(process.execPath, [BIN, 'dev', '--host', '127.0.0.1'], { cwd: root, stdio: 'pipe' });
  onTestFinished(async () => {
    child.kill();
    await once(child, 'exit');
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  return {
    child,
    /** Shows another demo, and waits for what is reported about it. */
    async put(source: string, report: RegExp, patience = PATIENCE) {
      said = said.replaceAll(/error\[[^]*/g, '');
      putFiles(root, { 'content/lib/counter/Counter.tsx': source });
      await vi.waitFor(() => expect(said).toMatch(report), patience);
    },
    async shows(text: string) {
      putFiles(root, { 'content/lib/counter/Counter.tsx': showing(`<p>${text}</p>`) });
      const [origin = ''] = /http:\/\/\S+/.exec(said) ?? [];
      await vi.waitFor(
        async () => expect(await (await fetch(`${origin}lib/counter/`)).text()).toContain(`<p>${text}</p>`),
        PATIENCE,
      );
    },
  };
}

test('dev keeps running whatever demos do', async () => {
  const { child, put, shows } = startDev(makeProject(FAULTS[0][1]));
  for (const [, source, report] of FAULTS) await put(source, report);
  await shows('All is well');
  expect(child.exitCode).toBe(null);
});

test(
  'dev keeps running after a demo that never finishes loading',
  async () => {
    const { put, shows } = startDev(makeProject(FAULTS[0][1]));
    await put(
      showing('<p />', 'let isOver = false;\nwhile (!isOver) isOver = false;\n'),
      /cannot be rendered: it never finishes\.\n *content\/lib\/counter\/Counter\.tsx:2:/,
      LONG_PATIENCE,
    );
    await shows('It is over');
  },
  LONG_PATIENCE,
);
