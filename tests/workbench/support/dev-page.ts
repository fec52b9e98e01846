import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { ROOT } from '../../support/docs-nav.ts';
import type { Readers } from '../../support/browser.ts';

const SCRIPTS = '/_nav/workbench/';

/** Opens a page as `dev` serves it, with live edits; `events` are what the server sends once the page listens. */
export async function openDevPage(
  readers: Readers,
  { html, events = [] }: { readonly html: string; readonly events?: readonly object[] },
): Promise<Page> {
  const page = await (await readers.newReader()).newPage();
  await page.clock.install();
  const script = `<script type="module" src="${SCRIPTS}live-edits.js"></script>`;
  const stream = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: `<!doctype html>${script}${html}` });
    // Without a delay, the browser would ask again at once.
    if (pathname === `${SCRIPTS}events`)
      return route.fulfill({ contentType: 'text/event-stream', body: `retry: 1000000\n\n${stream}` });
    if (!pathname.startsWith(SCRIPTS)) return route.fulfill({ status: 204 });
    const file = path.join(ROOT, 'dist/workbench', path.basename(pathname));
    return route.fulfill({ contentType: 'text/javascript', body: readFileSync(file, 'utf8') });
  });
  await page.goto('http://site.test/');
  return page;
}
