import { expect, test } from 'vitest';
import { browse } from '../support/browse.ts';

const browsing = browse('reference');

test('on the page of a section, what is in no group is not taken for a page of the last one', async () => {
  const page = await browsing.open('/material-ui/');
  const [group, rest] = await Promise.all([
    page.locator('.cards > section').last().boundingBox(),
    page.locator('.cards + .index').boundingBox(),
  ]);
  expect((rest?.y ?? 0) - (group?.y ?? 0) - (group?.height ?? 0)).toBeGreaterThan(40);
});

test.each([360, 1440])('the hyphens of an option are on one line with its name at %d px', async (width) => {
  const page = await browsing.open('/docs-nav/reference/commands/', { viewport: { width, height: 800 } });
  const options = page.locator('.prose code > span');
  expect(await options.count()).toBeGreaterThan(20);
  expect(
    await options.evaluateAll((all) =>
      all.filter((option) => option.getClientRects().length > 1).map(({ textContent }) => textContent),
    ),
  ).toEqual([]);
});

test('the field and the styles of an icon finder are in line', async () => {
  const page = await browsing.open('/material-ui/material-icons/');
  const tools = page.locator('.icon-tools');
  await tools.scrollIntoViewIfNeeded();
  const centers = await Promise.all(
    ['input[type="search"]', '.icon-choices'].map(async (part) => {
      const box = await tools.locator(part).boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0) / 2;
    }),
  );
  expect(Math.abs((centers[0] ?? 0) - (centers[1] ?? 100))).toBeLessThan(1);
});

test('what is in one row at the end of a page is on one line', async () => {
  const page = await browsing.open('/material-ui/react-button/');
  for (const parts of [['.foot-end p', '.foot-end li a']]) {
    const ends = await Promise.all(
      parts.map((part) =>
        page
          .locator(part)
          .first()
          .evaluate((element) => {
            const text = document.createRange();
            text.selectNodeContents(element);
            return text.getBoundingClientRect().bottom;
          }),
      ),
    );
    expect(Math.abs((ends[0] ?? 0) - (ends[1] ?? 100)), parts.join(', ')).toBeLessThan(1);
  }
});

test.each([1000, 1280, 1700])(
  'the footer of the start page is as wide as the page above it at %d px',
  async (width) => {
    const page = await browsing.open('/', { viewport: { width, height: 800 } });
    const [start, foot] = await Promise.all(
      ['.start', 'body > .foot'].map((part) =>
        page.locator(part).evaluate((element) => {
          const { left, right } = element.getBoundingClientRect();
          return [left, right];
        }),
      ),
    );
    expect(foot).toEqual(start);
  },
);
