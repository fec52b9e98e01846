import { beforeAll, expect, test } from 'vitest';
import { browse } from '../support/browse.ts';
import { QUERIES, STARTS, type RightPages, type Start } from './search-queries.ts';

/** Queries whose right page must come first, and among the first three. */
const [FIRST, THREE] = [50, 58];

const browsing = browse('reference');
const BEGINNINGS = Object.entries(STARTS) as [Start, string][];

type Places = readonly (readonly [query: string, place: number])[];
let placesFrom: ReadonlyMap<Start, Places>;

// The search waits for its reader's next letter after each query, so all readers search at once.
beforeAll(async () => {
  const found = await Promise.all(
    BEGINNINGS.map(async ([start, pathname]) => [start, await findPlaces(start, pathname)] as const),
  );
  placesFrom = new Map(found);
});

test.each(BEGINNINGS)('readers in %s find what they mean', (start) => {
  const places = placesFrom.get(start) ?? [];
  const missed = places.filter(([, place]) => place !== 0);
  expect(places.length, 'queries').toBeGreaterThanOrEqual(60);
  expect(
    places.filter(([, place]) => place === 0).length,
    `not first: ${JSON.stringify(missed)}`,
  ).toBeGreaterThanOrEqual(FIRST);
  expect(
    places.filter(([, place]) => place >= 0 && place < 3).length,
    `not among three: ${JSON.stringify(missed)}`,
  ).toBeGreaterThanOrEqual(THREE);
});

/** Where each query's right page stands among the answers, from 0 on, for a reader who begins at a page; -1 where it is missing. */
async function findPlaces(start: Start, pathname: string): Promise<Places> {
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
  return places;
}

function rightPages(right: RightPages, start: Start): readonly string[] {
  return 'material-ui' in right ? right[start] : right;
}
