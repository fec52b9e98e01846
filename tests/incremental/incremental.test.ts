import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { Run } from '../cli/support/fake-io.ts';
import { randomRuns } from '../support/runs.ts';
import { anyPrelude, runPrelude } from './builds.ts';
import { anyEdit, applyEdit, EACH_EDIT } from './edits.ts';
import { anyMishap, EACH_MISHAP, happen, isRestoring, keepPast, type Mishap } from './mishaps.ts';
import { FIRST_SITE, type ModelSite } from './model-site.ts';
import { differences, listOutput, makeWorkFolder, openProject, type Listing, type Project } from './workbench.ts';

/** What happens between two builds. */
const anyStep = fc.record(
  {
    edits: fc.array(anyEdit, { maxLength: 3 }),
    mishaps: fc.oneof(
      { weight: 2, arbitrary: fc.constant<readonly Mishap[]>([]) },
      { weight: 1, arbitrary: fc.array(anyMishap, { minLength: 1, maxLength: 3 }) },
    ),
    /** Hours by which the clock is set forward or back. */
    clock: fc.oneof(
      { weight: 5, arbitrary: fc.constant(0) },
      { weight: 1, arbitrary: fc.integer({ min: -48, max: 48 }) },
    ),
    prelude: anyPrelude,
  },
  { noNullPrototype: true },
);

const RUNS = randomRuns({ usual: 3, ci: 200 });

/** Milliseconds: far more than any machine needs, so that only a run that hangs exceeds them. */
const [LIMIT, LIMIT_PER_SEQUENCE] = [600_000, 30_000];

test('after each edit and each mishap, a build has the same output as a clean build', { timeout: LIMIT }, async () => {
  const first = applyEdit(FIRST_SITE, { edit: 'change languages', at: 0, to: 2 });
  EACH_EDIT.reduce((before, edit) => {
    const after = applyEdit(before, edit);
    expect(after, `\`${edit.edit}\` has an effect`).not.toEqual(before);
    return after;
  }, first);
  await runSequence(
    first,
    EACH_EDIT.map((edit) => ({ ...NO_STEP, edits: [edit] })),
  );
  await runSequence(first, [
    { ...NO_STEP, edits: [{ edit: 'edit text', at: 0, to: 1 }] },
    ...EACH_MISHAP.map((mishap) => ({ ...NO_STEP, mishaps: [mishap] })),
  ]);
});

test(
  'after any edits and mishaps, a build has the same output as a clean build',
  { timeout: LIMIT + RUNS.numRuns * LIMIT_PER_SEQUENCE },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyEdit, { maxLength: 4 }),
        fc.array(anyStep, { minLength: 1, maxLength: 5 }),
        (first, steps) => runSequence(first.reduce(applyEdit, FIRST_SITE), steps),
      ),
      RUNS,
    );
  },
);

type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never;

/** Between two builds, nothing happens. */
const NO_STEP: Step = { edits: [], mishaps: [], clock: 0, prelude: { prelude: 'none' } };

async function runSequence(first: ModelSite, steps: readonly Step[]): Promise<void> {
  const work = makeWorkFolder();
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true });
  try {
    await runSteps(work, first, steps);
  } finally {
    vi.useRealTimers();
    rmSync(work, { recursive: true, force: true });
  }
}

async function runSteps(work: string, first: ModelSite, steps: readonly Step[]): Promise<void> {
  const project = openProject(path.join(work, 'project'));
  const past: string[] = [];
  let site = first;
  project.follow(site);
  remember(site, project, await project.build());
  const lastRestoring = steps.findLastIndex(({ mishaps }) => mishaps.some(isRestoring));
  for (const [at, step] of steps.entries()) {
    const { edits, mishaps, clock, prelude } = step;
    // A copy takes as long as a build, so copies are only made if a later step needs them.
    if (at <= lastRestoring) {
      keepPast(project, mkdir(path.join(work, `past-${at}`)));
      past.push(path.join(work, `past-${at}`));
    }
    for (const mishap of mishaps) happen(mishap, { ...project, past });
    site = edits.reduce(applyEdit, site);
    project.follow(site);
    vi.setSystemTime(Date.now() + clock * 3_600_000);
    await runPrelude(prelude, project);
    await compare(project, await buildCold(site, work), `after step ${at}: ${JSON.stringify(step)}`);
  }
}

interface ColdBuild {
  readonly exitCode: number;
  readonly stdout: string;
  readonly listing: Listing;
}

/** A cache of clean builds by site: many steps change no source. */
const built = new Map<string, ColdBuild>();

async function buildCold(site: ModelSite, work: string): Promise<ColdBuild> {
  const known = built.get(JSON.stringify(site));
  if (known !== undefined) return known;
  const folder = path.join(work, 'cold');
  const project = openProject(folder);
  project.follow(site);
  const cold = remember(site, project, await project.build());
  rmSync(folder, { recursive: true });
  return cold;
}

function remember(site: ModelSite, { out }: Project, { exitCode, stdout }: Run): ColdBuild {
  const cold = { exitCode, stdout, listing: listOutput(out) };
  built.set(JSON.stringify(site), cold);
  return cold;
}

async function compare(project: Project, cold: ColdBuild, when: string): Promise<void> {
  const before = listOutput(project.out);
  const warm = await buildWarm(project, before);
  expect(warm.exitCode, `${when}\n${warm.stderr}`).toBe(cold.exitCode);
  expect(differences(listOutput(project.out), cold.exitCode === 0 ? cold.listing : before), when).toEqual([]);
  if (cold.exitCode === 0) expect(countedFiles(warm.stdout), when).toBe(Object.keys(cold.listing).length);
  expect(readdirSync(project.root).filter((name) => name.startsWith('.out.'))).toEqual([]);
}

/**
 * Without its marker and the notes in the cache, an output looks like a foreign folder, which its owner has to remove.
 */
async function buildWarm(project: Project, before: Listing): Promise<Run> {
  const first = await project.build();
  const isForeign =
    before['_nav/site.json'] === undefined && first.stderr.includes('contains files that no build wrote');
  if (!isForeign) return first;
  rmSync(project.out, { recursive: true });
  return project.build();
}

function countedFiles(summary: string): number {
  return Number(/: (\d+) files?,/.exec(summary)?.[1]);
}

function mkdir(folder: string): string {
  mkdirSync(folder);
  return folder;
}
