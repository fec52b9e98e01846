import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { runCli } from '../cli/support/fake-io.ts';
import { makeFolder } from '../cli/support/folder.ts';
import { startDocsNav } from '../support/docs-nav.ts';
import { randomRuns } from '../support/runs.ts';

const NAMES = Array.from({ length: 150 }, (_, at) => `part-${at}`);

/** A group with enough pages to take a while to move, each with a demo and a link to the next. */
const FILES: Readonly<Record<string, string>> = {
  'nav/site.yaml': 'title: Library\nurl: https://docs.example.com\n',
  'nav/sections/library.yaml': `id: library\nname: Library\nprefixes: [/library]\npages:\n  - title: Parts\n    pathname: /library/parts\n    children:\n${NAMES.map((name) => `      - pathname: /library/parts/${name}\n`).join('')}`,
  ...Object.fromEntries(
    NAMES.flatMap((name, at) => [
      [
        `content/library/parts/${name}/index.md`,
        `# Part ${at}\n\n::demo{src="Basic.tsx"}\n\nSee [the next](/library/parts/${NAMES[(at + 1) % NAMES.length] ?? ''}).\n`,
      ],
      [`content/library/parts/${name}/Basic.tsx`, 'export default () => null;\n'],
    ]),
  ),
};

function textsIn(root: string): Readonly<Record<string, string>> {
  const files = ['nav', 'content'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true }).filter(
      (entry) => !entry.isDirectory(),
    ),
  );
  return Object.fromEntries(
    files
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
      .toSorted()
      .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
  );
}

/** The folder in which a command prepares its edit, from its first file to its last move. */
function findEdit(root: string): string | undefined {
  const folder = path.join(root, '.docs-nav');
  const edit = existsSync(folder) ? readdirSync(folder).find((name) => name.startsWith('edit-')) : undefined;
  return edit === undefined ? undefined : path.join(folder, edit);
}

/** Whether the edit has reached a moment: a file is laid out, the journal is written, or a page is in its new place. */
function hasReached(root: string, when: Moment): boolean {
  const edit = findEdit(root);
  if (edit === undefined) return false;
  if (when.kind === 'laid-out') return existsSync(path.join(edit, String(when.files)));
  return when.kind === 'certain'
    ? existsSync(path.join(edit, 'journal.json'))
    : existsSync(path.join(root, 'content/library/pieces', NAMES[when.files % NAMES.length] ?? ''));
}

interface Moment {
  readonly kind: 'laid-out' | 'certain' | 'placed';
  readonly files: number;
}

const anyMoment: fc.Arbitrary<Moment> = fc.record({
  kind: fc.constantFrom('laid-out', 'certain', 'placed', 'placed'),
  files: fc.nat({ max: 2 * NAMES.length }),
});

/** Moments that leave neither the old state nor the new one, and are always tried. */
const HALFWAY: [Moment][] = [[{ kind: 'placed', files: 40 }], [{ kind: 'certain', files: 0 }]];

const KILLS = randomRuns({ usual: HALFWAY.length, ci: 30 });
const LIMIT_PER_RUN = 30_000;

test(
  'after a move is killed at any moment, the next command restores the old state or completes the new one',
  { timeout: 120_000 + KILLS.numRuns * LIMIT_PER_RUN },
  async () => {
    const whole = makeFolder(FILES);
    expect((await runCli(['mv', '/library/parts', '/library/pieces'], whole)).exitCode).toBe(0);
    const [before, after] = [JSON.stringify(textsIn(makeFolder(FILES))), JSON.stringify(textsIn(whole))];
    await fc.assert(
      fc.asyncProperty(anyMoment, async (when) => {
        const root = makeFolder(FILES);
        const child = startDocsNav(['mv', '/library/parts', '/library/pieces'], root);
        const ended = once(child, 'exit');
        // The command first loads itself and the project, which takes most of the time; only then, every moment counts.
        while (child.exitCode === null && findEdit(root) === undefined) await sleep(1);
        while (child.exitCode === null && !hasReached(root, when)) await setImmediate();
        child.kill('SIGKILL');
        await ended;
        const left = JSON.stringify(textsIn(root));
        const { exitCode, stderr } = await runCli(['routes'], root);
        expect(exitCode).toBe(0);
        const now = JSON.stringify(textsIn(root));
        expect([before, after].includes(now), 'the old state or the new one').toBe(true);
        if (left !== before && left !== after)
          expect(stderr).toContain('`docs-nav mv /library/parts /library/pieces` was interrupted');
      }),
      { ...KILLS, examples: HALFWAY, endOnFailure: true },
    );
  },
);
