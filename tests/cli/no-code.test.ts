/** `--no-code`, for branches that nobody has reviewed. */
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openWorkspace } from '../../cli/editor/workspace.ts';
import { findCacheFolder } from '../../cli/system/cache/cache-folder.ts';
import { projectAt } from '../../cli/system/project-at.ts';
import { runCli } from './support/fake-io.ts';
import { makeFolder } from './support/folder.ts';

const note = (name: string) => `import { appendFileSync } from 'node:fs';
appendFileSync(new URL('../ran.txt', import.meta.url), '${name} ');
`;

const FILES = {
  'nav/site.yaml': `title: Kit
url: https://kit.example
mdx: evaluate
features: [./docs/feature.ts]
ownRules: [./docs/rule.ts]
rules: { my-rule: error }
`,
  'nav/sections/kit.yaml': `id: kit
name: Kit
prefixes: [/kit]
pages:
  - pathname: /kit/start
  - pathname: /kit/values
  - pathname: /kit/listed
    title: Listed
    generate: chart
`,
  'content/kit/start.md':
    '# Start\n\n::chart\n\n[one](/kit/listed/one) [three](/kit/values#all-3) [gone](/kit/gone) [no](/kit/listed)\n',
  'content/kit/values.mdx':
    "import { SIZE } from '../../docs/values.ts';\n\n# Values\n\n## All {SIZE}\n\n{SIZE.none.more}\n",
  'docs/values.ts': `${note('values')}export const SIZE = 3;\n`,
  'docs/feature.ts': `${note('feature')}import { defineFeature } from 'docs-nav/feature';
export default defineFeature({
  name: 'chart', says: 'A chart.', asked: ['line', 'pages'],
  list: () => [{ title: 'One', slug: 'one', ask: {} }], html: () => '', markdown: () => '',
});
`,
  'docs/rule.ts': `${note('rule')}export default {
  code: 'my-rule', severity: 'warning', says: 'Says.',
  check: ({ pages }) => [{ message: 'It ran.', place: pages[0].place }],
};
`,
} as const;

const codesIn = (stdout: string) => Array.from(stdout.matchAll(/\[([\w-]+)\]/g), ([, code]) => code);

const ran = (root: string) => {
  const file = path.join(root, 'ran.txt');
  return existsSync(file) ? [...new Set(readFileSync(file, 'utf8').trim().split(' '))].toSorted() : [];
};

const UNRUN =
  'note: no code of this project was run, so this was not checked: the directives and pages of 1 feature, what 1 rule of this project would find and the values, titles and anchors of 1 page with expressions';

test('validate runs nothing, says so, tells what it knows, and leaves no trace for the next run', async () => {
  const [root, fresh] = [makeFolder(FILES), makeFolder(FILES)];
  const before = readdirSync(root, { recursive: true });
  const unrun = await runCli(['validate', '--no-code', '--format', 'compact'], root);
  expect(codesIn(unrun.stdout)).toEqual(['broken-link']);
  expect(unrun).toMatchObject({ exitCode: 1, stderr: `${UNRUN}\n` });
  expect(readdirSync(root, { recursive: true })).toEqual(before);
  const later = await runCli(['validate', '--format', 'compact'], root);
  expect(codesIn(later.stdout)).toEqual(['broken-link', 'expression-failed', 'my-rule']);
  expect(later).toEqual(await runCli(['validate', '--format', 'compact'], fresh));
  expect(ran(root)).toEqual(['feature', 'rule', 'values']);
});

test('what an earlier run has found is not taken for checked', async () => {
  const root = makeFolder(FILES);
  const first = await runCli(['validate', '--format', 'compact'], root);
  expect(codesIn((await runCli(['validate', '--no-code', '--format', 'compact'], root)).stdout)).toEqual([
    'broken-link',
  ]);
  expect(await runCli(['validate', '--format', 'compact'], root)).toEqual(first);
});

test('a project without code is checked as a whole, and nothing else is said', async () => {
  const root = makeFolder({
    'nav/site.yaml': 'title: Kit\nurl: https://kit.example\n',
    'nav/sections/kit.yaml': 'id: kit\nname: Kit\nprefixes: [/kit]\npages:\n  - pathname: /kit/start\n',
    'content/kit/start.md': '# Start\n\n:::chart\nText.\n:::\n\n[no](#none)\n',
  });
  const { stderr, ...unrun } = await runCli(['validate', '--no-code', '--format', 'compact'], root);
  expect(stderr).toBe('');
  expect(unrun).toEqual({ exitCode: 1, stdout: (await runCli(['validate', '--format', 'compact'], root)).stdout });
});

test.each(['--fix', '--api'])('it cannot be combined with %s', async (option) => {
  const { exitCode, stderr } = await runCli(['validate', '--no-code', option], makeFolder(FILES));
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining('cannot be combined with `--fix` and `--api`')]);
});

test('an editor is told what was not checked, once, also of what is not saved', async () => {
  const root = makeFolder(FILES);
  const told: string[] = [];
  const workspace = openWorkspace(projectAt(root, { trust: 'nothing' }), (message) => told.push(message));
  const codes = async () => (await workspace.refresh(() => false))?.diagnostics.map(({ code }) => code);
  expect(await codes()).toEqual(['broken-link']);
  workspace.show('content/kit/values.mdx', `${FILES['content/kit/values.mdx']}\n::chart\n\n[a](#all-4) [b](/kit/no)\n`);
  expect(await codes()).toEqual(['broken-link', 'broken-link']);
  expect(told).toEqual([UNRUN]);
  expect(ran(root)).toEqual([]);
});

test('tools are those beside docs-nav, whatever is installed in the project', () => {
  const root = makeFolder({
    'node_modules/typescript-for-docs-nav/package.json': '{ "version": "6.9.9" }',
  });
  expect(projectAt(root).tools.find('typescript')?.version).toBe('6.9.9');
  expect(projectAt(root, { trust: 'packages' }).tools.find('typescript')?.version).toBe('6.9.9');
  expect(projectAt(root, { trust: 'nothing' }).tools.find('typescript')?.version).not.toBe('6.9.9');
});

test.each(['.docs-nav', '.docs-nav/cache', 'node_modules/.cache'])('no cache is kept behind a link at %s', (link) => {
  const root = makeFolder({ 'victim/file.txt': '' });
  mkdirSync(path.dirname(path.join(root, link)), { recursive: true });
  symlinkSync(path.join(root, 'victim'), path.join(root, link));
  expect(path.relative(root, findCacheFolder(root))).not.toMatch(new RegExp(`^${link}(?:/|$)`));
});
