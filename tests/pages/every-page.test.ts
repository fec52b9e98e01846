import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { RouteManifest } from '../../engine/manifest/manifest.ts';
import { browse } from '../support/browse.ts';
import { ROOT } from '../support/docs-nav.ts';
import { lookAtPages } from '../support/look-at-page.ts';

const browsing = browse('reference');

/** Parts of the site, checked one after the other, so that a run shows its progress. */
const SECTIONS = readdirSync(path.join(ROOT, 'nav/sections')).map((file) => path.basename(file, '.yaml'));

const ELSEWHERE = 'no section';

/** Pathnames of all built pages, by section. */
const pages = new Map([...SECTIONS, ELSEWHERE].map((section) => [section, [] as string[]]));

beforeAll(() => {
  const { out } = browsing.site;
  const { routes } = JSON.parse(readFileSync(path.join(out, '_nav/manifest.json'), 'utf8')) as RouteManifest;
  for (const pathname of findPages(out)) {
    const section = routes[pathname.replace(/(.)\/$/, '$1')]?.section ?? ELSEWHERE;
    pages.get(section)?.push(pathname);
  }
});

describe('every page hydrates its demos, has no axe violations in either mode, and logs nothing to the console', () => {
  test.each([...SECTIONS, ELSEWHERE])('%s', async (section) => {
    const { origin } = browsing.site;
    const reader = await browsing.newReader({
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
      colorScheme: 'light',
    });
    const addresses = pages.get(section)?.map((pathname) => origin + pathname) ?? [];
    expect(await lookAtPages(reader, addresses)).toEqual([]);
  });
});

test('no page is left out', () => {
  const { out } = browsing.site;
  expect([...pages.values()].flat().toSorted()).toEqual(findPages(out));
  expect(findPages(out).length).toBeGreaterThan(600);
});

/** Addresses of the built pages, except those that only redirect to another one. */
function findPages(out: string): readonly string[] {
  return readdirSync(out, { recursive: true, withFileTypes: true })
    .filter(({ name, parentPath }) => name === 'index.html' && !parentPath.includes(`${path.sep}_nav${path.sep}`))
    .filter(
      ({ name, parentPath }) => !readFileSync(path.join(parentPath, name), 'utf8').includes('http-equiv="refresh"'),
    )
    .map(({ parentPath }) => `/${path.relative(out, parentPath).split(path.sep).join('/')}`.replace(/([^/])$/, '$1/'))
    .toSorted();
}
