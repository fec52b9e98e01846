import type { Page } from 'playwright-core';
import { rolldown } from 'rolldown';
import { beforeAll, expect, test } from 'vitest';
import { useReaders } from '../support/browser.ts';

/** A host that browsers trust with the clipboard; no request reaches it, since every answer is made here. */
const HOST = 'http://localhost/';

const { newReader } = useReaders();
let script: string;

beforeAll(async () => {
  const built = await rolldown({
    input: new URL('support-page.tsx', import.meta.url).pathname,
    platform: 'browser',
    transform: { jsx: { runtime: 'automatic' }, define: { 'process.env.NODE_ENV': '"production"' } },
  });
  const { output } = await built.generate({ format: 'iife' });
  await built.close();
  script = output[0].code;
});

async function openPage(): Promise<Page> {
  const reader = await newReader({ permissions: ['clipboard-read', 'clipboard-write'], colorScheme: 'light' });
  await reader.route(`${HOST}**`, (route) =>
    route.request().url() === HOST
      ? route.fulfill({
          contentType: 'text/html',
          body: '<html lang="de" data-site="kit"><body><script src="/page.js"></script>',
        })
      : route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  const page = await reader.newPage();
  await page.clock.install({ time: 0 });
  await page.goto(HOST);
  await page.getByRole('button', { name: 'Dark' }).waitFor();
  await page.clock.pauseAt(3_600_000);
  return page;
}

test('useCopy: Copied returns to Copy after 1200 ms, and is announced', async () => {
  const page = await openPage();
  await page.getByRole('button', { name: 'Copy' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('npm install');
  await page.clock.runFor(1199);
  expect(await page.getByRole('status').textContent()).toBe('Copied');
  expect(await page.getByRole('button', { name: 'Copied' }).count()).toBe(1);
  await page.clock.runFor(1);
  await page.getByRole('button', { name: 'Copy', exact: true }).waitFor();
});

test('useCopy: a refused clipboard is ignored', async () => {
  const page = await openPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.evaluate(() =>
    Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('refused')) }),
  );
  await page.getByRole('button', { name: 'Copy' }).click();
  await page.clock.runFor(100);
  expect(await page.getByRole('button', { name: 'Copied' }).count()).toBe(0);
  expect(errors).toEqual([]);
});

test('the providers follow the shell’s own stores and other tabs live', async () => {
  const page = await openPage();
  const shown = page.locator('#shown');
  expect(await shown.textContent()).toBe('system light de /docs/ TS ltr false');
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect.poll(() => shown.textContent()).toBe('dark dark de /docs/ TS ltr false');
  await page.getByRole('button', { name: 'Others' }).click();
  await expect.poll(() => shown.textContent()).toBe('dark dark de /docs/ JS rtl true');
  const other = await page.context().newPage();
  await other.goto(HOST);
  await other.evaluate(() => localStorage.setItem('kit-mode', 'light'));
  await expect.poll(() => shown.textContent()).toBe('light light de /docs/ JS rtl true');
});
