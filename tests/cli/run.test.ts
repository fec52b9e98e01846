import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { CATALOGUE } from '../../engine/index.ts';
import { wantsColor } from '../../cli/system/base/io.ts';
import { run } from '../../cli/run.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { fakeIo, runCli } from './support/fake-io.ts';
import { makeFolder, PROJECT, putFiles } from './support/folder.ts';

const SECTION = PROJECT['nav/sections/library.yaml'];
const BROKEN = { ...PROJECT, 'nav/sections/library.yaml': SECTION.replace('newFeature', 'newFeatur') };
const WARNED = { ...PROJECT, 'content/library/lost.md': '# Lost\n' };

describe('misuse', () => {
  test.each([
    // arguments, message
    [[], 'Usage: docs-nav [options] [command]'],
    [['valdate'], "error: unknown command 'valdate'\n(Did you mean validate?)"],
    [['validate', '--formt', 'json'], "error: unknown option '--formt'\n(Did you mean --format?)"],
    [['validate', '--format', 'xml'], 'Allowed choices are pretty, compact, json, sarif, github.'],
    [['validate', '--max-warnings', 'few'], 'It must be a whole number, -1 or more.'],
    [['validate', '--max-warnings', '-2'], 'It must be a whole number, -1 or more.'],
    [['validate', 'a', 'b'], 'error: too many arguments'],
    [['mv', '/a/b'], 'help: run `docs-nav mv --help` for its arguments and options'],
    [['baseline', '--until', '2027-02-30'], 'It must be a date such as 2026-12-31.'],
    [['preview', '--port', '65536'], 'It must be a number from 0 to 65535.'],
    [['preview', '--base', '../x'], 'It must be a path such as /docs/.'],
    [
      ['build', '--url', 'docs.example.com'],
      'error: The address `docs.example.com` of --url is not a web address.\n  help: write `https://docs.example.com`',
    ],
    [
      ['build', '--url', 'http://docs.example.com'],
      'error: The address `http://docs.example.com` of --url does not start with https:.\n  help: write `https://docs.example.com`',
    ],
    [
      ['build', '--url', 'https://a.example/docs'],
      'error: The address `https://a.example/docs` of --url is more than an origin.\n  help: write `https://a.example`, and pass the path to the build with --base',
    ],
    [['build', '--url', 'http://127.0.0.1:99999'], 'is not a web address.'],
    [['build', '--url'], "error: option '--url <address>' argument missing"],
    [['schema', 'sections'], 'It must be site, section, translation, baseline or search-cases.'],
    [
      ['explain', 'duplicate-pathnme'],
      'error: There is no diagnostic `duplicate-pathnme`.\n  help: did you mean `duplicate-pathname`',
    ],
    [['routes', '--section', 'libary'], 'error: There is no section `libary`.\n  help: did you mean `library`'],
    [['validate', 'gone'], 'error: The folder `gone` does not exist.'],
    [['preview'], 'error: There is no built site in `out`.\n  help: run `docs-nav build` first'],
  ])('%j exits with 2 and says why', async (argv, said) => {
    const { exitCode, stdout, stderr } = await runCli(argv, makeFolder(PROJECT));
    expect([exitCode, stdout]).toEqual([2, '']);
    expect(stderr).toContain(said);
    expect(stderr).not.toContain('    at ');
  });
});

test.each([['--help'], ['help'], ['-h']])('%s is short and has examples', async (flag) => {
  const { exitCode, stdout, stderr } = await runCli([flag], '/');
  expect([exitCode, stderr]).toEqual([0, '']);
  await expect(stdout).toMatchFileSnapshot('golden/help.txt');
});

test('--version prints the version of the package', async () => {
  expect(await runCli(['--version'], '/')).toEqual({ exitCode: 0, stdout: `${packageJson.version}\n`, stderr: '' });
});

test('a bug shows its stack, asks for a report and exits with 70', async () => {
  const write = (): never => {
    throw new TypeError('a bug');
  };
  const { exitCode, stderr } = await runCli(['explain'], '/', { stdout: { write } });
  expect(exitCode).toBe(70);
  expect(stderr).toMatch(/TypeError: a bug\n {4}at .*Please report it/s);
});

describe('validate', () => {
  test('finds nothing in a clean project', async () => {
    expect(await runCli(['validate'], makeFolder(PROJECT))).toEqual({
      exitCode: 0,
      stdout: 'no errors or warnings in 1 section, 2 pages\n',
      stderr: '',
    });
  });

  test('exits with 1 for errors, and shows them in their file', async () => {
    const { exitCode, stdout, stderr } = await runCli(['validate'], makeFolder(BROKEN));
    expect([exitCode, stderr]).toEqual([1, '']);
    expect(stdout).toContain(
      '  nav/sections/library.yaml:11:9\n  10 |       - pathname: /library/button\n  11 |         newFeatur: true\n     |         ^^^^^^^^^\n',
    );
    expect(stdout).toMatch(/help: .*newFeature/);
  });

  test.each([
    [['--max-warnings', '0'], 1],
    [['--max-warnings', '1'], 0],
    [['--max-warnings', '-1'], 0],
    [[], 0],
  ])('one warning with %j exits with %i', async (flags, expected) => {
    const { exitCode, stdout, stderr } = await runCli(['validate', ...flags], makeFolder(WARNED));
    expect(stdout).toContain('warning[orphan-page]');
    expect(exitCode).toBe(expected);
    expect(stderr).toBe(expected === 1 ? 'error: 1 warning, but --max-warnings allows 0\n' : '');
  });

  test.each([
    // where the command runs, its arguments, where the reader finds the file
    ['.', [], 'nav/sections/library.yaml:11:9'],
    ['nav/sections', [], '../../nav/sections/library.yaml:11:9'],
    ['..', ['PROJECT'], 'PROJECT/nav/sections/library.yaml:11:9'],
  ])('prints places that can be clicked when run in %s', async (from, args, place) => {
    const root = makeFolder(BROKEN);
    const name = path.basename(root);
    const argv = ['validate', '--format', 'compact', ...args.map((arg) => arg.replace('PROJECT', name))];
    const { stdout } = await runCli(argv, path.join(root, from));
    expect(stdout.split(': ')[0]).toBe(place.replace('PROJECT', name));
  });

  test('gives services places from the root of the repository, and programs those from the root of the project', async () => {
    const repository = makeFolder({ '.git/HEAD': '' });
    putFiles(path.join(repository, 'docs'), BROKEN);
    const cwd = path.join(repository, 'docs');
    expect((await runCli(['validate', '--format', 'github'], cwd)).stdout).toContain(
      'file=docs/nav/sections/library.yaml,',
    );
    expect((await runCli(['validate', '--format', 'sarif'], cwd)).stdout).toContain(
      '"uri": "docs/nav/sections/library.yaml"',
    );
    expect((await runCli(['validate', '--format', 'json'], cwd)).stdout).toContain(
      '"file": "nav/sections/library.yaml"',
    );
    const env = { GITHUB_WORKSPACE: path.dirname(repository) };
    const outer = await runCli(['validate', '--format', 'github'], cwd, { env });
    expect(outer.stdout).toContain(`file=${path.basename(repository)}/docs/nav/sections/library.yaml,`);
  });

  test('--watch reports each change until Ctrl+C', async () => {
    const root = makeFolder(PROJECT);
    const io = fakeIo(root, { isTTY: true });
    const running = run(['validate', '--watch'], io);
    onTestFinished(() => io.interrupt());
    await expect.poll(() => io.written().stdout).toContain('no errors or warnings');
    putFiles(root, { 'nav/sections/library.yaml': BROKEN['nav/sections/library.yaml'] });
    await expect.poll(() => io.written().stdout).toContain('newFeatur:');
    putFiles(root, { 'nav/sections/library.yaml': SECTION, 'content/library/start.md': '[gone](/library/gone)' });
    await expect.poll(() => io.written().stdout).toContain('[gone](/library/gone)');
    io.interrupt();
    expect(await running).toBe(0);
  });
});

describe('routes', () => {
  test('--json prints a row per node, in tree order', async () => {
    const { exitCode, stdout } = await runCli(['routes', '--format', 'json'], makeFolder(PROJECT));
    expect((await runCli(['routes', '--json'], makeFolder(PROJECT))).stdout).toBe(stdout);
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject([
      {
        section: 'library',
        pathname: '/library/start',
        kind: 'page',
        title: 'Start',
        previous: null,
        next: '/library/button',
      },
      { pathname: '/library/components', kind: 'group', title: 'Components', trail: [] },
      {
        pathname: '/library/button',
        href: '/library/button/',
        trail: ['/library/components'],
        previous: '/library/start',
        next: null,
        tags: ['new'],
      },
    ]);
  });

  test('prints the tree with its addresses for people', async () => {
    const { stdout } = await runCli(['routes', '--section', 'library'], makeFolder(PROJECT));
    expect(stdout).toBe(`library (3 nodes)
  Start       /library/start/
  Components  /library/button/
    Button    /library/button/ [new]
`);
  });

  test('--out writes the manifest once, and then only what changed', async () => {
    const root = makeFolder(PROJECT);
    expect((await runCli(['routes', '--out', 'generated'], root)).stderr).toMatch(
      /^wrote .*manifest\.json.* to generated\n$/,
    );
    expect(
      JSON.parse(readFileSync(path.join(root, 'generated/manifest.json'), 'utf8')).routes['/library/button'].title,
    ).toBe('Button');
    expect((await runCli(['routes', '--out', 'generated'], root)).stderr).toMatch(/^generated is up to date/);
  });

  test('prints and writes nothing for a project with errors', async () => {
    const root = makeFolder(BROKEN);
    const { exitCode, stdout, stderr } = await runCli(['routes', '--out', 'generated'], root);
    expect([exitCode, stdout]).toEqual([1, '']);
    expect(stderr).toContain('newFeatur: true');
    expect(existsSync(path.join(root, 'generated'))).toBe(false);
  });
});

describe('explain', () => {
  test('says what a diagnostic means and why it matters', async () => {
    const { exitCode, stdout } = await runCli(['explain', 'duplicate-pathname'], '/');
    const definition = CATALOGUE.find(({ code }) => code === 'duplicate-pathname');
    expect(exitCode).toBe(0);
    expect(stdout).toContain('error[duplicate-pathname]\n');
    expect(stdout.replaceAll('\n', ' ')).toContain(definition?.why);
    expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  test('accepts what people copy from a report', async () => {
    const plain = await runCli(['explain', 'duplicate-pathname'], '/');
    expect(await runCli(['explain', 'error[duplicate-pathname]:'], '/')).toEqual(plain);
  });

  test('lists every diagnostic once if no code is given', async () => {
    const { stdout } = await runCli(['explain'], '/');
    const listed = stdout
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/\s+/)[1]);
    expect(listed).toEqual(CATALOGUE.map(({ code }) => code).toSorted());
  });
});

test('schema prints one schema, or all by name', async () => {
  const [site, section, translation, baseline, searchCases, all] = await Promise.all(
    [['site'], ['section'], ['translation'], ['baseline'], ['search-cases'], []].map((of) =>
      runCli(['schema', ...of], '/'),
    ),
  );
  const read = (result: typeof all) =>
    JSON.parse(result?.stdout ?? '') as { required?: string[]; properties: Record<string, { properties?: object }> };
  expect(read(all)).toEqual({
    site: read(site),
    section: read(section),
    translation: read(translation),
    baseline: read(baseline),
    'search-cases': read(searchCases),
  });
  expect(read(translation).properties['words']?.properties).toHaveProperty('skip');
  expect(JSON.parse(site?.stdout ?? '').required).toEqual(expect.arrayContaining(['title', 'url']));
});

test('preview serves the built site until Ctrl+C', async () => {
  const root = makeFolder({ ...PROJECT, 'out/index.html': '<h1>Built</h1>', 'out/404.html': '' });
  const io = fakeIo(root);
  const running = run(['preview', '--port', '0', '--base', 'docs'], io);
  await expect.poll(() => io.written().stdout).toMatch(/^Serving out at http:\/\/127\.0\.0\.1:\d+\/docs\/\n$/);
  const address = /http\S+/.exec(io.written().stdout)?.[0] ?? '';
  expect(await (await fetch(address)).text()).toBe('<h1>Built</h1>');
  io.interrupt();
  expect(await running).toBe(0);
  await expect(fetch(address)).rejects.toThrow();
});

test.each([
  // environment, terminal, color
  [{}, true, true],
  [{}, false, false],
  [{}, undefined, false],
  [{ NO_COLOR: '1' }, true, false],
  [{ NO_COLOR: '' }, true, true],
  [{ FORCE_COLOR: '1' }, false, true],
  [{ FORCE_COLOR: '0' }, true, false],
  [{ NO_COLOR: '1', FORCE_COLOR: '1' }, true, false],
  [{ TERM: 'dumb' }, true, false],
])('color with %j on a terminal (%s): %s', (env, isTTY, expected) => {
  expect(wantsColor(env, isTTY)).toBe(expected);
});
