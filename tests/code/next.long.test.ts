import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { editFile, putFiles } from '../cli/support/folder.ts';
import { docsNav, ROOT } from '../support/docs-nav.ts';
import { hashFolder } from '../support/hash-folder.ts';

/** A package as it is published. */
function published(name: string, version: string, manifest: object, [code, types]: readonly [string, string]) {
  return {
    'package.json': JSON.stringify({
      name,
      version,
      type: 'module',
      main: 'index.js',
      types: 'index.d.ts',
      ...manifest,
    }),
    'index.js': `import { createElement } from 'react';\n${code}`,
    'index.d.ts': `import type { ReactElement, ReactNode } from 'react';\n${types}`,
  };
}

const stone = (sizes: string) =>
  `export interface StoneProps { size?: ${sizes}; isSoft?: boolean; children?: ReactNode }
export declare function Stone(props: StoneProps): ReactElement;\n`;

const PEBBLE = published('pebble', '1.0.0', { peerDependencies: { react: '*' } }, [
  `export const Stone = ({ children }) => createElement('b', null, children);\nexport const Dust = () => null;\n`,
  `${stone("'tiny' | 'large'")}export declare function Dust(): null;\n`,
]);

/** It has no `Dust`, no size `tiny`, and a prop that it does not take any more, in spite of its types. */
const NEXT_PEBBLE = published('pebble', '2.0.0-rc.1', { peerDependencies: { react: '^99' } }, [
  `export function Stone({ isSoft, children }) {
  if (isSoft) throw new Error('stones are hard');
  return createElement('b', null, children);
}\n`,
  stone("'large'"),
]);

/** It shows stones, so that it needs the next ones, too. */
const GRAVEL = published('gravel', '1.0.0', { peerDependencies: { pebble: '*', react: '*' } }, [
  `import { Stone } from 'pebble';\nexport const Heap = (props) => createElement(Stone, props);\n`,
  `import type { StoneProps } from 'pebble';\nexport declare function Heap(props: StoneProps): ReactElement;\n`,
]);

const demo = (imports: string, element: string) => `${imports}\n\nexport default () => ${element};\n`;
const page = (title: string, ...rest: readonly string[]) => `# ${title}\n\nWhat it is for.\n\n${rest.join('\n\n')}\n`;

const REPOSITORY = {
  '.gitignore': 'node_modules\ndist\n.docs-nav\n',
  // Whoever asked a registry would be told that it cannot be reached.
  '.npmrc': 'registry=http://127.0.0.1:9/\n',
  'package.json': JSON.stringify({ private: true, workspaces: ['docs', 'packages/*'] }),
  'packages/kit/package.json': JSON.stringify({
    name: '@acme/kit',
    version: '1.0.0',
    type: 'module',
    main: 'dist/index.js',
    types: 'dist/index.d.ts',
    dependencies: { pebble: '*' },
  }),
  'packages/kit/dist/index.js': `export { Stone as Pile } from 'pebble';\n`,
  'packages/kit/dist/index.d.ts': `export { Stone as Pile } from 'pebble';\n`,
  'packages/kit/src/index.ts': `export { Stone as Pile } from 'pebble';\n`,
  'docs/package.json': JSON.stringify({ name: 'docs', dependencies: { pebble: '*', gravel: '*', '@acme/kit': '*' } }),
  'docs/tsconfig.json': JSON.stringify({
    compilerOptions: { strict: true, jsx: 'react-jsx', paths: { '@acme/kit': ['../packages/kit/src/index.ts'] } },
    include: ['content'],
  }),
  'docs/nav/site.yaml': 'title: Stones\nurl: https://stones.example\n',
  'docs/nav/sections/stone.yaml':
    'id: stone\nname: Stones\nprefixes: [/stone]\npages:\n  - pathname: /stone/stone\n  - pathname: /stone/heap\n',
  'docs/content/stone/stone.md': page(
    'Stone',
    ...['tiny', 'soft', 'dust', 'fine', 'wrong'].map((name) => `::demo{src="${name}.tsx"}`),
    '::api{package="pebble" name="Dust"}',
    '```tsx\nimport { Stone } from \'pebble\';\n\nexport const Small = () => <Stone size="tiny" />;\n```',
  ),
  'docs/content/stone/heap.md': page('Heap', '::demo{src="heap.tsx"}', '::demo{src="pile.tsx"}'),
  'docs/content/stone/tiny.tsx': demo("import { Stone } from 'pebble';", '<Stone size="tiny">small</Stone>'),
  'docs/content/stone/soft.tsx': demo("import { Stone } from 'pebble';", '<Stone isSoft>soft</Stone>'),
  'docs/content/stone/dust.tsx': demo("import { Dust } from 'pebble';", '<p><Dust />dust</p>'),
  'docs/content/stone/fine.tsx': demo("import { Stone } from 'pebble';", '<Stone size="large">fine</Stone>'),
  'docs/content/stone/wrong.tsx': demo("import { Stone } from 'pebble';", '<Stone size="odd">wrong today</Stone>'),
  'docs/content/stone/heap.tsx': demo("import { Heap } from 'gravel';", '<Heap size="tiny">heap</Heap>'),
  'docs/content/stone/pile.tsx': demo("import { Pile } from '@acme/kit';", '<Pile size="tiny">pile</Pile>'),
};

/** Made once: no test changes it for others. */
let work: string;
let repository: string;
let next: string;

beforeAll(() => {
  work = realpathSync(mkdtempSync(path.join(tmpdir(), 'docs-nav-next-version-')));
  repository = path.join(work, 'repository');
  next = path.join(work, 'next');
  putFiles(next, NEXT_PEBBLE);
  putFiles(repository, REPOSITORY);
  const modules = path.join(repository, 'node_modules');
  putFiles(path.join(modules, 'pebble'), PEBBLE);
  putFiles(path.join(modules, 'gravel'), GRAVEL);
  for (const scope of ['@acme', '@types']) mkdirSync(path.join(modules, scope));
  symlinkSync('../../packages/kit', path.join(modules, '@acme/kit'));
  for (const name of ['react', 'react-dom', 'scheduler', '@types/react', 'csstype', 'typescript', 'vite'])
    symlinkSync(path.join(ROOT, 'node_modules', name), path.join(modules, name));
  spawnSync('git', ['init', '--quiet'], { cwd: repository });
  // Where copies are made, so that what is left there is seen.
  mkdirSync(path.join(work, 'temporary'));
  process.env['TMPDIR'] = path.join(work, 'temporary');
});

afterAll(() => {
  delete process.env['TMPDIR'];
  rmSync(work, { recursive: true, force: true });
});

function checkCode(folder: string, ...args: readonly string[]) {
  const outcome = docsNav(['check-code', ...args], path.join(folder, 'docs'));
  expect(readdirSync(path.join(work, 'temporary'))).toEqual([]);
  return outcome;
}

/** The place and kind of each finding. */
const places = (report: string) =>
  report
    .split('\n')
    .flatMap((line) => /^[^:]+:\d+:\d+: \w+\[[\w-]+\]/.exec(line)?.[0].replace('content/stone/', '') ?? [])
    .toSorted();

/** What the compiler says of the next version. */
const OF_TYPES = [
  'dust.tsx:1:10: error[type-error]',
  'heap.tsx:3:28: error[type-error]',
  'pile.tsx:3:28: error[type-error]',
  'stone.md:20:35: warning[block-type-error]',
  'tiny.tsx:3:29: error[type-error]',
];

test('is found before the upgrade as after it, with what only rendering and documentation show', () => {
  const before = hashFolder(path.join(repository, 'docs/content'));
  const { code, stdout, stderr } = checkCode(repository, '--with', next, '--format', 'compact');
  expect(code).toBe(1);
  expect(stderr).toMatch(/^note: pebble 2\.0\.0-rc\.1 needs react \^99, but \S+ is installed$/m);
  const others = ['soft.tsx:1:1: error[demo-failed]', 'stone.md:15:24: error[api-unknown-component]'];
  expect(places(stdout)).toEqual([...OF_TYPES, ...others].toSorted());
  expect(stdout).toContain('stones are hard');
  expect(hashFolder(path.join(repository, 'docs/content'))).toEqual(before);

  const upgraded = path.join(work, 'upgraded');
  cpSync(repository, upgraded, { recursive: true, verbatimSymlinks: true });
  cpSync(next, path.join(upgraded, 'node_modules/pebble'), { recursive: true });
  editFile(upgraded, 'docs/content/stone/stone.md', (text) => text.replace(/^::api.*$/m, 'Nothing.'));
  expect(places(checkCode(upgraded, '--format', 'compact').stdout)).toEqual(
    [...OF_TYPES, 'wrong.tsx:3:29: error[type-error]'].toSorted(),
  );
});

test('is a task list for some pages, of a packed file', () => {
  const { stdout: name } = spawnSync('npm', ['pack', '--pack-destination', work], { cwd: next, encoding: 'utf8' });
  const packed = path.join(work, name.trim());
  const args = ['/stone/heap', '--with', packed, '--format', 'markdown', '--fail-on', 'never'];
  expect(checkCode(repository, ...args)).toMatchObject({
    code: 0,
    stdout: `### Documentation with pebble 1.0.0 → 2.0.0-rc.1

2 tasks before the release.

**Heap** \`/stone/heap\`

- [ ] \`content/stone/heap.tsx:3\` Type \`"tiny"\` is not assignable to type \`"large"\` (TS2322).
- [ ] \`content/stone/pile.tsx:3\` Type \`"tiny"\` is not assignable to type \`"large"\` (TS2322).
`,
  });
});

test('is seen of a package in the repository, to whose source the settings lead', () => {
  const kit = path.join(work, 'kit');
  const code = 'export const Mound = () => null;\n';
  putFiles(kit, published('@acme/kit', '2.0.0', {}, [code, 'export declare function Mound(): null;\n']));
  const { stdout } = checkCode(repository, '--with', kit, '--format', 'json');
  expect(JSON.parse(stdout)).toMatchObject({
    with: [{ name: '@acme/kit', today: '1.0.0', next: '2.0.0' }],
    notes: [],
    pages: [{ title: 'Heap', pathname: '/stone/heap', diagnostics: [{ file: 'content/stone/pile.tsx', line: 1 }] }],
  });
});

test.each([
  ['pebble@3', /^error: npm could not install .*\n {2}help: connect to the network, or name a folder/m],
  ['pebbel@2', /^error: The project has no package `pebbel`, .*\n {2}help: did you mean `pebble`$/m],
  ['docs@2', /^error: `docs` is the project itself/m],
  ['nav', /^error: npm could not install the next version: Could not read package\.json/m],
])('of `%s`, it is told why nothing can be compared', (spec, said) => {
  const { code, stdout, stderr } = checkCode(repository, '--with', spec);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(said);
});
