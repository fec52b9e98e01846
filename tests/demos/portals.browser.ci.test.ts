import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { scopeStyles } from '../../cli/make/demos/bundle/scope-styles.ts';
import { useReaders } from '../support/browser.ts';
import { readBuiltStyle } from '../support/stylesheets.ts';

const readers = useReaders();

/** Styles like those of Bootstrap or Mantine. */
const LIBRARY = `
  *, ::before { outline-style: dotted }
  body { margin: 7px; background: rgb(1, 2, 3); color: rgb(4, 5, 6); min-height: 50px; --own-size: 8px }
  .modal { position: fixed; inset: 20px; z-index: 1055; color: rgb(7, 8, 9) }
  .modal .body, .bar { padding-top: 9px }
  body.locked { padding-right: 15px }
`;

/** Opens a page whose demo has added elements to the end of the body. */
async function open(portals: string): Promise<Page> {
  const page = await (await readers.newReader()).newPage();
  const styles = `${['opening', 'first', 'demos'].map((name) => readBuiltStyle(name as 'demos')).join('\n')}\n${await scopeStyles(LIBRARY)}`;
  await page.setContent(
    `<!doctype html><style>${styles}</style>
    <body><header class="bar">Bar</header><nav class="side">Side</nav><nav class="toc"></nav>
    <main id="main"><p class="modal-like">Text</p><div class="demo-stage"><p class="body">Demo</p></div></main>
    <footer class="foot">Foot</footer>${portals}`,
  );
  return page;
}

function look(page: Page, selector: string, ...names: readonly string[]): Promise<readonly string[]> {
  return page
    .locator(selector)
    .evaluate((element, all) => all.map((name) => getComputedStyle(element).getPropertyValue(name)), names);
}

const COMPONENT = '<div class="modal"><p class="body">Body</p></div>';

describe('what a component adds to the end of the body', () => {
  test('is styled by its library, even if it is the component itself', async () => {
    const page = await open(COMPONENT);
    await expect(look(page, '.modal', 'position', 'color', 'outline-style')).resolves.toEqual([
      'fixed',
      'rgb(7, 8, 9)',
      'dotted',
    ]);
    await expect(look(page, '.modal .body', 'padding-top', 'color')).resolves.toEqual(['9px', 'rgb(7, 8, 9)']);
    await expect(look(page, '.demo-stage > .body', 'outline-style')).resolves.toEqual(['dotted']);
  });

  test('has what is inherited from the body, but none of its layout', async () => {
    const page = await open('<div data-portal></div>');
    await expect(
      look(page, '[data-portal]', 'color', '--own-size', 'background-color', 'margin-left', 'min-height'),
    ).resolves.toEqual(['rgb(4, 5, 6)', '8px', 'rgba(0, 0, 0, 0)', '0px', 'auto']);
    await expect(look(page, '.demo-stage', 'color', 'background-color', 'margin-left')).resolves.toEqual([
      'rgb(4, 5, 6)',
      'rgb(1, 2, 3)',
      '7px',
    ]);
  });

  test('leaves the rest of the page as it was', async () => {
    const page = await open('');
    const names = ['padding-top', 'color', 'background-color', 'outline-style', 'margin-top', 'min-height'];
    const parts = ['html', 'body', '.bar', '.side', 'main', '.foot', '.modal-like'];
    const read = () => Promise.all(parts.map((part) => look(page, part, ...names)));
    const after = await read();
    await page.evaluate(() => {
      for (const sheet of document.styleSheets)
        for (const [at, rule] of [...[...sheet.cssRules].entries()].toReversed())
          if (rule.cssText.startsWith('@scope')) sheet.deleteRule(at);
    });
    await expect(look(page, '.demo-stage', 'margin-left')).resolves.toEqual(['0px']);
    expect(await read()).toEqual(after);
  });

  test('takes up no space in the page', async () => {
    const page = await open('<div data-portal><div style="position: fixed">Over</div></div>');
    const box = await page.locator('[data-portal]').boundingBox();
    const foot = await page.locator('.foot').boundingBox();
    expect(box?.height).toBe(0);
    expect(box?.y).toBeGreaterThanOrEqual((foot?.y ?? 0) + (foot?.height ?? 0));
  });

  // Radix hides everything around it from screen readers; React Aria makes it inert.
  test.each([
    [1280, 'aria-hidden'],
    [1280, 'inert'],
    [390, 'aria-hidden'],
    [390, 'inert'],
  ])('at %d px, covers the bar and the page while it is there, whatever its z-index (%s)', async (width, attribute) => {
    const page = await open('<div class="overlay" style="position: fixed; inset: 0; z-index: 50"><p>Over</p></div>');
    await page.setViewportSize({ width, height: 600 });
    await page.locator('main .body').evaluate((part) => {
      part.style.cssText = 'position: relative; z-index: 5; margin: 0';
    });
    const inDemo = await page.locator('main .body').boundingBox();
    const tops = () =>
      page.evaluate((points) => points.map(([x, y]) => document.elementFromPoint(x, y)?.className), [
        [5, 5],
        [(inDemo?.x ?? 0) + 5, (inDemo?.y ?? 0) + 5],
      ] as const);
    expect(await tops()).toEqual(['overlay', 'overlay']);
    await page.evaluate((name) => {
      for (const part of document.body.children) if (part.tagName !== 'DIV') part.setAttribute(name, 'true');
      document.querySelector<HTMLElement>('.overlay')?.style.removeProperty('z-index');
    }, attribute);
    expect(await tops()).toEqual(['overlay', 'overlay']);
    // Inert elements are never under the pointer, wherever they are.
    await expect(look(page, '.bar', 'z-index')).resolves.toEqual(['0']);
    await expect(look(page, 'main', 'position', 'z-index')).resolves.toEqual(['relative', '-1']);
    await page.locator('.overlay').evaluate((overlay) => overlay.remove());
    await expect(look(page, '.bar', 'z-index')).resolves.toEqual(['1100']);
  });

  const OVER_BAR = 'top: 5px; left: 5px; width: 30px; height: 30px';

  test.each([
    ['that positions itself', `<div class="menu" style="position: absolute; ${OVER_BAR}"><i></i></div>`],
    ['in an element with a class', `<div class="held"><div style="position: fixed; ${OVER_BAR}"><i></i></div></div>`],
    ['in an element of its own', `<div data-portal><div class="toast" style="${OVER_BAR}"><i></i></div></div>`],
    ['in two such elements', `<div><div><div style="position: absolute; ${OVER_BAR}"><i></i></div></div></div>`],
    ['from Radix', `<div style="position: fixed; ${OVER_BAR}; z-index: auto"><div><i></i></div></div>`],
  ])('covers the bar even if it is not modal and has no z-index: an overlay %s', async (_, portal) => {
    for (const width of [1280, 390]) {
      const page = await open(`<style>.toast { position: fixed }</style>${portal}`);
      await page.setViewportSize({ width, height: 600 });
      await expect(
        page.evaluate(() => document.elementFromPoint(20, 20)?.closest('body > div') !== null),
      ).resolves.toBe(true);
    }
  });

  test('keeps the z-index that its library gives it', async () => {
    const page = await open('<div class="held"><div class="toast" style="position: fixed"><i></i></div></div>');
    await page.addStyleTag({ content: '.toast { z-index: 1300 }' });
    await expect(look(page, '.toast', 'z-index')).resolves.toEqual(['1300']);
    // A z-index on the element around it would apply to everything in that element.
    await expect(look(page, '.held', 'z-index')).resolves.toEqual(['auto']);
  });
});
