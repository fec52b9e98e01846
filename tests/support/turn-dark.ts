import type { Page } from 'playwright-core';

/** Shows a page of a reader who follows the device in dark mode, as on a device that changes at dusk. */
export async function turnDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForFunction(() => document.documentElement.dataset['mode'] === 'dark');
  // Colours are on their way for a frame, and what inherits them for another.
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => !(animation instanceof CSSTransition)),
  );
}
