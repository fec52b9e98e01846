import { expect, test } from 'vitest';
import { useReaders } from '../support/browser.ts';
import { readBuiltStyle } from '../support/stylesheets.ts';

const readers = useReaders();

test('with `demoMode: light`, a stage is light on a dark page', async () => {
  const page = await (await readers.newReader()).newPage();
  const styles = ['opening', 'first', 'demos'].map((name) => readBuiltStyle(name as 'demos')).join('\n');
  await page.setContent(
    `<!doctype html><html data-mode="dark" style="color-scheme: dark"><style>${styles}</style><main><div class="demo-stage"><p>Demo</p></div></main>`,
  );
  const look = () =>
    page.locator('.demo-stage').evaluate((stage) => {
      const { backgroundColor, color, colorScheme } = getComputedStyle(stage);
      return [backgroundColor, color, colorScheme];
    });
  const dark = await look();
  await page.evaluate(() => document.documentElement.setAttribute('data-demos', 'light'));
  const light = await look();
  await page.evaluate(() => {
    document.documentElement.style.colorScheme = 'light';
    document.documentElement.dataset['mode'] = 'light';
  });
  expect(light).toEqual(await look());
  expect(light.slice(0, 2)).not.toEqual(dark.slice(0, 2));
});
