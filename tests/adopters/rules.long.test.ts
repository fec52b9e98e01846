/** A site with rules of its own: two in files, and one from a package. */
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openWorkspace } from '../../cli/editor/workspace.ts';
import { run } from '../../cli/run.ts';
import { projectAt } from '../../cli/system/project-at.ts';
import { fakeIo, runCli } from '../cli/support/fake-io.ts';
import { ROOT, docsNav } from '../support/docs-nav.ts';

const SITE = path.join(import.meta.dirname, 'rules');
const START = 'content/acme/start.md';
const PICKER = 'content/acme/components/date-picker.md';
const RULE = 'docs/rules/no-todo.ts';

let work: string;
beforeAll(() => {
  work = realpathSync(mkdtempSync(path.join(tmpdir(), 'docs-nav-rules-')));
});
afterAll(() => rmSync(work, { recursive: true }));

/** Copies the site, with its package installed. */
function copySite(name: string): string {
  const folder = path.join(work, name.replaceAll(' ', '-'));
  cpSync(SITE, folder, { recursive: true });
  cpSync(path.join(SITE, 'packages/docs-rules'), path.join(folder, 'node_modules/@acme/docs-rules'), {
    recursive: true,
  });
  for (const tool of ['vite', 'react', 'react-dom'])
    symlinkSync(path.join(ROOT, 'node_modules', tool), path.join(folder, 'node_modules', tool));
  return folder;
}

function edit(folder: string, file: string, change: (text: string) => string): void {
  const place = path.join(folder, file);
  writeFileSync(place, change(readFileSync(place, 'utf8')));
}

/** The findings of `validate`, each as its place, severity, code and message. */
function findings(folder: string, ...options: readonly string[]): readonly string[] {
  const { stdout } = docsNav(['validate', '--format', 'json', ...options], folder);
  const { diagnostics } = JSON.parse(stdout) as { readonly diagnostics: readonly Readonly<Record<string, string>>[] };
  return diagnostics.map(
    ({ file, line, column, severity, code, message }) => `${file}:${line}:${column} ${severity} ${code} ${message}`,
  );
}

/** What the rules find in the site. */
const FOUND = [
  `${PICKER}:2:1 error no-accessibility \`Date Picker\` has no heading “Accessibility”.`,
  'content/acme/start.de.md:3:10 warning no-todo `/acme/start` still has a `TODO`.',
  'content/acme/start.de.md:3:29 warning no-todo `/acme/start` still has a `TODO`.',
  `${START}:16:1 warning no-todo \`/acme/start\` still has a \`TODO\`.`,
  'nav/sections/acme.yaml:12:16 warning title-case The title `Date Picker` is not in sentence case.',
];

describe('rules of a project', () => {
  let folder: string;
  beforeAll(() => {
    folder = copySite('site');
  });

  test('are checked beside the others, at line and column, but not in code and comments', () => {
    expect(findings(folder)).toEqual(FOUND);
  });

  test('report each of the codes that they declare', () => {
    const site = copySite('second code');
    edit(site, START, (text) => text.replace(/^description.*\n/m, ''));
    expect(findings(site)).toContain(`${START}:1:1 warning no-summary \`/acme/start\` has no description.`);
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

  test('have the severity that `rules` says, and a misspelled code is told', () => {
    const site = copySite('severities');
    appendFileSync(path.join(site, 'nav/site.yaml'), 'rules:\n  no-accessibility: warning\n  no-todo: off\n');
    expect(findings(site)).toEqual([FOUND[0]?.replace('error', 'warning'), FOUND[4]]);
    edit(site, 'nav/site.yaml', (text) => text.replace('no-todo: off', 'no-tood: off'));
    expect(docsNav(['validate'], site).stdout).toMatch(
      /There is no diagnostic `no-tood`\.[^]*help: did you mean `no-todo`/,
    );
  });

  test('are set aside by the baseline until what they found is gone', () => {
    const site = copySite('baseline');
    expect(docsNav(['baseline', '--owner', 'Writers', '--reason', 'new rules'], site).stderr).toContain('4 added');
    expect(findings(site)).toEqual([]);
    edit(site, START, (text) => text.replace('TODO: say how', 'Say how'));
    expect(findings(site)).toEqual([expect.stringMatching(/unused-baseline/)]);
  });

  test('see what is staged', () => {
    const site = copySite('staged');
    const git = (...args: readonly string[]) => expect(spawnSync('git', args, { cwd: site }).status).toBe(0);
    git('init', '-q');
    git('add', 'nav', 'content', 'docs');
    edit(site, START, (text) => text.replace('TODO: say how', 'Say how'));
    edit(site, PICKER, (text) => `${text}\nTODO\n`);
    expect(findings(site, '--staged')).toEqual(FOUND);
    git('add', '.');
    expect(findings(site, '--staged')).toEqual(findings(site));
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

  test('wait as long as the navigation has a mistake, which would have consequences', () => {
    const site = copySite('broken navigation');
    appendFileSync(path.join(site, 'nav/sections/acme.yaml'), '  - pathnam: /acme/more\n');
    appendFileSync(path.join(site, 'nav/site.yaml'), 'rules:\n  no-todo: off\n');
    expect(findings(site)).toEqual([expect.stringMatching(/^nav\/sections\/acme\.yaml:\d+:5 error unknown-key/)]);
  });
});

test('a check in which nothing has changed runs no rule, and one edit runs each once', () => {
  const folder = copySite('warm');
  const log = path.join(folder, 'log.txt');
  edit(
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
  edit(folder, START, (text) => text.replace('TODO: say', 'Say'));
  expect(findings(folder)).toEqual(FOUND.filter((finding) => !finding.startsWith(START)));
  expect(loads()).toBe(3);
});

test('a rule is asked again when a module that it imports has changed', () => {
  const folder = copySite('import');
  expect(findings(folder)).toEqual(FOUND);
  edit(folder, 'docs/rules/kinds.ts', (text) => text.replace(/=>[^;]*;/, '=> frontMatter.component === 1;'));
  expect(findings(folder)).toEqual(FOUND.slice(1));
});

test('an error of a rule stops a build, a warning does not and is told by a warm one, too', () => {
  const folder = copySite('build');
  const failed = docsNav(['build', '--no-search'], folder);
  expect([failed.code, existsSync(path.join(folder, 'out'))]).toEqual([1, false]);
  expect(failed.stdout).toContain('error[no-accessibility]');
  edit(folder, PICKER, (text) => text.replace('## Usage', '## Accessibility'));
  for (const _ of ['cold', 'warm']) {
    const { code, stdout, stderr } = docsNav(['build', '--no-search'], folder);
    expect([code, stdout + stderr]).toEqual([0, expect.stringContaining('no-todo')]);
  }
  // Text that no link, heading or title depends on.
  edit(folder, START, (text) => text.replace('Then see', 'Then TODO see'));
  const { stdout, stderr } = docsNav(['build', '--no-search'], folder);
  expect(stdout + stderr).toMatch(/start\.md:16:\d\d[^]*no-todo/);
});

test('dev shows what a rule finds, and follows edits of pages and of the rule', async () => {
  const folder = copySite('dev');
  const io = fakeIo(folder);
  const ended = run(['dev', '--host', '127.0.0.1'], io);
  onTestFinished(async () => {
    io.interrupt();
    await ended;
  });
  const told = (text: string) =>
    vi.waitFor(() => expect(io.written().stdout + io.written().stderr).toContain(text), 60_000);
  await told('error[no-accessibility]');
  edit(folder, PICKER, (text) => text.replace('## Usage', '## Accessibility'));
  await told('ready in');
  edit(folder, RULE, (text) => text.replace("severity: 'warning'", "severity: 'error'"));
  await told('error[no-todo]');
});

describe('a rule that cannot be used is told at its place, and ends nothing', () => {
  const check = (code: string) => (text: string) => text.replace(/ {2}check: [^]*\}\);/, `  check: ${code},\n});`);
  test.each([
    ['throws', check('() => { throw new Error("no idea today"); }'), 'no idea today'],
    ['blocks', check('() => { for (;;); }'), '`check` took more than 20 seconds'],
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
      (text: string) => text.replace("code: 'no-todo'", "code: 'broken-link'"),
      'the code `broken-link` is taken',
    ],
    [
      'has a code with capitals',
      (text: string) => text.replace("code: 'no-todo'", "code: 'noTodo'"),
      '`code` must be lowercase letters, digits and hyphens',
    ],
    ['lacks a sentence', (text: string) => text.replace(/ {2}says.*\n/, ''), '`says` is missing'],
    ['has a syntax error', (text: string) => `${text}\nconst a = ;`, 'Unexpected token (17:11).'],
    ['does not exist', undefined, 'it does not exist.'],
  ])('%s', (name, change, said) => {
    const folder = copySite(name);
    appendFileSync(path.join(folder, 'nav/site.yaml'), 'rules:\n  no-todo: error\n');
    docsNav(['baseline', '--owner', 'Writers', '--reason', 'new rules'], folder);
    if (change === undefined) rmSync(path.join(folder, RULE));
    else edit(folder, RULE, change);
    // What it would find is neither missing from the baseline, nor is its code unknown.
    expect(findings(folder)).toEqual([
      expect.stringContaining(`nav/site.yaml:9:5 error rule-failed The rule \`./${RULE}\` cannot be used: ${said}`),
    ]);
  });
});

test('what a rule prints is not in the report', () => {
  const folder = copySite('prints');
  edit(folder, RULE, (text) =>
    text.replace('check: ({ pages }) =>', "check: ({ pages }) => console.log('looking') ??"),
  );
  const { stdout, stderr } = docsNav(['validate', '--format', 'json'], folder);
  expect(JSON.parse(stdout).diagnostics).toHaveLength(FOUND.length);
  expect(stderr).toContain('looking');
});

test('two rules cannot declare the same code', () => {
  const folder = copySite('same code');
  edit(folder, 'node_modules/@acme/docs-rules/index.js', (text) => text.replace("'title-case'", "'no-todo'"));
  expect(findings(folder)).toEqual([
    ...FOUND.slice(0, -1),
    'nav/site.yaml:11:5 error rule-failed The rule `@acme/docs-rules` cannot be used: the code `no-todo` is taken.',
  ]);
});

test('their types say what a page has, and a mistake in a rule is found while it is written', () => {
  const folder = copySite('types');
  symlinkSync(ROOT, path.join(folder, 'node_modules/docs-nav'));
  const compile = () =>
    spawnSync(
      process.execPath,
      [
        path.join(ROOT, 'node_modules/typescript/bin/tsc'),
        '--noEmit',
        '--strict',
        '--exactOptionalPropertyTypes',
        '--module',
        'esnext',
        '--moduleResolution',
        'bundler',
        '--types',
        '',
        RULE,
        'docs/rules/component-pages.ts',
      ],
      { cwd: folder, encoding: 'utf8' },
    ).stdout;
  expect(compile()).toBe('');
  edit(folder, RULE, (text) =>
    text.replace("severity: 'warning'", "severity: 'hint'").replace('page.prose', 'page.proze'),
  );
  expect(compile()).toMatch(/no-todo\.ts\(5,3\)[^]*no-todo\.ts\(9,/);
});

test('an installed package may import `docs-nav/rules`', async () => {
  const folder = copySite('helpers');
  mkdirSync(path.join(folder, 'node_modules/docs-nav'));
  for (const part of ['package.json', 'dist'])
    symlinkSync(path.join(ROOT, part), path.join(folder, 'node_modules/docs-nav', part));
  edit(
    folder,
    'node_modules/@acme/docs-rules/index.js',
    (text) =>
      `import { defineRule, findAll } from 'docs-nav/rules';\n${text
        .replace('export default {', 'export default defineRule({')
        .replace(/\};\s*$/, '});')
        .replace(
          /check: [^]*\}\);/,
          'check: ({ pages }) => pages.flatMap((page) => findAll(page, /picks?/).map(({ text, place }) => ({ message: `\\`${text}\\``, place }))),\n});',
        )}`,
  );
  expect((await runCli(['validate', '--format', 'compact'], folder)).stdout).toContain(
    `${PICKER}:9:4: warning[title-case]: \`picks\``,
  );
});
