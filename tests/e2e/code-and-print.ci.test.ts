import { expect, test } from 'vitest';
import { brightness } from '../support/brightness.ts';
import { browse } from '../support/browse.ts';
import { findLinesAstray } from '../support/marked-lines.ts';

const browsing = browse('reference');

test('marked lines of code are where their indentation puts them', async () => {
  const page = await browsing.open('/material-ui/integrations/nextjs/');
  expect(await page.locator('.code mark').count()).toBeGreaterThan(10);
  expect(await findLinesAstray(page)).toEqual([]);
});

test('printed pages are light, even for readers in dark mode', async () => {
  const reader = await browsing.newReader({ colorScheme: 'dark' });
  const page = await browsing.open('/material-ui/getting-started/usage/', reader);
  const look = async () => brightness(reader, (await page.screenshot()).toString('base64'));
  expect(await look()).toBeLessThan(90);
  await page.emulateMedia({ media: 'print' });
  expect(await look()).toBeGreaterThan(180);
});

test('the demos of a printed page are light, even for readers in dark mode, who get their mode back afterwards', async () => {
  const reader = await browsing.newReader({ colorScheme: 'dark' });
  const page = await browsing.open('/material-ui/react-button/', reader);
  const look = () =>
    page.evaluate(() => {
      const button = document.querySelector('.demo-stage .MuiButton-contained');
      return button && getComputedStyle(button).backgroundColor;
    });
  const dark = await look();
  await page.evaluate(() =>
    addEventListener('beforeprint', () => {
      // Color transitions take no time in print.
      for (const animation of document.getAnimations()) animation.finish();
      const button = document.querySelector('.demo-stage .MuiButton-contained');
      document.title = button ? getComputedStyle(button).backgroundColor : '';
    }),
  );
  await page.pdf();
  expect(await page.title()).toBe('rgb(25, 118, 210)');
  await expect.poll(look).toEqual(dark);
  expect(dark).not.toBe('rgb(25, 118, 210)');
  expect(await page.evaluate(() => ({ ...localStorage }))).not.toHaveProperty('mui-mode');
});

test('what only makes sense on screen is not printed: ways to other pages, and buttons', async () => {
  const page = await browsing.open('/material-ui/react-button/');
  await page.emulateMedia({ media: 'print' });
  for (const part of ['.bar', '.pager', '.edit', '.problem', '.foot', 'main > footer button'])
    await expect(page.locator(part).first().isVisible(), part).resolves.toBe(false);
  await expect(page.locator('main > footer time').isVisible()).resolves.toBe(true);
});

test('a link to another site is printed with its address, on the same line', async () => {
  const page = await browsing.open('/material-ui/getting-started/installation/');
  await page.emulateMedia({ media: 'print' });
  const link = page.locator('.prose p a.x, .prose li a.x').first();
  const sizes = await link.evaluate((link) => {
    const words = document.createRange();
    words.selectNodeContents(link);
    const { maskImage, backgroundColor, display } = getComputedStyle(link, '::after');
    const line = Number.parseFloat(getComputedStyle(link.parentElement ?? link).lineHeight);
    return {
      looks: [maskImage, backgroundColor, display],
      lines: Math.round(link.getBoundingClientRect().height / line),
      isLonger: link.getBoundingClientRect().width > words.getBoundingClientRect().width + 100,
    };
  });
  expect(sizes).toEqual({ looks: ['none', 'rgba(0, 0, 0, 0)', 'inline'], lines: 1, isLonger: true });
});
