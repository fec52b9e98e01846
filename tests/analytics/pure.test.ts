import { afterEach, describe, expect, test, vi } from 'vitest';
import { actionOfDetail } from '../../site/analytics/actions.ts';
import { findConsentObstacle, isDrawn } from '../../site/analytics/obstacles.ts';
import { reportedAddress } from '../../site/analytics/page-views.ts';
import { analyticsSettingsOf } from '../../site/analytics/settings.ts';

afterEach(() => void vi.restoreAllMocks());

describe('the address of a page view', () => {
  const report = (path: string, base = '') =>
    reportedAddress(`https://x.example${base}${path}`, { base, languages: ['de', 'ar'] });

  test.each([
    ['/a/b/', '/a/b/'],
    ['/a/#c', '/a/'],
    ['/de/a/?q=1#c', '/a/?q=1'],
    ['/de/', '/'],
    ['/de', '/'],
    ['/design/', '/design/'],
    // Not a language of this site.
    ['/fr/a/', '/fr/a/'],
  ])('%s is reported as %s', (path, expected) => {
    expect(report(path)).toBe(`https://x.example${expected}`);
  });

  test.each([
    ['/ar/a/', '/a/'],
    ['/ar/', '/'],
    ['/a/de/', '/a/de/'],
  ])('below a base, %s is reported as %s', (path, expected) => {
    expect(report(path, '/docs')).toBe(`https://x.example/docs${expected}`);
  });
});

describe('a random draw', () => {
  test.each([
    // share, random number, reported: a number above the share means skip
    [1e-4, 0, true],
    [1e-4, 0.00009, true],
    [1e-4, 1e-4, true],
    [1e-4, 0.00011, false],
    [0.1, 0.5, false],
    [1, 0.999999, true],
    [0, 0, false],
  ])('for a share of %d with the number %d gives %s', (share, drawn, expected) => {
    vi.spyOn(Math, 'random').mockReturnValue(drawn);
    expect(isDrawn(share)).toBe(expected);
  });
});

describe('events from other parts of the page', () => {
  test.each([
    [
      { category: 'ad', action: 'display', label: 'in-house' },
      { name: 'event', category: 'ad', action: 'display', label: 'in-house' },
      1,
    ],
    [{ category: 'ad', action: 'display', split: 0.1 }, { name: 'event', category: 'ad', action: 'display' }, 0.1],
    [
      { category: 'ad', action: 'click', name: 'Shirts' },
      { name: 'event', category: 'ad', action: 'click', item: 'Shirts' },
      1,
    ],
    [{ category: 'ad', action: 1, label: {} }, { name: 'event', category: 'ad' }, 1],
    [{ category: 'ad', split: Number.NaN }, { name: 'event', category: 'ad' }, 1],
    [{ category: 'ad', split: 0 }, { name: 'event', category: 'ad' }, 0],
  ])('%j is reported as %j', (detail, action, split) => {
    expect(actionOfDetail(detail)).toEqual({ action, split });
  });

  test.each([[undefined], [null], ['ad'], [{}], [{ category: '' }], [{ category: 3 }], [{ action: 'display' }]])(
    '%j is not an event',
    (detail) => {
      expect(actionOfDetail(detail)).toBeUndefined();
    },
  );
});

describe('consent', () => {
  test.each([
    ['unknown', 'required', 'no-consent'],
    ['granted', 'required', undefined],
    ['denied', 'required', 'declined'],
    ['unknown', 'not-required', undefined],
    ['granted', 'not-required', undefined],
    ['denied', 'not-required', 'declined'],
  ] as const)('%s where it is %s: the obstacle is %s', (decision, consent, expected) => {
    expect(findConsentObstacle(decision, { consent })).toBe(expected);
  });
});

describe('the analytics settings in a page', () => {
  const languages = [
    { code: 'en', name: 'English', direction: 'ltr' },
    { code: 'ar', name: 'العربية', direction: 'rtl' },
  ] as const;
  const analytics = { consent: 'required', webVitalsShare: 1e-4 } as const;

  test('are absent without analytics, and without a transport', () => {
    expect(analyticsSettingsOf({ languages })).toBeUndefined();
    expect(analyticsSettingsOf({ languages, analytics: { ...analytics, transport: 'none' } })).toBeUndefined();
  });

  test('send a writer’s page views nowhere', () => {
    expect(
      analyticsSettingsOf({ languages, analytics: { ...analytics, transport: 'gtag', id: 'G-1' } }, { isDev: true }),
    ).toMatchObject({ transport: 'none' });
    expect(
      analyticsSettingsOf({ languages, analytics: { ...analytics, transport: 'none' } }, { isDev: true }),
    ).toBeUndefined();
  });

  test('list the languages that have a prefix', () => {
    expect(analyticsSettingsOf({ languages, analytics: { ...analytics, transport: 'gtag', id: 'G-1' } })).toEqual({
      transport: 'gtag',
      id: 'G-1',
      consent: 'required',
      webVitalsShare: 1e-4,
      languages: ['ar'],
    });
  });
});
