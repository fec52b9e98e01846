import { readdirSync } from 'node:fs';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browse } from '../support/browse.ts';

const browsing = browse('reference');

/** Pages that are looked at side by side: two cores. */
const WIDTH = 2;

/** Milliseconds that a page has to bring all its demos to life. */
const PATIENCE = 15_000;

/** What can differ between the modes once the elements are known to be the same. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

test('every page and every demo is without axe violation in both modes, and says nothing in the console', { timeout: 45 * 60_000 }, async () => {
  const { origin, out } = browsing.site;
  const pathnames = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter(({ name, parentPath }) => name === 'index.html' && !parentPath.includes(`${path.sep}_nav${path.sep}`))
    .map(({ parentPath }) => `/${path.relative(out, parentPath).split(path.sep).join('/')}`.replace(/([^/])$/, '$1/'))
    .toSorted();
  expect(pathnames.length).toBeGreaterThan(600);
  const context = await browsing.newReader({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce', colorScheme: 'light' });
  const problems: string[] = [];
  let next = 0;
  const look = async (): Promise<void> => {
    for (let pathname = pathnames[next++]; pathname !== undefined; pathname = pathnames[next++]) {
      problems.push(...(await lookAt(context, origin, pathname)));
    }
  };
  await Promise.all(Array.from({ length: WIDTH }, look));
  expect(problems).toEqual([]);
});

async function lookAt(context: BrowserContext, origin: string, pathname: string): Promise<readonly string[]> {
  const page = await context.newPage();
  const problems: string[] = [];
  const note = (text: string) => problems.push(`${pathname}: ${text.slice(0, 500)}`);
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') note(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => note(`crash: ${error.message}`));
  try {
    const response = await page.goto(origin + pathname);
    // A redirect's page has nothing to look at.
    if ((await page.locator('meta[http-equiv=refresh]').count()) > 0) return problems;
    if (response?.status() !== 200) note(`status ${response?.status()}`);
    await wakeDemos(page);
    for (const crash of await page.locator('.demo [role=alert].demo-crash').allTextContents()) note(`demo: ${crash}`);
    await report(new AxeBuilder({ page }), 'light', note);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.waitForFunction(() => document.documentElement.dataset['mode'] === 'dark');
    // Colours are on their way for a frame even where readers want no motion.
    await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => (animation instanceof CSSTransition ? animation.finished : undefined))));
    await report(new AxeBuilder({ page }).withRules(COLOURS), 'dark', note);
  } catch (error) {
    note(`not looked at: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    await page.close();
  }
  return problems;
}

/** Brings every demo near the view until its tools are there. */
async function wakeDemos(page: Page): Promise<void> {
  for (const figure of await page.locator('.demo').all()) {
    await figure.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await figure.locator('.demo-bar:not([hidden])').waitFor({ timeout: PATIENCE });
  }
  await page.waitForLoadState('networkidle');
}

async function report(axe: AxeBuilder, mode: string, note: (text: string) => void): Promise<void> {
  const { violations } = await axe.analyze();
  for (const { id, nodes } of violations) note(`${id}, ${mode}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}
