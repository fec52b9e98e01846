import { expect, test } from 'vitest';
import { useReaders } from '../support/browser.ts';
import { openDevPage } from './support/dev-page.ts';

const readers = useReaders({ noScriptErrors: true });
const REPORT = 'error[broken-link]: The link `/nowhere` leads to a page that does not exist.\n\n1 error\n';
const PAGE = '<meta name="docs-nav-build"><body style="margin: 0"><main style="height: 3000px">Text</main>';
const FAILED = { ok: false, report: REPORT, changed: [] };

test('errors that keep an edit from appearing are shown over the page, at the bottom of the window', async () => {
  const page = await openDevPage(readers, { html: PAGE, events: [FAILED] });
  const panel = page.locator('.dev-panel');
  await panel.waitFor();
  expect(await panel.getByRole('alert').textContent()).toBe(REPORT.trimEnd());
  const { y, height, width } = (await panel.boundingBox()) ?? { y: 0, height: 0, width: 0 };
  expect([y + height, width]).toEqual([800, 1280]);
  expect(await page.locator('main').evaluate((main) => main.getBoundingClientRect().top)).toBe(0);
  // The page must not shine through.
  expect(await panel.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(255, 255, 255)');
});

test.each([
  ['its button', 'click'],
  ['Escape', 'Escape'],
])('%s closes the errors', async (_, how) => {
  const page = await openDevPage(readers, { html: PAGE, events: [FAILED] });
  const button = page.getByRole('button', { name: 'Close' });
  await (how === 'click' ? button.click() : button.press(how));
  await expect(page.locator('.dev-panel').count()).resolves.toBe(0);
});

test('a page that stands for a site which cannot be shown yet shows the current errors in its own place', async () => {
  const later = { ...FAILED, report: '2 errors' };
  const page = await openDevPage(readers, {
    html: '<body><pre class="dev-report" role="alert">1 error</pre>',
    events: [later],
  });
  await expect.poll(() => page.locator('body > .dev-report').textContent()).toBe('2 errors');
  await expect(page.locator('.dev-panel').count()).resolves.toBe(0);
});
