/** A site in every language that ships: what readers see and hear is in theirs. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readShippedWords, SHIPPED } from '../../site/words/languages/index.ts';
import { PROJECT, putFiles } from '../cli/support/folder.ts';
import { useReaders } from '../support/browser.ts';
import { docsNav } from '../support/docs-nav.ts';
import { makeOnce } from '../support/make-once.ts';
import { visit } from '../support/settle.ts';
import { serveSite, type Site } from '../support/site.ts';

/** Regions whose readers get the language under another code. */
const CODES = Object.keys(SHIPPED).map((code) => ({ 'pt-BR': 'pt', 'zh-Hant': 'zh-TW' })[code] ?? code);
const RIGHT_TO_LEFT = ['ar', 'fa', 'he'];

const { newReader } = useReaders();
let site: Site;

beforeAll(async () => {
  const root = await makeOnce('shipped-languages', (folder) => {
    mkdirSync(folder, { recursive: true });
    const languages = ['en', ...CODES].map(
      (code) => `  - { code: ${code}, name: "${new Intl.DisplayNames(code, { type: 'language' }).of(code)}" }\n`,
    );
    putFiles(folder, {
      ...PROJECT,
      'nav/site.yaml': `${PROJECT['nav/site.yaml']}rules: { missing-translation: off }\nlanguages:\n${languages.join('')}`,
    });
    const { code, stdout, stderr } = docsNav(['build', '--no-search'], folder);
    if (code !== 0) throw new Error(stdout + stderr);
  });
  site = await serveSite(path.join(root, 'out'));
});
afterAll(() => site.close());

test.each(CODES)('%s', async (code) => {
  const words = (await readShippedWords([code]))[code] ?? {};
  const reader = await newReader();
  const page = await reader.newPage();
  await visit(page, `${site.origin}/${code}/library/start/`);
  const root = page.locator('html');
  await expect(root.getAttribute('lang')).resolves.toBe(code);
  await expect(root.getAttribute('dir')).resolves.toBe(RIGHT_TO_LEFT.includes(code) ? 'rtl' : 'ltr');
  // From the frame, the page and a script.
  await expect(page.locator('.skip').textContent()).resolves.toBe(words['skip']);
  await expect(page.locator('main').textContent()).resolves.toContain(words['untranslated']);
  await page.locator('button.find').click();
  await page.getByRole('dialog', { name: words['searchField'] ?? '', exact: true }).waitFor();
});
