import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { brightness } from '../support/brightness.ts';
import { browse } from '../support/browse.ts';

const browsing = browse('reference');

/** Widths of a phone, a tablet and a desktop, in px. */
const WIDTHS = [390, 768, 1280];

test('every line of code with marks is where its indentation puts it', async () => {
  const pages = pagesWithMarks(browsing.site.out);
  expect(pages.length).toBeGreaterThan(40);
  const page = await (await browsing.newReader()).newPage();
  const astray: unknown[] = [];
  for (const pathname of pages) {
    await page.goto(browsing.site.origin + pathname, { waitUntil: 'domcontentloaded' });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      astray.push(...(await linesAstray(page)).map((line) => ({ pathname, width, line })));
    }
  }
  expect(astray).toEqual([]);
});

test('printed pages are light, also for readers in dark mode', async () => {
  const reader = await browsing.newReader({ colorScheme: 'dark' });
  const page = await browsing.open('/material-ui/getting-started/usage/', reader);
  const look = async () => brightness(reader, (await page.screenshot()).toString('base64'));
  expect(await look()).toBeLessThan(90);
  await page.emulateMedia({ media: 'print' });
  expect(await look()).toBeGreaterThan(180);
});

/** Lines whose first letter is not at its column. */
function linesAstray(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const left = (node: Node, at: number): DOMRect => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect();
    };
    return [...document.querySelectorAll('.code code')].flatMap((code) => {
      if (!code.querySelector('mark') || !(code instanceof HTMLElement) || code.offsetParent === null) return [];
      const letter = document.createElement('span');
      letter.textContent = '0'.repeat(100);
      code.append(letter);
      const step = letter.getBoundingClientRect().width / 100;
      letter.remove();
      const start = code.getBoundingClientRect().left;
      const found: string[] = [];
      let column = 0;
      let isStart = true;
      const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const [at, character] of [...(node.textContent ?? '')].entries()) {
          if (character === '\n') [column, isStart] = [0, true];
          else if (isStart && character === ' ') column += 1;
          else if (isStart) {
            isStart = false;
            if (Math.abs(left(node, at).left - start - column * step) > 3)
              found.push(`${node.textContent?.slice(at, at + 30)} at ${left(node, at).left - start}`);
          }
        }
      }
      return found;
    });
  });
}

function pagesWithMarks(out: string): readonly string[] {
  return readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        file.endsWith('index.html') &&
        !file.startsWith('_nav') &&
        readFileSync(path.join(out, file), 'utf8').includes('<mark>'),
    )
    .map((file) => `/${file.slice(0, -'index.html'.length)}`);
}
