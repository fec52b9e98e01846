/** A page that stays open while the site is deployed anew, and other reasons why a part of it cannot be loaded. */
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PROJECT, putFiles } from '../cli/support/folder.ts';
import { useReaders } from '../support/browser.ts';
import { docsNav } from '../support/docs-nav.ts';
import { makeOnce } from '../support/make-once.ts';
import { visit } from '../support/settle.ts';
import { serveSite, type Site } from '../support/site.ts';

const { newReader } = useReaders();

let built: string;
let out: string;
let site: Site;
let reader: BrowserContext;
let page: Page;

beforeAll(async () => {
  built = await makeOnce('open-across-deploy', (root) => {
    mkdirSync(root, { recursive: true });
    putFiles(root, {
      ...PROJECT,
      'content/library/start.md': `# Start\n\n${'Text.\n\n'.repeat(60)}## See\n\n::::tabs\n:::tab[npm]\nWith npm.\n:::\n:::tab[pnpm]\nWith pnpm.\n:::\n::::\n\n${'Text.\n\n'.repeat(60)}`,
    });
    const { code, stdout, stderr } = docsNav(['build', '--no-search'], root);
    if (code !== 0) throw new Error(stdout + stderr);
  });
});

beforeEach(async () => {
  out = path.join(path.dirname(built), `served-${Math.random()}`);
  cpSync(path.join(built, 'out'), out, { recursive: true });
  site = await serveSite(out);
  reader = await newReader();
  page = await reader.newPage();
});
afterEach(async () => {
  await site.close();
  rmSync(out, { recursive: true, force: true });
});

/** Removes every script but the ones whose names stay, as a deploy without `keep` does. */
function removeScripts(): void {
  const assets = path.join(out, '_nav/assets');
  for (const name of readdirSync(assets)) if (name.endsWith('.js')) rmSync(path.join(assets, name));
}

/** Deploys the next version of the site. */
function deploy(): void {
  putFiles(out, {
    'library/start/index.html':
      '<!doctype html><meta name="docs-nav-build" content="next"><title>Next</title><h1>Next</h1>',
  });
  removeScripts();
}

const note = () => page.locator('.not-loaded');

describe('a control whose script is gone', () => {
  test('says that there is a new version, and reloads at the same place when the reader wishes', async () => {
    await visit(page, `${site.origin}/library/start/#see`);
    deploy();
    await page.locator('button.find').click();
    await note().waitFor();
    await expect(note().textContent()).resolves.toContain('new version');
    // Nothing happens by itself.
    await page.waitForTimeout(500);
    await expect(page.locator('h1').textContent()).resolves.toBe('Start');
    await note().getByRole('button', { name: 'Not now' }).click();
    await expect(note().count()).resolves.toBe(0);
    await page.getByRole('tab', { name: 'pnpm' }).click();
    await note().getByRole('button', { name: 'Reload' }).click();
    await page.locator('h1', { hasText: 'Next' }).waitFor();
    expect(page.url()).toBe(`${site.origin}/library/start/#see`);
  });

  test('says so if only a file is missing', async () => {
    await visit(page, `${site.origin}/library/start/`);
    removeScripts();
    await page.locator('button.find').click();
    await note().waitFor();
    await expect(note().textContent()).resolves.toContain('A file of this site is missing');
  });

  test('speaks of the connection only if there is none', async () => {
    await visit(page, `${site.origin}/library/start/`);
    await reader.setOffline(true);
    await page.locator('button.find').click();
    await note().waitFor();
    await expect(note().textContent()).resolves.toContain('Check your connection');
  });

  test('says that a policy refuses scripts', async () => {
    await visit(page, `${site.origin}/library/start/`);
    await page.evaluate(() => {
      const policy = document.createElement('meta');
      policy.httpEquiv = 'content-security-policy';
      policy.content = "script-src 'none'";
      document.head.append(policy);
    });
    await page.locator('button.find').click();
    await note().waitFor();
    await expect(note().textContent()).resolves.toContain('A policy refuses it');
  });

  test('says that the browser is too old if it cannot read a script', async () => {
    await visit(page, `${site.origin}/library/start/`);
    await page.route('**/mount-search*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'const = 1;' }),
    );
    await page.locator('button.find').click();
    await note().waitFor();
    await expect(note().textContent()).resolves.toContain('too old');
  });
});
