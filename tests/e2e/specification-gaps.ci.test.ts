import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { kindOf, withAds } from '../ads/support/ad-site.ts';
import { browse } from '../support/browse.ts';
import { demoOn } from '../support/demo-page.ts';
import { ANSWERS, FEED } from '../support/feed-server.ts';

const browsing = browse('reference');
const PAGE = '/material-ui/react-button/';

/** Computed value of a property of the first element that matches a selector. */
function style(page: Page, selector: string, property: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}

describe('a page', () => {
  test('changes its layout at 600, 900, 1200 and 1536 px', async () => {
    const page = await browsing.open(PAGE);
    const widths = await page.evaluate(() => {
      const rulesIn = (list: CSSRuleList): readonly CSSRule[] =>
        [...list].flatMap((rule) => [rule, ...(rule instanceof CSSGroupingRule ? rulesIn(rule.cssRules) : [])]);
      return [...document.styleSheets]
        .flatMap((sheet) => rulesIn(sheet.cssRules))
        .filter((rule) => rule instanceof CSSMediaRule)
        .flatMap(({ conditionText }) =>
          [...conditionText.matchAll(/min-width: (\d+)px|width >= (\d+)px|(\d+)px <= width/g)].map(([, ...widths]) =>
            Number(widths.find((width) => width !== undefined)),
          ),
        );
    });
    expect(new Set(widths.filter((width) => width > 0))).toEqual(new Set([600, 900, 1200, 1536]));
  });

  test('is set in Roboto, at a root of 16 px, with corners of 12 px and its bar on layer 1100', async () => {
    const page = await browsing.open(PAGE);
    await expect(style(page, 'body', 'font-family')).resolves.toMatch(/^"?Roboto/);
    await expect(style(page, 'html', 'font-size')).resolves.toBe('16px');
    await expect(style(page, 'figure.demo', 'border-top-left-radius')).resolves.toBe('12px');
    await expect(style(page, 'header', 'z-index')).resolves.toBe('1100');
  });
});

test.each([
  ['/material-ui/react-button/', 'BasicButtons', '.MuiButton-root'],
  ['/material-ui/react-checkbox/', 'Checkboxes', '.MuiCheckbox-root'],
  ['/material-ui/react-text-field/', 'BasicTextFields', '.MuiInputBase-root'],
])('density makes the library’s controls small: %s', async (pathname, name, control) => {
  const height = async (isDense: boolean): Promise<number> => {
    const reader = await browsing.newReader();
    await reader.addInitScript((value) => localStorage.setItem('mui-dense', value), String(isDense));
    const page = await browsing.open(pathname, reader);
    const demo = demoOn(page, name);
    await demo.wake();
    if (isDense) await demo.stage.locator('[class*=izeSmall]').first().waitFor();
    return (await demo.stage.locator(control).first().boundingBox())?.height ?? 0;
  };
  const dense = await height(true);
  expect(dense).toBeGreaterThan(0);
  expect(dense).toBeLessThan(await height(false));
});

test.each([
  ['Material UI', '/material-ui/', 'v7.1.1'],
  ['MUI System', '/system/', 'v7.1.1'],
  ['Core', '/base-ui/', 'v7.1.1'],
  ['Joy UI', '/joy-ui/', 'v5.0.0-beta.49'],
])('the current version of %s is shown and marked', async (_, pathname, version) => {
  const page = await browsing.open(pathname);
  const button = page.locator('.bar .versions');
  await expect(button.textContent()).resolves.toContain(version);
  await button.click();
  await expect(page.locator('#menu-versions').locator('[aria-current]').textContent()).resolves.toContain(version);
});

test('no licence key of the data grid is written into the site', () => {
  const files = readdirSync(browsing.site.out, { recursive: true, encoding: 'utf8' });
  const texts = files.filter((name) => /\.(html|js|md|json)$/.test(name));
  expect(texts.length).toBeGreaterThan(100);
  // 32 hexadecimal digits, then the order and its expiry date in Base64, which begins with `O=` or `ORDER:`.
  const key = /[0-9a-f]{32}T(?:z0|1JERVI6)[A-Za-z0-9+/]{56,}={0,2}/;
  expect(texts.filter((name) => key.test(readFileSync(path.join(browsing.site.out, name), 'utf8')))).toEqual([]);
});

const OWN = '{ name: store, label: Store, description: Templates., link: /widgets/slider }';

describe('a site with a feed, its own ads, an appeal and no other settings', () => {
  const appeal = '{ name: appeal, description: Please., link: https://ads.example/help }';
  const site = withAds(`{ feed: ${FEED}, inHouse: [${OWN}], appeal: ${appeal} }`);

  test.each([0, 0.099, 0.1, 0.999])(
    'with the default display ratio, a draw of %d shows the external ad',
    async (draw) => {
      site.server.answer(ANSWERS.good);
      const page = await site.open('/widgets/button/', { draw });
      await expect.poll(() => kindOf(page)).toBe('feed');
      expect(site.server.asked).toBe(1);
    },
  );

  test.each([
    [0.199, 'appeal'],
    [0.2, 'in-house'],
  ])('where ads are blocked, a draw of %d gives an ad of kind %s', async (draw, kind) => {
    site.server.answer(ANSWERS.blocked);
    const page = await site.open('/widgets/button/', { draw });
    // Blocked is decided after three seconds.
    await expect.poll(() => kindOf(page)).toBe(kind);
  });
});
