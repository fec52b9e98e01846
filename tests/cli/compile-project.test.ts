import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { projectAt } from '../../cli/system/project-at.ts';
import { compileProject } from '../../cli/build/prepare/compile-project.ts';
import { scanProject } from '../../cli/project/load-project.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'docs-nav-compile-'));
  write('node_modules/.keep', '');
  write('nav/site.yaml', 'title: Test\nurl: https://example.com\nrules: { unwritten-page: warning }\n');
  write(
    'nav/sections/lib.yaml',
    'id: lib\nname: Library\nprefixes: [/lib]\npages:\n  - pathname: /lib\n  - pathname: /lib/more\n',
  );
  write('content/lib.md', '# Library\n\n## Use\n');
  write('content/lib/more.md', '# More\n\n[Use](/lib#use)\n');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

/** Backdates the last change of a file beyond the resolution of the clock. */
function age(file: string): void {
  utimesSync(path.join(root, file), new Date(2020, 0, 1), new Date(2020, 0, 1));
}

/** Compiles, and returns whether the engine was needed. */
async function compile() {
  const project = await scanProject(projectAt(root));
  let asked = false;
  const compiled = await compileProject({
    ...project,
    readInput() {
      asked = true;
      return project.readInput();
    },
  });
  return { compiled, asked, hashes: project.hashPages() };
}

const findings = (result: Awaited<ReturnType<typeof compile>>) =>
  result.compiled.ok ? [] : result.compiled.findings.diagnostics.map(({ code }) => code);

describe('a project that is built again', () => {
  test('reuses the manifest of the last build if only the text of a page has changed', async () => {
    const first = await compile();
    expect(first.asked).toBe(true);
    appendFileSync(path.join(root, 'content/lib.md'), '\nOne more sentence.\n');
    const second = await compile();
    expect(second.asked).toBe(false);
    expect(second.compiled).toEqual(first.compiled);
    expect(second.hashes.get('content/lib.md')).not.toBe(first.hashes.get('content/lib.md'));
  });

  test.each([
    [
      'a heading that a link names is gone',
      () => write('content/lib.md', '# Library\n\n## Usage\n'),
      ['broken-anchor'],
    ],
    [
      'a link to nowhere was added',
      () => write('content/lib/more.md', '# More\n\n[Gone](/lib/gone)\n'),
      ['broken-link'],
    ],
    [
      'a page was removed from the navigation',
      () =>
        write(
          'nav/sections/lib.yaml',
          'id: lib\nname: Library\nprefixes: [/lib]\npages:\n  - pathname: /lib/more\n    title: [\n',
        ),
      ['yaml-syntax'],
    ],
  ])('is compiled again if %s', async (_, edit, codes) => {
    await compile();
    edit();
    const second = await compile();
    expect(second.asked).toBe(true);
    expect(findings(second)).toEqual(codes);
  });

  test('is compiled again if a page has another title, or a file was added or removed', async () => {
    await compile();
    write('content/lib.md', '# The library\n\n## Use\n');
    expect((await compile()).asked).toBe(true);
    write('content/picture.png', 'x');
    expect((await compile()).asked).toBe(true);
    rmSync(path.join(root, 'content/lib/more.md'));
    const last = await compile();
    expect(last.asked).toBe(true);
    expect(last.compiled.ok && last.compiled.manifest.routes['/lib/more']?.file).toBeUndefined();
    expect((await compile()).asked).toBe(false);
  });

  test('reads pages again if their facts are lost, and produces the same manifest', async () => {
    age('content/lib.md');
    age('content/lib/more.md');
    await new Promise((resolve) => setTimeout(resolve, 150));
    const first = await compile();
    const cache = path.join(root, 'node_modules/.cache/docs-nav');
    for (const name of readdirSync(cache))
      if (name.startsWith('facts-') || name === 'manifest.json') rmSync(path.join(cache, name));
    expect(readFileSync(path.join(cache, 'stamps.json'), 'utf8')).toContain('content/lib/more.md');
    const second = await compile();
    expect(second.asked).toBe(true);
    expect(second.compiled).toEqual(first.compiled);
  });
});
