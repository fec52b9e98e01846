import { hash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useReaders } from '../support/browser.ts';
import { makeOnce } from '../support/make-once.ts';
import { startPreview, type Preview } from '../support/preview.ts';
import { buildSite, makeMonorepo } from './support/adopter.ts';
import { lookAtDemos } from './support/look-at-demos.ts';

const ADDRESS = 'http://127.0.0.1:41973';

let folder: string;
let preview: Preview;
beforeAll(async () => {
  folder = await makeOnce('monorepo', (place) => void buildSite(makeMonorepo(place)));
  preview = await startPreview(path.join(folder, 'docs/out'), ADDRESS);
});
afterAll(() => preview.close());

const { newReader } = useReaders();

describe.each(['light', 'dark'] as const)('in %s mode', (mode) => {
  test.each(['button', 'card', 'tabs'])(
    'the demos of the %s page of a workspace run, styled by the server and isolated from the page',
    async (page) => {
      const { names, alive, jumped, leaks, intrusions, messages } = await lookAtDemos(
        newReader,
        `${ADDRESS}/ui/${page}/`,
        mode,
      );
      expect(names.length).toBeGreaterThan(0);
      expect(alive).toEqual(names);
      expect(leaks).toEqual([]);
      expect(intrusions).toEqual([]);
      expect(messages).toEqual([]);
      // A lazily loaded part only appears once scripts run.
      expect(Object.entries(jumped).filter(([name, part]) => part > 0.01 && name !== 'cards-Lazy')).toEqual([]);
    },
  );
});

test('the library detects the mode by its class, and its global stylesheet styles the stage', async () => {
  const page = await (await newReader({ colorScheme: 'dark' })).newPage();
  await page.goto(`${ADDRESS}/ui/button/`);
  const button = page.getByRole('button', { name: 'Quiet' });
  expect(await button.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(255, 233, 199)');
  expect(await button.evaluate((element) => getComputedStyle(element).fontFamily)).toContain('Georgia');
  expect(await button.evaluate((element) => getComputedStyle(element).textDecorationLine)).toBe('underline');
  expect(await button.getAttribute('data-theme-name')).toBe('acme');
});

test('shows every file that a demo imports as a tab of its source', async () => {
  const page = await (await newReader()).newPage();
  await page.goto(`${ADDRESS}/ui/button/`);
  const figure = page.locator('figure.demo[data-name="button-sizes"]');
  await figure.scrollIntoViewIfNeeded();
  await figure.getByRole('button', { name: 'Show code' }).click();
  await expect.poll(() => figure.getByRole('tab').allTextContents()).toEqual(['index.tsx', 'sizes.json', 'sizes.css']);
  await figure.getByRole('tab', { name: 'sizes.css' }).click();
  await expect.poll(() => figure.getByRole('tabpanel').textContent()).toContain('align-items: center');
});

test('takes the props of a component from its source', () => {
  const markdown = readFileSync(path.join(folder, 'docs/out/ui/button.md'), 'utf8');
  expect(markdown).toMatch(/tone[^]*'quiet' \\?\| 'loud'[^]*'quiet'[^]*How much the button stands out\./);
  expect(markdown).not.toContain('__debug');
});

test('includes an edit of the library in the next build, whose bytes match those of a clean build', async () => {
  const edit = (root: string): (() => void) => {
    const file = path.join(root, 'packages/ui/src/theme/Theme.tsx');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('<Name value={name}>', '<Name value={`new ${name}`}>'));
    return () => writeFileSync(file, text);
  };
  const cold = await makeOnce('monorepo-edited', (place) => {
    const docs = makeMonorepo(place);
    edit(place);
    buildSite(docs);
  });
  const undo = edit(folder);
  try {
    const out = buildSite(path.join(folder, 'docs'));
    expect(readFileSync(path.join(out, 'ui/button/index.html'), 'utf8')).toContain('data-theme-name="new acme"');
    expect(hashFiles(out)).toEqual(hashFiles(path.join(cold, 'docs/out')));
  } finally {
    undo();
    buildSite(path.join(folder, 'docs'));
  }
});

function hashFiles(out: string): Readonly<Record<string, string>> {
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(out, file), hash('sha1', readFileSync(file))]),
  );
}
