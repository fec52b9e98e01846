import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  statSync,
  symlinkSync,
  chmodSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectAt } from '../../cli/system/project-at.ts';
import { layOutEdit, openFiles } from '../../cli/change/write-edit.ts';
import { JOURNAL } from '../../cli/system/finish-edit.ts';
import { planMove } from '../../engine/edit/index.ts';
import { loadProject } from '../../cli/project/load-project.ts';
import { runCli } from './support/fake-io.ts';
import { makeFolder, PROJECT, putFiles } from './support/folder.ts';
import { git, makeRepository } from './support/repository.ts';

const FILES = {
  ...PROJECT,
  'content/library/button/Basic.tsx': 'export default () => <a href="/library/button/">b</a>;\n',
  'content/library/button/.keep': '',
  'content/library/button.md': '\uFEFF# Button\r\n\r\n::demo{src="button/Basic.tsx"}\r\n',
};

/** Every file of a project with its text, except for those that are not the writer's. */
function textsIn(root: string): Readonly<Record<string, string>> {
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory());
  const named = files.map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
  return Object.fromEntries(
    named
      .filter((file) => !/^(?:\.git|\.docs-nav|node_modules)\//.test(file))
      .toSorted()
      .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
  );
}

describe('mv', () => {
  test('moves files, including hidden ones, keeps byte order marks, line endings and modes, and leaves no empty folder', async () => {
    const root = makeFolder(FILES);
    chmodSync(path.join(root, 'content/library/button.md'), 0o640);
    symlinkSync('Basic.tsx', path.join(root, 'content/library/button/link.tsx'));
    symlinkSync('../start.md', path.join(root, 'content/library/button/.far'));
    const { exitCode, stdout, stderr } = await runCli(['mv', '/library/button', '/library/forms/button'], root);
    expect([exitCode, stdout]).toEqual([0, '']);
    expect(stderr).toBe(
      'Moved 1 page from /library/button to /library/forms/button: 5 files moved, 5 edits in 5 files, 1 redirect added\n',
    );
    expect(textsIn(root)).toMatchObject({
      'content/library/forms/button.md': FILES['content/library/button.md'],
      'content/library/forms/button/Basic.tsx': 'export default () => <a href="/library/forms/button/">b</a>;\n',
      'content/library/forms/button/.keep': '',
      'nav/site.yaml':
        'title: Library\nurl: https://docs.example.com\nredirects:\n  - from: /library/button\n    to: /library/forms/button\n',
    });
    expect(readlinkSync(path.join(root, 'content/library/forms/button/link.tsx'))).toBe('Basic.tsx');
    expect(readlinkSync(path.join(root, 'content/library/forms/button/.far'))).toBe('../../start.md');
    expect(statSync(path.join(root, 'content/library/forms/button.md')).mode & 0o777).toBe(0o640);
    expect(existsSync(path.join(root, 'content/library/button'))).toBe(false);
    expect((await runCli(['validate'], root)).stdout).toContain('no errors or warnings');
  });

  test('--dry-run shows a diff with which git gets the same result, and changes nothing', async () => {
    const [tried, moved] = [makeRepository(FILES), makeRepository(FILES)];
    const { exitCode, stdout } = await runCli(['mv', '/library/button', '/library/press', '--dry-run'], tried);
    expect(exitCode).toBe(0);
    expect(git(tried, 'status', '--porcelain')).toBe('');
    expect(stdout).toContain('rename from content/library/button.md\nrename to content/library/press.md\n');
    putFiles(tried, { '../move.patch': stdout });
    git(tried, 'apply', '../move.patch');
    await runCli(['mv', '/library/button', '/library/press'], moved);
    expect(textsIn(tried)).toEqual(textsIn(moved));
  });

  test('in a repository, moves files as git mv does, and only changes lines that name what moved', async () => {
    const root = makeRepository(FILES);
    await runCli(['mv', '/library/button', '/library/press'], root);
    expect(git(root, 'status', '--porcelain').split('\n').filter(Boolean)).toEqual([
      'RM content/library/button.md -> content/library/press.md',
      'R  content/library/button/.keep -> content/library/press/.keep',
      'RM content/library/button/Basic.tsx -> content/library/press/Basic.tsx',
      ' M content/library/start.md',
      ' M nav/sections/library.yaml',
      ' M nav/site.yaml',
    ]);
    const lines = git(root, 'diff', '-U0')
      .split('\n')
      .filter((line) => /^[-+](?![-+])/.test(line));
    expect(lines.filter((line) => !/button|press|redirects:/.test(line))).toEqual([]);
    await runCli(['mv', '/library/press', '/library/button'], root);
    expect(git(root, 'status', '--porcelain')).toBe('');
  });

  test('reports existing files in the way, and changes nothing', async () => {
    const root = makeFolder({ ...FILES, 'content/library/press/.hidden/x': '' });
    mkdirSync(path.join(root, 'content/library/press/Basic.tsx'));
    const before = textsIn(root);
    const { exitCode, stderr } = await runCli(['mv', '/library/button', '/library/press'], root);
    expect([exitCode, stderr]).toEqual([
      2,
      'error: content/library/press/Basic.tsx already exists.\n  help: move or remove it first; nothing was changed\n',
    ]);
    expect(textsIn(root)).toEqual(before);
  });

  test('refuses a move that would leave mistakes behind, and reports them', async () => {
    const { exitCode, stdout, stderr } = await runCli(['mv', '/library/button', '/library/Press'], makeFolder(FILES));
    expect([exitCode, stdout]).toEqual([
      1,
      'warning[uppercase-pathname]: The pathname `/library/Press` has upper-case letters. (nav/sections/library.yaml)\n',
    ]);
    expect(stderr).toContain('error: The project would have a mistake after the move. Nothing was changed.\n');
  });
});

describe('a killed mv', () => {
  /** Prepares a move as `mv` does, up to the moment of the kill; the process that did so no longer runs. */
  async function layOut(root: string): Promise<string> {
    const files = openFiles(root);
    const plan = planMove((await loadProject(projectAt(root))).input, {
      from: '/library/button',
      to: '/library/press',
      redirects: 'as-needed',
      read: files.read,
    });
    if (!plan.ok) throw new Error(plan.message);
    const folder = layOutEdit(root, plan, { command: 'mv /library/button /library/press', files });
    const gone = folder.replace(/\d+$/, String(spawnSync('true').pid));
    renameSync(folder, gone);
    return gone;
  }

  test('has changed nothing until its journal is complete, and is cleared away', async () => {
    const root = makeFolder(FILES);
    const before = textsIn(root);
    const folder = await layOut(root);
    renameSync(path.join(folder, JOURNAL), path.join(folder, 'journal.part'));
    expect(textsIn(root)).toEqual(before);
    await runCli(['validate'], root);
    expect([textsIn(root), existsSync(folder)]).toEqual([before, false]);
  });

  test('is finished by the next command, however many files it has placed', async () => {
    const whole = makeFolder(FILES);
    await runCli(['mv', '/library/button', '/library/press'], whole);
    const { 'content/library/press/.keep': _, ...expected } = textsIn(whole);
    for (let placed = 0; placed <= 6; placed++) {
      const root = makeFolder(FILES);
      const folder = await layOut(root);
      const { steps } = JSON.parse(readFileSync(path.join(folder, JOURNAL), 'utf8')) as { steps: { to: string }[] };
      for (const [at, { to }] of steps.slice(0, placed).entries()) {
        mkdirSync(path.dirname(path.join(root, to)), { recursive: true });
        renameSync(path.join(folder, String(at)), path.join(root, to));
      }
      const { stdout, stderr } = await runCli(['validate'], root);
      expect(stdout).toContain('no errors or warnings');
      expect(stderr).toBe(
        `note: \`docs-nav mv /library/button /library/press\` was interrupted; its ${steps.length} files are in place now\n`,
      );
      const { 'content/library/button/.keep': __, ...found } = textsIn(root);
      expect(found).toEqual(expected);
      expect(existsSync(folder)).toBe(false);
    }
  });

  test.each([
    ['baseline', '--owner', 'a'],
    ['build', '--no-search'],
    ['check-links'],
    ['diff'],
    ['mv', '/library/gone', '/library/x'],
    ['preview'],
    ['routes'],
  ])('is also finished by %s', async (...command) => {
    const root = makeFolder(FILES);
    await layOut(root);
    const { stderr } = await runCli(command, root);
    expect(stderr).toContain('note: `docs-nav mv /library/button /library/press` was interrupted;');
    expect(existsSync(path.join(root, 'content/library/press.md'))).toBe(true);
  });

  test('keeps everything that someone wrote before it was finished', async () => {
    const root = makeFolder(FILES);
    const folder = await layOut(root);
    const { steps } = JSON.parse(readFileSync(path.join(folder, JOURNAL), 'utf8')) as {
      steps: { from: string; to: string }[];
    };
    const at = steps.findIndex(({ from }) => from.endsWith('Basic.tsx'));
    mkdirSync(path.join(root, 'content/library/press'), { recursive: true });
    renameSync(path.join(folder, String(at)), path.join(root, 'content/library/press/Basic.tsx'));
    const mine = {
      'content/library/button.md': '# Button, by hand\n',
      'content/library/start.md': '# Start, by hand\n',
      'content/library/button/Basic.tsx': '// by hand\n',
    };
    putFiles(root, mine);
    const { stderr } = await runCli(['validate'], root);
    const now = textsIn(root);
    expect(now).toMatchObject({
      'content/library/press.md': mine['content/library/button.md'],
      'content/library/start.md': mine['content/library/start.md'],
      'content/library/button/Basic.tsx': '// by hand\n',
    });
    expect(now['content/library/press/Basic.tsx']).toContain('/library/press');
    for (const file of ['content/library/press.md', 'content/library/start.md', 'content/library/button/Basic.tsx'])
      expect(stderr).toContain(`note: ${file} has changed since`);
  });
});
