import { beforeAll, describe, expect, test } from 'vitest';
import { browse } from '../support/browse.ts';
import { docsNav, ROOT } from '../support/docs-nav.ts';
import { BUTTON_PAGE, PLACE_QUERIES, QUERIES, STARTS, type RightPages, type Start } from './search-queries.ts';

/** How many queries must have their right page first, and among the first three. */
const [FIRST, THREE] = [62, 65];

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

test('the cases of the reference site find their pages, with few exceptions', () => {
  const { stdout, stderr } = docsNav(['check-search', '--format', 'compact', '--out', browsing.site.out], ROOT);
  const [, asked, first, three] = /asked (\d+) queries: (\d+) first, (\d+) among three/.exec(stderr) ?? [];
  const missed = stdout.match(/missed-search/g) ?? [];
  expect(Number(asked)).toBe(210);
  expect(missed.length, stdout).toBeLessThanOrEqual(210 * 0.05);
  expect(Number(first)).toBeGreaterThanOrEqual(200);
  expect(Number(three)).toBeGreaterThanOrEqual(205);
});

test.each(['sticky header', 'button loadingPosition', 'toast', 'how to test components'])(
  'the first row is chosen when %s has been typed',
  async (query) => {
    const page = await browsing.open(BUTTON_PAGE);
    await page.keyboard.press('/');
    await page.locator('.search-field input').waitFor();
    await page.keyboard.type(query, { delay: 30 });
    await page.locator('dialog.search:not([aria-busy])').waitFor();
    const chosen = await page
      .locator('.search [role=option]')
      .evaluateAll((rows) => rows.map(({ ariaSelected }) => ariaSelected).indexOf('true'));
    expect(chosen).toBe(0);
    await expect(page.locator('#search-list').evaluate(({ scrollTop }) => scrollTop)).resolves.toBe(0);
  },
);

describe('readers on the page of a component', () => {
  let answers: ReadonlyMap<string, readonly FoundRow[]>;

  beforeAll(async () => {
    const ask = await openSearchAt(BUTTON_PAGE);
    const found = new Map<string, readonly FoundRow[]>();
    for (const [query] of PLACE_QUERIES) found.set(query, await ask(query));
    answers = found;
  });

  test.each(PLACE_QUERIES.map(([query, pages, place]) => ({ query, pages, place })))(
    'find $query',
    ({ query, pages, place }) => {
      const [first] = answers.get(query) ?? [];
      expect(pages).toContain(first?.path);
      if (place !== undefined) expect(first).toMatchObject({ place });
    },
  );

  test('see what pages say, and not what surrounds it on every page', () => {
    const rows = [...answers.values()].flat();
    expect(rows.length).toBeGreaterThan(PLACE_QUERIES.length);
    for (const { path, title, excerpt } of rows) {
      expect(excerpt).not.toMatch(/as Markdown|Importimport|Use either line|minified and gzipped|^Package|Name Type/);
      if (/\/api\/./.test(path)) expect(title).not.toMatch(/^(?:Demos|Import|Props|Slots|CSS classes)$/);
    }
  });
});

/** Rank of each query's right page among the results, from 0 on, for a reader on a given page; -1 if it is missing. */
async function findPlaces(start: Start, pathname: string): Promise<Places> {
  const ask = await openSearchAt(pathname);
  const places: [query: string, place: number][] = [];
  for (const [query, right] of QUERIES) {
    const hits = (await ask(query)).filter(({ isHit }) => isHit);
    places.push([query, hits.findIndex(({ path }) => rightPages(right, start).includes(path))]);
  }
  return places;
}

/** A row of the results: a page, or a place below it. */
interface FoundRow {
  readonly isHit: boolean;
  readonly path: string;
  /** Id of the place on its page. */
  readonly place: string;
  readonly title: string;
  readonly excerpt: string;
}

/** Opens the search on a page, and returns a function that runs a query. */
async function openSearchAt(pathname: string): Promise<(query: string) => Promise<readonly FoundRow[]>> {
  const page = await browsing.open(pathname);
  await page.keyboard.press('Control+k');
  const field = page.locator('.search-field input');
  await field.waitFor();
  return async (query) => {
    await field.fill(query);
    // The last results count; the dialog shows when they are there.
    await page.locator('dialog.search:not([aria-busy])').waitFor();
    return page.locator('dialog.search a[role=option]').evaluateAll((rows) =>
      rows.map((row) => {
        const { pathname: path, hash } = new URL((row as HTMLAnchorElement).href);
        const textOf = (selector: string): string => row.querySelector(selector)?.textContent ?? '';
        return {
          isHit: row.classList.contains('search-hit'),
          path,
          place: hash.slice(1),
          title: textOf('.search-title'),
          excerpt: textOf('.search-excerpt'),
        };
      }),
    );
  };
}

function rightPages(right: RightPages, start: Start): readonly string[] {
  return 'material-ui' in right ? right[start] : right;
}
