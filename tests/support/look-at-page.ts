import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, ConsoleMessage, Page } from 'playwright-core';
import { findViolations } from './axe.ts';
import { isMissingKey, partsBeyondDemos } from './paid-packages.ts';
import { rest, visit as open } from './settle.ts';
import { turnDark } from './turn-dark.ts';

/** Tabs in which pages are looked at: while one waits, another works. */
const WIDTH = 4;

/** Milliseconds after which a page hangs; on an idle machine one takes about two seconds. */
const LIMIT = 120_000;

/** Milliseconds in which a page that hangs says what it waits for, if it still can. */
const LIMIT_OF_ANSWER = 10_000;

/** What can differ between the modes once the elements are known to be the same. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** What all pages of a section have around them. */
const FRAME = ['[data-swap=bar]', '[data-swap=side]', 'footer'];

/** A visit to one page, which may have hung. */
interface Visit {
  readonly pathname: string;
  readonly problems: string[];
  /** What was begun last: ends the sentence "hangs while it …". */
  step: string;
}

/**
 * Visits the pages of a section at some addresses, brings all their demos to life, and collects what is wrong with them:
 * violations of axe's rules in both modes, errors and warnings in the console, demos that crash, pages that hang. The
 * frame, which they share, is looked at on the first one. The reader should prefer light and reduced motion.
 */
export async function lookAtPages(reader: BrowserContext, addresses: readonly string[]): Promise<readonly string[]> {
  const problems: string[] = [];
  const left = addresses.entries();
  // A browser that shares its processors is slow, which is no fault of a page: there is one limit, that for the whole of it.
  reader.setDefaultTimeout(0);
  const look = async (): Promise<void> => {
    // A new tab for each page would take longer than the page.
    let tab = await reader.newPage();
    for (const [index, address] of left) {
      for (let isAgain = false; ; isAgain = true) {
        const visit: Visit = { pathname: new URL(address).pathname, problems: [], step: 'starts' };
        const isDone = await endsInTime(lookAt(tab, address, { visit, without: index === 0 ? [] : FRAME }), LIMIT);
        if (!isDone) {
          visit.problems.push(`${visit.pathname}: hangs while it ${visit.step}; ${await describeHang(tab)}`);
          // The old one closes with its reader, if it can.
          tab = await reader.newPage();
        }
        if (isDone || isAgain) {
          problems.push(...visit.problems);
          break;
        }
        // A browser that makes no more frames for a tab is no fault of the page, which hangs in the next one as well if it is its own.
        console.warn('Looked at once more:', visit.problems);
      }
    }
  };
  await Promise.all(Array.from({ length: WIDTH }, look));
  return problems;
}

/** Whether work ends within a limit in milliseconds. */
async function endsInTime(work: Promise<unknown>, limit: number): Promise<boolean> {
  const end = new AbortController();
  const late = sleep(limit, false, { signal: end.signal }).catch(() => false);
  const isDone = await Promise.race([work.then(() => true), late]);
  end.abort();
  return isDone;
}

/** What a page that hangs waits for, as far as it still answers. */
async function describeHang(page: Page): Promise<string> {
  let words = 'its script does not answer';
  const ask = page.evaluate(async () => {
    const isPainting = await new Promise<boolean>((resolve) => {
      requestAnimationFrame(() => resolve(true));
      setTimeout(() => resolve(false), 2000);
    });
    const demos = Array.from(document.querySelectorAll<HTMLElement>('.demo'), (figure) => {
      const stage = figure.querySelector('.demo-stage');
      const isTaken = stage !== null && Object.keys(stage).some((name) => name.startsWith('__reactContainer$'));
      const hasTools = figure.querySelector('.demo-bar:not([hidden])') !== null;
      return `${figure.dataset['name']} ${isTaken ? 'runs' : 'does not run'}, with${hasTools ? '' : 'out'} tools`;
    });
    return `${isPainting ? 'it has' : 'it gets no'} frames, ${document.visibilityState}, at ${scrollY} px; ${demos.join('; ')}`;
  });
  await endsInTime(
    ask.then(
      (answer) => (words = answer),
      () => {},
    ),
    LIMIT_OF_ANSWER,
  );
  return words;
}

async function lookAt(
  page: Page,
  address: string,
  { visit, without }: { readonly visit: Visit; readonly without: readonly string[] },
): Promise<void> {
  const note = (text: string): void => void visit.problems.push(`${visit.pathname}: ${text.slice(0, 500)}`);
  const { origin } = new URL(address);
  const hear = (message: ConsoleMessage): void => {
    const { url } = message.location();
    // Fonts of other hosts are not there for readers without a network, such as this one.
    const isAway =
      message.text().startsWith('Failed to load resource') && URL.canParse(url) && new URL(url).origin !== origin;
    const isExpected = isAway || isMissingKey(message.text(), visit.pathname);
    if (!isExpected && (message.type() === 'error' || message.type() === 'warning')) note(`console: ${message.text()}`);
  };
  const leftOut = [...without, ...partsBeyondDemos(visit.pathname)];
  const crash = (error: Error): void => note(`crash: ${error.message}`);
  try {
    visit.step = 'opens';
    await page.emulateMedia({ colorScheme: 'light' });
    page.on('console', hear).on('pageerror', crash);
    const response = await open(page, address);
    if (response?.status() !== 200) note(`status ${response?.status()}`);
    visit.step = 'brings its demos to life';
    await wakeDemos(page);
    for (const panel of await page.locator('.demo [role=alert].demo-crash').allTextContents()) note(`demo: ${panel}`);
    visit.step = 'is looked at in light mode';
    for (const violation of await findViolations(page, { without: leftOut })) note(`light: ${violation}`);
    visit.step = 'turns dark';
    await turnDark(page);
    visit.step = 'is looked at in dark mode';
    for (const violation of await findViolations(page, { without: leftOut, rules: COLOURS }))
      note(`dark: ${violation}`);
  } catch (error) {
    note(`not looked at, it ${visit.step}: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    page.off('console', hear).off('pageerror', crash);
  }
}

/** Brings every demo near the view, and waits until all of them live. */
export async function wakeDemos(page: Page): Promise<void> {
  const figures = page.locator('.demo');
  if ((await figures.count()) === 0) return;
  await figures.evaluateAll(async (all) => {
    for (const figure of all) {
      figure.scrollIntoView({ block: 'center', behavior: 'instant' });
      // What comes into view is reported after the frame.
      await new Promise((resolve) => void requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
  await page.waitForFunction(() => {
    const isAlive = (figure: Element): boolean => {
      const stage = figure.querySelector('.demo-stage');
      // React marks what it has taken over; a demo whose script does not come shows a panel instead.
      const isTaken = stage !== null && Object.keys(stage).some((name) => name.startsWith('__reactContainer$'));
      return (
        figure.querySelector('.demo-bar:not([hidden])') !== null &&
        (isTaken || figure.querySelector('.demo-crash') !== null)
      );
    };
    return Array.from(document.querySelectorAll('.demo')).every(isAlive);
  });
  await rest(page);
}
