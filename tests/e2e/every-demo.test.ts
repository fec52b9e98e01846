import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { RouteManifest } from '../../engine/manifest.ts';
import { toServedPathname } from '../../engine/pathname.ts';
import { browse } from '../support/browse.ts';
import { lookAtPages } from '../support/look-at-page.ts';

const browsing = browse('reference');

test('every demo comes to life, is without axe violation in both modes, and says nothing in the console', { timeout: 30 * 60_000 }, async () => {
  const { origin, out } = browsing.site;
  const { routes } = JSON.parse(readFileSync(path.join(out, '_nav/manifest.json'), 'utf8')) as RouteManifest;
  const pathnames = Object.values(routes).flatMap(({ pathname, demos = [] }) => (demos.length === 0 ? [] : [`${toServedPathname(pathname)}/`]));
  expect(pathnames.length).toBeGreaterThan(150);
  const reader = await browsing.newReader({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce', colorScheme: 'light' });
  expect(await lookAtPages(reader, { origin, pathnames, within: 'main' })).toEqual([]);
});
