import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Page } from 'playwright-core';

/** Milliseconds that a page has to bring all its demos to life. */
const PATIENCE = 15_000;

/** Pages that are looked at side by side: two cores. */
const WIDTH = 2;

/** What can differ between the modes once the elements are known to be the same. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** What to look at. */
export interface Tour {
  readonly origin: string;
  readonly pathnames: readonly string[];
  /** Part of the page that the rules of accessibility are applied to; all of it when left out. */
  readonly within?: string;
}

/**
 * Visits pages, brings all their demos to life, and collects what is wrong with them: violations of axe's rules in both
 * modes, errors and warnings in the console, demos that crash. The reader should prefer light and reduced motion.
 */
export async function lookAtPages(reader: BrowserContext, { origin, pathnames, within }: Tour): Promise<readonly string[]> {
  const problems: string[] = [];
  const open = pathnames.values();
  const look = async (): Promise<void> => {
    for (const pathname of open) problems.push(...(await lookAt(reader, { origin, pathname, within })));
  };
  await Promise.all(Array.from({ length: WIDTH }, look));
  return problems;
}

async function lookAt(reader: BrowserContext, { origin, pathname, within }: { readonly origin: string; readonly pathname: string; readonly within: string | undefined }): Promise<readonly string[]> {
  const page = await reader.newPage();
  const problems: string[] = [];
  const note = (text: string) => problems.push(`${pathname}: ${text.slice(0, 500)}`);
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') note(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => note(`crash: ${error.message}`));
  const axe = () => (within === undefined ? new AxeBuilder({ page }) : new AxeBuilder({ page }).include(within));
  try {
    const response = await page.goto(origin + pathname);
    // A redirect's page has nothing to look at.
    if ((await page.locator('meta[http-equiv=refresh]').count()) > 0) return problems;
    if (response?.status() !== 200) note(`status ${response?.status()}`);
    await wakeDemos(page);
    for (const crash of await page.locator('.demo [role=alert].demo-crash').allTextContents()) note(`demo: ${crash}`);
    await report(axe(), 'light', note);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.waitForFunction(() => document.documentElement.dataset['mode'] === 'dark');
    // Colours are on their way for a frame, and what inherits them for another.
    await page.waitForFunction(() => document.getAnimations().every((animation) => !(animation instanceof CSSTransition)));
    await report(axe().withRules(COLOURS), 'dark', note);
  } catch (error) {
    note(`not looked at: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    await page.close();
  }
  return problems;
}

/** Brings every demo near the view until its tools are there. */
export async function wakeDemos(page: Page): Promise<void> {
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
