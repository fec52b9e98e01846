import type { BrowserContext, ConsoleMessage, Page } from 'playwright-core';
import { findViolations } from './axe.ts';
import { rest, visit } from './settle.ts';
import { turnDark } from './turn-dark.ts';

/** Tabs in which pages are looked at: while one waits, another works. */
const WIDTH = 4;

/** What can differ between the modes once the elements are known to be the same. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * Visits the pages at some addresses, brings all their demos to life, and collects what is wrong with them: violations
 * of axe's rules in both modes, errors and warnings in the console, demos that crash. The reader should prefer light and
 * reduced motion.
 */
export async function lookAtPages(reader: BrowserContext, addresses: readonly string[]): Promise<readonly string[]> {
  const problems: string[] = [];
  const open = addresses.values();
  const look = async (): Promise<void> => {
    // A new tab for each page would take longer than the page.
    const tab = await reader.newPage();
    for (const address of open) problems.push(...(await lookAt(tab, address)));
    await tab.close();
  };
  await Promise.all(Array.from({ length: WIDTH }, look));
  return problems;
}

async function lookAt(page: Page, address: string): Promise<readonly string[]> {
  const problems: string[] = [];
  const note = (text: string): void => void problems.push(`${new URL(address).pathname}: ${text.slice(0, 500)}`);
  const hear = (message: ConsoleMessage): void => {
    if (message.type() === 'error' || message.type() === 'warning') note(`console: ${message.text()}`);
  };
  const crash = (error: Error): void => note(`crash: ${error.message}`);
  try {
    await page.emulateMedia({ colorScheme: 'light' });
    page.on('console', hear).on('pageerror', crash);
    const response = await visit(page, address);
    if (response?.status() !== 200) note(`status ${response?.status()}`);
    await wakeDemos(page);
    for (const panel of await page.locator('.demo [role=alert].demo-crash').allTextContents()) note(`demo: ${panel}`);
    for (const violation of await findViolations(page)) note(`light: ${violation}`);
    await turnDark(page);
    for (const violation of await findViolations(page, { rules: COLOURS })) note(`dark: ${violation}`);
  } catch (error) {
    note(`not looked at: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    page.off('console', hear).off('pageerror', crash);
  }
  return problems;
}

/** Brings every demo near the view, and waits until all of them live. */
export async function wakeDemos(page: Page): Promise<void> {
  const figures = page.locator('.demo');
  if ((await figures.count()) === 0) return;
  await figures.evaluateAll(async (all) => {
    for (const figure of all) {
      figure.scrollIntoView({ block: 'center', behavior: 'instant' });
      // What comes near is told after the frame.
      await new Promise((resolve) => void requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
  await page.waitForFunction(() => {
    const isAlive = (figure: Element): boolean => {
      const stage = figure.querySelector('.demo-stage');
      // React marks what it has taken over; a demo whose script does not come shows a panel instead.
      const isTaken = stage !== null && Object.keys(stage).some((name) => name.startsWith('__reactContainer$'));
      return figure.querySelector('.demo-bar:not([hidden])') !== null && (isTaken || figure.querySelector('.demo-crash') !== null);
    };
    return Array.from(document.querySelectorAll('.demo')).every(isAlive);
  });
  await rest(page);
}
