/** Embeds load nothing before a reader wants them; tables of tokens can be read at two widths, in both modes and directions. */
import { describe, expect, test } from 'vitest';
import { findViolations } from '../support/axe.ts';
import { browse } from '../support/browse.ts';
import { turnDark } from '../support/turn-dark.ts';

const browsing = browse('reference');
const PAGE = '/docs-nav/blocks/';

/** Opens the page, and notes what it requests from other hosts; these answer with a document. */
async function open() {
  const reader = await browsing.newReader({ reducedMotion: 'reduce' });
  const asked: { readonly url: string; readonly referrer: string | undefined }[] = [];
  await reader.route(
    (url) => url.origin !== browsing.site.origin,
    (route) => {
      asked.push({ url: route.request().url(), referrer: route.request().headers()['referer'] });
      return route.fulfill({ contentType: 'text/html', body: '<p>Shown</p>' });
    },
  );
  const page = await browsing.open(PAGE, reader);
  const embed = page.locator('.feature-embed').first();
  return {
    page,
    embed,
    asked,
    button: embed.getByRole('button', { name: 'A design in Figma Load from www.figma.com' }),
  };
}

test('an embed asks its host for nothing until its button is pressed, and then shows it in a restricted frame of the same size', async () => {
  const { page, embed, asked, button } = await open();
  await button.scrollIntoViewIfNeeded();
  await button.hover();
  await button.focus();
  const size = await embed.boundingBox();
  expect(await embed.getByText('Nothing is sent to www.figma.com').isVisible()).toBe(true);
  expect(await page.locator('iframe').count()).toBe(0);
  expect(asked).toEqual([]);

  await page.keyboard.press('Enter');
  await expect.poll(() => embed.frameLocator('iframe').getByText('Shown').isVisible()).toBe(true);
  expect(asked).toEqual([
    {
      url: expect.stringMatching(/^https:\/\/embed\.figma\.com\/design\/\w+\?embed-host=docs-nav$/),
      referrer: undefined,
    },
  ]);
  const frame = embed.getByTitle('A design in Figma');
  expect(await frame.evaluate((own) => own === document.activeElement)).toBe(true);
  expect(await frame.getAttribute('allow')).toBe('fullscreen');
  expect((await frame.getAttribute('sandbox'))?.split(' ')).not.toContain('allow-top-navigation');
  expect(await embed.boundingBox()).toEqual(size);
});

test('the policy of the page refuses frames of hosts that the site does not list', async () => {
  const { page, asked } = await open();
  const refused = await page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) =>
          resolve([effectiveDirective, new URL(blockedURI).host]),
        );
        const frame = document.createElement('iframe');
        frame.src = 'https://other.example/';
        document.body.append(frame);
      }),
  );
  expect(refused).toEqual(['frame-src', 'other.example']);
  expect(asked).toEqual([]);
});

test.each(['without script', 'in print'])('%s, an embed is a link', async (how) => {
  const page = await browsing.open(PAGE, { javaScriptEnabled: how === 'in print' });
  if (how === 'in print') await page.emulateMedia({ media: 'print' });
  const embed = page.locator('.feature-embed').first();
  expect(await embed.locator('button').isVisible()).toBe(false);
  const link = embed.getByRole('link', { name: 'A design in Figma' });
  expect(await link.isVisible()).toBe(true);
  expect(await link.getAttribute('href')).toMatch(/^https:\/\/www\.figma\.com\/design\//);
});

describe.each([
  ['ltr', 390],
  ['ltr', 1280],
  ['rtl', 390],
  ['rtl', 1280],
])('%s at %d px', (direction, width) => {
  test('tables of tokens scroll on their own, show each sample, and axe finds nothing in either mode', async () => {
    const reader = await browsing.newReader({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    await reader.addInitScript((value) => localStorage.setItem('mui-direction', value), direction);
    const page = await browsing.open(PAGE, reader);
    const root = page.locator('html');
    expect(await root.evaluate((own) => getComputedStyle(own).direction)).toBe(direction);
    expect(await root.evaluate((own) => own.scrollWidth - own.clientWidth)).toBeLessThanOrEqual(0);
    const table = page.locator('.feature-tokens').first();
    // What fits does not scroll, and is no stop for the keyboard.
    const scrolls = page.getByRole('region', { name: 'Design tokens: pebble.tokens.json', exact: true });
    expect(await scrolls.count()).toBe(width === 390 ? 1 : 0);
    const row = table.getByRole('row', { name: 'color.paper' });
    const fills = row
      .locator('.token-fill')
      .evaluateAll((own) => own.map((one) => getComputedStyle(one, '::before').backgroundColor));
    expect(await fills).toEqual(['rgb(255, 255, 255)', 'rgb(17, 19, 22)']);
    const widths = table
      .locator('.token-length')
      .evaluateAll((own) => own.map((one) => one.getBoundingClientRect().width));
    expect(await widths).toEqual([8, 16, 32]);
    expect(await findViolations(page)).toEqual([]);
    await turnDark(page);
    expect(await findViolations(page)).toEqual([]);
  });
});
