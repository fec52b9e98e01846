import { describe, expect, test } from 'vitest';
import type { RouteManifest } from '../../engine/manifest/manifest.ts';
import { planIndexes } from '../../site/output/search-indexes.ts';

const plan = (count: number) => {
  const routes = Array.from({ length: count }, (_, at) => ({
    pathname: `/kit/page-${at}`,
    section: 'kit',
    kind: 'page',
    file: `content/kit/page-${at}.md`,
  }));
  const language = { code: 'en', name: 'English', direction: 'ltr' } as const;
  const manifest = {
    site: { search: true, languages: [language] },
    sections: [{ id: 'kit' }],
    routes: Object.fromEntries(routes.map((route) => [route.pathname, route])),
  } as unknown as RouteManifest;
  return planIndexes({ manifest, language }).map(({ name, routes: own }) => ({
    name,
    pathnames: own.map(({ pathname }) => pathname),
  }));
};

describe('the search indexes of a section', () => {
  test('are a single one while it is small', () => {
    expect(plan(500).map(({ name }) => name)).toEqual(['kit']);
  });

  test('are several in a large section, and share its pages evenly', () => {
    const indexes = plan(1250);
    expect(indexes.map(({ name }) => name)).toEqual(['kit.1', 'kit.2', 'kit.3']);
    expect(indexes.flatMap(({ pathnames }) => pathnames)).toHaveLength(1250);
    for (const { pathnames } of indexes) expect(pathnames.length).toBeLessThan(550);
  });

  test('stay the same, except the one that a new page is added to', () => {
    const before = plan(1250);
    const changed = plan(1251).filter((index, at) => JSON.stringify(index) !== JSON.stringify(before[at]));
    expect(changed).toHaveLength(1);
  });
});
