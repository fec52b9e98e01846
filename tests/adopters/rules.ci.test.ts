import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { run } from '../../cli/run.ts';
import { fakeIo, runCli } from '../cli/support/fake-io.ts';
import { editFile } from '../cli/support/folder.ts';
import { ROOT, docsNav } from '../support/docs-nav.ts';
import { FOUND, PICKER, RULE, START } from './support/found-by-rules.ts';
import { openOwnSites } from './support/own-sites.ts';

const { copySite, findings } = openOwnSites('rules');

describe('rules of a project', () => {
  test('report each of the codes that they declare', () => {
    const site = copySite('second code');
    editFile(site, START, (text) => text.replace(/^description.*\n/m, ''));
    expect(findings(site)).toContain(`${START}:1:1 warning no-summary \`/acme/start\` has no description.`);
  });

  test('have the severity that `rules` says, and a misspelled code is told', () => {
    const site = copySite('severities');
    appendFileSync(path.join(site, 'nav/site.yaml'), 'rules:\n  no-accessibility: warning\n  no-todo: off\n');
    expect(findings(site)).toEqual([FOUND[0]?.replace('error', 'warning'), FOUND[4]]);
    editFile(site, 'nav/site.yaml', (text) => text.replace('no-todo: off', 'no-tood: off'));
    expect(docsNav(['validate'], site).stdout).toMatch(
      /There is no diagnostic `no-tood`\.[^]*help: did you mean `no-todo`/,
    );
  });

  test('see what is staged', () => {
    const site = copySite('staged');
    const git = (...args: readonly string[]) => expect(spawnSync('git', args, { cwd: site }).status).toBe(0);
    git('init', '-q');
    git('add', 'nav', 'content', 'docs');
    editFile(site, START, (text) => text.replace('TODO: say how', 'Say how'));
    editFile(site, PICKER, (text) => `${text}\nTODO\n`);
    expect(findings(site, '--staged')).toEqual(FOUND);
    git('add', '.');
    expect(findings(site, '--staged')).toEqual(findings(site));
  });

  test('wait as long as the navigation has a mistake, which would have consequences', () => {
    const site = copySite('broken navigation');
    appendFileSync(path.join(site, 'nav/sections/acme.yaml'), '  - pathnam: /acme/more\n');
    appendFileSync(path.join(site, 'nav/site.yaml'), 'rules:\n  no-todo: off\n');
    expect(findings(site)).toEqual([expect.stringMatching(/^nav\/sections\/acme\.yaml:\d+:5 error unknown-key/)]);
  });
});

test('a rule is asked again when a module that it imports has changed', () => {
  const folder = copySite('import');
  expect(findings(folder)).toEqual(FOUND);
  editFile(folder, 'docs/rules/kinds.ts', (text) => text.replace(/=>[^;]*;/, '=> frontMatter.component === 1;'));
  expect(findings(folder)).toEqual(FOUND.slice(1));
});

test('an error of a rule stops a build, a warning does not and is told by a warm one, too', () => {
  const folder = copySite('build');
  const failed = docsNav(['build', '--no-search'], folder);
  expect([failed.code, existsSync(path.join(folder, 'out'))]).toEqual([1, false]);
  expect(failed.stdout).toContain('error[no-accessibility]');
  editFile(folder, PICKER, (text) => text.replace('## Usage', '## Accessibility'));
  for (const _ of ['cold', 'warm']) {
    const { code, stdout, stderr } = docsNav(['build', '--no-search'], folder);
    expect([code, stdout + stderr]).toEqual([0, expect.stringContaining('no-todo')]);
  }
  // Text that no link, heading or title depends on.
  editFile(folder, START, (text) => text.replace('Then see', 'Then TODO see'));
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
  editFile(folder, PICKER, (text) => text.replace('## Usage', '## Accessibility'));
  await told('ready in');
  editFile(folder, RULE, (text) => text.replace("severity: 'warning'", "severity: 'error'"));
  await told('error[no-todo]');
});

test('what a rule prints is not in the report', () => {
  const folder = copySite('prints');
  editFile(folder, RULE, (text) =>
    text.replace('check: ({ pages }) =>', "check: ({ pages }) => console.log('looking') ??"),
  );
  const { stdout, stderr } = docsNav(['validate', '--format', 'json'], folder);
  expect(JSON.parse(stdout).diagnostics).toHaveLength(FOUND.length);
  expect(stderr).toContain('looking');
});

test('two rules cannot declare the same code', () => {
  const folder = copySite('same code');
  editFile(folder, 'node_modules/@acme/docs-rules/index.js', (text) => text.replace("'title-case'", "'no-todo'"));
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
  editFile(folder, RULE, (text) =>
    text.replace("severity: 'warning'", "severity: 'hint'").replace('page.prose', 'page.proze'),
  );
  expect(compile()).toMatch(/no-todo\.ts\(5,3\)[^]*no-todo\.ts\(9,/);
});

test('an installed package may import `docs-nav/rules`', async () => {
  const folder = copySite('helpers');
  mkdirSync(path.join(folder, 'node_modules/docs-nav'));
  for (const part of ['package.json', 'dist'])
    symlinkSync(path.join(ROOT, part), path.join(folder, 'node_modules/docs-nav', part));
  editFile(
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
