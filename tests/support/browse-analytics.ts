import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, BrowserContextOptions, Page, Response } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { openAnalyticsSite } from './analytics-site.ts';
import { useReaders } from './browser.ts';
import { started } from './settle.ts';
import { startReportServer, type ReportServer } from './report-server.ts';
import type { Site } from './site.ts';

/** A measurement id of the form that Google's tag uses. */
export const GTAG_ID = 'G-TEST123456';

/** A script of the site that tells whether any analytics is loaded. */
export const ANALYTICS_SCRIPT = /\/_nav\/assets\/start\./;

/** `beacon` and `gtag` report at once; `beacon-asks` and `gtag-asks` need consent; `off` is the default. */
export type AnalyticsSiteName = 'beacon' | 'beacon-asks' | 'gtag' | 'gtag-asks' | 'off';

/** Sites with analytics, an endpoint for their reports and readers, for the tests of one file. */
export interface AnalyticsBrowsing {
  /** Empty at the start of each test. */
  readonly server: ReportServer;
  site(name: AnalyticsSiteName): Site;
  /** A page of a new reader, or of the given one; a script error in it fails the test. */
  newPage(reader?: BrowserContextOptions | BrowserContext): Promise<Page>;
  /** Opens a page of a site on which the scripts of analytics have started. */
  open(name: AnalyticsSiteName, pathname: string, page?: Page): Promise<Page>;
  /** Waits for the events of a given name that the endpoint received. */
  told(name: string): ReturnType<typeof expect.poll>;
  /** Waits until the endpoint has received everything that a page sent before it was left. */
  allTold(left: Page): Promise<void>;
}

/** Registers the hooks that build and serve these sites, start the endpoint and close the readers. */
export function browseAnalytics(names: readonly AnalyticsSiteName[]): AnalyticsBrowsing {
  const sites = new Map<AnalyticsSiteName, Site>();
  const { newReader } = useReaders({ noScriptErrors: true });
  let server: ReportServer;

  beforeAll(async () => {
    server = await startReportServer();
    for (const name of names) sites.set(name, await openAnalyticsSite(settingsOf(name, server.endpoint)));
  });
  beforeEach(() => server.clear());
  afterAll(async () => {
    await Promise.all(Array.from(sites.values(), (site) => site.close()));
    await server?.close();
  });

  const site = (name: AnalyticsSiteName): Site => {
    const found = sites.get(name);
    if (found === undefined) throw new Error(`The site ${name} was not asked for.`);
    return found;
  };
  const newPage = async (options: BrowserContextOptions | BrowserContext = {}): Promise<Page> => {
    const reader = 'newPage' in options ? options : await newReader(options);
    return reader.newPage();
  };
  return {
    get server() {
      return server;
    },
    site,
    newPage,
    async open(name, pathname, page) {
      const opened = page ?? (await newPage());
      const answered = opened.waitForResponse((response) => ANALYTICS_SCRIPT.test(response.url()));
      await opened.goto(site(name).origin + pathname);
      await started(opened);
      // A site that needs consent loads nothing before its reader does something.
      if (name.endsWith('-asks')) await act(opened);
      await runs(opened, await answered);
      return opened;
    },
    told: (name) => expect.poll(() => server.events(name)),
    // What is requested later arrives later.
    allTold: async (left) => void (await left.goto(server.silence)),
  };
}

function settingsOf(name: AnalyticsSiteName, endpoint: string): Readonly<Record<string, unknown>> | undefined {
  const consent = name.endsWith('-asks') ? 'required' : 'not-required';
  if (name === 'off') return undefined;
  return name.startsWith('gtag')
    ? { transport: 'gtag', id: GTAG_ID, consent }
    : { transport: 'beacon', endpoint, consent };
}

/** Presses a key, and presses it again if it did not reach the page; what the page does with it is up to the page. */
export async function act(page: Page, key = 'Shift'): Promise<void> {
  // It is listened for before it is pressed; a second one could be another letter.
  await page.evaluate(() => {
    const seen = new Promise<true>((resolve) =>
      addEventListener('keydown', () => resolve(true), { capture: true, once: true }),
    );
    Object.assign(window, { keySeen: seen });
  });
  const reached = page.evaluate(() => (window as { readonly keySeen?: Promise<true> }).keySeen);
  do await page.keyboard.press(key);
  while (!(await Promise.race([reached, setTimeout(PATIENCE, false)])));
}

/** Milliseconds after which a key press counts as lost. */
const PATIENCE = 10_000;

/** Waits until a module that a page has loaded is evaluated, and whoever requested it before has used it. */
export async function runs(page: Page, response: Response): Promise<void> {
  await response.finished();
  // As a string, since Vite would rewrite the import.
  await page.evaluate(`import(${JSON.stringify(response.url())}).then(() => {})`);
}

/** Leaves the site, like a reader who goes to another one. */
export async function leave(page: Page): Promise<void> {
  await page.goto('about:blank');
}

/** Reports something to analytics, as other parts of the page do. */
export async function emit(page: Page, detail: unknown): Promise<void> {
  await page.evaluate((value) => document.dispatchEvent(new CustomEvent('docs-nav-event', { detail: value })), detail);
}

/** Goes to another page through its link in the sidebar. */
export async function goTo(page: Page, name: string): Promise<void> {
  await page.locator('#side').getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

/** Acts as if the reader had switched to another tab. */
export async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

/** Collects the addresses outside a site that a page requests. */
export function strangersOf(page: Page, { origin }: Site): readonly string[] {
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && request.url() !== 'about:blank') strangers.push(request.url());
  });
  return strangers;
}
