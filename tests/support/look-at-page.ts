import type { BrowserContext, ConsoleMessage, Page } from 'playwright-core';
import { findViolations } from './axe.ts';
import { isMissingKey, partsBeyondDemos } from './paid-packages.ts';
import { rest, visit as open } from './settle.ts';
import { useTab, type Begin } from './tabs.ts';
import { turnDark } from './turn-dark.ts';

/** Tabs in which pages are checked: while one waits, another works. */
const WIDTH = 4;

/** What can differ between the modes once the elements are known to be the same. */
const COLORS = ['color-contrast', 'link-in-text-block'];

/** What surrounds the content of every page of a section. */
const FRAME = ['[data-swap=bar]', '[data-swap=side]', 'footer'];

/**
 * Visits the pages of a section at the given addresses, wakes all their demos, and collects what is wrong with them:
 * violations of axe's rules in both modes, errors and warnings in the console, demos that crash, pages that hang. The
 * frame, which they share, is checked on the first one. The reader should prefer light mode and reduced motion.
 */
export async function lookAtPages(reader: BrowserContext, addresses: readonly string[]): Promise<readonly string[]> {
  const problems: string[] = [];
  const left = addresses.entries();
  // On shared processors, a browser is slow through no fault of a page, so the only limit is the one for the whole
  // page.
  reader.setDefaultTimeout(0);
  const look = async (): Promise<void> => {
    const inTab = useTab(reader);
    for (const [index, address] of left) {
      const without = index === 0 ? [] : FRAME;
      problems.push(
        ...(await inTab((page, begin) => lookAt(page, address, { begin, without })).catch((error) => [String(error)])),
      );
    }
  };
  await Promise.all(Array.from({ length: WIDTH }, look));
  return problems;
}

async function lookAt(
  page: Page,
  address: string,
  { begin, without }: { readonly begin: Begin; readonly without: readonly string[] },
): Promise<readonly string[]> {
  const problems: string[] = [];
  const { origin, pathname } = new URL(address);
  const note = (text: string): void => void problems.push(`${pathname}: ${text.slice(0, 500)}`);
  const hear = (message: ConsoleMessage): void => {
    const { url } = message.location();
    // Fonts of other hosts are missing for readers without a network, such as this one.
    const isAway =
      message.text().startsWith('Failed to load resource') && URL.canParse(url) && new URL(url).origin !== origin;
    const isExpected = isAway || isMissingKey(message.text(), pathname);
    if (!isExpected && (message.type() === 'error' || message.type() === 'warning')) note(`console: ${message.text()}`);
  };
  const leftOut = [...without, ...partsBeyondDemos(pathname)];
  const crash = (error: Error): void => note(`crash: ${error.message}`);
  try {
    begin('opens');
    await page.emulateMedia({ colorScheme: 'light' });
    page.on('console', hear).on('pageerror', crash);
    const response = await open(page, address);
    if (response?.status() !== 200) note(`status ${response?.status()}`);
    begin('brings its demos to life');
    await wakeDemos(page);
    for (const panel of await page.locator('.demo [role=alert].demo-crash').allTextContents()) note(`demo: ${panel}`);
    begin('is looked at in light mode');
    for (const violation of await findViolations(page, { without: leftOut })) note(`light: ${violation}`);
    begin('turns dark');
    await turnDark(page);
    begin('is looked at in dark mode');
    for (const violation of await findViolations(page, { without: leftOut, rules: COLORS })) note(`dark: ${violation}`);
  } catch (error) {
    note(`not looked at: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    page.off('console', hear).off('pageerror', crash);
  }
  return problems;
}

/** Scrolls every demo of a settled page into view, and waits until all of them are mounted. */
export async function wakeDemos(page: Page): Promise<void> {
  if ((await page.locator('.demo').count()) === 0) return;
  await page.evaluate(scrollThroughDemos);
  await page.waitForFunction(areDemosAwake);
  await rest(page);
}

/** Runs in the page. */
export async function scrollThroughDemos(): Promise<void> {
  for (const figure of document.querySelectorAll('.demo')) {
    figure.scrollIntoView({ block: 'center', behavior: 'instant' });
    // What comes into view is reported after the frame.
    await new Promise((resolve) => void requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
}

/** Runs in the page: whether each demo is mounted, or shows why it is not. */
export function areDemosAwake(): boolean {
  return Array.from(document.querySelectorAll('.demo')).every((figure) => {
    // A demo in a document of its own has its stage there.
    const place = figure.matches('[data-frame]') ? figure.querySelector('iframe')?.contentDocument : figure;
    const stage = place?.querySelector('.demo-stage') ?? null;
    // React marks what it has taken over; a demo whose script does not arrive shows a panel instead.
    const isTaken = stage !== null && Object.keys(stage).some((name) => name.startsWith('__reactContainer$'));
    return (
      figure.querySelector('.demo-bar:not([hidden])') !== null &&
      (isTaken || figure.querySelector('.demo-crash') !== null)
    );
  });
}
