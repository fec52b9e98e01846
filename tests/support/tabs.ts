import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';

/** Milliseconds after which work in a tab hangs; on an idle machine, a page takes about two seconds. */
const LIMIT = 120_000;

/** Milliseconds in which a page that hangs reports what it waits for, if it still can. */
const LIMIT_OF_ANSWER = 10_000;

/** Notes what work begins now: completes the sentence "hangs while it …". */
export type Begin = (step: string) => void;

/** Does one piece of work after another in its own tab. */
export type Tab = <Result>(work: (page: Page, begin: Begin) => Promise<Result>) => Promise<Result>;

/**
 * Opens a tab of a reader. Work that hangs there is started again in another tab: if a browser stops drawing frames for
 * a tab, that is not the fault of its page, and a page at fault hangs in the next tab as well. Work that hangs twice
 * fails with what the page waits for.
 */
export function useTab(reader: BrowserContext): Tab {
  let tab: Promise<Page> | undefined;
  return async (work) => {
    for (let isAgain = false; ; isAgain = true) {
      // A new tab for each page would take longer than the page.
      tab ??= reader.newPage();
      const page = await tab;
      let step = 'starts';
      const begin: Begin = (name) => void (step = name);
      const done = await inTime(work(page, begin), LIMIT);
      if (done !== undefined) return done.result;
      const hang = `${page.url()} hangs while it ${step}; ${await describeHang(page)}`;
      // The old one closes with its reader, if it can.
      tab = undefined;
      if (isAgain) throw new Error(hang);
      console.warn(`${hang}. Begun anew in another tab.`);
    }
  };
}

/** The result of some work, if it ends within a limit in milliseconds. */
async function inTime<Result>(work: Promise<Result>, limit: number): Promise<{ readonly result: Result } | undefined> {
  const end = new AbortController();
  const late = sleep(limit, undefined, { signal: end.signal }).catch(() => undefined);
  const done = await Promise.race([work.then((result) => ({ result })), late]);
  end.abort();
  return done;
}

/** What a page that hangs waits for, as far as it still responds. */
async function describeHang(page: Page): Promise<string> {
  const ask = page.evaluate(async () => {
    const isPainting = await new Promise<boolean>((resolve) => {
      requestAnimationFrame(() => resolve(true));
      setTimeout(() => resolve(false), 2000);
    });
    const demos = Array.from(document.querySelectorAll<HTMLElement>('.demo'), (figure) => {
      const place = figure.matches('[data-frame]') ? figure.querySelector('iframe')?.contentDocument : figure;
      const stage = place?.querySelector('.demo-stage') ?? null;
      const isTaken = stage !== null && Object.keys(stage).some((name) => name.startsWith('__reactContainer$'));
      const hasTools = figure.querySelector('.demo-bar:not([hidden])') !== null;
      return `${figure.dataset['name']} ${isTaken ? 'runs' : 'does not run'}, with${hasTools ? '' : 'out'} tools`;
    });
    return `${isPainting ? 'it has' : 'it gets no'} frames, ${document.visibilityState}, at ${scrollY} px; ${demos.join('; ')}`;
  });
  const answer = await inTime(
    ask.catch((error: unknown) => String(error)),
    LIMIT_OF_ANSWER,
  );
  return answer?.result ?? 'its script does not answer';
}
