import { appendFileSync, cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { openWorkspace } from '../../cli/editor/workspace.ts';
import { projectAt } from '../../cli/system/project-at.ts';
import { editFile } from '../cli/support/folder.ts';
import { docsNav } from '../support/docs-nav.ts';
import { endSoon } from '../support/end-soon.ts';
import { firstRows } from '../support/runs.ts';
import { FOUND, PICKER, RULE, START } from './support/found-by-rules.ts';
import { openOwnSites } from './support/own-sites.ts';

const { work, copySite, findings } = openOwnSites('rules');

describe('rules of a project', () => {
  let folder: string;
  beforeAll(() => {
    folder = copySite('site');
  });

  test('are checked beside the others, at line and column, but not in code and comments', () => {
    expect(findings(folder)).toEqual(FOUND);
  });

  test('are listed and explained with the module that they come from', () => {
    expect(docsNav(['explain'], folder).stdout).toMatch(
      /^warning {2}no-todo {2,}Pages must not contain TODO\. \(\.\/docs\/rules\/no-todo\.ts\)$/m,
    );
    expect(docsNav(['explain', 'warning[no-summary]'], path.join(folder, 'content'))).toEqual({
      code: 0,
      stdout:
        'warning[no-summary]\n\nEvery start page must have a description.\n\nThe project’s own rules say so.\n\nA rule of this project: ./docs/rules/component-pages.ts\n',
      stderr: '',
    });
    expect(docsNav(['explain', 'no-tood'], folder).stderr).toContain('did you mean `no-todo`');
    expect(docsNav(['explain', 'no-todo'], work).stderr).toContain('There is no diagnostic `no-todo`.');
  });

  test('are in reports for other programs', () => {
    const sarif = JSON.parse(docsNav(['validate', '--format', 'sarif'], folder).stdout).runs[0];
    expect(sarif.tool.driver.rules[sarif.results[0].ruleIndex]).toMatchObject({
      id: 'no-accessibility',
      help: { text: expect.stringContaining('Readers look for it there.') },
    });
    expect(docsNav(['validate', '--format', 'github'], folder).stdout).toContain('title=no-accessibility');
  });

  test('are set aside by the baseline until what they found is gone', () => {
    const site = copySite('baseline');
    expect(docsNav(['baseline', '--owner', 'Writers', '--reason', 'new rules'], site).stderr).toContain('4 added');
    expect(findings(site)).toEqual([]);
    editFile(site, START, (text) => text.replace('TODO: say how', 'Say how'));
    expect(findings(site)).toEqual([expect.stringMatching(/unused-baseline/)]);
  });

  test('see what an editor has not saved', async () => {
    const site = copySite('editor');
    const workspace = openWorkspace(projectAt(site), () => {});
    const found = async () =>
      (await workspace.refresh(() => false))?.diagnostics.map(
        ({ code, origin: { file, range } }) => `${file}:${range.start.line}:${range.start.column} ${code}`,
      );
    const codes = FOUND.map((finding) => finding.replace(/ (?:error|warning) ([\w-]+).*/, ' $1'));
    expect(await found()).toEqual(codes);
    workspace.show(PICKER, `# Date picker\n\nIt picks a date.\n\nTODO\n`);
    expect(await found()).toEqual([`${PICKER}:5:1 no-todo`, ...codes.slice(1)]);
    workspace.show(PICKER, undefined);
    expect(await found()).toEqual(codes);
  });
});

test('a check in which nothing has changed runs no rule, and one edit runs each once', () => {
  const folder = copySite('warm');
  const log = path.join(folder, 'log.txt');
  editFile(
    folder,
    RULE,
    (text) =>
      `import { appendFileSync } from 'node:fs';\nappendFileSync(${JSON.stringify(log)}, 'loaded\\n');\n${text}`,
  );
  const loads = () => readFileSync(log, 'utf8').split('\n').length - 1;
  expect(findings(folder)).toEqual(FOUND);
  // Once for what it declares, once for what it finds.
  expect(loads()).toBe(2);
  expect(findings(folder)).toEqual(FOUND);
  docsNav(['explain', 'no-todo'], folder);
  expect(loads()).toBe(2);
  editFile(folder, START, (text) => text.replace('TODO: say', 'Say'));
  expect(findings(folder)).toEqual(FOUND.filter((finding) => !finding.startsWith(START)));
  expect(loads()).toBe(3);
});

describe('a rule that cannot be used is told at its place, and ends nothing', () => {
  const check = (code: string) => (text: string) => text.replace(/ {2}check: [^]*\}\);/, `  check: ${code},\n});`);
  const FAULTS: readonly (readonly [what: string, change: ((text: string) => string) | undefined, said: string])[] = [
    ['throws', check('() => { throw new Error("no idea today"); }'), 'no idea today'],
    ['blocks', check('() => { for (;;); }'), '`check` took more than 3 seconds'],
    ['ends its thread', check('() => process.exit(0)'), 'it ended its thread'],
    ['sends a signal', check('() => process.kill(process.pid)'), 'it sent a signal to a process'],
    [
      'reports more than anyone reads',
      check("({ pages }) => Array.from({ length: 300_000 }, () => ({ message: 'No.', place: pages[0].place }))"),
      '`check` returned something else than reports: more than 10,000 findings',
    ],
    [
      'returns nonsense',
      check('() => 42'),
      '`check` returned something else than reports: invalid input: expected array, received number',
    ],
    [
      'forgets the place',
      check("() => [{ message: 'No.' }]"),
      '`check` returned something else than reports: `0.place` is missing',
    ],
    [
      'reports an undeclared code',
      check("({ pages }) => [{ code: 'no-fun', message: 'No.', place: pages[0].place }]"),
      '`check` reported the code `no-fun`, which the rule does not declare',
    ],
    [
      'reports a file that is no page',
      check("({ pages }) => [{ message: 'No.', place: { ...pages[0].place, file: 'package.json' } }]"),
      '`check` reported a place in `package.json`, which holds no page',
    ],
    [
      'has the code of a built-in one',
      (text) => text.replace("code: 'no-todo'", "code: 'broken-link'"),
      'the code `broken-link` is taken',
    ],
    [
      'has a code with capitals',
      (text) => text.replace("code: 'no-todo'", "code: 'noTodo'"),
      '`code` must be lowercase letters, digits and hyphens',
    ],
    ['lacks a sentence', (text) => text.replace(/ {2}says.*\n/, ''), '`says` is missing'],
    ['has a syntax error', (text) => `${text}\nconst a = ;`, 'Unexpected token (17:11).'],
    ['does not exist', undefined, 'it does not exist.'],
  ];

  let judged: string;
  beforeAll(() => {
    judged = copySite('judged');
    appendFileSync(path.join(judged, 'nav/site.yaml'), 'rules:\n  no-todo: error\n');
    docsNav(['baseline', '--owner', 'Writers', '--reason', 'new rules'], judged);
  });

  test.each(firstRows(FAULTS, 4))('%s', (name, change, said) => {
    endSoon();
    const folder = path.join(work, name.replaceAll(' ', '-'));
    cpSync(judged, folder, { recursive: true, verbatimSymlinks: true });
    if (change === undefined) rmSync(path.join(folder, RULE));
    else editFile(folder, RULE, change);
    // What it would find is neither missing from the baseline, nor is its code unknown.
    expect(findings(folder)).toEqual([
      expect.stringContaining(`nav/site.yaml:9:5 error rule-failed The rule \`./${RULE}\` cannot be used: ${said}`),
    ]);
  });
});
