import type { Page } from 'playwright-core';

/** Widths of a phone, a tablet and a desktop, in px. */
const WIDTHS = [390, 768, 1280];

/** Finds the lines of marked code on the open page whose first letter is not at its column, at every width. */
export async function findLinesAstray(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await linesAstray(page)).map((line) => `${line}, at a width of ${width} px`));
  }
  return found;
}

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
