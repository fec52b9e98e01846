import type { Page } from 'playwright-core';

/** The name of the element that has the focus, as its label or its text. */
export const nameOfFocused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? '');
