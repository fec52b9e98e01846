import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator } from 'playwright-core';
import { useReaders } from '../support/browser.ts';
import { demoOn } from '../support/demo-page.ts';
import { docsNav } from '../support/docs-nav.ts';
import { makeOnce } from '../support/make-once.ts';
import { filesOf, openSandbox } from '../support/open-sandbox.ts';
import { startPreview, type Preview } from '../support/preview.ts';
import { serveSite } from '../support/site.ts';
import { put, run } from '../support/tools.ts';
import { buildSite, INSTALLED_ADOPTERS, makeAdopter } from './support/adopter.ts';
import { lookAtDemos } from './support/look-at-demos.ts';

const { newReader } = useReaders();

/** Adopters whose provider has a stylesheet that a tool fills. Sandboxes do not have that tool. */
const FILLED = new Set(['base-ui']);

/** The most lines of YAML that a site with one section may need. */
const MOST_LINES = 40;
const LEAST_DEMOS = 6;
const LEAST_ELEMENTS = 50;

/** The share of a demo’s pixels that may change when the scripts have loaded. */
const MOST_CHANGED = 0.01;

describe.each(INSTALLED_ADOPTERS.map((name, at) => [name, `http://127.0.0.1:${41_980 + at}`] as const))(
  '%s',
  (name, address) => {
    let folder: string;
    let preview: Preview;
    let pages: readonly string[];
    beforeAll(async () => {
      folder = await makeOnce(`adopter-${name}`, (place) => void buildSite(makeAdopter(name, place)));
      pages = readdirSync(path.join(folder, 'content', name), { withFileTypes: true })
        // Without scripts a playground has another layout; its own tests look at it.
        .filter((entry) => entry.isDirectory() && entry.name !== 'try')
        .map((entry) => entry.name);
      preview = await startPreview(path.join(folder, 'out'), address);
    });
    afterAll(() => preview?.close());

    test('needs only a few lines of YAML, and validation finds nothing', () => {
      const lines = ['nav/site.yaml', `nav/sections/${name}.yaml`].flatMap((file) =>
        readFileSync(path.join(folder, file), 'utf8').trimEnd().split('\n'),
      );
      expect(lines.length).toBeLessThanOrEqual(MOST_LINES);
      expect(docsNav(['validate', '--max-warnings', '0'], folder)).toMatchObject({ code: 0, stderr: '' });
    });

    test.each(['light', 'dark'] as const)(
      'runs its demos in %s mode, styled by the server and isolated from the page',
      async (mode) => {
        let count = 0;
        for (const page of pages) {
          const { names, alive, jumped, leaks, intrusions, frameElements, messages } = await lookAtDemos(
            newReader,
            `${address}/${name}/${page}/`,
            mode,
          );
          count += names.length;
          expect(alive, page).toEqual(names);
          expect(frameElements).toBeGreaterThan(LEAST_ELEMENTS);
          expect(leaks, page).toEqual([]);
          expect(intrusions, page).toEqual([]);
          expect(messages, page).toEqual([]);
          expect(
            Object.entries(jumped).filter(([, part]) => part > MOST_CHANGED),
            page,
          ).toEqual([]);
        }
        expect(count).toBeGreaterThanOrEqual(LEAST_DEMOS);
      },
    );

    test('shows a demo the same way in a sandbox, where its wrapper has no type errors', async ({ skip }) => {
      const first = pages.find((known) => known === 'button') ?? pages[0] ?? '';
      const page = await (await newReader({ colorScheme: 'light' })).newPage();
      await page.goto(`${address}/${name}/${first}/`);
      const demo = (await page.locator('figure.demo').first().getAttribute('data-name')) ?? '';
      await demoOn(page, demo).wake();
      const looks = await looksOf(demoOn(page, demo).stage);
      const files = filesOf(await openSandbox(page, demo, 'StackBlitz'));
      if (FILLED.has(name)) {
        expect(Object.keys(files).filter((file) => file.includes('provider'))).toEqual([]);
        skip('its stylesheet is made by a plugin of Vite');
      }
      const project = await makeOnce(`sandbox-${name}`, (folder) => {
        put(folder, files);
        const install = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
        for (const args of [install, ['run', 'build']]) {
          const { status, output } = run('npm', args, folder);
          expect(status, `npm ${args.join(' ')}\n${output}`).toBe(0);
        }
        // A demo may use more of its library than the library's types declare.
        expect(run('npx', ['tsc'], folder).output).not.toMatch(/^src\/(?!Demo\.)/m);
      });
      const sandbox = await serveSite(path.join(project, 'dist'));
      try {
        const errors: string[] = [];
        page.on('pageerror', (error) => errors.push(error.message));
        await page.goto(sandbox.origin);
        expect(await looksOf(page.locator('#root'))).toEqual(looks);
        expect(errors).toEqual([]);
      } finally {
        await sandbox.close();
      }
    });
  },
);

/** What the first control of a demo looks like. */
function looksOf(stage: Locator): Promise<readonly string[]> {
  return stage
    .locator('button, input')
    .first()
    .evaluate((element) => {
      const { backgroundColor, borderStyle, borderRadius, paddingInlineStart, fontWeight } = getComputedStyle(element);
      return [element.tagName, backgroundColor, borderStyle, borderRadius, paddingInlineStart, fontWeight];
    });
}
