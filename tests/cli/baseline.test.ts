import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCli } from './support/fake-io.ts';
import { makeFolder, PROJECT, putFiles } from './support/folder.ts';

const SECTION = PROJECT['nav/sections/library.yaml'];
const OLD = {
  ...PROJECT,
  'nav/sections/library.yaml': `${SECTION}  - pathname: /library/unwritten\n`,
  'content/library/lost.md': '# Lost\n\n[a](/library/gone) [b](/library/gone)\n',
};
const TERMS = ['--owner', 'Writers', '--until', '2999-12-31'];

const read = (root: string, file = 'nav/baseline.yaml'): string => readFileSync(path.join(root, file), 'utf8');

describe('baseline', () => {
  test('sets existing findings aside, so that new ones count from the first day', async () => {
    const root = makeFolder(OLD);
    expect((await runCli(['validate', '--max-warnings', '0'], root)).exitCode).toBe(1);
    const { exitCode, stderr } = await runCli(['baseline', ...TERMS], root);
    expect([exitCode, stderr]).toEqual([0, 'nav/baseline.yaml: 3 added, 0 kept, 0 removed\n']);
    await expect(read(root)).toMatchFileSnapshot('golden/baseline.yaml');
    expect(await runCli(['validate', '--max-warnings', '0'], root)).toEqual({
      exitCode: 0,
      stdout: 'no errors or warnings in 1 section, 3 pages; 4 set aside by nav/baseline.yaml\n',
      stderr: '',
    });

    // Lines move, and one more mistake of the same kind appears.
    putFiles(root, {
      'content/library/lost.md':
        '# Lost\n\nMore.\n\n[a](/library/gone)\n\n[b](/library/gone) [c](/library/gone) [d](/library/other)\n',
    });
    const { exitCode: failed, stdout } = await runCli(['validate', '--format', 'compact'], root);
    expect(failed).toBe(1);
    expect(stdout.split('\n').flatMap((line) => /^content.*(?= \()/.exec(line)?.[0] ?? [])).toEqual([
      'content/library/lost.md:7:24: error[broken-link]: The link `/library/gone` leads to a page that does not exist.',
      'content/library/lost.md:7:43: error[broken-link]: The link `/library/other` leads to a page that does not exist.',
    ]);
  });

  test('reports an `until` date that does not exist', async () => {
    const root = makeFolder(OLD);
    await runCli(['baseline', ...TERMS], root);
    putFiles(root, { 'nav/baseline.yaml': read(root).replaceAll('2999-12-31', '2999-02-30') });
    const { stdout } = await runCli(['validate'], root);
    expect(stdout).toContain('`2999-02-30` is not a valid `until`.');
  });

  test('when run again, keeps terms, adds what is new and removes what is fixed', async () => {
    const root = makeFolder(OLD);
    await runCli(['baseline', ...TERMS], root);
    const first = read(root).replace('Writers', 'Somebody else');
    putFiles(root, {
      'nav/baseline.yaml': first,
      'nav/sections/library.yaml': SECTION,
      'content/library/start.md': '# Start\n\n[x](/library/x)\n',
    });
    expect((await runCli(['validate'], root)).stdout).toContain('warning[unused-baseline]');
    expect((await runCli(['baseline', ...TERMS, '--reason', 'It is new.'], root)).stderr).toBe(
      'nav/baseline.yaml: 1 added, 2 kept, 1 removed\n',
    );
    expect(read(root)).toContain('owner: Somebody else');
    expect(read(root)).toContain("reason: 'It is new.'");
    expect((await runCli(['validate'], root)).stdout).toContain('no errors or warnings');
    putFiles(root, { 'content/library/lost.md': '', ...PROJECT });
    await runCli(['baseline', ...TERMS], root);
    expect((await runCli(['validate'], root)).stdout).toBe(
      'no errors or warnings in 1 section, 2 pages; 1 set aside by nav/baseline.yaml\n',
    );
  });

  test('a finding past its last day comes back, and names its owner', async () => {
    const root = makeFolder(OLD);
    await runCli(['baseline', ...TERMS], root);
    putFiles(root, {
      'nav/baseline.yaml': read(root).replace(/(orphan-page[^]*?until: )'2999-12-31'/, "$1'2020-01-01'"),
    });
    const { stdout } = await runCli(['validate'], root);
    expect(stdout).toContain('warning[orphan-page]: No page tree contains `/library/lost`.');
    expect(stdout).toContain('set aside until 2020-01-01, by Writers');
    expect((await runCli(['baseline', ...TERMS], root)).stderr).toContain('1 finding in it expired');
  });

  test('does not set aside errors that make the manifest untrustworthy', async () => {
    const root = makeFolder({ ...PROJECT, 'nav/sections/library.yaml': `${SECTION}  - pathname: /library/start\n` });
    const { exitCode, stdout, stderr } = await runCli(['baseline', ...TERMS], root);
    expect(exitCode).toBe(1);
    expect(stdout).toContain('error[duplicate-pathname]');
    expect(stdout).toContain('\n1 error in 1 section, 2 pages\n');
    expect(stderr).toContain('error: 1 error cannot be set aside\n');
  });

  test.each([
    [['--until', '2020-01-01', '--owner', 'x'], 'The day 2020-01-01 of --until is in the past.'],
    [['--until', 'soon'], 'It must be a date such as 2026-12-31.'],
  ])('%j is misuse', async (args, said) => {
    const { exitCode, stderr } = await runCli(['baseline', ...args], makeFolder(PROJECT));
    expect(exitCode).toBe(2);
    expect(stderr).toContain(said);
  });
});

describe('rules', () => {
  const withRules = (rules: string) => ({
    ...OLD,
    'nav/site.yaml': `${PROJECT['nav/site.yaml']}rules: { ${rules} }\n`,
  });

  test('set the severity of each diagnostic', async () => {
    const { exitCode, stdout } = await runCli(
      ['validate', '--format', 'compact'],
      makeFolder(withRules('broken-link: warning, orphan-page: error, unwritten-page: off')),
    );
    expect(exitCode).toBe(1);
    expect(stdout.match(/\w+\[[\w-]+\]/g)).toEqual([
      'error[orphan-page]',
      'warning[broken-link]',
      'warning[broken-link]',
    ]);
  });

  test('allow a manifest when they lower an error to a warning', async () => {
    expect((await runCli(['routes'], makeFolder(OLD))).exitCode).toBe(1);
    expect(
      (await runCli(['routes'], makeFolder(withRules('broken-link: warning, unwritten-page: warning')))).exitCode,
    ).toBe(0);
  });
});

describe('validate --fix', () => {
  const BROKEN = {
    ...PROJECT,
    'nav/sections/library.yaml': SECTION.replace('newFeature', 'newFeatur'),
    'content/library/start.md': '\uFEFF# Start\r\n\r\nSee the [button](/library/buton#x).\r\n',
  };

  test('fixes, then checks; mistakes without a single answer are left', async () => {
    const root = makeFolder(BROKEN);
    const { exitCode, stdout, stderr } = await runCli(['validate', '--fix', '--format', 'compact'], root);
    expect([exitCode, stderr]).toEqual([1, 'Fixed 2 mistakes with 2 edits in 2 files\n']);
    expect(stdout).toContain('error[broken-anchor]');
    expect(read(root, 'nav/sections/library.yaml')).toBe(SECTION);
    expect(read(root, 'content/library/start.md')).toBe(
      '\uFEFF# Start\r\n\r\nSee the [button](/library/button#x).\r\n',
    );
    expect((await runCli(['validate', '--fix', '--format', 'compact'], root)).stderr).toBe('--fix: nothing to fix\n');
  });

  test('--dry-run shows a diff and changes nothing', async () => {
    const root = makeFolder(BROKEN);
    const { exitCode, stdout } = await runCli(['validate', '--fix', '--dry-run'], root);
    expect(exitCode).toBe(0);
    expect(stdout).toContain('-        newFeatur: true\n+        newFeature: true\n');
    expect(read(root, 'nav/sections/library.yaml')).toBe(BROKEN['nav/sections/library.yaml']);
    expect((await runCli(['validate', '--dry-run'], root)).exitCode).toBe(2);
  });

  test('puts the same edits into reports for code scanning', async () => {
    const { stdout } = await runCli(
      ['validate', '--format', 'sarif'],
      makeFolder({ ...BROKEN, 'nav/sections/library.yaml': SECTION }),
    );
    const { results } = (JSON.parse(stdout) as { runs: { results: { ruleId: string; fixes: unknown }[] }[] })
      .runs[0] ?? { results: [] };
    expect(results.find(({ ruleId }) => ruleId === 'broken-link')?.fixes).toEqual([
      {
        description: { text: 'did you mean `/library/button`' },
        artifactChanges: [
          {
            artifactLocation: { uri: 'content/library/start.md', uriBaseId: 'SRCROOT' },
            replacements: [
              { deletedRegion: { charOffset: 28, charLength: 16 }, insertedContent: { text: '/library/button#x' } },
            ],
          },
        ],
      },
    ]);
  });
});
