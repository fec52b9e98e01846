import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hashFolder } from '../support/hash-folder.ts';
import { buildSite, copyFixture } from '../support/site.ts';

let work: string;
let project: string;
let out: string;

beforeEach(() => {
  work = mkdtempSync(path.join(tmpdir(), 'docs-nav-build-'));
  project = copyFixture('library', path.join(work, 'project'));
  out = path.join(work, 'out');
});
afterEach(() => rmSync(work, { recursive: true, force: true }));

const edit = (text: string) => appendFileSync(path.join(project, 'content/widgets/button.md'), `\n${text}\n`);

function forgetCaches(): void {
  for (const folder of ['node_modules', '.docs-nav']) {
    rmSync(path.join(project, folder), { recursive: true, force: true });
  }
}

describe('build', () => {
  test('a warm build writes the same bytes as a cold one', () => {
    buildSite(project, out);
    edit('One more sentence.');
    buildSite(project, out);
    forgetCaches();
    const cold = path.join(work, 'cold');
    buildSite(project, cold);
    expect(hashFolder(out)).toEqual(hashFolder(cold));
  });

  test('a failed build leaves the output unchanged', () => {
    buildSite(project, out);
    const before = hashFolder(out);
    appendFileSync(path.join(project, 'nav/sections/gadgets.yaml'), '  - { pathname: /gadgets/button }\n');
    expect(() => buildSite(project, out)).toThrow('Duplicated pathname /gadgets/button in pages');
    expect(hashFolder(out)).toEqual(before);
  });
});
