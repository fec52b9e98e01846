import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { describe, expect, test } from 'vitest';
import { projectAt } from '../../cli/system/project-at.ts';
import { isMisplaced } from '../../engine/text/project-files.ts';
import { loadProject } from '../../cli/project/load-project.ts';
import { check } from '../../engine/index.ts';
import { ROOT } from '../support/docs-nav.ts';
import { firstRows } from '../support/runs.ts';
import { makeFolder, PROJECT, putFiles } from './support/folder.ts';
import { runCli } from './support/fake-io.ts';

async function findCodes(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const { input } = await loadProject(projectAt(makeFolder(files)));
  return check(input).diagnostics.map(({ code }) => code);
}

/** The kinds of what is known outside of the engine before a build makes anything. */
async function toldInBuilds(root: string): Promise<readonly string[]> {
  const { input } = await loadProject(projectAt(root), { isBuild: true });
  return [...new Set((input.findings ?? []).map(({ code }) => code))];
}

describe('what the loader has to know about the navigation is read as YAML', () => {
  const INSTALLED = {
    'node_modules/core/package.json': '{ "name": "core", "version": "1.0.0" }',
    'node_modules/core/Button/index.d.ts': 'export declare function Button(props: { label: string }): null;\n',
    'nav/site.yaml': PROJECT['nav/site.yaml'],
  };
  const section = (group: string) =>
    `id: lib\nname: Lib\nprefixes: [/lib]\npages:\n  - pathname: /lib/api\n    generate: api\n${group}`;

  const PACKAGES = [
    ['a list with a comment', section('    package:\n      - core # the main one\n')],
    ['Windows line endings', section('    package:\n      - core\n').replaceAll('\n', '\r\n')],
    ['a quoted key', section('    "package": core\n')],
    ['a bracketed list on several lines', section('    package: [\n      core,\n      ]\n')],
    ['text on several lines', section('    package: >-\n      core\n')],
  ] as const;

  test.each(firstRows(PACKAGES, 2))('packages: %s', async (_, text) => {
    expect(await findCodes({ ...INSTALLED, 'nav/sections/lib.yaml': text })).toEqual([]);
  });

  test('a package that is not installed still counts as one, and no path leads out of the folder of packages', async () => {
    const files = { ...INSTALLED, 'outside/package.json': '{ "version": "1.0.0" }' };
    expect(await findCodes({ ...files, 'nav/sections/lib.yaml': section('    package: ../outside\n') })).toEqual([
      'unknown-package',
    ]);
  });

  test('what pages ask for and packages lack is known without a build; types and other spellings count as existing', async () => {
    const page = ['Button', 'ButtonProps', 'CardItem', 'Buton'].map((name) => `::api{package="core" name="${name}"}\n`);
    const root = makeFolder({
      ...INSTALLED,
      'package.json': '{ "dependencies": { "core": "1.0.0" } }',
      'node_modules/core/package.json': '{ "name": "core", "version": "1.0.0", "types": "index.d.ts" }',
      'node_modules/core/index.d.ts':
        "import type { ReactElement } from 'react';\nexport interface ButtonProps { label: string }\nexport declare function Button(props: ButtonProps): ReactElement;\nexport declare function CardItem(props: ButtonProps): ReactElement;\nexport declare const Card: { Item: typeof CardItem };\n",
      'nav/sections/lib.yaml': 'id: lib\nname: Lib\nprefixes: [/lib]\npages:\n  - pathname: /lib/a\n',
      'content/lib/a.md': `# A\n\n${page.join('\n')}\n::api{package="coer" name="Button"}\n`,
    });
    symlinkSync(path.join(ROOT, 'node_modules/typescript'), path.join(root, 'node_modules/typescript'));
    const { input } = await loadProject(projectAt(root));
    expect(check(input).diagnostics.map(({ code, help }) => [code, help])).toEqual([
      ['api-unknown-component', 'did you mean `Button`'],
      ['api-unknown-component', 'did you mean `core`'],
    ]);
    // A build finds this when it describes what pages document.
    expect(await toldInBuilds(root)).toEqual(['missing-package']);
  });

  test('rows that an export lacks, and icons of a package that is not installed, are known without a build', async () => {
    const root = makeFolder({
      ...INSTALLED,
      'package.json': '{ "dependencies": { "core": "1.0.0" } }',
      'node_modules/core/package.json': '{ "name": "core", "version": "1.0.0", "types": "index.d.ts" }',
      'node_modules/core/index.d.ts':
        "import type { ReactElement } from 'react';\nexport declare function Button(props: { label: string }): ReactElement;\n",
      'nav/sections/lib.yaml': 'id: lib\nname: Lib\nprefixes: [/lib]\npages:\n  - pathname: /lib/a\n',
      'content/lib/a.md':
        '# A\n\n::api{package="core" name="Button" rows="label lable"}\n\n::api{package="core" name="Buton" rows="label"}\n\n::icons{package="core/icons"}\n\n::icons{package="@core/icons/24"}\n',
    });
    symlinkSync(path.join(ROOT, 'node_modules/typescript'), path.join(root, 'node_modules/typescript'));
    const { input } = await loadProject(projectAt(root));
    expect(check(input).diagnostics.map(({ code, message }) => [code, message])).toEqual([
      ['api-unknown-row', '`Button` of `core` has no `lable`.'],
      ['api-unknown-component', 'The package `core` has no export `Buton`.'],
      ['unknown-icons', 'The package `@core/icons/24` is not installed.'],
    ]);
    // A build finds these when it describes the exports and reads the icons.
    expect(await toldInBuilds(root)).toEqual(['missing-package']);
  });

  test('a folder of demos outside the repository is known, but not what is in it', async () => {
    const outer = makeFolder({ 'elsewhere/Basic.tsx': '', 'repository/examples/Inside.tsx': '' });
    const root = path.join(outer, 'repository/docs');
    mkdirSync(path.join(outer, 'repository/.git'));
    putFiles(root, {
      ...PROJECT,
      'nav/sections/library.yaml': `${PROJECT['nav/sections/library.yaml']}demos: ../../elsewhere/\n`,
      'nav/sections/other.yaml': 'id: other\nname: Other\nprefixes: [/other]\npages: []\ndemos: ../examples\n',
    });
    const { input } = await loadProject(projectAt(root));
    expect(input.foldersOutside).toEqual(['../../elsewhere']);
    expect(input.modules).toEqual(['../examples/Inside.tsx']);
    const [mistake] = check(input).diagnostics;
    expect(mistake).toMatchObject({
      code: 'demos-outside',
      origin: { file: 'nav/sections/library.yaml', range: { start: { line: 12, column: 8 } } },
    });
  });

  test.each([
    ['content: package.json/pages\n', '', 'empty-content'],
    ['slots: { footer: { module: package.json/a/b.tsx } }\n', '', 'missing-module'],
    ['', 'demoProvider: package.json/a/b.tsx\n', 'missing-module'],
    ['', 'demos: package.json/a\n', undefined],
  ])('a path below a file is one where nothing exists: %s%s', async (settings, ofSection, code) => {
    const codes = await findCodes({
      ...PROJECT,
      'package.json': '{}',
      'nav/site.yaml': PROJECT['nav/site.yaml'] + settings,
      'nav/sections/library.yaml': ofSection + PROJECT['nav/sections/library.yaml'],
    });
    expect(codes.find((each) => each !== 'unwritten-page')).toBe(code);
  });

  test('files in nav/ that nothing reads are known, except for those of other kinds', async () => {
    const root = makeFolder({
      ...PROJECT,
      'nav/site.yaml': `${PROJECT['nav/site.yaml']}content: nav/pages\n`,
      'nav/pages/library/data.yaml': 'a: 1\n',
      'nav/sections/parts/kit.yml': 'id: kit\n',
      'nav/sections/kit.json': '{}',
      'nav/sections/.kit.yaml.swp': '',
      'nav/.drafts/kit.yaml': '',
      'nav/translations/de.yml': 'words: {}\n',
      'nav/baseline.yaml': 'findings: []\n',
      'nav/site.yml': '',
      'nav/README.md': '',
    });
    const { input } = await loadProject(projectAt(root));
    expect(input.nav.filter(({ path: file }) => isMisplaced(file))).toEqual([
      { path: 'nav/sections/parts/kit.yml', text: 'id: kit\n' },
      { path: 'nav/site.yml', text: '' },
    ]);
  });

  test.each([
    ['a quoted key', '"content": docs\n'],
    ['quoted text with a comment', `content: 'docs' # the pages\n`],
    ['Windows line endings', 'content: docs\r\n'],
    ['a mistake further down', 'content: docs\nsections: [library\n'],
    ['a mistake further up', 'sections: [library\ncontent: docs\n'],
  ])('the content folder: %s', async (_, line) => {
    const { 'content/library/start.md': start, 'content/library/button.md': button, ...rest } = PROJECT;
    const files = {
      ...rest,
      'docs/library/start.md': start,
      'docs/library/button.md': button,
      'nav/site.yaml': `title: Library\nurl: https://docs.example.com\n${line}`,
    };
    const codes = await findCodes(files);
    expect(codes.filter((code) => code !== 'yaml-syntax')).toEqual([]);
  });
});

test('NUL in the name of the content folder is reported as a mistake in the file, not as a bug', async () => {
  const root = makeFolder({
    ...PROJECT,
    'nav/site.yaml': 'title: Library\nurl: https://docs.example.com\ncontent: "con\\0tent"\n',
  });
  const { exitCode, stdout } = await runCli(['validate', '--format', 'compact'], root);
  expect(stdout.split('\n').filter((line) => line.includes('invalid-value'))).toHaveLength(1);
  expect(stdout).not.toContain('unwritten-page');
  expect(exitCode).toBe(1);
});

describe.skipIf(process.platform === 'win32')('what is not a regular file is reported, not waited for', () => {
  const PLACES = [
    'nav/site.yaml',
    'content/library/start.md',
    'nav/sections/library.yaml',
    'nav/sections/other.yml',
    'nav/translations/de.yaml',
    'content/library/other.md',
    'content/static/picture.png',
    'content/library/Demo.tsx',
  ];

  test.each(firstRows(PLACES, 2))('%s is a pipe', (file) => {
    const { [file as 'nav/site.yaml']: _, ...rest } = PROJECT;
    const root = makeFolder(rest);
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    expect(spawnSync('mkfifo', [path.join(root, file)]).status).toBe(0);
    for (const args of [['validate', '--format', 'compact'], ['build']]) {
      // A separate process: one that waits for a pipe never answers.
      const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(ROOT, 'dist/docs-nav.cjs'), ...args], {
        cwd: root,
        encoding: 'utf8',
        timeout: 60_000,
        killSignal: 'SIGKILL',
      });
      expect(stdout + stderr).toContain('no-regular-file');
      expect(status).toBe(1);
    }
  });
});

test('a project that has lost its site file says so, and reports nothing else', async () => {
  const root = makeFolder({ ...PROJECT });
  rmSync(path.join(root, 'nav/site.yaml'));
  await expect(loadProject(projectAt(root))).rejects.toThrow('nav/site.yaml no longer exists.');
});

describe('a content folder', () => {
  const MOVED = Object.fromEntries(
    Object.entries(PROJECT).map(([file, text]) => [file.replace(/^content\//, 'docs/'), text]),
  );
  const site = (content: string) => ({ 'nav/site.yaml': `title: L\nurl: https://l.example\ncontent: ${content}\n` });

  test.each(['docs', './docs/', 'docs//', './/docs', '/docs/.'])('is found as %s, under one name', async (content) => {
    const { input, content: folder } = await loadProject(projectAt(makeFolder({ ...MOVED, ...site(content) })));
    expect([folder, check(input).diagnostics]).toEqual(['docs', []]);
  });

  test.each(['.', './', '..', '../..', 'docs/..', '/', '/..', 'C:/docs', 'C:docs', String.raw`docs\pages`])(
    'is not %s, which would publish files that are not pages',
    async (content) => {
      expect(await findCodes({ ...MOVED, ...site(JSON.stringify(content)) })).toEqual(['invalid-value']);
    },
  );

  test('is reported once if it is missing, however many pages it should have; the default one may come later', async () => {
    expect(await findCodes({ ...PROJECT, ...site('dosc') })).toEqual(['empty-content']);
    const { 'nav/site.yaml': settings, 'nav/sections/library.yaml': section } = PROJECT;
    const codes = await findCodes({ 'nav/site.yaml': settings, 'nav/sections/library.yaml': section });
    expect(new Set(codes)).toEqual(new Set(['unwritten-page']));
  });

  test('may be beside the project within its repository, but not outside', async () => {
    const around = makeFolder(Object.fromEntries(Object.entries(MOVED).map(([file, text]) => [place(file), text])));
    const root = path.join(around, 'repository/site');
    const codesOf = async () => check((await loadProject(projectAt(root))).input).diagnostics.map(({ code }) => code);
    putFiles(root, site('../docs'));
    mkdirSync(path.join(around, 'repository/.git'));
    expect(await codesOf()).toEqual([]);
    putFiles(root, site('../../elsewhere'));
    mkdirSync(path.join(around, 'elsewhere'));
    expect(await codesOf()).toEqual(['content-outside']);
  });

  test('is where the project really is, whatever link leads there', async () => {
    const around = makeFolder({ 'repository/.git/HEAD': '' });
    putFiles(path.join(around, 'shared'), { ...MOVED, ...site('docs') });
    symlinkSync(path.join(around, 'shared'), path.join(around, 'repository/site'));
    const { input } = await loadProject(projectAt(path.join(around, 'repository/site')));
    expect(check(input).diagnostics).toEqual([]);
  });

  test('may contain an output, which is not read', async () => {
    const root = makeFolder(PROJECT);
    const build = () => runCli(['build', '--no-search', '--out', 'content/built'], root);
    const { stdout } = await build();
    expect(stdout).toContain('Built');
    expect(await runCli(['validate'], root)).toMatchObject({
      exitCode: 0,
      stdout: expect.stringMatching(/^no errors/),
    });
    expect(await build()).toMatchObject({ exitCode: 0, stdout: expect.stringContaining(', 0 changed') });
  });
});

/** Navigation and pages side by side, below a repository. */
function place(file: string): string {
  return file.startsWith('docs/') ? `repository/${file}` : `repository/site/${file}`;
}
