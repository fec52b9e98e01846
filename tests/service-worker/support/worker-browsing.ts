import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach } from 'vitest';
import { useReaders } from '../../support/browser.ts';
import { rest } from '../../support/settle.ts';
import { openWorkerSite, type WorkerSite } from './worker-site.ts';

/** A site with a worker, and its reader, for each test of a file. */
export interface WorkerBrowsing {
  site: WorkerSite;
  /** 1280 × 500 px. */
  reader: BrowserContext;
  /** Opens a page in a new tab and waits until it is served by a worker that has finished starting. */
  openServed(pathname: string): Promise<Page>;
}

/** Registers the hooks that open and close the site and its reader. */
export function useWorkerSite(): WorkerBrowsing {
  const { newReader } = useReaders();
  const here = {
    async openServed(pathname: string): Promise<Page> {
      const page = await here.reader.newPage();
      await page.goto(here.site.origin + pathname);
      await isServed(page);
      return page;
    },
  } as WorkerBrowsing;
  beforeEach(async () => {
    here.site = await openWorkerSite();
    here.reader = await newReader({ viewport: { width: 1280, height: 500 } });
  });
  afterEach(() => here.site.close());
  return here;
}

/** Waits until a page is served by a worker that has finished starting. */
export async function isServed(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Addresses in the caches whose names begin with `name`. */
export function kept(page: Page, name: string): Promise<readonly string[]> {
  return page.evaluate(async (start) => {
    const names = (await caches.keys()).filter((known) => known.startsWith(start));
    const requests = await Promise.all(names.map(async (known) => (await caches.open(known)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  }, name);
}

/** Counts how often a tab loads a document from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => loads++);
  return () => loads;
}

/** Waits for anything that could still happen: a second reload would follow the first at once, with the same worker. */
export async function settle(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    await page.waitForFunction(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return (
        registration === undefined ||
        (!registration.installing && !registration.waiting && registration.active?.state === 'activated')
      );
    });
  }
  for (const page of pages) await rest(page);
}

/** Has a page look for a new worker, as browsers do from time to time. */
export const checkForUpdate = (page: Page) =>
  page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());
/** The number of workers of a page's site. */
export const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
/** The title of the shown page. */
export const heading = async (page: Page) => (await page.getByRole('heading', { level: 1 }).textContent())?.trim();
