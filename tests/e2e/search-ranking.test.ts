import { expect, test } from 'vitest';
import { browse } from '../support/browse.ts';
import { QUERIES, STARTS, type RightPages, type Start } from './search-queries.ts';

/** Queries whose right page must come first, and among the first three. */
const [FIRST, THREE] = [50, 58];

const browsing = browse('reference');

test.each(Object.entries(STARTS) as [Start, string][])('readers in %s find what they mean', async (start, pathname) => {
  const page = await browsing.open(pathname);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox');
  await field.waitFor();
  const places: [query: string, place: number][] = [];
  for (const [query, right] of QUERIES) {
    await field.fill(query);
    // The last answer is the one that counts; the dialog says when it is there.
    await page.locator('dialog.search:not([aria-busy])').waitFor();
    const found = await page
      .locator('a.search-hit')
      .evaluateAll((hits) => hits.map((hit) => new URL((hit as HTMLAnchorElement).href).pathname));
    places.push([query, found.findIndex((path) => rightPages(right, start).includes(path))]);
  }
  const missed = places.filter(([, place]) => place !== 0);
  expect(QUERIES.length, 'queries').toBeGreaterThanOrEqual(60);
  expect(
    places.filter(([, place]) => place === 0).length,
    `not first: ${JSON.stringify(missed)}`,
  ).toBeGreaterThanOrEqual(FIRST);
  expect(
    places.filter(([, place]) => place >= 0 && place < 3).length,
    `not among three: ${JSON.stringify(missed)}`,
  ).toBeGreaterThanOrEqual(THREE);
});

function rightPages(right: RightPages, start: Start): readonly string[] {
  return 'material-ui' in right ? right[start] : right;
}
