import { expect, test } from 'vitest';
import { brightness } from '../support/brightness.ts';
import { browse } from '../support/browse.ts';
import { findLinesAstray } from '../support/marked-lines.ts';

const browsing = browse('reference');

test('lines of code with marks are where their indentation puts them', async () => {
  const page = await browsing.open('/material-ui/integrations/nextjs/');
  expect(await page.locator('.code mark').count()).toBeGreaterThan(10);
  expect(await findLinesAstray(page)).toEqual([]);
});

test('printed pages are light, also for readers in dark mode', async () => {
  const reader = await browsing.newReader({ colorScheme: 'dark' });
  const page = await browsing.open('/material-ui/getting-started/usage/', reader);
  const look = async () => brightness(reader, (await page.screenshot()).toString('base64'));
  expect(await look()).toBeLessThan(90);
  await page.emulateMedia({ media: 'print' });
  expect(await look()).toBeGreaterThan(180);
});
