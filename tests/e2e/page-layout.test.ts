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
