import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { runCli } from '../../cli/support/fake-io.ts';
import { putFiles } from '../../cli/support/folder.ts';
import { openCase } from './open-case.ts';

test('all ids of a page are unique, even if headings are named like what it includes, or it includes that twice', async () => {
  const root = openCase('37-duplicate-directive-ids');
  const { exitCode, stdout } = await runCli(['build', '--no-search'], root);
  expect(exitCode, stdout).toBe(0);
  const html = readFileSync(path.join(root, 'out/docs/index.html'), 'utf8');
  const ids = Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id = '']) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  // Included once, once more, and written.
  expect(ids).toEqual(expect.arrayContaining(['field', 'field-1', 'field-2', 'field-prop-a', 'field-prop-a-2']));
});

test('exports of the same name in two packages have ids of their own', async () => {
  const root = openCase('37-duplicate-directive-ids');
  putFiles(root, {
    'content/docs/index.md': '# Start\n\n::api{package="pebble" name="Field"}\n\n::api{package="slate" name="Field"}\n',
    'node_modules/slate/package.json': '{ "name": "slate", "version": "1.0.0", "types": "index.d.ts" }',
    'node_modules/slate/index.d.ts':
      "export declare function Field(props: { a?: string }): import('react').ReactNode;\n",
  });
  const { exitCode, stdout } = await runCli(['build', '--no-search'], root);
  expect(exitCode, stdout).toBe(0);
  const html = readFileSync(path.join(root, 'out/docs/index.html'), 'utf8');
  const ids = Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id = '']) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});
