import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { browse } from '../support/browse.ts';

const PAGES = [
  '/widgets/overview/',
  '/widgets/installation/',
  '/widgets/button/',
  '/widgets/slider/',
  '/widgets/text-field/',
  '/widgets/table/',
  '/widgets/bar-chart/',
  '/widgets/pie-chart/',
  '/gadgets/toggle/',
  '/gadgets/toggle/hooks-api/',
  '/gadgets/button/',
];

const browsing = browse('library');

const file = (name: string) => readFileSync(path.join(browsing.site.out, name), 'utf8');

describe('files next to the pages', () => {
  test('each page has a Markdown copy', () => {
    for (const pathname of PAGES) {
      expect(file(`${pathname.slice(0, -1)}.md`)).toMatch(/^# /m);
    }
    expect(file('/widgets/slider.md')).toContain('| Property | Type | Default |');
  });

  test('the sitemap lists every page by its public address', () => {
    const addresses = [...file('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    for (const pathname of PAGES) expect(addresses).toContain(`https://library.example${pathname}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test('robots.txt points to the sitemap', () => {
    expect(file('robots.txt')).toContain('Sitemap: https://library.example/sitemap.xml');
  });

  test('llms.txt names the site and links every page', () => {
    const text = file('llms.txt');
    expect(text).toMatch(/^# Library/);
    for (const pathname of PAGES) expect(text).toContain(pathname.slice(0, -1));
  });

  test('an old address leads to the new page, in the redirects file and as a page', async () => {
    expect(file('_redirects')).toMatch(/^\/widgets\/old-button\/?\s+\/widgets\/button\/\s+30[18]/m);
    const page = await browsing.open('/widgets/old-button/', { javaScriptEnabled: false });
    await page.waitForURL('**/widgets/button/');
  });

  test('only the site’s own scripts may run, and the headers file tells hosts so', async () => {
    const page = await browsing.open('/widgets/button/');
    const ran = await page.evaluate(async () => {
      const script = document.createElement('script');
      script.textContent = 'document.documentElement.dataset.injected = "yes"';
      document.head.append(script);
      return document.documentElement.dataset['injected'];
    });
    expect(ran).toBeUndefined();

    const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
    expect(policy).toMatch(/^script-src 'self'[^;]* 'sha256-[^']+'; object-src 'none'; base-uri 'none'/);
    expect(policy).not.toMatch(/'unsafe-(inline|eval)'/);
    // Hosts send it with pages that redirect as well, which have a script of their own.
    const [start = '', rest = ''] = policy?.split('; object-src') ?? [];
    expect(file('_headers')).toMatch(
      new RegExp(
        `Content-Security-Policy: ${start.replaceAll(/[+/.()-]/g, String.raw`\$&`)} 'sha256-[^']+'; object-src`,
      ),
    );
    expect(file('_headers')).toContain(`; object-src${rest}`);
  });

  test('every public link on a page leads to a file of the site', () => {
    for (const pathname of PAGES) {
      const links = file(`${pathname}index.html`).matchAll(/<a\s[^>]*?href="?([^"\s>]+)/g);
      for (const [, href = ''] of links) {
        const target = new URL(href.replaceAll('&amp;', '&'), `https://library.example${pathname}`);
        if (target.origin !== 'https://library.example') continue;
        if (/^\/(versions|blog)\/$/.test(target.pathname)) continue;
        expect(() => file(`${target.pathname}${target.pathname.endsWith('/') ? 'index.html' : ''}`)).not.toThrow();
      }
    }
  });
});
