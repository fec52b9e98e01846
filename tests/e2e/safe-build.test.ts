import { once } from 'node:events';
import { appendFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startDocsNav } from '../support/docs-nav.ts';
import { hashFolder } from '../support/hash-folder.ts';
import { buildSite, copyFixture } from '../support/site.ts';

const KILLS = 10;

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
  test('killed at ten random moments, it leaves the previous output or the whole new one', async () => {
    const start = performance.now();
    buildSite(project, out);
    const duration = performance.now() - start;
    let before = hashFolder(out);

    for (let kill = 0; kill < KILLS; kill++) {
      edit(`Edit ${kill}.`);
      if (kill % 2 === 0) forgetCaches();
      const building = startDocsNav(['build', '--out', out], project);
      const ended = once(building, 'exit');
      await sleep(Math.random() * duration);
      building.kill('SIGKILL');
      await ended;

      expect(existsSync(out)).toBe(true);
      const after = hashFolder(out);
      const fresh = path.join(work, `fresh-${kill}`);
      buildSite(project, fresh);
      expect([before, hashFolder(fresh)]).toContainEqual(after);
      before = after;
    }

    edit('The last edit.');
    buildSite(project, out);
    const expected = path.join(work, 'expected');
    forgetCaches();
    buildSite(project, expected);
    expect(hashFolder(out)).toEqual(hashFolder(expected));
  });

  test('a warm build writes the same bytes as a cold one', () => {
    buildSite(project, out);
    edit('One more sentence.');
    buildSite(project, out);
    forgetCaches();
    const cold = path.join(work, 'cold');
    buildSite(project, cold);
    expect(hashFolder(out)).toEqual(hashFolder(cold));
  });

  test('a failed build leaves the output as it was', () => {
    buildSite(project, out);
    const before = hashFolder(out);
    appendFileSync(path.join(project, 'nav/sections/gadgets.yaml'), '  - { pathname: /gadgets/button }\n');
    expect(() => buildSite(project, out)).toThrow('Duplicated pathname /gadgets/button in pages');
    expect(hashFolder(out)).toEqual(before);
  });
});
