import { randomBytes } from 'node:crypto';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { findHeavyPages } from '../../cli/build/write/budgets.ts';
import { projectAt } from '../../cli/system/project-at.ts';
import { makeCounterProject } from '../demos/support/counter-project.ts';
import { hashFolder } from '../support/hash-folder.ts';
import { runCli } from './support/fake-io.ts';
import { makeFolder, putFiles } from './support/folder.ts';

let root: string;
let published: Readonly<Record<string, string>>;

const TEXT = '# Guide\n\nHow to begin.\n\n## First steps\n\nOne after the other.\n';
const settings = (budgets: string) => ({
  'nav/site.yaml': `title: Site\nurl: https://docs.example\nbudgets: ${budgets}\n`,
});
const out = () => path.join(root, 'out');

beforeAll(async () => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'docs-nav-budgets-')));
  putFiles(root, {
    ...settings('{}'),
    'nav/sections/guide.yaml':
      'id: guide\nname: Guide\nprefixes: [/guide]\npages:\n  - pathname: /guide\n  - pathname: /guide/other\n',
    'content/guide.md': TEXT,
    'content/guide/other.md': '# Other\n\nLess of it.\n',
  });
  expect((await runCli(['build'], root)).exitCode).toBe(0);
  published = hashFolder(out());
  // So that some sizes have grown since then.
  putFiles(root, { 'content/guide.md': `${TEXT}\n## Second steps\n\nAnd so on, page after page.\n` });
}, 60_000);
afterAll(() => rmSync(root, { recursive: true }));

const number = String.raw`\d[\d,.]*`;
const more = String.raw` \(${number} more than in the last build\)`;

test.each([
  ['pageBytes', `guide/index\\.html has ${number} bytes of HTML${more}`],
  ['navigationBytes', `guide/index\\.html has ${number} bytes of navigation${more}`],
  ['scriptBytes', String.raw`Before its reader acts, a text page runs ${number} bytes \(gzip\) of script`],
  ['searchBytes', `The search index has ${number} bytes${more}`],
  ['buildSeconds', `The build took ${number} s`],
  ['buildMemory', `The build used ${number} MiB of memory`],
])(
  'a build above the budget %s fails, says what grew and by how much, and leaves the last output intact',
  async (name, grown) => {
    putFiles(root, settings(`{ ${name}: 0.001 }`));
    const { exitCode, stdout } = await runCli(['build'], root);
    expect(stdout).toMatch(
      new RegExp(
        `^error: ${grown}, ${number} above the budget \`${name}\` of 0\\.001\\.\nhelp: .*nav/site\\.yaml\n\nNothing was published; any previous output is unchanged\\.\n$`,
      ),
    );
    expect(exitCode).toBe(1);
    expect(hashFolder(out())).toEqual(published);
  },
);

test('a build within its budgets is published', async () => {
  putFiles(
    root,
    settings(
      '{ pageBytes: 1000000, navigationBytes: 1000000, scriptBytes: 10240, searchBytes: 10000000, buildSeconds: 100000, buildMemory: 1000000 }',
    ),
  );
  const { exitCode, stdout } = await runCli(['build'], root);
  expect(stdout).toMatch(/^Built 2 pages/);
  expect(exitCode).toBe(0);
});

test('what a demo draws does not count as navigation of its page', async () => {
  const project = makeCounterProject();
  onTestFinished(() => rmSync(project, { recursive: true }));
  putFiles(project, {
    ...settings('{ navigationBytes: 5000 }'),
    'content/lib/counter/Counter.tsx':
      'export default function Counter() {\n  return <nav aria-label="Pages">{\'page \'.repeat(2000)}</nav>;\n}\n',
  });
  expect((await runCli(['build', '--no-search'], project)).stdout).toMatch(/^Built/);
});

test('an API page that is heavy even when compressed is reported, and weighed again only if it has changed', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-nav-heavy-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const heavy = randomBytes(60_000).toString('base64');
  const pages: Readonly<Record<string, string>> = {
    '/api/table': heavy,
    '/api/list': 'a'.repeat(100_000),
    '/guide': heavy,
  };
  putFiles(
    folder,
    Object.fromEntries(Object.entries(pages).map(([pathname, text]) => [`${pathname.slice(1)}/index.html`, text])),
  );
  const routes = Object.fromEntries(
    Object.keys(pages).map((pathname) => [
      pathname,
      {
        pathname,
        ...(pathname.startsWith('/api') ? { shows: { kind: 'api', ask: { package: 'lib', name: 'Table' } } } : {}),
      },
    ]),
  );
  const files = Object.keys(pages).map((pathname) => ({
    path: `${pathname.slice(1)}/index.html`,
    key: pathname,
    route: pathname,
  }));
  const size = (file: string) => pages[`/${path.dirname(file)}`]?.length;
  const { cache } = projectAt(folder);
  const find = (planned = files) =>
    findHeavyPages({ context: { manifest: { routes } }, files: planned, cache, writer: { folder, size } } as never);
  const found = [expect.stringMatching(/^api\/table\/index\.html has [6-9]\d,\d{3} bytes \(gzip\) of HTML/)];
  expect(find()).toEqual(found);
  putFiles(folder, { 'api/table/index.html': 'a'.repeat(100_000) });
  expect(find()).toEqual(found);
  expect(find(files.map((file) => ({ ...file, key: `${file.key} edited` })))).toEqual([]);
  putFiles(folder, { 'api/table/index.html': heavy });
  const unknown = files.map((file) => ({ ...file, key: '' }));
  expect(find(unknown)).toEqual(found);
  putFiles(folder, { 'api/table/index.html': '' });
  expect(find(unknown)).toEqual([]);
});

test('a page of more than 10 MB is told although nothing limits it, unless the site allows it', async () => {
  const large = makeFolder({
    'nav/site.yaml': 'title: Site\nurl: https://docs.example\nmdx: evaluate\nsearch: false\n',
    'nav/sections/guide.yaml': 'id: guide\nname: Guide\nprefixes: [/guide]\npages:\n  - pathname: /guide\n',
    'content/guide.mdx': "# Guide\n\nText.\n\n{'long '.repeat(2_000_000)}\n",
  });
  const { exitCode, stdout } = await runCli(['build'], large);
  expect(stdout).toMatch(
    new RegExp(
      `^error: guide/index\\.html has ${number} bytes of HTML, ${number} above the budget \`pageBytes\` of 10,000,000\\.\n`,
    ),
  );
  expect(exitCode).toBe(1);
  putFiles(large, {
    'nav/site.yaml':
      'title: Site\nurl: https://docs.example\nmdx: evaluate\nsearch: false\nbudgets: { pageBytes: 20000000 }\n',
  });
  expect((await runCli(['build'], large)).exitCode).toBe(0);
});
