import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '../../cli/serve/listen.ts';
import { serveStatic } from '../../cli/serve/serve-static.ts';
import { putFiles } from '../cli/support/folder.ts';
import { findViolations } from '../support/axe.ts';
import { useReaders } from '../support/browser.ts';
import { started } from '../support/settle.ts';
import { buildSite, type Site } from '../support/site.ts';

/** What brands each site: at most twelve lines below the two that every site has. */
const BRANDS = {
  blue: `logo: /static/logo.svg
brand:
  light: { accent: '#1864ab' }
  dark: { accent: '#74c0fc' }
  font: Inter, sans-serif
  radius: 6
  stylesheets: [/static/own.css]
footer: { columns: [{ title: Project, links: [{ title: Button, href: /parts/button }] }], social: [{ title: Code, href: 'https://code.example' }], note: © Kit }
home: { lead: Sixty parts for products., install: npm install kit, actions: [{ title: Begin, href: /parts/button }] }
`,
  night: `id: ember
brand:
  light: { accent: '#9c3d00', paper: '#fffaf5', ink: '#2b1a10' }
  dark: { accent: '#ff9e5e', paper: '#0b0a0d', ink: '#f6efe9' }
  density: compact
banner: { text: Ember 2 is out., href: /parts/button }
home: { title: Warm parts, features: [{ title: Small, text: Two kilobytes., icon: Flame, href: /parts/button }, { title: Calm, text: Nothing moves. }, { title: Open, text: Change it. }] }
slots:
  barEnd: { module: docs/star.tsx }
  aboveContent: { module: docs/count.tsx, hydrate: true }
`,
  arabic: `languages: [{ code: ar, name: العربية, direction: rtl }]
logo: /static/logo.svg
brand: { light: { accent: '#6a1b9a' }, dark: { accent: '#d6a4f0' }, font: Cairo, radius: 16 }
footer: { note: © حجر, social: [{ title: الشيفرة, href: 'https://code.example' }] }
home: { title: لبنات صغيرة لواجهات كبيرة, install: npm install hajar, actions: [{ title: ابدأ, href: /parts/button }] }
slots:
  home: { module: docs/count.tsx, hydrate: true }
`,
} as const;
type BrandName = keyof typeof BRANDS;
const NAMES = Object.keys(BRANDS) as readonly BrandName[];

const TITLES = { blue: 'Kit', night: 'Ember', arabic: 'حجر' } as const;

const FILES = {
  'package.json': '{ "type": "module" }',
  'nav/sections/parts.yaml':
    'id: parts\nname: Parts\nprefixes: [/parts]\npages:\n  - pathname: /parts/button\n  - pathname: /parts/switch\n',
  'content/parts/button.md':
    '# Button\n\nPress it, or read about the [switch](/parts/switch).\n\n```tsx\n<Button />\n```\n',
  'content/parts/switch.md': '# Switch\n\nTurn it.\n',
  'content/static/logo.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"/></svg>',
  'content/static/icons/Flame.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"/></svg>',
  'content/static/own.css':
    ':root { --well: light-dark(rgb(251, 251, 251), rgb(1, 1, 1)); --rule: rgb(2, 2, 2); --text: light-dark(rgb(3, 3, 3), rgb(253, 253, 253)); --quiet: light-dark(rgb(4, 4, 4), rgb(254, 254, 254)); --mono: Courier }\n',
  'docs/star.tsx': 'export default function Star() {\n  return <a href="https://code.example">Star us</a>;\n}\n',
  'docs/count.tsx':
    'import { useState } from \'react\';\nimport \'./count.css\';\nexport default function Count() {\n  const [count, setCount] = useState(0);\n  return <button type="button" className="counter" onClick={() => setCount(count + 1)}>Pressed {count}</button>;\n}\n',
  'docs/count.css': 'button { background: rgb(250, 250, 250); color: rgb(1, 2, 3) }\n',
};

const { newReader } = useReaders({ noScriptErrors: true });
const work = mkdtempSync(path.join(tmpdir(), 'docs-nav-brands-'));
const sites = new Map<BrandName, Site>();
const siteOf = (name: BrandName) => sites.get(name) as Site;

beforeAll(async () => {
  for (const name of NAMES) {
    const root = path.join(work, name);
    mkdirSync(path.join(root, 'node_modules'), { recursive: true });
    for (const dependency of ['react', 'react-dom', 'scheduler'])
      symlinkSync(path.resolve('node_modules', dependency), path.join(root, 'node_modules', dependency));
    putFiles(root, {
      ...FILES,
      'nav/site.yaml': `title: ${TITLES[name]}\nurl: https://brand.example\n${BRANDS[name]}`,
    });
    const out = path.join(root, 'out');
    buildSite(root, out, ['--base', '/docs/']);
    const { origin, close } = await listen(
      serveStatic({ folder: out, base: '/docs/' }),
      {
        host: '127.0.0.1',
        port: 0,
        anyPort: false,
      },
      process,
    );
    sites.set(name, { origin, out, close });
  }
});
afterAll(async () => {
  for (const { close } of sites.values()) await close();
  rmSync(work, { recursive: true, force: true });
});

async function open(
  name: BrandName,
  pathname: string,
  { width = 1280, colorScheme = 'light' as 'light' | 'dark' } = {},
): Promise<Page> {
  const reader = await newReader({ viewport: { width, height: 800 }, colorScheme });
  const page = await reader.newPage();
  await page.goto(siteOf(name).origin + pathname);
  await started(page);
  return page;
}

test.each([768, 1280])('three features share a row at %d px', async (width) => {
  const page = await open('night', '/docs/', { width });
  const tops = await page
    .locator('.features > li')
    .evaluateAll((features) => features.map((feature) => feature.getBoundingClientRect().top));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
});

describe.each(NAMES)('the site %s', (name) => {
  test('takes at most twelve lines', () => {
    expect(BRANDS[name].trim().split('\n').length).toBeLessThanOrEqual(12);
  });

  test('is below its base, and has no mark of ours', () => {
    const { out } = siteOf(name);
    const files = readdirSync(out, { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => /(?:^|\/)icon\.\w+\.svg$/.test(file))).toEqual([]);
    for (const file of files.filter((entry) => entry.endsWith('.html') && !entry.startsWith('_nav/'))) {
      const html = readFileSync(path.join(out, file), 'utf8');
      const addresses = [
        ...html.matchAll(/(?:href|src|data-module|data-branches)="(\/[^"]*)"|url\(&quot;(\/[^&]*)/g),
      ].map(([, address, inStyle]) => address ?? inStyle ?? '');
      expect(addresses.length).toBeGreaterThan(0);
      expect(addresses.filter((address) => !address.startsWith('/docs/'))).toEqual([]);
      expect(html.replaceAll(/<script[\s\S]*?<\/script>|<meta name="docs-nav-build"[^>]*>/g, '')).not.toMatch(
        /mui|docs-nav/i,
      );
    }
    const sheets = files
      .filter((file) => file.endsWith('.css'))
      .map((file) => readFileSync(path.join(out, file), 'utf8'));
    expect(sheets.join('\n')).not.toMatch(/--mui-|docs-nav/);
  });

  test.each(['light', 'dark'] as const)('can be read in %s mode, at each width', async (colorScheme) => {
    for (const pathname of ['/docs/', '/docs/parts/button/']) {
      const page = await open(name, pathname, { colorScheme });
      expect(
        await findViolations(page, {
          rules: [
            'color-contrast',
            'link-name',
            'button-name',
            'image-alt',
            'landmark-one-main',
            'page-has-heading-one',
          ],
        }),
      ).toEqual([]);
      for (const width of [390, 768, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        ).toBeLessThanOrEqual(0);
      }
    }
  });
});

test('a stylesheet of the site overrides the variables of ours', async () => {
  const page = await open('blue', '/docs/parts/button/');
  const styles = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  for (const [selector, property, value] of [
    ['figure.code', 'background-color', 'rgb(251, 251, 251)'],
    ['.find', 'border-top-color', 'rgb(2, 2, 2)'],
    ['.code code', 'color', 'rgb(3, 3, 3)'],
    ['.find', 'color', 'rgb(4, 4, 4)'],
    ['.code code', 'font-family', 'Courier'],
    ['figure.code', 'border-top-left-radius', '6px'],
    ['body', 'font-family', 'Inter, sans-serif'],
  ] as const) {
    expect([selector, property, await styles(selector, property)]).toEqual([selector, property, value]);
  }
});

test('readers’ choices are stored under the id of the site, or under its title if it has none', async () => {
  for (const [name, key] of [
    ['blue', 'kit-mode'],
    ['night', 'ember-mode'],
    ['arabic', 'حجر-mode'],
  ] as const) {
    const page = await open(name, '/docs/parts/button/');
    await page.locator('[data-mode-toggle]').click();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([key]);
  }
});

test('the command of the start page can be copied, and the first action leads to its page', async () => {
  const page = await open('blue', '/docs/');
  await page.evaluate(() =>
    Object.assign(navigator.clipboard, {
      writeText: async (text: string) => void (document.body.dataset['copied'] = text),
    }),
  );
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect.poll(() => page.evaluate(() => document.body.dataset['copied'])).toBe('npm install kit');
  await page.getByRole('link', { name: 'Begin' }).click();
  await page.getByRole('heading', { level: 1, name: 'Button' }).waitFor();
});

test('a component in the frame works on each page that shows it and keeps its styles to itself, and a static one loads nothing', async () => {
  const page = await open('night', '/docs/parts/button/');
  const counter = page.locator('.slot-above button');
  await expect.poll(async () => (await counter.click(), counter.textContent())).not.toBe('Pressed 0');
  expect(await counter.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(1, 2, 3)');
  expect(await page.locator('[data-mode-toggle]').evaluate((element) => getComputedStyle(element).color)).not.toBe(
    'rgb(1, 2, 3)',
  );
  await page.locator('#main .lead').getByRole('link', { name: 'switch' }).click();
  await page.getByRole('heading', { level: 1, name: 'Switch' }).waitFor();
  expect(await counter.count()).toBe(1);
  await expect.poll(async () => (await counter.click(), counter.textContent())).not.toBe('Pressed 0');
  expect(await page.locator('.bar').getByRole('link', { name: 'Star us' }).count()).toBe(1);
  expect(await page.locator('.slot-bar[data-island]').count()).toBe(0);
});

test('a page of a site whose frame has only static components does not request the script of demos', async () => {
  const page = await open('blue', '/docs/parts/button/');
  expect(
    await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((entry) => /\/demos\/|mount-slot|slots\./.test(entry)),
    ),
  ).toEqual([]);
});
