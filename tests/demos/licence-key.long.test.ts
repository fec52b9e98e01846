import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCli } from '../cli/support/fake-io.ts';
import { putFiles } from '../cli/support/folder.ts';
import { ROOT } from '../support/docs-nav.ts';
import { makeCounterProject } from './support/counter-project.ts';

const KEY = 'dummy-key-0123456789';

/** Builds a site with two sections, one of them with the data grid's provider, and returns its files by path. */
async function build(env: Readonly<Record<string, string>>): Promise<ReadonlyMap<string, string>> {
  const root = makeCounterProject();
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync(path.join(ROOT, 'site/reference/providers/data-grid.tsx'), path.join(root, 'docs/data-grid.tsx'));
  putFiles(root, {
    'nav/site.yaml': 'title: Site\nurl: https://docs.example\nsearch: false\ndemoEnvironment: [MUI_X_LICENSE_KEY]\n',
    'nav/sections/grid.yaml':
      'id: grid\nname: Grid\nprefixes: [/grid]\ndemoProvider: docs/data-grid.tsx\npages:\n  - pathname: /grid/rows\n',
    // The theme does not matter here.
    'docs/material-ui.tsx': 'export default function Theme({ children }) {\n  return <div>{children}</div>;\n}\n',
    'content/grid/rows/index.md': '# Rows\n\nOf a grid.\n\n::demo{src="Rows.tsx"}\n',
    'content/grid/rows/Rows.tsx': 'export default function Rows() {\n  return <b>rows</b>;\n}\n',
  });
  const { exitCode } = await runCli(['build', '--no-search'], root, { env });
  expect(exitCode).toBe(0);
  const out = path.join(root, 'out');
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(out, file), readFileSync(file, 'utf8')]),
  );
}

/** Paths of the files that contain a text. */
const holding = (files: ReadonlyMap<string, string>, text: string): readonly string[] =>
  [...files.keys()].filter((file) => files.get(file)?.includes(text));

test('the data grid’s provider sets a license key from the environment, which is in no other file', async () => {
  const files = await build({ MUI_X_LICENSE_KEY: KEY });
  const [module = '', ...others] = holding(files, KEY);
  expect(others).toEqual([]);
  const [, address = ''] = /data-demo="\/([^"]*)"/.exec(files.get('grid/rows/index.html') ?? '') ?? [];
  expect(files.get(address)).toContain(path.basename(module));
  // What the packages of MUI X read.
  expect(files.get(module)).toMatch(new RegExp(`globalThis,\\{__MUI_LICENSE_INFO__:\\{key:[\`"']${KEY}`));
});

test('without a key, the provider publishes nothing about one', async () => {
  const files = await build({ OTHER_KEY: KEY });
  expect(files.get('grid/rows/index.html')).toContain('<b>rows</b>');
  expect(holding(files, KEY)).toEqual([]);
  expect(holding(files, 'MUI_LICENSE')).toEqual([]);
});
