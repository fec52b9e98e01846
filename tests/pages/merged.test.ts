import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyReference } from '../support/copy-reference.ts';
import { docsNav, ROOT } from '../support/docs-nav.ts';
import { hashFolder } from '../support/hash-folder.ts';

const SECTIONS = readdirSync(path.join(ROOT, 'nav/sections')).map((file) => path.basename(file, '.yaml'));

test('the sections of the reference site, built one by one and merged, equal the site built at once', () => {
  const root = copyReference();
  onTestFinished(() => rmSync(root, { recursive: true }));
  const run = (...args: readonly string[]): void => {
    const { code, stdout, stderr } = docsNav([...args], root);
    expect(code, stdout + stderr).toBe(0);
  };
  for (const id of SECTIONS) run('build', '--section', id, '--out', `parts/${id}`);
  run('merge', ...SECTIONS.map((id) => `parts/${id}`), '--out', 'merged');
  run('build', '--out', 'whole');
  const [merged, whole] = ['merged', 'whole'].map((name) => hashFolder(path.join(root, name)));
  expect(Object.keys(whole ?? {}).length).toBeGreaterThan(1000);
  expect(merged).toEqual(whole);
});
