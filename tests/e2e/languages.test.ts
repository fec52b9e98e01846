import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findViolations } from '../support/axe.ts';
import { browse } from '../support/browse.ts';
import { buildSite, copyFixture } from '../support/site.ts';
import { firstRows } from '../support/runs.ts';

const browsing = browse('three-languages');

const ORIGIN = 'https://pebble.example';
/** Prefix, code and direction. */
const LANGUAGES = [
  { prefix: '', code: 'en', dir: 'ltr' },
  { prefix: '/de', code: 'de', dir: 'ltr' },
  { prefix: '/ar', code: 'ar', dir: 'rtl' },
] as const;

const file = (name: string) => readFileSync(path.join(browsing.site.out, name), 'utf8');
const attribute = (html: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(html)?.[1] ?? '';

/** Returns whether a page is the original in a language without a translation. */
const isCopy = (pathname: string) => file(`${pathname}index.html`.slice(1)).includes('<article class="prose" lang=');

/** Public paths of the pages, without redirects and 404 pages. */
function pages(): readonly string[] {
  return readdirSync(browsing.site.out, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(^|\/)index\.html$/.test(name) && file(name).includes('<main'))
    .map((name) => `/${name.slice(0, -'index.html'.length)}`)
    .toSorted();
}

const languageOf = (pathname: string) =>
  LANGUAGES.find(({ prefix }) => prefix !== '' && pathname.startsWith(`${prefix}/`)) ?? LANGUAGES[0];

/** Marks the document, so that a reload is noticed. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

describe('built pages', () => {
  test('every page exists in every language, with its language and direction', () => {
    const all = pages();
    const plain = all.filter((pathname) => languageOf(pathname).prefix === '');
    expect(plain.length).toBeGreaterThan(10);
    for (const { prefix, code, dir } of LANGUAGES) {
      for (const pathname of plain) {
        const html = file(`${prefix}${pathname}index.html`.slice(1));
        expect(html).toContain(`<html lang="${code}" dir="${dir}"`);
      }
    }
    expect(all).toHaveLength(plain.length * LANGUAGES.length);
  });

  test('the alternates of a page are complete and point at each other, and a copy names its original', () => {
    for (const pathname of pages()) {
      const html = file(`${pathname}index.html`.slice(1));
      const plain = pathname.slice(languageOf(pathname).prefix.length);
      const alternates = [...html.matchAll(/<link rel="alternate" hreflang[^>]*>/g)].map(([tag]) => [
        attribute(tag, 'hreflang'),
        attribute(tag, 'href'),
      ]);
      // The same list on all pages of the group is what makes it symmetric.
      const own = LANGUAGES.filter(({ prefix }) => !isCopy(prefix + plain));
      expect(alternates).toEqual(
        own.length < 2
          ? []
          : [
              ...own.map(({ prefix, code }) => [code, `${ORIGIN}${prefix}${plain}`]),
              ['x-default', `${ORIGIN}${plain}`],
            ],
      );
      expect(attribute(/<link rel="canonical"[^>]*>/.exec(html)?.[0] ?? '', 'href')).toBe(
        ORIGIN + (isCopy(pathname) ? plain : pathname),
      );
    }
  });

  test('the sitemap lists every page in the languages that it has, with the same alternates', () => {
    const entries = [...file('sitemap.xml').matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)];
    // The start page and pages without content are not in any sitemap.
    expect(entries.length).toBeGreaterThan(15);
    for (const [, address = '', links = ''] of entries) {
      const pathname = address.slice(ORIGIN.length);
      expect(isCopy(pathname), address).toBe(false);
      const plain = pathname.slice(languageOf(pathname).prefix.length);
      const own = LANGUAGES.filter(({ prefix }) => !isCopy(prefix + plain)).map(({ code }) => code);
      expect([...links.matchAll(/hreflang="([^"]*)"/g)].map(([, code]) => code)).toEqual(
        own.length < 2 ? [] : [...own, 'x-default'],
      );
    }
  });

  test('links stay in their language and lead to files of the site', () => {
    for (const pathname of pages()) {
      const { prefix } = languageOf(pathname);
      const html = file(`${pathname}index.html`.slice(1)).replace(
        /<ul class="choices" id="menu-languages"[\s\S]*?<\/ul>/,
        '',
      );
      for (const [, href = ''] of html.matchAll(/<a\s[^>]*?href="(\/[^"]*)"/g)) {
        const { pathname: target } = new URL(href, ORIGIN);
        expect(target.startsWith(`${prefix}/`), `${href} on ${pathname}`).toBe(true);
        const written = target.endsWith('/') ? `${target}index.html` : target;
        expect(() => file(written.slice(1)), `${href} on ${pathname}`).not.toThrow();
      }
    }
  });

  test('Markdown copies and old addresses exist in every language, llms.txt in the default one', () => {
    expect(file('components/button.md')).toMatch(/^# Button/);
    expect(file('de/components/button.md')).toMatch(/^# Schaltfläche/);
    expect(file('ar/components/button.md')).toMatch(/^# زر/);
    expect(file('de/components/push-button/index.html')).toContain('content="0;url=/de/components/button/"');
    expect(file('components/push-button/index.html')).toContain('content="0;url=/components/button/#sizes"');
    expect(file('_redirects')).toContain(
      `/ar/components/push-button/ /ar/components/button/#${encodeURI('الأحجام')} 301`,
    );
    expect(file('llms.txt')).not.toMatch(/\/(?:de|ar)\//);
  });

  test('pages in English contain nothing for other languages except the menu and the alternates', () => {
    expect(file('components/button/index.html')).not.toMatch(/data-language|words\./);
    expect(
      readdirSync(path.join(browsing.site.out, '_nav/assets')).filter((name) => /^words\.(?:ar|de)\./.test(name)),
    ).toHaveLength(2);
  });

  test('with a base path, every address starts with the base, then the language', () => {
    const work = mkdtempSync(path.join(tmpdir(), 'docs-nav-languages-'));
    try {
      const out = path.join(work, 'out');
      buildSite(copyFixture('three-languages', path.join(work, 'project')), out, ['--base', '/docs/', '--no-search']);
      const html = readFileSync(path.join(out, 'de/components/button/index.html'), 'utf8');
      const paths = [...html.matchAll(/ (?:href|src)="(\/[^"]*)"/g)].map(([, address]) => address);
      expect(paths.filter((address) => !address?.startsWith('/docs/'))).toEqual([]);
      expect(html).toContain('href="/docs/ar/components/button/" lang="ar"');
      expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/docs/de/components/button/">`);
      expect(html).toContain(`hreflang="x-default" href="${ORIGIN}/docs/components/button/"`);
      const redirects = readFileSync(path.join(out, '_redirects'), 'utf8');
      expect(redirects).toContain('/docs/de/components/push-button/ /docs/de/components/button/ 301');
      expect(redirects).toContain('/docs/ar/* /docs/ar/404.html 404');
    } finally {
      rmSync(work, { recursive: true, force: true });
    }
  });
});

describe('a reader', () => {
  test('changes pages within a language without a reload', async () => {
    const page = await browsing.open('/ar/components/overview/');
    await mark(page);
    await page.locator('#side').getByRole('link', { name: 'شريط التمرير' }).click();
    await page.waitForURL('**/ar/components/slider/');
    await page.getByRole('heading', { level: 1, name: 'شريط التمرير' }).waitFor();
    await expect(isMarked(page)).resolves.toBe(true);
    await expect(page.locator('html').getAttribute('lang')).resolves.toBe('ar');
    await page.getByRole('navigation', { name: 'المنتجات' }).getByRole('link', { name: 'الأدلة' }).click();
    await page.waitForURL('**/ar/guides/');
    await expect(isMarked(page)).resolves.toBe(true);
  });

  test('switches the language and stays on the page', async () => {
    const page = await browsing.open('/components/overview/');
    await page.locator('#side').getByRole('link', { name: 'Slider' }).click();
    await page.waitForURL('**/components/slider/');
    await page.getByRole('heading', { level: 1, name: 'Slider' }).waitFor();
    // The menu follows a page change.
    await page.locator('.bar .languages').click();
    await page.locator('#menu-languages').getByRole('link', { name: 'العربية' }).click();
    await page.waitForURL('**/ar/components/slider/');
    await page.getByRole('heading', { level: 1, name: 'شريط التمرير' }).waitFor();
    await expect(page.locator('html').getAttribute('dir')).resolves.toBe('rtl');
    await page.locator('.bar .languages').click();
    await page.locator('#menu-languages').getByRole('link', { name: 'English' }).click();
    await page.waitForURL(/\d\/components\/slider\/$/);
    await page.getByRole('heading', { level: 1, name: 'Slider' }).waitFor();
    await expect(page.locator('html').getAttribute('dir')).resolves.toBe('ltr');
  });

  test('finds an API page at its address in another language', async () => {
    const page = await browsing.open('/api-docs/components/button/');
    await page.locator('.bar .languages').click();
    await page.locator('#menu-languages').getByRole('link', { name: 'Deutsch' }).click();
    await page.waitForURL('**/de/api-docs/components/button/');
    await page.locator('html[lang=de]').waitFor();
  });

  test('is never sent to another language because of the browser’s languages', async () => {
    const reader = await browsing.newReader({ locale: 'ar-EG' });
    const page = await browsing.open('/', reader);
    expect(new URL(page.url()).pathname).toBe('/');
    await expect(page.locator('html').getAttribute('lang')).resolves.toBe('en');
  });

  test('hears and reads the interface in the language, including what scripts say', async () => {
    const page = await browsing.open('/ar/components/button/');
    for (const name of ['المنتجات', 'مسار التنقل', 'في هذه الصفحة', 'الصفحات']) {
      await expect(page.getByRole('navigation', { name, exact: true }).count()).resolves.toBe(1);
    }
    await page.getByRole('button', { name: 'نسخ', exact: true }).first().waitFor();
    await expect(page.locator('.mode').getAttribute('aria-label')).resolves.toBe(
      'وضع الألوان: النظام. التبديل إلى فاتح',
    );
    await expect(page.locator('.callout-title').textContent()).resolves.toBe('معلومة');
    await expect(page.locator('#side .tag.new').first().textContent()).resolves.toBe('جديد');
    // Invisible names, such as those of links to sections, are easily forgotten.
    const names = await page
      .locator('[aria-label]')
      .evaluateAll((elements) => elements.map(({ ariaLabel }) => ariaLabel ?? ''));
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !/[؀-ۿ]/.test(name))).toEqual([]);
  });

  test('gets the original with its language and a notice where there is no translation', async () => {
    const page = await browsing.open('/ar/components/table/');
    await expect(page.locator('article').getAttribute('lang')).resolves.toBe('en');
    await expect(page.locator('article').getAttribute('dir')).resolves.toBe('ltr');
    await expect(page.locator('.untranslated').textContent()).resolves.toBe('لم تُترجم هذه الصفحة بعد.');
    await expect(page.locator('h1').textContent()).resolves.toContain('الجدول');
    // The Arabic page has no anchor of that name: the link leads to the heading with the same number.
    await expect(page.getByRole('link', { name: 'sizes of buttons' }).getAttribute('href')).resolves.toBe(
      `/ar/components/button/#${encodeURI('الأحجام')}`,
    );
    const translated = await browsing.open('/ar/components/button/');
    await expect(translated.locator('article').getAttribute('lang')).resolves.toBeNull();
    await expect(translated.locator('.untranslated').count()).resolves.toBe(0);
  });

  test('sees the period of an English sentence at its end where the translation lacks it', async () => {
    const page = await browsing.open('/ar/components/table/');
    const [start, end] = await page.locator('.untranslated p').evaluate((sentence) => {
      sentence.textContent = 'Not translated yet.';
      const text = sentence.firstChild!;
      return [0, text.textContent!.length - 1].map((at) => {
        const letter = document.createRange();
        letter.setStart(text, at);
        letter.setEnd(text, at + 1);
        return letter.getBoundingClientRect().left;
      });
    });
    expect(end).toBeGreaterThan(start!);
  });

  test('searches the pages in the language', async () => {
    const page = await browsing.open('/de/components/overview/');
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Dokumentation durchsuchen' });
    await dialog.locator('.search-field input').fill('Voraussetzungen');
    // Until then, options are those of the empty field, or of titles alone.
    await expect.poll(() => dialog.getByRole('status').textContent()).toBe('1 Seite gefunden');
    const hrefs = await dialog
      .locator('[role=option]')
      .evaluateAll((options) => options.map((option) => option.getAttribute('href') ?? ''));
    expect(hrefs[0]).toMatch(/^\/de\/guides\/installation\/(?:#|$)/);
    expect(hrefs.filter((href) => !href.startsWith('/de/'))).toEqual([]);
    await dialog.locator('.search-field input').press('Enter');
    await page.waitForURL('**/de/guides/installation/**');
  });

  test('lands on the 404 page in the language', async () => {
    const page = await browsing.open('/ar/components/nowhere/');
    await expect(page.locator('html').getAttribute('lang')).resolves.toBe('ar');
    await expect(page.locator('h1').textContent()).resolves.toBe('لا توجد صفحة في هذا العنوان');
    await expect((await browsing.open('/fr/nowhere/')).locator('html').getAttribute('lang')).resolves.toBe('en');
  });
});

describe('right to left', () => {
  test('mirrors the columns, and leaves code reading from left to right', async () => {
    const page = await browsing.open('/ar/components/button/');
    const left = async (selector: string) => (await page.locator(selector).first().boundingBox())?.x ?? Number.NaN;
    expect(await left('#side')).toBeGreaterThan(await left('main'));
    expect(await left('main')).toBeGreaterThan(await left('nav.toc'));
    expect(await left('.brand')).toBeGreaterThan(await left('.find'));
    await expect(
      page
        .locator('pre')
        .first()
        .evaluate((pre) => getComputedStyle(pre).direction),
    ).resolves.toBe('ltr');
  });

  test.each(firstRows([390, 820, 1280]))('nothing sticks out at %d px', async (width) => {
    const page = await browsing.open('/ar/components/button/', { viewport: { width, height: 900 } });
    await expect(
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).resolves.toBeLessThanOrEqual(0);
  });
});

describe.each(['/ar/components/button/', '/ar/components/table/', '/de/components/overview/', '/ar/'])(
  '%s',
  (pathname) => {
    test.each(firstRows(['light', 'dark'] as const))(
      'axe finds nothing, and nothing is loaded from other hosts (%s)',
      async (colorScheme) => {
        const reader = await browsing.newReader({ colorScheme, reducedMotion: 'reduce' });
        const strangers: string[] = [];
        reader.on('request', (request) => {
          if (!request.url().startsWith(browsing.site.origin)) strangers.push(request.url());
        });
        const page = await browsing.open(pathname, reader);
        expect(await findViolations(page)).toEqual([]);
        expect(strangers).toEqual([]);
      },
    );
  },
);
