import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PLAYGROUND_WORDS } from '../../site/features/playground/island/words.ts';
import type { Control } from '../../site/features/playground/model/playground.ts';
import { renderPanel } from '../../site/features/playground/island/render-panel.ts';
import { useReaders } from '../support/browser.ts';
import { ROOT } from '../support/docs-nav.ts';
import { readBuiltStyle, readTokens } from '../support/stylesheets.ts';

const { newReader } = useReaders();

const CONTROLS: readonly Control[] = [
  { name: 'disabled', kind: 'switch' },
  { name: 'raised', kind: 'switch', initial: true },
  { name: 'size', kind: 'choice', options: ['small', 'medium', 'large'], initial: 'medium' },
  { name: 'place', kind: 'choice', options: ['inherit', 'primary', 'secondary', 'top'], initial: 'top' },
  { name: 'tone', kind: 'choice', options: ['primary', 'secondary', 'success', 'error'], initial: 'secondary' },
];
const PANEL = renderPanel(
  { package: 'kit', name: 'Card', import: "import { Card } from 'kit';", controls: CONTROLS, preset: {} },
  'Card',
  PLAYGROUND_WORDS,
);
const STYLES = [readTokens(), readBuiltStyle('demos'), readStyle('playground')].join('\n');

function readStyle(feature: string): string {
  return readFileSync(path.join(ROOT, 'site/features', feature, 'style.css'), 'utf8');
}

/** A page with a playground, as it is rendered. */
async function open(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await (await newReader(options)).newPage();
  await page.setContent(
    `<!doctype html><html data-mode="light"><style>${STYLES}</style><main class="prose"><figure class="demo" style="margin:0"><div class="play"><div><div class="demo-stage"><button>Card</button></div></div>${PANEL}</div></figure></main>`,
  );
  return page;
}

test('in forced colors, switches and the chosen segment are seen', async () => {
  const page = await open({ forcedColors: 'active' });
  const looks = await page.evaluate(() => {
    const colorOf = (element: Element | null, part?: string) =>
      element && getComputedStyle(element, part).backgroundColor;
    return {
      switches: [...document.querySelectorAll('[role="switch"]')].map((own) => ({
        track: colorOf(own),
        thumb: colorOf(own, '::before'),
        isForced: getComputedStyle(own).forcedColorAdjust === 'auto',
      })),
      segments: [...document.querySelectorAll('.play-segments label')].map((label) => {
        const { backgroundColor, forcedColorAdjust } = getComputedStyle(label);
        return forcedColorAdjust === 'none' ? backgroundColor : 'forced';
      }),
    };
  });
  const [off, on] = looks.switches;
  for (const one of looks.switches) {
    expect(one.isForced).toBe(false);
    expect(one.thumb).not.toBe(one.track);
  }
  expect(on?.track).not.toBe(off?.track);
  expect(looks.segments.map((color) => color === 'forced')).toEqual([true, false, true, true, true, true, false]);
  expect(looks.segments[1]).toBe(on?.track);
});

test.each([
  ['without script', { javaScriptEnabled: false }, 'screen'],
  ['in print', {}, 'print'],
] as const)('the stage is in the middle of the full width %s', async (_, options, media) => {
  const page = await open(options);
  await page.emulateMedia({ media });
  const [figure, button] = [await page.locator('.demo').boundingBox(), await page.getByText('Card').boundingBox()];
  const middle = (box: typeof figure) => (box?.x ?? 0) + (box?.width ?? 0) / 2;
  expect(figure?.width).toBeGreaterThan(1000);
  expect(middle(button)).toBeCloseTo(middle(figure), 0);
  await expect(page.locator('.feature-playground').isVisible()).resolves.toBe(false);
});

test.each([390, 720])('at a root of 24 px, nothing is cut: %d px', async (width) => {
  const page = await open({ viewport: { width, height: 800 } });
  await page.evaluate(() => (document.documentElement.style.fontSize = '24px'));
  const panel = page.locator('.feature-playground');
  expect(await panel.evaluate((own) => own.scrollWidth - own.clientWidth)).toBe(0);
  const room = await panel.locator('select').evaluate((select: HTMLSelectElement) => {
    const words = document.body.appendChild(document.createElement('span'));
    words.style.cssText = `position:absolute;white-space:nowrap;font:${getComputedStyle(select).font}`;
    words.textContent = select.selectedOptions[0]?.textContent ?? '';
    // Besides the words, there is the arrow.
    return { wide: select.offsetWidth - words.offsetWidth - 32, high: select.clientHeight - words.offsetHeight };
  });
  expect(room.wide).toBeGreaterThanOrEqual(0);
  expect(room.high).toBeGreaterThanOrEqual(0);
});
