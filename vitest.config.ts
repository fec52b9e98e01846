import { defineConfig } from 'vitest/config';

/** Scripts of the site by themselves, in Chromium. */
const BROWSER_TESTS = 'tests/**/*.browser.test.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
          exclude: ['tests/e2e/**', 'tests/pages/**', BROWSER_TESTS],
          // Nobody else works while they run; the default leaves a core free.
          maxWorkers: '100%',
        },
      },
      // Every page of the reference site, which takes longer than all other tests together.
      { test: { name: 'pages', include: ['tests/pages/**/*.test.ts'], hookTimeout: 600_000 } },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts', BROWSER_TESTS],
          // One browser and one site at a time: two cores.
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
