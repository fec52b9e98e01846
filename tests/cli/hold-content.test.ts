import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectAt } from '../../cli/system/project-at.ts';
import { loadProject, rememberProject, type ProjectMemory } from '../../cli/project/load-project.ts';
import { check } from '../../engine/index.ts';
import { makeFolder, PROJECT, putFiles } from './support/folder.ts';

const FILES = { ...PROJECT, 'content/library/shot.png': 'x', 'content/library/button/Demo.tsx': '' };

/** Expects that a command that keeps running finds the same after a change as a new one. */
async function expectSame(root: string, memory: ProjectMemory, changes: readonly string[] | undefined): Promise<void> {
  const { input } = await loadProject(projectAt(root), {
    memory,
    changes: changes === undefined ? undefined : new Set(changes),
  });
  const fresh = await loadProject(projectAt(root));
  expect(input).toEqual(fresh.input);
  expect(check(input)).toEqual(check(fresh.input));
}

test('what is remembered matches the project after each kind of change', async () => {
  const root = makeFolder(FILES);
  const memory = rememberProject();
  const put = (file: string, text: string) => {
    putFiles(root, { [file]: text });
    return [file];
  };
  await expectSame(root, memory, undefined);
  await expectSame(root, memory, put('content/library/start.md', '# Start\n\nSee [nothing](/library/gone).\n'));
  await expectSame(root, memory, put('content/library/new.md', '# New\n'));
  await expectSame(
    root,
    memory,
    put('nav/sections/library.yaml', `${PROJECT['nav/sections/library.yaml']}  - pathname: /library/new\n`),
  );
  await expectSame(root, memory, put('content/library/shot.png', 'another'));
  rmSync(path.join(root, 'content/library/new.md'));
  await expectSame(root, memory, ['content/library/new.md']);
  await expectSame(root, memory, put('content/library/button.md', 'title without end: \0'));
  await expectSame(root, memory, [
    'content/library/.button.md.swp',
    'content/library/4913',
    ...put('content/library/button.md', '# Button\n'),
  ]);
  renameSync(path.join(root, 'content'), path.join(root, 'docs'));
  await expectSame(root, memory, put('nav/site.yaml', `${PROJECT['nav/site.yaml']}content: docs\n`));
  await expectSame(root, memory, put('docs/library/start.md', '# Start\n\n## More\n'));
});

test('only reads what has changed', async () => {
  const root = makeFolder(FILES);
  const memory = rememberProject();
  const before = await loadProject(projectAt(root), { memory });
  putFiles(root, { 'content/library/start.md': '# Start\n\n## More\n', 'content/library/button.md': '# Unseen\n' });
  const after = await loadProject(projectAt(root), { memory, changes: new Set(['content/library/start.md']) });
  const factsOf = ({ input }: typeof before, name: string) =>
    input.pages.find(({ path: file }) => file.endsWith(name))?.facts;
  expect(factsOf(after, 'start.md')?.anchors).toEqual(['more']);
  expect(factsOf(after, 'button.md')).toBe(factsOf(before, 'button.md'));
});
