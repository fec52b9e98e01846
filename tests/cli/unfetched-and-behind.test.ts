/** What stands in content in place of a file: links to what no site publishes, and pointers of Git LFS. */
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadProject, rememberProject } from '../../cli/project/load-project.ts';
import { isLfsPointer } from '../../cli/system/files/lfs-pointer.ts';
import { projectAt } from '../../cli/system/project-at.ts';
import { check } from '../../engine/index.ts';
import { makeFolder, PROJECT, putFiles } from './support/folder.ts';

const POINTER = `version https://git-lfs.github.com/spec/v1\noid sha256:${'4d7a2146'.repeat(8)}\nsize 12345\n`;

/** Finds what is reported, and which other files would be published. */
async function look(root: string) {
  const { input } = await loadProject(projectAt(root));
  return { found: check(input).diagnostics.map(({ code, origin }) => `${origin.file} ${code}`), assets: input.assets };
}

const AROUND = {
  ...PROJECT,
  '.git/config': '[remote "origin"]\n',
  '.env': 'TOKEN=1\n',
  '.github/notes/a.txt': '',
  'node_modules/pkg/a.css': '',
  'src/index.ts': '',
  'src/data.json': '{}',
  'src/logo.svg': '<svg/>',
  'README.md': '# Read me\n',
  LICENSE: 'MIT\n',
  'dist/served.js': '',
};

test.each([
  ['a setting of Git', 'config.txt', '.git/config'],
  ['the folder of Git', 'git', '.git'],
  ['a secret', 'env.txt', '.env'],
  ['a folder in a folder with a dot', 'notes', '.github/notes'],
  ['a package', 'styles.css', 'node_modules/pkg/a.css'],
  ['the navigation', 'nav', 'nav'],
  ['a file of the navigation', 'site.txt', 'nav/site.yaml'],
  ['the source', 'source', 'src'],
  ['a file of the source, as a text', 'source.txt', 'src/index.ts'],
  ['a file of the source, as a page', 'source.md', 'src/index.ts'],
])('a link to %s is told, and leads to nothing that is published', async (_, name, target) => {
  const root = makeFolder({
    ...AROUND,
    // What is behind it is unknown, so that a link to it is not broken.
    'content/library/start.md': `# Start\n\nSee [this](/library/${name}) and the [button](/library/button).\n`,
  });
  symlinkSync(path.join('../..', target), path.join(root, 'content/library', name));
  const { found, assets } = await look(root);
  expect(assets).toEqual([]);
  expect(found.slice(0, 1)).toEqual([`content/library/${name} unfollowed-link`]);
});

test('a link to what a site publishes is followed', async () => {
  const root = makeFolder(AROUND);
  putFiles(root, { 'content/static/x.txt': '' });
  const links = {
    'content/library/logo.svg': '../../src/logo.svg',
    'content/library/license.txt': '../../LICENSE',
    'content/static/served.js': '../../dist/served.js',
  };
  for (const [link, to] of Object.entries(links)) symlinkSync(to, path.join(root, link));
  expect(await look(root)).toEqual({
    found: [],
    assets: ['/library/license.txt', '/library/logo.svg', '/static/served.js', '/static/x.txt'],
  });
});

test('a content folder that is such a link is told itself', async () => {
  const { 'content/library/start.md': _, 'content/library/button.md': __, ...around } = AROUND;
  const root = makeFolder(around);
  symlinkSync('.git', path.join(root, 'content'));
  expect(await look(root)).toEqual({ found: ['content unfollowed-link'], assets: [] });
});

test.each([
  ['a pointer', POINTER, true],
  [
    'one with extensions, and with line ends of Windows',
    POINTER.replace('oid', 'ext-0-a sha256:1\noid').replaceAll('\n', '\r\n'),
    true,
  ],
  ['a text about it', `# ${POINTER}`, false],
  ['a picture', '\x89PNG\r\n', false],
  ['one that is too long', POINTER + 'x'.repeat(1024), false],
])('%s is recognized: %j', (_, text, isPointer) => {
  expect(isLfsPointer(Buffer.from(text, 'latin1'))).toBe(isPointer);
});

test('a pointer in place of a page, a picture or a section is told once, and not published', async () => {
  const root = makeFolder({
    ...PROJECT,
    'content/library/start.md': '# Start\n\n![A](/library/a.png)\n\nSee the [button](/library/button).\n',
    'content/library/button.md': POINTER,
    'content/library/a.png': POINTER,
    'nav/sections/other.yaml': POINTER,
  });
  expect(await look(root)).toEqual({
    found: [
      'content/library/a.png no-regular-file',
      'content/library/button.md no-regular-file',
      'nav/sections/other.yaml no-regular-file',
    ],
    assets: [],
  });
});

test('a long-running command looks again when a picture becomes a pointer', async () => {
  const root = makeFolder({ ...PROJECT, 'node_modules/.keep': '', 'content/library/a.png': 'picture' });
  const memory = rememberProject();
  const load = async (changes?: ReadonlySet<string>) => (await loadProject(projectAt(root), { memory, changes })).input;
  expect((await load()).assets).toEqual(['/library/a.png']);
  putFiles(root, { 'content/library/a.png': POINTER });
  expect(await load(new Set(['content/library/a.png']))).toMatchObject({
    assets: [],
    unreadable: [{ path: 'content/library/a.png', cause: 'pointer' }],
  });
});
