import type { Page } from 'playwright-core';

/** Switches a page whose reader follows the device to dark mode, as a device does at dusk. */
export async function turnDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForFunction(() => document.documentElement.dataset['mode'] === 'dark');
  // Colors take a frame to change, and colors that inherit from them take another.
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => !(animation instanceof CSSTransition)),
  );
}
