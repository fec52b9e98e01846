import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomRuns } from '../support/runs.ts';
import { killBuild } from './builds.ts';
import { FIRST_SITE, type ModelSite } from './model-site.ts';
import { differences, listOutput, makeWorkFolder, openProject, type Listing } from './workbench.ts';

/** A site before and after an edit that changes every page, with every slow feature. */
const BEFORE: ModelSite = {
  ...FIRST_SITE,
  search: true,
  socialCards: true,
  pages: FIRST_SITE.pages.map((page) => ({ ...page, demo: 1 })),
};
const AFTER: ModelSite = { ...BEFORE, title: 1, helpers: [1, 1] };

/** The most milliseconds until a kill: a build takes about as long. A kill that comes too late is also a valid test. */
const LONGEST = 2500;

/** When, and whether without a cache: while the output is written, which is always tried. */
const WRITING: [undefined, boolean][] = [
  [undefined, false],
  [undefined, true],
];

const RUNS = randomRuns({ usual: WRITING.length, ci: 40 });

/** Milliseconds: far more than any machine needs, so that only a run that hangs exceeds them. */
const [LIMIT, LIMIT_PER_KILL] = [600_000, 60_000];

test(
  'a killed build leaves the old output or the new one, and the next build completes it',
  { timeout: LIMIT + RUNS.numRuns * LIMIT_PER_KILL },
  async () => {
    const work = makeWorkFolder();
    const listings: Listing[] = [];
    for (const site of [BEFORE, AFTER]) {
      const cold = openProject(path.join(work, `cold-${listings.length}`));
      cold.follow(site);
      await cold.build();
      listings.push(listOutput(cold.out));
    }
    const project = openProject(path.join(work, 'project'));
    let [now, next] = [0, 1];
    project.follow(BEFORE);
    await project.build();
    try {
      await fc.assert(
        fc.asyncProperty(fc.option(fc.nat(LONGEST), { nil: undefined }), fc.boolean(), async (after, isCold) => {
          if (isCold) rmSync(project.cache, { recursive: true, force: true });
          project.follow(next === 1 ? AFTER : BEFORE);
          await killBuild(project.root, after);
          // Between two renames, there is no output for a moment; the next build restores it.
          const left = listOutput(project.out);
          const fromOld = differences(left, listings[now] ?? {});
          if (existsSync(project.out) && fromOld.length > 0)
            expect(differences(left, listings[next] ?? {})).toEqual([]);
          const { exitCode, stderr } = await project.build();
          expect(exitCode, stderr).toBe(0);
          expect(differences(listOutput(project.out), listings[next] ?? {})).toEqual([]);
          expect(readdirSync(project.root).filter((name) => name.startsWith('.out.'))).toEqual([]);
          expect(readdirSync(project.cache).filter((name) => name.startsWith('server-'))).toEqual([]);
          [now, next] = [next, now];
        }),
        { ...RUNS, examples: WRITING, endOnFailure: true },
      );
    } finally {
      rmSync(work, { recursive: true, force: true });
    }
  },
);
