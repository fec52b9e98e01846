import { describe, expect, test } from 'vitest';
import type { Report } from '../../site/analytics/transports/events.ts';
import type { ReportingState } from '../../site/analytics/observer.ts';
import { countFates, describeFate, describeReport, describeState } from '../../site/workbench/inspector/describe.ts';
import { LOG_LIMIT, openLog } from '../../site/workbench/inspector/log.ts';

const VIEW: Report = {
  name: 'page_view',
  at: 1,
  title: 'Button - Library',
  location: 'https://x.example/button/',
  product: 'library',
  category: 'inputs',
};
const CLICK: Report = { name: 'event', at: 2, category: 'code', action: 'copy-click', label: '/button/' };

describe('a report in words', () => {
  test.each<[Report, string, string]>([
    [VIEW, 'Page view', 'Button - Library · https://x.example/button/ · product library, category inputs'],
    [
      { name: 'page_view', at: 1, title: '404', location: 'https://x.example/no/' },
      'Page view',
      '404 · https://x.example/no/',
    ],
    [CLICK, 'Click', 'code · copy-click · /button/'],
    [{ name: 'event', at: 2, category: 'code', action: 'copy-keyboard' }, 'Key press', 'code · copy-keyboard'],
    [
      { name: 'event', at: 2, category: 'ad', action: 'display', label: 'in-house', item: 'Shirts' },
      'Ad',
      'ad · display · in-house · Shirts',
    ],
    [{ name: 'web_vital', at: 3, metric: 'LCP', value: 812.4, delta: 812.4, id: 'v1' }, 'Vital', 'LCP 812 ms'],
    [{ name: 'web_vital', at: 3, metric: 'CLS', value: 0.01249, delta: 0, id: 'v2' }, 'Vital', 'CLS 0.012'],
    [
      { name: 'user_properties', at: 4, properties: { codeVariant: 'TS', devicePixelRatio: 1.5 } },
      'Reader',
      'codeVariant TS, devicePixelRatio 1.5',
    ],
  ])('%j', (report, kind, text) => {
    expect(describeReport(report)).toEqual({ kind, text });
  });
});

describe('the state of reporting', () => {
  const settings = {
    transport: 'beacon',
    endpoint: '/reports',
    consent: 'required',
    webVitalsShare: 1,
    languages: [],
  } as const;
  const state = (changes: Partial<ReportingState>): ReportingState => ({
    settings,
    consent: 'unknown',
    obstacle: undefined,
    ...changes,
  });

  test.each<[ReportingState | undefined, string]>([
    [undefined, 'This site reports nothing: nav/site.yaml sets no transport for analytics.'],
    [state({ obstacle: 'no-consent' }), 'Consent: not given yet. Nothing is sent.'],
    [state({ consent: 'denied', obstacle: 'declined' }), 'Consent: declined. Nothing is sent.'],
    [state({ consent: 'granted' }), 'Consent: given. Reports go to /reports.'],
    [
      state({ consent: 'granted', obstacle: 'do-not-track' }),
      'Consent: given. Nothing is sent: the browser sends Do Not Track.',
    ],
    [
      state({ settings: { consent: 'not-required', transport: 'gtag', id: 'G-1', webVitalsShare: 1, languages: [] } }),
      'Consent: not required. Reports go to Google’s tag as G-1.',
    ],
    [
      state({
        consent: 'granted',
        settings: { ...settings, transport: 'umami', id: 'u-1', endpoint: 'https://u.example/api/send' },
      }),
      'Consent: given. Reports go to Umami as u-1, at https://u.example/api/send.',
    ],
  ])('%j', (given, text) => {
    expect(describeState(given)).toBe(text);
  });

  test('counts events and describes their outcomes', () => {
    expect(countFates([])).toBe('Nothing has happened yet.');
    expect(countFates(['waiting'])).toBe('1 event: 1 waiting');
    expect(countFates(['sent', 'received', 'sampling', 'given-up', 'waiting'])).toBe(
      '5 events: 1 waiting, 2 sent, 2 not sent',
    );
    expect(
      ['waiting', 'received', 'sampling', 'global-privacy-control'].map((fate) => describeFate(fate as 'sent')),
    ).toEqual([
      'Waiting',
      'Received',
      'Not sent: not in the sample',
      'Not sent: the browser sends Global Privacy Control',
    ]);
  });
});

describe('the log', () => {
  const fates = (log: ReturnType<typeof openLog>) => log.entries.map(({ fate }) => fate);
  /** A tab’s session storage. */
  function memory() {
    const kept = new Map<string, string>();
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
  }

  test('keeps order and outcomes across page loads', () => {
    const storage = memory();
    const first = openLog(storage);
    first.add(VIEW, 'waiting');
    first.add(CLICK, 'sampling');
    const second = openLog(storage);
    second.mark([VIEW, CLICK], 'sent');
    expect(second.entries).toEqual([
      { report: VIEW, fate: 'sent' },
      { report: CLICK, fate: 'sampling' },
    ]);
    // What the server has received is not undone by a late report of the transport.
    second.mark([VIEW], 'received');
    second.mark([VIEW], 'sent');
    expect(fates(openLog(storage))).toEqual(['received', 'sampling']);
  });

  test('gives up what is waiting, but not what was sent', () => {
    const log = openLog(undefined);
    log.add(VIEW, 'waiting');
    log.mark([VIEW], 'sent');
    log.add(CLICK, 'waiting');
    log.giveUp();
    expect(fates(log)).toEqual(['sent', 'given-up']);
  });

  test('reports only changes, forgets the oldest entries, and can be cleared', () => {
    const log = openLog(undefined);
    let changes = 0;
    log.subscribe(() => changes++);
    for (let at = 0; at <= LOG_LIMIT; at++) log.add({ ...CLICK, at }, 'waiting');
    expect(log.entries).toHaveLength(LOG_LIMIT);
    expect(log.entries[0]?.report.at).toBe(1);
    log.mark([VIEW], 'sent');
    expect(changes).toBe(LOG_LIMIT + 1);
    log.clear();
    expect(log.entries).toEqual([]);
  });

  test.each([
    ['broken', '{'],
    ['another shape', '{"a":1}'],
  ])('is empty if its storage contains %s', (_, text) => {
    expect(openLog({ getItem: () => text, setItem: () => {} }).entries).toEqual([]);
  });
});
