/** Words of scripts that put no spaces between them, on sites of these languages and on others. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { putFiles } from '../cli/support/folder.ts';
import { useReaders } from '../support/browser.ts';
import { docsNav } from '../support/docs-nav.ts';
import { makeOnce } from '../support/make-once.ts';
import { visit } from '../support/settle.ts';
import { serveSite, type Site } from '../support/site.ts';

const { newReader } = useReaders({ noScriptErrors: true });

const PAGES = {
  chinese: '# 入门\n\n全文搜索引擎支持中文内容。\n',
  japanese: '# はじめに\n\n日本語の全文検索は便利です。\n',
  thai: '# เริ่มต้น\n\nเครื่องมือค้นหาข้อความภาษาไทย\n',
  other: '# Other\n\nNothing in particular.\n',
};

const sites = new Map<string, Promise<Site>>();
const siteIn = (code: string): Promise<Site> => {
  const known =
    sites.get(code) ??
    makeOnce(`scripts-${code}`, (root) => {
      mkdirSync(root, { recursive: true });
      putFiles(root, {
        'nav/site.yaml': `title: Kit\nurl: https://kit.example\nlanguages: [{ code: ${code}, name: X }]\n`,
        'nav/sections/kit.yaml': `id: kit\nname: Kit\nprefixes: [/kit]\npages:\n${Object.keys(PAGES)
          .map((name) => `  - pathname: /kit/${name}\n`)
          .join('')}`,
        ...Object.fromEntries(Object.entries(PAGES).map(([name, text]) => [`content/kit/${name}.md`, text])),
      });
      const { code: exitCode, stdout, stderr } = docsNav(['build'], root);
      if (exitCode !== 0) throw new Error(stdout + stderr);
    }).then((folder) => serveSite(path.join(folder, 'out')));
  sites.set(code, known);
  return known;
};
afterAll(async () => {
  await Promise.all(Array.from(sites.values(), async (site) => (await site).close()));
});

test.each([
  ['zh-CN', '引擎', 'chinese', '引擎'],
  ['zh-CN', '搜索引擎', 'chinese', '搜索引擎'],
  ['ja', '検索', 'japanese', '検索'],
  ['ja', '便利', 'japanese', '便利'],
  ['en', '搜索引擎', 'chinese', ''],
  ['en', '検索', 'japanese', ''],
  ['en', 'ค้นหา', 'thai', ''],
  ['th', 'ค้นหา', 'thai', 'ค้นหา'],
])('on a site in %s, %s is found in the text of its page', async (code, query, name, marked) => {
  const { origin } = await siteIn(code);
  const page = await (await newReader()).newPage();
  await visit(page, `${origin}/kit/other/`);
  await page.keyboard.press('Control+k');
  const dialog = page.locator('dialog.search');
  await dialog.waitFor();
  for (const letter of query) await page.keyboard.insertText(letter);
  await page.locator('dialog.search:not([aria-busy])').waitFor();
  await dialog.locator(`[role=option] a[href^="/kit/${name}/"], a[href^="/kit/${name}/"]`).first().waitFor();
  await expect(dialog.locator('mark').allTextContents()).resolves.toEqual(marked === '' ? [] : [marked]);
});
