import { describe, expect, test } from 'vitest';
import { browse } from '../support/browse.ts';
import { clickUntil, demoOn } from '../support/demo-page.ts';

const browsing = browse('reference');

describe('a demo that shows the reader’s choices', () => {
  test('shows them after hydration, which keeps the server’s elements', async () => {
    const reader = await browsing.newReader({ colorScheme: 'light' });
    await reader.addCookies([{ name: 'codeVariant', value: 'JS', url: browsing.site.origin }]);
    await reader.addInitScript(() => {
      localStorage.setItem('mui-mode', 'dark');
      localStorage.setItem('mui-direction', 'rtl');
      localStorage.setItem('mui-dense', 'true');
    });
    const page = await browsing.open('/experiments/docs/demos/', reader);
    const demo = demoOn(page, 'ReaderSettings');
    await expect(demo.stage.textContent()).resolves.toContain(
      'You read in light mode, left to right, with usual controls.',
    );
    // A mismatch would make React draw everything again.
    const served = await demo.stage.getByRole('button').first().elementHandle();
    await demo.wake();
    await expect
      .poll(() => demo.stage.textContent())
      .toContain('You read in dark mode, right to left, with small controls.');
    await expect(demo.stage.textContent()).resolves.toContain('ReaderSettings.js');
    await expect(served?.evaluate((button) => button.isConnected)).resolves.toBe(true);
  });

  test('says why it cannot be opened in a sandbox', async () => {
    const page = await browsing.open('/experiments/docs/demos/');
    const demo = demoOn(page, 'ReaderSettings');
    await demo.wake();
    await expect(demo.tool('Open in').count()).resolves.toBe(0);
    const reason = 'No sandbox: this demo only works on this page';
    await demo.tool('No sandbox').click({ force: true });
    await expect.poll(() => page.getByRole('status').allTextContents()).toContain(reason);
  });

  test('changes the mode of the whole site, and follows changes of the site', async () => {
    const page = await browsing.open('/experiments/docs/demos/', { colorScheme: 'light' });
    const demo = demoOn(page, 'ReaderSettings');
    const choice = (name: string) => demo.stage.getByRole('button', { name });
    await demo.wake();
    const mode = () => page.locator('html').getAttribute('data-mode');
    await clickUntil(choice('dark'), async () => (await mode()) === 'dark');
    await expect(page.evaluate(() => localStorage.getItem('mui-mode'))).resolves.toBe('dark');
    await expect(demo.stage.textContent()).resolves.toContain('You read in dark mode');

    await page.getByRole('button', { name: 'Preferences' }).click();
    await page.getByRole('radio', { name: 'Light', exact: true }).check();
    await page.getByRole('radio', { name: 'JavaScript' }).check();
    await page.keyboard.press('Escape');
    await expect.poll(() => choice('light').getAttribute('aria-pressed')).toBe('true');
    await expect(demo.stage.textContent()).resolves.toContain('ReaderSettings.js');
  });
});

test('a click on an icon copies its import, and confirms it', async () => {
  const page = await browsing.open('/material-ui/material-icons/', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const demo = demoOn(page, 'IconSearch');
  await demo.wake();
  const icon = demo.stage.getByRole('button', { name: 'Copy the import of Alarm' });
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await clickUntil(icon, async () => (await copied()) !== '');
  await expect(copied()).resolves.toBe("import AlarmIcon from '@mui/icons-material/Alarm';");
  await expect.poll(() => page.getByRole('status').allTextContents()).toContain('Copied');
});
