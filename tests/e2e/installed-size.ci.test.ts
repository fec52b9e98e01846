/** The size of an installation of the packed file, printed and compared with limits; from the npm registry or npm's cache. */
import { lstatSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../support/docs-nav.ts';
import { installPackages, put, run } from '../support/tools.ts';
import { PROJECT } from '../cli/support/folder.ts';

const work = realpathSync(mkdtempSync(path.join(tmpdir(), 'docs-nav-size-')));
let packed = '';

beforeAll(() => {
  const [{ filename = '' }] = JSON.parse(
    run('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', work], ROOT).stdout,
  ) as [{ filename?: string }];
  packed = path.join(work, filename);
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** A demo, a picture for link previews and a formula. */
const EVERYTHING = {
  'nav/site.yaml': `${PROJECT['nav/site.yaml']}socialCards: true\nmath: true\n`,
  'content/library/button.md': '# Button\n\nPress it $n^2$ times.\n\n::demo{src="Press.tsx"}\n',
  'content/library/Press.tsx': 'export default function Press() {\n  return <button>Press</button>;\n}\n',
};

/** Who installs it, their additional packages, and the most that it may take, in MB. Most of Pagefind is one program. */
const INSTALLATIONS = [
  ['who only checks', [], 15],
  ['a site without demos', ['pagefind@1'], 80],
  [
    'a site with everything',
    ['pagefind@1', 'vite@8', 'typescript@6', '@resvg/resvg-js@2', 'temml@0', 'react', 'react-dom', '@types/react'],
    160,
  ],
] as const;

test.for(INSTALLATIONS)('%s', ([who, packages, limit], context) => {
  const folder = path.join(work, who.replaceAll(' ', '-'));
  mkdirSync(folder);
  const missing = installPackages(folder, [packed, ...packages]);
  if (missing !== undefined) return context.skip(missing);
  const size = sizeOf(path.join(folder, 'node_modules')) / 1e6;
  console.log(`An installation for ${who} takes ${size.toFixed(1)} MB.`);
  expect(size).toBeLessThan(limit);
  put(folder, packages.length < 2 ? PROJECT : { ...PROJECT, ...EVERYTHING });
  expect(run('npx', ['docs-nav', 'validate'], folder)).toMatchObject({ status: 0 });
  expect(run('npx', ['docs-nav', 'build'], folder).stdout).toMatch(/^Built 4 pages/);
  const names = readdirSync(path.join(folder, 'node_modules'));
  if (packages.length === 0)
    expect(
      names.filter((name) => /vite|rolldown|rollup|esbuild|pagefind|resvg|prettier|typescript|sucrase/.test(name)),
    ).toEqual([]);
});

/** Total size, in bytes, of the files in a folder. */
function sizeOf(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const place = path.join(folder, entry.name);
    return sum + (entry.isDirectory() ? sizeOf(place) : lstatSync(place).size);
  }, 0);
}
