import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openAnalyticsSite } from '../support/analytics-site.ts';
import { answerConsent } from '../support/answer-consent.ts';
import { act, ANALYTICS_SCRIPT, emit, runs, strangersOf } from '../support/browse-analytics.ts';
import { useReaders } from '../support/browser.ts';
import { startServiceServer, type ServiceServer } from '../support/service-server.ts';
import { started } from '../support/settle.ts';
import type { Site } from '../support/site.ts';

const SERVICES = ['plausible', 'umami', 'posthog'] as const;
type Service = (typeof SERVICES)[number];

const { newReader } = useReaders({ noScriptErrors: true });
let server: ServiceServer;
/** Sites by service, and one that asks its readers first. */
const sites = new Map<Service | 'asks', Site>();
const siteOf = (name: Service | 'asks'): Site => sites.get(name) as Site;

beforeAll(async () => {
  server = await startServiceServer();
  const settings = { id: 'site-1', endpoint: server.endpoint, webVitalsShare: 0 };
  for (const transport of SERVICES) sites.set(transport, await openAnalyticsSite({ ...settings, transport }));
  sites.set('asks', await openAnalyticsSite({ ...settings, transport: 'umami', consent: 'required' }));
});
beforeEach(() => server.clear());
afterAll(async () => {
  for (const site of sites.values()) await site.close();
  await server.close();
});

/** Opens a page on which analytics has started. */
async function open(name: Service | 'asks', page?: Page): Promise<Page> {
  const opened = page ?? (await (await newReader()).newPage());
  const answered = opened.waitForResponse((response) => ANALYTICS_SCRIPT.test(response.url()));
  await opened.goto(`${siteOf(name).origin}/widgets/button/?q=1`);
  await started(opened);
  if (name === 'asks') await act(opened);
  await runs(opened, await answered);
  return opened;
}

const bodies = () => server.requests.map(({ body }) => body);

test('plausible gets events in its documented form', async () => {
  const page = await open('plausible');
  const strangers = strangersOf(page, siteOf('plausible'));
  await emit(page, { category: 'code', action: 'copy-click', label: '/widgets/button' });
  await expect.poll(bodies).toHaveLength(2);
  const url = `${siteOf('plausible').origin}/widgets/button/?q=1`;
  const user = {
    codeVariant: 'TS',
    userLanguage: 'en',
    devicePixelRatio: '1',
    colorSchemeOS: 'light',
    colorScheme: 'system',
  };
  expect(bodies()).toEqual([
    {
      domain: 'site-1',
      name: 'pageview',
      url,
      referrer: '',
      props: { ...user, product: 'widgets', category: 'inputs' },
    },
    {
      domain: 'site-1',
      name: 'code',
      url,
      referrer: '',
      props: { ...user, action: 'copy-click', label: '/widgets/button' },
    },
  ]);
  expect(server.requests.map(({ type, cookie }) => [type, cookie])).toEqual([
    ['text/plain', undefined],
    ['text/plain', undefined],
  ]);
  expect(strangers.filter((address) => address !== server.endpoint)).toEqual([]);
});

test('umami gets events in its documented form', async () => {
  const page = await open('umami');
  const title = await page.title();
  await emit(page, { category: 'ad', action: 'display', name: 'Shirts' });
  await expect.poll(bodies).toHaveLength(2);
  const visit = {
    website: 'site-1',
    hostname: '127.0.0.1',
    url: '/widgets/button/?q=1',
    title,
    referrer: '',
    language: 'en',
    screen: '1280x800',
  };
  expect(bodies()).toMatchObject([
    { type: 'event', payload: { ...visit, data: { product: 'widgets', category: 'inputs', colorScheme: 'system' } } },
    { type: 'event', payload: { ...visit, name: 'ad', data: { action: 'display', item: 'Shirts' } } },
  ]);
  expect(bodies()[0]?.['payload']).not.toHaveProperty('name');
});

test('posthog gets batches of anonymous events', async () => {
  const page = await open('posthog');
  await emit(page, { category: 'code', action: 'copy-click' });
  // Two batches if the first event was sent before the second one was reported.
  const events = () => bodies().flatMap((body) => body['batch'] as readonly Readonly<Record<string, unknown>>[]);
  await expect.poll(events).toHaveLength(2);
  const batch = events();
  expect(new Set(bodies().map((body) => body['api_key']))).toEqual(new Set(['site-1']));
  expect(batch).toMatchObject([
    {
      event: '$pageview',
      properties: {
        $process_person_profile: false,
        $current_url: `${siteOf('posthog').origin}/widgets/button/?q=1`,
        product: 'widgets',
      },
    },
    { event: 'code', properties: { action: 'copy-click' } },
  ]);
  const [first, second] = batch;
  expect(first?.['distinct_id']).toMatch(/^\d+(-\d+){3}$/);
  expect(second?.['distinct_id']).toBe(first?.['distinct_id']);
  expect(Date.parse(String(first?.['timestamp']))).toBeGreaterThan(0);
});

test.each(SERVICES)('%s gets nothing from a reader who does not want to be tracked', async (service) => {
  const page = await (await newReader()).newPage();
  await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }));
  await open(service, page);
  await emit(page, { category: 'code' });
  // What is requested later arrives later.
  await page.goto(server.endpoint);
  expect(bodies()).toEqual([]);
});

test('a service gets nothing before a reader agrees, and only gets what happens from then on', async () => {
  const page = await open('asks');
  await emit(page, { category: 'before' });
  await answerConsent(page, 'Allow');
  await emit(page, { category: 'after' });
  await expect.poll(() => JSON.stringify(bodies())).toContain('after');
  expect(JSON.stringify(bodies())).not.toContain('before');
});
