import { renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readShown, type NamedModules } from '../../cli/make/demos/source/shown-modules.ts';
import { projectAt } from '../../cli/system/project-at.ts';
import { makeFolder } from '../cli/support/folder.ts';

const NAMED: NamedModules = {
  modules: ['content/A.tsx', 'content/B.tsx', 'content/unshown.tsx'],
  parts: [{ src: 'A.tsx' }, { src: 'B.tsx#Second' }],
  providers: [],
  components: [],
};

const FILES = {
  'content/A.tsx': "import { kit } from 'kit';\n\nexport default kit;\n",
  'content/B.tsx': "import './b.css';\n\nexport const First = 0;\n",
  'content/unshown.tsx': '',
};

/** Looks at the modules twice, with a change in between; returns what was read the second time, and what is known then. */
async function lookAgain(change: (root: string) => void, named: NamedModules = NAMED) {
  const root = makeFolder(FILES);
  // A file that has just been written may change again within the clock's resolution.
  await setTimeout(150);
  readShown(projectAt(root), NAMED);
  change(root);
  const read: string[] = [];
  const project = projectAt(root);
  const { readText } = project.files;
  const files: typeof project.files = {
    ...project.files,
    readText: (file, unreadable) => (read.push(path.basename(file)), readText(file, unreadable)),
  };
  const shown = readShown({ ...project, files }, named);
  expect(shown, 'as if nothing had been kept').toEqual(readShown(projectAt(makeCopy(root)), named));
  return { read, shown };
}

/** Copies what is left of the modules to a project without a cache. */
function makeCopy(root: string): string {
  const { readText } = projectAt(root).files;
  const texts = NAMED.modules.map((file) => [file, readText(file, [])] as const);
  return makeFolder(Object.fromEntries(texts.flatMap(([file, text]) => (text === undefined ? [] : [[file, text]]))));
}

test('a module that nobody has touched is not read again', async () => {
  const { read, shown } = await lookAgain(() => {});
  expect(read).toEqual([]);
  expect(shown.map(({ path: file, lacks, imports }) => [file, lacks, imports.map(({ from }) => from)])).toEqual([
    ['content/A.tsx', [], ['kit']],
    ['content/B.tsx', ['Second'], ['./b.css']],
  ]);
});

test.each<[string, (root: string) => void]>([
  ['edited', (root) => writeFileSync(path.join(root, 'content/A.tsx'), "import 'other';\n")],
  [
    'edited to as many bytes, under its old time',
    (root) => {
      const file = path.join(root, 'content/A.tsx');
      const { mtime } = statSync(file);
      writeFileSync(file, FILES['content/A.tsx'].replaceAll('kit', 'box'));
      utimesSync(file, mtime, mtime);
    },
  ],
  [
    'replaced by another',
    (root) => renameSync(path.join(root, 'content/unshown.tsx'), path.join(root, 'content/A.tsx')),
  ],
])('a module that was %s is read again', async (_, change) => {
  expect((await lookAgain(change)).read).toEqual(['A.tsx']);
});

test('a module that is gone is not shown', async () => {
  const { shown } = await lookAgain((root) => rmSync(path.join(root, 'content/A.tsx')));
  expect(shown.map(({ path: file }) => file)).toEqual(['content/B.tsx']);
});

test('a module is read again if another export is asked of it', async () => {
  const parts = [{ src: 'A.tsx' }, { src: 'B.tsx#First' }];
  const { read, shown } = await lookAgain(() => {}, { ...NAMED, parts });
  expect(read).toEqual(['B.tsx']);
  expect(shown.map(({ lacks }) => lacks)).toEqual([[], []]);
});
