import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { runCli } from './support/fake-io.ts';
import { makeFolder, PROJECT, putFiles } from './support/folder.ts';

let root: string;
beforeEach(() => {
  root = makeFolder(PROJECT);
  mkdirSync(path.join(root, 'node_modules'));
});

const at = (file: string) => path.join(root, file);
const read = (file: string) => readFileSync(at(file), 'utf8');
const cache = () => at('node_modules/.cache/docs-nav');

async function build(...flags: readonly string[]): Promise<string> {
  const { exitCode, stdout, stderr } = await runCli(['build', ...flags], root);
  expect(exitCode, stderr).toBe(0);
  return stdout;
}

/** Paths of all files below a folder. */
function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted();
}

describe('an output that was removed', () => {
  test('is written again, including search', async () => {
    await build();
    const before = filesBelow(at('out'));
    expect(before).toContain('_nav/search/library/pagefind.js');
    await build();
    rmSync(at('out'), { recursive: true });
    await build();
    expect(filesBelow(at('out'))).toEqual(before);
  });

  test('in part is completed, even if the file that marks it is missing', async () => {
    await build();
    const before = filesBelow(at('out'));
    const index = before.find((file) => file.startsWith('_nav/search/library/fragment/')) ?? '';
    for (const file of [index, '_nav/site.json', 'library/start/index.html']) {
      rmSync(at(`out/${file}`));
      await build();
      expect(filesBelow(at('out'))).toEqual(before);
    }
  });
});

test('the summary counts the files that are there, including those of search', async () => {
  const [, counted] = /: (\d+) files,/.exec(await build()) ?? [];
  expect(Number(counted)).toBe(filesBelow(at('out')).length);
});

test('the start page shows the current number of pages of every section', async () => {
  putFiles(root, {
    'nav/sections/more.yaml': 'id: more\nname: More\nprefixes: [/more]\npages:\n  - pathname: /more/one\n',
    'nav/site.yaml': `${PROJECT['nav/site.yaml']}sections: [library, more]\n`,
    'content/more/one.md': '# One\n',
    'content/more/two.md': '# Two\n',
  });
  await build('--no-search');
  expect(read('out/index.html')).toContain('1 page');
  putFiles(root, {
    'nav/sections/more.yaml':
      'id: more\nname: More\nprefixes: [/more]\npages:\n  - pathname: /more/one\n  - pathname: /more/two\n',
  });
  await build('--no-search');
  for (const file of ['out/index.html', 'out/404.html']) expect(read(file)).not.toContain('1 page<');
});

test('no folder is left without files', async () => {
  putFiles(root, { 'content/static/deep/picture.svg': '<svg/>' });
  for (let round = 0; round < 2; round++) await build('--no-search');
  rmSync(at('content/static'), { recursive: true });
  await build('--no-search');
  expect(existsSync(at('out/static'))).toBe(false);
});

test('a page shows the current titles of other pages, whatever section they are in', async () => {
  const more = (title: string) => ({
    'nav/sections/more.yaml': 'id: more\nname: More\nprefixes: [/more]\npages:\n  - pathname: /more/one\n',
    'content/more/one.md': `# ${title}\n`,
  });
  putFiles(root, {
    ...more('Old name'),
    'nav/site.yaml': `${PROJECT['nav/site.yaml']}sections: [library, more]\n`,
    'content/library/button.md': '---\nrelated: [/more/one]\n---\n\n# Button\n',
  });
  await build('--no-search');
  expect(read('out/library/button/index.html')).toContain('Old name');
  putFiles(root, more('New name'));
  await build('--no-search');
  expect(read('out/library/button/index.html')).not.toContain('Old name');
});

test('an asset is copied again if its bytes change but its size and time do not', async () => {
  for (const text of ['one', 'two']) {
    putFiles(root, { 'content/data.txt': text });
    utimesSync(at('content/data.txt'), 0, 0);
    await build('--no-search');
    expect(read('out/data.txt')).toBe(text);
  }
});

describe('what is in the way', () => {
  test.each(['pipe', 'folder', 'garbage'])('costs only time in place of any cache file: %s', async (kind) => {
    await build('--no-search');
    const before = filesBelow(at('out'));
    const files = filesBelow(cache()).filter((file) => !file.startsWith('spare'));
    expect(files.length).toBeGreaterThan(5);
    for (const file of files) {
      const place = path.join(cache(), file);
      rmSync(place);
      if (kind === 'pipe') spawnSync('mkfifo', [place]);
      else if (kind === 'folder') mkdirSync(path.join(place, 'within'), { recursive: true });
      else writeFileSync(place, '{"entries":{}}');
    }
    await build('--no-search');
    expect(filesBelow(at('out'))).toEqual(before);
    expect(statSync(path.join(cache(), 'manifest.json')).isFile()).toBe(true);
  });

  test('a file where the cache has a folder is removed', async () => {
    await build('--no-search');
    rmSync(path.join(cache(), 'frames'), { recursive: true });
    writeFileSync(path.join(cache(), 'frames'), '');
    rmSync(at('out'), { recursive: true });
    await build('--no-search');
    expect(readdirSync(path.join(cache(), 'frames'))).toHaveLength(1);
  });

  test('a file, a folder and a pipe in the wrong places of the output are replaced', async () => {
    await build('--no-search');
    const before = filesBelow(at('out'));
    rmSync(at('out/library'), { recursive: true });
    writeFileSync(at('out/library'), '');
    rmSync(at('out/index.html'));
    mkdirSync(at('out/index.html/within'), { recursive: true });
    rmSync(at('out/robots.txt'));
    spawnSync('mkfifo', [at('out/robots.txt')]);
    for (let round = 0; round < 2; round++) {
      await build('--no-search');
      expect(filesBelow(at('out'))).toEqual(before);
    }
  });

  test('an output that is a link stays one, and the folder behind it contains the site', async () => {
    symlinkSync(at('public'), at('out'));
    for (let round = 0; round < 3; round++) {
      await build('--no-search');
      expect(
        readdirSync(root)
          .filter((name) => name.includes('out') || name.includes('public'))
          .toSorted(),
      ).toEqual(['out', 'public']);
      expect(existsSync(at('public/library/start/index.html'))).toBe(true);
    }
  });
});
