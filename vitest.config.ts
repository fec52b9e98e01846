import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { readStamp } from './cli/package/inputs.mjs';
import { MODULE_FLAGS } from './cli/system/start-thread.ts';

/** What opens pages: the built sites, and scripts of the site by themselves, in Chromium. */
const BROWSER_TESTS = ['tests/e2e/**/*.test.ts', 'tests/**/*.browser.test.ts', 'tests/**/*.browser.ci.test.ts'];

/**
 * What takes seconds: builds a site, starts another program, reads the types of packages, or tries much at random. Not in
 * `npm run check`, where it would take most of the time.
 */
const LONG_TESTS = [
  'tests/**/*.long.test.ts',
  'tests/**/*.ci.test.ts',
  'tests/fuzz/**/*.test.ts',
  'tests/incremental/**/*.test.ts',
];

/** What is run by a command of its own, and, in `npm test`, what only `.ci/run` tries. */
const OTHER_TESTS = [
  'tests/pages/**',
  'tests/engines/**',
  ...(process.env['DOCS_NAV_TEST_LAYER'] === 'once' ? ['tests/**/*.ci.test.ts'] : []),
];

const MINUTE = 60_000;

/** Time limits that no machine's speed decides: what takes as long hangs. A test of its own length says so. */
const LIMITS = {
  testTimeout: 2 * MINUTE,
  hookTimeout: 5 * MINUTE,
  expect: { poll: { timeout: MINUTE / 2, interval: 25 } },
};

/**
 * Files that open pages. They share the worker's browser and the sites of the run (`tests/support/`), which they could
 * not if each file had a worker of its own.
 */
const IN_BROWSER = { ...LIMITS, isolate: false, globalSetup: 'tests/support/run-folder.ts' };

/** Modules that a test imports name themselves in caches like the built package. */
const BUILD = { DOCS_NAV_BUILD: readStamp(import.meta.dirname) ?? '' };

/** Milliseconds after which the report names a test as slow; opening a page takes longer than vitest's default. */
const SLOW = 10_000;

/**
 * Begins with the file that takes longest, and one that has the reference site built, which the others of its kind wait
 * for: they come last. In a fresh clone, vitest goes by the length of files.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- not the method of an array
    const sorted = await super.sort(files);
    const [longest, others] = partition(sorted, ({ moduleId }) => moduleId.endsWith('/e2e/sandboxes.ci.test.ts'));
    const [[builder = [], ...waiting], free] = partition(others, ({ moduleId }) =>
      readFileSync(moduleId, 'utf8').includes("browse('reference')"),
    );
    return [longest, builder, free, waiting].flat();
  }
}

function partition<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}

export default defineConfig({
  test: {
    // Nobody else works while they run; the default leaves a core free.
    maxWorkers: '100%',
    slowTestThreshold: SLOW,
    teardownTimeout: MINUTE,
    execArgv: MODULE_FLAGS,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          ...LIMITS,
          name: 'unit',
          // They leave nothing behind, and to load all modules for each file anew would take longer than all tests.
          isolate: false,
          restoreMocks: true,
          unstubEnvs: true,
          env: BUILD,
          include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
          exclude: [...OTHER_TESTS, ...BROWSER_TESTS, ...LONG_TESTS],
        },
      },
      {
        extends: true,
        test: {
          ...LIMITS,
          name: 'long',
          // They leave nothing behind, either, and half of their time was spent on loading the same modules again.
          isolate: false,
          restoreMocks: true,
          unstubEnvs: true,
          env: BUILD,
          include: LONG_TESTS,
          exclude: [...OTHER_TESTS, ...BROWSER_TESTS],
        },
      },
      {
        extends: true,
        test: {
          ...IN_BROWSER,
          name: 'e2e',
          include: BROWSER_TESTS,
          exclude: OTHER_TESTS,
          // They wait for pages a good part of the time.
          maxWorkers: Math.ceil(availableParallelism() * 1.5),
        },
      },
      // Sites of other libraries, whose packages are installed first: `npm run check:adopters`.
      {
        extends: true,
        test: {
          ...IN_BROWSER,
          name: 'adopters',
          include: ['tests/adopters/**/*.check.ts'],
          hookTimeout: 30 * MINUTE,
          testTimeout: 10 * MINUTE,
        },
      },
      // The reference site in other browsers: `npm run check:engines`.
      {
        extends: true,
        // One browser at a time, as a reader has it.
        test: { ...IN_BROWSER, name: 'engines', include: ['tests/engines/**/*.test.ts'], fileParallelism: false },
      },
      // Every page of the reference site; a test is a section, with hundreds of them.
      {
        extends: true,
        test: { ...IN_BROWSER, name: 'pages', include: ['tests/pages/**/*.test.ts'], testTimeout: 60 * MINUTE },
      },
    ],
  },
});
