import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { serveStatic } from '../../../cli/serve/serve-static.ts';
import { useReaders } from '../../support/browser.ts';
import { startFeedServer, type FeedServer } from '../../support/feed-server.ts';
import { noteShifts, shifts, type Shift } from '../../support/shifts.ts';
import { buildSite, copyFixture } from '../../support/site.ts';

/** A report about a slot, as analytics receives it. */
export interface HeardEvent {
  readonly category: string;
  readonly action: string;
  readonly label: string;
  readonly name?: string;
}

/** Options of a reader of an ad site. */
export interface AdReader extends BrowserContextOptions {
  /** The result of every random draw, from 0 up to 1. */
  readonly draw?: number;
  /** Whether time stands still until the test moves it. */
  readonly stopTime?: boolean;
  /** Runs in every page before its own scripts. */
  readonly before?: () => void;
}

/** A site with ads, built by the real command, and its feed. */
export interface AdSite {
  /** Available in tests and hooks. */
  readonly server: FeedServer;
  /** A blank page of a new reader, which is closed after the test. */
  newPage(reader?: AdReader): Promise<Page>;
  /** A page that has loaded. */
  open(pathname: string, reader?: AdReader): Promise<Page>;
}

/** A picture for ads whose hosts do not exist. */
const PICTURE = path.join(import.meta.dirname, '../../e2e/fixtures/ads/content/static/store.png');

/** A picture may still be loading when its page is closed. */
function ignoreEnd(): void {}

/**
 * Registers hooks that build and serve the fixture with these `ads` and `analytics` settings (YAML on one line each)
 * for the tests.
 */
export function withAds(ads?: string, analytics?: string): AdSite {
  const running: { server?: FeedServer; work?: string } = {};
  const { newReader } = useReaders();

  beforeAll(async () => {
    const work = (running.work = mkdtempSync(path.join(tmpdir(), 'docs-nav-ads-')));
    const project = copyFixture('ads', path.join(work, 'project'));
    for (const [key, value] of Object.entries({ ads, analytics })) {
      if (value !== undefined) appendFileSync(path.join(project, 'nav/site.yaml'), `${key}: ${value}\n`);
    }
    const out = path.join(work, 'out');
    buildSite(project, out);
    running.server = await startFeedServer(serveStatic({ folder: out, base: '/' }));
  });
  afterAll(async () => {
    await running.server?.close();
    if (running.work !== undefined) rmSync(running.work, { recursive: true, force: true });
  });

  const site: AdSite = {
    get server() {
      if (running.server === undefined) throw new Error('There is no server outside of the tests.');
      return running.server;
    },
    async newPage({ draw = 0.5, stopTime = false, before, ...options } = {}) {
      const reader = await newReader(options);
      await reader.route(/^https:\/\/(ads|pixels)\.example\//, (route) =>
        route.fulfill({ path: PICTURE }).catch(ignoreEnd),
      );
      await reader.addInitScript(prepare, draw);
      await noteShifts(reader);
      if (before !== undefined) await reader.addInitScript(before);
      const page = await reader.newPage();
      if (stopTime) {
        await page.clock.install({ time: 0 });
        await page.clock.pauseAt(1000);
      }
      return page;
    },
    async open(pathname, reader) {
      const page = await site.newPage(reader);
      await page.goto(site.server.origin + pathname);
      return page;
    },
  };
  return site;
}

/** The slot of the open page. */
export function slotOf(page: Page) {
  return page.locator('[data-island="ad"]');
}

/** What the slot shows, or `null` before it shows anything. */
export function kindOf(page: Page): Promise<string | null> {
  return slotOf(page).getAttribute('data-kind');
}

/** Everything that has been reported since the page loaded. */
export function heard(page: Page): Promise<readonly HeardEvent[]> {
  return page.evaluate(() => (window as unknown as Noting).heard);
}

/** What has moved since the page loaded, except for what its reader moved. */
export async function unexpectedShifts(page: Page): Promise<readonly Shift[]> {
  return (await shifts(page)).filter(({ hadRecentInput }) => !hadRecentInput);
}

interface Noting {
  readonly heard: HeardEvent[];
}

/** Runs in the page before its own scripts: fixes random draws, and records reports. */
function prepare(draw: number): void {
  const heard: unknown[] = [];
  Object.assign(window, { heard });
  Math.random = () => draw;
  document.addEventListener('docs-nav-event', (event) => heard.push((event as CustomEvent).detail));
}
