import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { putFiles } from '../cli/support/folder.ts';
import { ROOT } from '../support/docs-nav.ts';
import { makeCounterProject } from './support/counter-project.ts';

/** So many that their demos are rendered in a thread of their own. */
const PAGES = Array.from({ length: 20 }, (_, at) => `/lib/page-${at}`);

let root = '';

beforeEach(() => {
  root = makeCounterProject();
  putFiles(root, {
    'nav/sections/lib.yaml': `id: lib\nname: Library\nprefixes: [/lib]\npages:\n${['/lib/counter', '/lib/plain', ...PAGES].map((pathname) => `  - pathname: ${pathname}\n`).join('')}`,
    ...Object.fromEntries(
      PAGES.flatMap((pathname) => [
        [`content${pathname}/index.md`, '# Page\n\n::demo{src="Words.tsx"}\n'],
        [`content${pathname}/Words.tsx`, showing(`<p>Words of ${pathname}</p>`)],
      ]),
    ),
  });
});

afterEach(() => rmSync(root, { recursive: true }));

function showing(element: string, before = ''): string {
  return `${before}export default function Words() {\n  return ${element};\n}\n`;
}

function build() {
  return spawnSync(process.execPath, [path.join(ROOT, 'dist/docs-nav.js'), 'build'], { cwd: root, encoding: 'utf8' });
}

test('demos of many pages are rendered, each in its page', () => {
  const { status, stderr, stdout } = build();
  expect(status, stderr + stdout).toBe(0);
  for (const pathname of PAGES)
    expect(readFileSync(path.join(root, 'out', pathname, 'index.html'), 'utf8')).toContain(
      `<p>Words of ${pathname}</p>`,
    );
});

test.each([
  ['throws', showing('<p>{(undefined as unknown as { a: string }).a}</p>'), /Words\.tsx:2:/],
  ['throws while it is loaded', showing('<p />', "throw new Error('No luck.');\n"), /No luck\.[^]*Words\.tsx:1:/],
  [
    'throws after it was loaded',
    showing('<p />', "process.nextTick(() => {\n  throw new Error('Too late.');\n});\n"),
    /Too late\.[^]*Words\.tsx:2:/,
  ],
  ['ends the process', showing('<p />', 'process.exit(0);\n'), /it ended the process/],
])('one that %s is reported, and nothing is written', (_, source, report) => {
  putFiles(root, { 'content/lib/page-7/Words.tsx': source });
  const { status, stdout } = build();
  expect(stdout).toMatch(/error\[demo-failed\]: This demo throws while it is rendered: /);
  expect(stdout).toMatch(report);
  expect(status).toBe(1);
  expect(existsSync(path.join(root, 'out'))).toBe(false);
});

test('one that never rests does not keep the build from ending', () => {
  putFiles(root, { 'content/lib/page-7/Words.tsx': showing('<p />', 'setInterval(() => {}, 1000);\n') });
  expect(build().status).toBe(0);
});
