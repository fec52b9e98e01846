import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** A demo on a page, by what readers see of it. */
export interface DemoOnPage {
  readonly figure: Locator;
  readonly stage: Locator;
  readonly tools: Locator;
  readonly code: Locator;
  /** A tool by its name or part of it. */
  tool(name: string | RegExp): Locator;
  /** Scrolls to the demo and waits until its tools are there. */
  wake(): Promise<void>;
}

/** Finds a demo by the name of its component. */
export function demoOn(page: Page, name: string): DemoOnPage {
  const figure = page.locator(`[id="${name}.tsx"]`);
  // A demo may contain toolbars of its own.
  const tools = figure.locator('> [role="toolbar"]');
  return {
    figure,
    stage: figure.locator('.demo-stage'),
    tools,
    code: figure.locator('.demo-code'),
    tool: (label) => tools.getByRole('button', { name: label }),
    async wake() {
      await figure.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await tools.waitFor();
    },
  };
}

/** Clicks until React listens, since tools appear before the demo is mounted. */
export async function clickUntil(button: Locator, done: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(async () => {
      await button.click();
      return done();
    })
    .toBe(true);
}
