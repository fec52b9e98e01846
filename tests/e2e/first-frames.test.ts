import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext } from 'playwright-core';
import { expect, test } from 'vitest';
import { brightness } from '../support/brightness.ts';
import { browse } from '../support/browse.ts';
import { firstRows } from '../support/runs.ts';
import { rest } from '../support/settle.ts';

/** Mean brightness, out of 255, that no frame of a dark page reaches; frames of light pages are above 200. */
const DARK_LIMIT = 60;

/** Milliseconds by which the stylesheet and scripts are delayed, so that frames are painted before they arrive. */
const LATE = 250;

const browsing = browse('library');

/** Frames painted while a page reloads over a slow connection. */
async function framesOfReload(reader: BrowserContext, pathname: string): Promise<string[]> {
  const page = await browsing.open(pathname, reader);
  await page.route(/\.(css|js)$/, async (route) => {
    await sleep(LATE);
    await route.continue();
  });
  const session = await reader.newCDPSession(page);
  // A browser that has the files cached would not wait for them.
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const frames: string[] = [];
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(data);
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  await page.reload();
  await rest(page);
  await session.send('Page.stopScreencast');
  return frames;
}

const brightest = async (reader: BrowserContext, frames: readonly string[]) =>
  Math.max(...(await Promise.all(frames.map((frame) => brightness(reader, frame)))));

/** Where a reader's dark mode comes from; each of the first two exercises its own half of the script in the head. */
const MODES = [
  ['chosen, on a light device', 'light', 'dark'],
  ['of a reader who never chose', 'dark', undefined],
  ['chosen, on a dark device', 'dark', 'dark'],
  ['of the system', 'dark', 'system'],
] as const;

test.each(firstRows(MODES, 2))(
  'a reload in dark mode does not paint a single light frame: %s',
  async (_, colorScheme, mode) => {
    const reader = await browsing.newReader({ colorScheme });
    await reader.addInitScript((mode) => {
      if (mode !== undefined) localStorage.setItem('library-mode', mode);
    }, mode);
    const frames = await framesOfReload(reader, '/widgets/button/');
    expect(frames.length).toBeGreaterThan(1);
    await expect(brightest(reader, frames)).resolves.toBeLessThan(DARK_LIMIT);
  },
);

test('the frames of a light page would be detected', async () => {
  const reader = await browsing.newReader({ colorScheme: 'light' });
  const frames = await framesOfReload(reader, '/widgets/button/');
  await expect(brightest(reader, frames)).resolves.toBeGreaterThan(200);
});
