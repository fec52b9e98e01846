import { afterAll, beforeEach, expect, test } from 'vitest';
import { withAds } from '../ads/support/ad-site.ts';
import { answerConsent } from '../support/answer-consent.ts';
import { startReportServer } from '../support/report-server.ts';

const OWN = '{ name: store, label: Store, description: Templates., link: /widgets/slider }';

const reports = await startReportServer();
const site = withAds(
  `{ inHouse: [${OWN}], displayRatio: 1 }`,
  `{ transport: beacon, endpoint: '${reports.endpoint}', consent: required }`,
);

beforeEach(() => reports.clear());
afterAll(() => reports.close());

test('a reader sees the ad before they decide about reports, and nothing about it is reported if they decline', async () => {
  const page = await site.open('/widgets/button/');
  await page.locator('[data-kind="in-house"]').waitFor();
  await answerConsent(page, 'Decline');
  await page.locator('[data-kind="in-house"]').getByRole('link').click();
  await page.waitForURL('**/widgets/slider/');
  await page.goto('about:blank');
  expect(reports.requests).toEqual([]);
});

test('once allowed, the page view, the display of the ad and a click on it are reported, in that order', async () => {
  const page = await site.open('/widgets/button/');
  await answerConsent(page, 'Allow');
  await page.goto(page.url());
  await page.evaluate(
    () => new Promise((resolve) => document.addEventListener('docs-nav-event', resolve, { once: true })),
  );
  await page.locator('[data-kind="in-house"]').getByRole('link').click();
  await page.waitForURL('**/widgets/slider/');
  await page.goto('about:blank');
  await expect.poll(() => reports.events('event')).toHaveLength(2);
  expect(reports.events('event')).toMatchObject(
    ['display', 'click'].map((action) => ({ category: 'ad', action, label: 'in-house-image' })),
  );
  const names = reports.events().map(({ name }) => name);
  expect(names.indexOf('page_view')).toBeLessThan(names.indexOf('event'));
});
