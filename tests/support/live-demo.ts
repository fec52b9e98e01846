import type { FrameLocator, Locator, Page } from 'playwright-core';
import { demoOn, type DemoOnPage } from './demo-page.ts';

/** A demo whose code is being edited. */
export interface LiveDemo {
  readonly demo: DemoOnPage;
  readonly editor: Locator;
  /** The document of the result. */
  readonly frame: FrameLocator;
  /** What is shown of the result. */
  readonly result: Locator;
  /** The line that is marked as wrong, and what is said about it. */
  readonly wrong: Locator;
  readonly message: Locator;
  /** Replaces the text of the open file. */
  write(text: string): Promise<void>;
}

/** Opens the editor of a demo, and waits for the first result. */
export async function editDemo(page: Page, name: string): Promise<LiveDemo> {
  const live = liveDemo(page, name);
  await live.demo.wake();
  await live.demo.tool('Edit the code').click();
  await page.locator(`[id="${name}.tsx"][data-shown]`).waitFor();
  return live;
}

/** Finds a demo whose editor is open, or will be. */
export function liveDemo(page: Page, name: string): LiveDemo {
  const demo = demoOn(page, name);
  const editor = demo.figure.locator('.cm-content');
  const frame = demo.figure.frameLocator('iframe.live-result');
  return {
    demo,
    editor,
    frame,
    result: frame.locator('.demo-stage:not([data-next])'),
    wrong: demo.figure.locator('.live-wrong'),
    message: demo.figure.locator('.live-message'),
    async write(text) {
      await editor.focus();
      await page.keyboard.press('Control+a');
      // Typed text would get the indentation of the editor as well.
      await page.keyboard.insertText(text);
    },
  };
}
