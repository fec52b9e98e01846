import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCli } from '../cli/support/fake-io.ts';
import { makeFolder } from '../cli/support/folder.ts';
import { followPage, install, PAGES } from './support/follow-page.ts';
import { PEBBLE } from './support/pebble.ts';

test('the tree in which the tutorial makes a mistake is the one that `init` writes', async () => {
  const steps = PAGES.find(({ name }) => name === 'tutorial.md')?.steps ?? [];
  const tree = steps.find((step) => step.kind === 'file' && step.path === 'nav/sections/pebble.yaml');
  const library = Object.entries(PEBBLE).filter(([file]) => !/^(?:nav|content)\//.test(file));
  const root = makeFolder(Object.fromEntries(library));
  install(root);
  expect((await runCli(['init', '--yes'], root)).exitCode).toBe(0);
  const written = readFileSync(path.join(root, 'nav/sections/pebble.yaml'), 'utf8');
  expect(tree).toHaveProperty(
    'text',
    written.slice(written.indexOf('pages:')).replace('title: Button\n', 'titel: Button\n'),
  );
});

test('the manual has steps to try', () => {
  expect(PAGES.flatMap(({ steps }) => steps).length).toBeGreaterThan(50);
});

// The other pages are followed in `.ci/run`: snippets.ci.test.ts.
describe.each(PAGES.filter(({ name }) => name === 'tutorial.md'))('$name', ({ steps }) => {
  test('works as written, and leaves a project without mistakes', () => followPage(steps));
});
