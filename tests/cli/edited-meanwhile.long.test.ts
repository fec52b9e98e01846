import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { projectAt } from '../../cli/system/project-at.ts';
import { compileProject } from '../../cli/build/prepare/compile-project.ts';
import { scanProject } from '../../cli/project/load-project.ts';
import { runCli } from './support/fake-io.ts';
import { makeFolder, PROJECT } from './support/folder.ts';

const PAGE = 'content/library/start.md';
const [BEFORE, MEANWHILE] = ['# Start\n\n## Then\n', '# Start\n\n## Now\n'];

let root: string;
beforeEach(() => {
  root = makeFolder({ ...PROJECT, [PAGE]: BEFORE });
  mkdirSync(path.join(root, 'node_modules'));
});

const edit = (text: string) => writeFileSync(path.join(root, PAGE), text);
const read = (file: string) => readFileSync(path.join(root, 'out', file), 'utf8');

async function compiledAnchors(): Promise<readonly string[] | undefined> {
  const compiled = await compileProject(await scanProject(projectAt(root)));
  return compiled.ok ? compiled.manifest.routes['/library/start']?.anchors : undefined;
}

test('what a page said only for a moment is not kept as its content', async () => {
  // When this returns, the page has been hashed but not read yet.
  const scanned = scanProject(projectAt(root));
  edit(MEANWHILE);
  const compiled = await compileProject(await scanned);
  expect(compiled.ok && compiled.manifest.routes['/library/start']?.anchors).toEqual(['now']);
  edit(BEFORE);
  expect(await compiledAnchors()).toEqual(['then']);
  edit(MEANWHILE);
  expect(await compiledAnchors()).toEqual(['now']);
});

test('a page that is edited while the site is rendered is rendered and indexed again by the next build', async () => {
  const write = (text: string) => {
    if (text.includes('rendering')) edit(MEANWHILE);
  };
  const { exitCode } = await runCli(['build'], root, { stderr: { write } });
  expect(exitCode).toBe(0);
  expect(read('library/start/index.html')).toContain('id="now"');
  edit(BEFORE);
  const second = await runCli(['build'], root);
  expect(second.stderr).toContain('indexing');
  expect(read('library/start/index.html')).toContain('id="then"');
  expect(read('library/start.md')).toContain('Then');
  expect(read('library/llms-full.txt')).toContain('Then');
});
