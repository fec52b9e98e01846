import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { unpackText } from '../demos/support/unpack-text.ts';
import { findViolations } from '../support/axe.ts';
import { browse } from '../support/browse.ts';
import { demoOn } from '../support/demo-page.ts';
import { ROOT } from '../support/docs-nav.ts';
import { filesOf, openSandbox, type SentProject } from '../support/open-sandbox.ts';
import { visit } from '../support/settle.ts';
import { firstRows } from '../support/runs.ts';

const browsing = browse('demos');
const PAGE = '/kit/counter/';

/** Opens a page whose demo has its tools. */
async function openAt(name: string, reader?: BrowserContext, pathname = PAGE): Promise<Page> {
  const page = await browsing.open(pathname, reader);
  await demoOn(page, name).wake();
  return page;
}

const variant = (page: Page) => page.evaluate(() => document.documentElement.dataset['code']);
const storedVariant = async (reader: BrowserContext) =>
  (await reader.cookies()).find(({ name }) => name === 'codeVariant')?.value;
const isOpen = (page: Page, name: string) =>
  demoOn(page, name).code.evaluate((details) => (details as HTMLDetailsElement).open);
const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? '');

describe('the row of tools', () => {
  const NAMES = [
    'Show code',
    'TS',
    'JS',
    'Open in StackBlitz (new tab)',
    'Open in CodeSandbox (new tab)',
    'Copy the source',
    'Reset the demo',
    'Link to this demo',
    'Display options',
  ];

  test('is one stop for the Tab key, and arrow keys move through it', async () => {
    const page = await openAt('Counter');
    await expect(demoOn(page, 'Counter').tools.getAttribute('aria-label')).resolves.toBe('Tools for the demo Counter');
    await demoOn(page, 'Counter').stage.getByRole('button').focus();
    await page.keyboard.press('Tab');
    const seen = [await focusedName(page)];
    for (let at = 1; at < NAMES.length; at++) {
      await page.keyboard.press('ArrowRight');
      seen.push(await focusedName(page));
    }
    expect(seen).toEqual(NAMES);
    await page.keyboard.press('ArrowRight');
    await expect(focusedName(page)).resolves.toBe(NAMES[0]);
    await page.keyboard.press('End');
    await expect(focusedName(page)).resolves.toBe(NAMES.at(-1));
    await page.keyboard.press('Shift+Tab');
    await expect(focusedName(page)).resolves.toBe('Clicked 0 times');
    await page.keyboard.press('Tab');
    await expect(focusedName(page)).resolves.toBe(NAMES.at(-1));
  });

  test('runs the other way in right-to-left text', async () => {
    const reader = await browsing.newReader();
    await reader.addInitScript(() => localStorage.setItem('kit-direction', 'rtl'));
    const page = await openAt('Counter', reader);
    const left = async (name: string) => (await demoOn(page, 'Counter').tool(name).boundingBox())?.x ?? 0;
    expect(await left('Show code')).toBeGreaterThan(await left('Reset the demo'));
    await demoOn(page, 'Counter').tool('Show code').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(focusedName(page)).resolves.toBe('TS');
  });

  test.each(firstRows([320, 390, 820, 1280]))(
    'fits into a window of %i px, in one row, with targets of at least 24 px',
    async (width) => {
      const reader = await browsing.newReader({ viewport: { width, height: 800 } });
      const page = await openAt('Counter', reader);
      await demoOn(page, 'Wide').wake();
      const { tools, figure } = demoOn(page, 'Counter');
      const row = await tools.boundingBox();
      const boxes = await tools
        .locator('button, a')
        .evaluateAll((all) => all.map((tool) => tool.getBoundingClientRect().toJSON() as DOMRect));
      expect(boxes).toHaveLength(NAMES.length);
      expect(row?.height).toBeLessThan(60);
      for (const box of boxes) {
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
        expect(box.left).toBeGreaterThanOrEqual(row?.x ?? 0);
        expect(box.right).toBeLessThanOrEqual((row?.x ?? 0) + (row?.width ?? 0));
      }
      expect((await figure.boundingBox())?.width).toBeLessThanOrEqual(width);
      // A wide demo scrolls in its stage.
      await expect(page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).resolves.toBe(true);
      await expect(
        demoOn(page, 'Wide').stage.evaluate((stage) => stage.scrollWidth > stage.clientWidth && stage.scrollLeft === 0),
      ).resolves.toBe(true);
    },
  );

  test.each(firstRows([390, 1280]))('has its tools in the same place in all demos, at %i px', async (width) => {
    const page = await openAt('Counter', await browsing.newReader({ viewport: { width, height: 800 } }));
    const placesOf = async (name: string) => {
      await demoOn(page, name).wake();
      const { figure, tool, tools } = demoOn(page, name);
      const edge = await figure.evaluate((element) => element.getBoundingClientRect().left);
      const left = (element: Element) => element.getBoundingClientRect().left;
      return Promise.all(
        [
          tools.locator('[data-icon=code]'),
          tool('Copy the source'),
          tool('Reset the demo'),
          tools.getByRole('link'),
          tool('Display options'),
        ].map(async (one) => (await one.evaluate(left)) - edge),
      );
    };
    const usual = await placesOf('Counter');
    // The first has no switch of languages, the second crashes.
    await expect(placesOf('Plain')).resolves.toEqual(usual);
    await expect(placesOf('CrashAtOnce')).resolves.toEqual(usual);
    await demoOn(page, 'Counter').tool('Show code').click();
    await demoOn(page, 'Counter').tool('Hide code').waitFor();
    await expect(placesOf('Counter')).resolves.toEqual(usual);
  });

  test.each(firstRows(['light', 'dark'] as const))(
    'passes axe with sources open and a demo crashed: %s',
    async (colorScheme) => {
      const reader = await browsing.newReader({ colorScheme, reducedMotion: 'reduce' });
      const page = await openAt('Counter', reader);
      await demoOn(page, 'Counter').tool('Show code').click();
      for (const name of ['Plain', 'CrashAtOnce', 'Wide']) await demoOn(page, name).wake();
      await demoOn(page, 'CrashAtOnce').figure.getByRole('alert').waitFor();
      expect(await findViolations(page)).toEqual([]);
    },
  );
});

describe('the source', () => {
  test('opens and closes, and the tool reflects that', async () => {
    const page = await openAt('Counter');
    const { code, tools } = demoOn(page, 'Counter');
    const button = tools.locator('[data-icon=code]');
    await expect(button.getAttribute('aria-expanded')).resolves.toBe('false');
    await button.click();
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
    await expect(button.textContent()).resolves.toBe('Hide code');
    await expect(code.getByText('export default function Counter').first().isVisible()).resolves.toBe(true);
    await button.click();
    await expect.poll(() => button.textContent()).toBe('Show code');
    await expect(isOpen(page, 'Counter')).resolves.toBe(false);
  });

  test('is shown in the language that the reader picks, on every demo, and the choice is remembered', async () => {
    const reader = await browsing.newReader();
    const page = await openAt('Counter', reader);
    const { code, tool } = demoOn(page, 'Counter');
    await tool('Show code').click();
    await expect(code.locator('[data-lang=tsx]').isVisible()).resolves.toBe(true);
    await expect(code.locator('[data-lang=jsx]').isVisible()).resolves.toBe(false);
    await expect(tool('TS').getAttribute('aria-pressed')).resolves.toBe('true');
    await tool('JS').click();
    await expect(code.locator('[data-lang=tsx]').isVisible()).resolves.toBe(false);
    await expect(code.locator('[data-lang=jsx]').textContent()).resolves.not.toContain('<number>');
    await expect(tool('JS').getAttribute('aria-pressed')).resolves.toBe('true');
    await expect(storedVariant(reader)).resolves.toBe('JS');
    const again = await openAt('Counter', reader);
    await expect(demoOn(again, 'Counter').tool('JS').getAttribute('aria-pressed')).resolves.toBe('true');
  });

  test('that is the same in both languages has no switch, and is shown in both', async () => {
    const page = await openAt('Plain');
    await page.evaluate(() => (document.documentElement.dataset['code'] = 'JS'));
    const { tool, code } = demoOn(page, 'Plain');
    await expect(tool('JS').count()).resolves.toBe(0);
    await tool('Show code').click();
    await expect(code.getByText('export default function Plain').first().isVisible()).resolves.toBe(true);
  });

  test('is copied as shown; the tool says so for 2000 ms, also to screen readers', async () => {
    const reader = await browsing.newReader({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await reader.newPage();
    await page.clock.install({ time: 0 });
    await visit(page, browsing.site.origin + PAGE);
    const { code, tools, tool, wake } = demoOn(page, 'Counter');
    await wake();
    await page.clock.pauseAt(3_600_000);
    await tool('JS').click();
    const copy = tools.locator('[data-ga-event-action=copy-click]');
    await copy.click();
    await expect.poll(() => copy.getAttribute('aria-label')).toBe('Copied');
    await expect(page.evaluate(() => navigator.clipboard.readText())).resolves.toBe(
      await code.locator('[data-lang=jsx] code').textContent(),
    );
    await page.clock.runFor(100);
    await expect(page.getByRole('status').textContent()).resolves.toBe('Copied');
    await page.clock.runFor(1899);
    await expect(copy.getAttribute('aria-label')).resolves.toBe('Copied');
    await page.clock.runFor(1);
    await expect(copy.getAttribute('aria-label')).resolves.toBe('Copy the source');
    await expect(copy.evaluate(({ dataset }) => ({ ...dataset }))).resolves.toMatchObject({
      gaEventCategory: 'demo',
      gaEventLabel: `${PAGE}#Counter`,
      gaEventSplit: '1',
    });
  });
});

describe('a link to a demo', () => {
  const near = (page: Page, name: string) =>
    demoOn(page, name).figure.evaluate((figure) => {
      const { top } = figure.getBoundingClientRect();
      return top >= 0 && top < innerHeight / 2;
    });

  test.each([
    ['#Crash.tsx', 'TS', 'tsx'],
    ['#Crash.js', 'JS', 'jsx'],
  ])('%s scrolls to it and opens its source in that language, which is kept', async (hash, language, block) => {
    const reader = await browsing.newReader();
    const other = language === 'TS' ? 'JS' : 'TS';
    await reader.addCookies([{ name: 'codeVariant', value: other, url: browsing.site.origin }]);
    const page = await browsing.open(PAGE + hash, reader);
    await demoOn(page, 'Crash').tools.waitFor();
    await expect.poll(() => near(page, 'Crash')).toBe(true);
    await expect.poll(() => isOpen(page, 'Crash')).toBe(true);
    await expect(isOpen(page, 'Counter')).resolves.toBe(false);
    await expect(variant(page)).resolves.toBe(language);
    await expect(storedVariant(reader)).resolves.toBe(language);
    const blocks = demoOn(page, 'Crash').code.locator('.code');
    if ((await blocks.count()) > 1)
      await expect(demoOn(page, 'Crash').code.locator(`[data-lang=${block}]`).isVisible()).resolves.toBe(true);
  });

  test('is offered in the current language, and opens the source', async () => {
    const page = await openAt('Counter');
    const link = demoOn(page, 'Counter').tools.getByRole('link', { name: 'Link to this demo' });
    await expect(link.getAttribute('href')).resolves.toBe('#Counter.tsx');
    await demoOn(page, 'Counter').tool('JS').click();
    await expect.poll(() => link.getAttribute('href')).toBe('#Counter.js');
    await link.click();
    expect(new URL(page.url()).hash).toBe('#Counter.js');
    await expect.poll(() => isOpen(page, 'Counter')).toBe(true);
    await expect.poll(() => near(page, 'Counter')).toBe(true);
  });

  test('works from another page', async () => {
    const page = await browsing.open('/kit/overview/');
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/kit/counter/#Crash.js';
      link.textContent = 'To the demo';
      document.querySelector('main')?.append(link);
    });
    await page.getByRole('link', { name: 'To the demo' }).click();
    await demoOn(page, 'Crash').tools.waitFor();
    await expect.poll(() => near(page, 'Crash')).toBe(true);
    await expect.poll(() => isOpen(page, 'Crash')).toBe(true);
    await expect(variant(page)).resolves.toBe('JS');
  });
});

describe('a sandbox', () => {
  const lines = (text: string | null) => text?.replaceAll('\r\n', '\n');

  test('at StackBlitz gets the project in TypeScript', async () => {
    const page = await openAt('Counter');
    const { url, fields } = await openSandbox(page, 'Counter', 'StackBlitz');
    expect(url).toMatch(/^https:\/\/stackblitz\.com\/run\b/);
    expect(fields.get('project[title]')).toBe('Counter: Counter');
    const source = await demoOn(page, 'Counter').code.locator('[data-lang=tsx] code').textContent();
    expect(lines(fields.get('project[files][src/Demo.tsx]'))?.trim()).toBe(source?.trim());
    const { dependencies } = JSON.parse(fields.get('project[files][package.json]') ?? '') as {
      dependencies: Record<string, string>;
    };
    expect(dependencies).toEqual({
      react: expect.stringMatching(/^\d+\.\d+\.\d+/),
      'react-dom': expect.stringMatching(/^\d+\.\d+\.\d+/),
    });
  });

  test('at CodeSandbox gets the project in the current language', async () => {
    const page = await openAt('Counter');
    await demoOn(page, 'Counter').tool('JS').click();
    const { url, fields } = await openSandbox(page, 'Counter', 'CodeSandbox');
    expect(url).toMatch(/^https:\/\/codesandbox\.io\/api\/v1\/sandboxes\/define\b/);
    const { files } = JSON.parse(unpackText(fields.get('parameters') ?? '')) as {
      files: Record<string, { content: string }>;
    };
    const source = await demoOn(page, 'Counter').code.locator('[data-lang=jsx] code').textContent();
    expect(files['src/Demo.jsx']?.content.trim()).toBe(source?.trim());
    expect(Object.keys(files)).not.toContain('tsconfig.json');
  });

  test('gets the modules beside the demo', async () => {
    const page = await openAt('WithData');
    const { fields } = await openSandbox(page, 'WithData', 'StackBlitz');
    expect(fields.get('project[files][src/data.ts]')).toContain('Apple');
  });

  test('wraps the demo in the provider of its section', async () => {
    const page = await openAt('Counter');
    const files = filesOf(await openSandbox(page, 'Counter', 'StackBlitz'));
    expect(files['src/demo-provider/kit.tsx']).toBe(
      readFileSync(path.join(ROOT, 'tests/e2e/fixtures/demos/providers/kit.tsx'), 'utf8'),
    );
    expect(files['src/index.tsx']).toContain(`import Provider from './demo-provider/kit';`);
    // A sandbox has its own types.
    expect(Object.keys(files)).not.toContain('src/docs-nav.d.ts');
  });

  test('lists what the demo and the modules beside it import, but not what their comments and strings mention', async () => {
    const page = await openAt('Imports', undefined, '/kit/imports/');
    const packagesOf = ({ fields }: SentProject) => {
      const list = JSON.parse(fields.get('project[files][package.json]') ?? '') as { dependencies: object };
      return Object.keys(list.dependencies);
    };
    const typed = await openSandbox(page, 'Imports', 'StackBlitz');
    const names = ['clsx', 'minisearch', 'react', 'react-dom', 'stylis'];
    expect(packagesOf(typed)).toEqual([...names, 'web-vitals']);
    expect(Object.keys(filesOf(typed)).filter((file) => file.startsWith('src/'))).toEqual(
      expect.arrayContaining(['src/Demo.tsx', 'src/more.ts', 'src/parts/words.ts', 'src/side-effect.ts']),
    );
    await demoOn(page, 'Imports').tool('JS').click();
    // Packages that only types come from are not in the JavaScript project.
    expect(packagesOf(await openSandbox(page, 'Imports', 'StackBlitz'))).toEqual(names);
  });

  test('says so when it cannot be prepared', async () => {
    const page = await openAt('Counter');
    await page.route('**/demo-versions.json*', (route) => route.abort());
    const tool = demoOn(page, 'Counter').tools.locator('[data-ga-event-action=open-stackblitz]');
    await tool.click();
    await expect.poll(() => tool.getAttribute('aria-label')).toContain('could not be loaded');
  });
});
