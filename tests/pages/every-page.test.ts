import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { browse } from '../support/browse.ts';
import { lookAtPages } from '../support/look-at-page.ts';

const browsing = browse('reference');

test('every page is without axe violation in both modes, and says nothing in the console', { timeout: 60 * 60_000 }, async () => {
  const { origin, out } = browsing.site;
  const pathnames = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter(({ name, parentPath }) => name === 'index.html' && !parentPath.includes(`${path.sep}_nav${path.sep}`))
    .map(({ parentPath }) => `/${path.relative(out, parentPath).split(path.sep).join('/')}`.replace(/([^/])$/, '$1/'))
    .toSorted();
  expect(pathnames.length).toBeGreaterThan(600);
  const reader = await browsing.newReader({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce', colorScheme: 'light' });
  expect(await lookAtPages(reader, { origin, pathnames })).toEqual([]);
});
