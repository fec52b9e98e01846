import { useReaders } from '../support/browser.ts';
import type { Engine } from './engine.ts';

/** The Chromium of the other browser tests, driven by Playwright. */
export function useChromium(): Engine {
  const readers = useReaders();
  return {
    async newTab() {
      const reader = await readers.newReader({ permissions: ['clipboard-read', 'clipboard-write'] });
      const page = await reader.newPage();
      const heard: string[] = [];
      page.on('pageerror', ({ message }) => heard.push(message));
      page.on('console', (said) => ['error', 'warning'].includes(said.type()) && heard.push(said.text()));
      return {
        open: async (address) => void (await page.goto(address)),
        reload: async () => void (await page.reload()),
        resize: (width) => page.setViewportSize({ width, height: 800 }),
        click: (selector) => page.locator(selector).first().click(),
        type: (text) => page.keyboard.type(text),
        press: (keys) => page.keyboard.press(keys),
        evaluate: (run, given = '') => page.evaluate(run, given),
        problems: async () => heard.splice(0),
      };
    },
  };
}
