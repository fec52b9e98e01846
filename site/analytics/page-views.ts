import { eachPage } from '../browser/each-page.ts';
import { basePath } from '../browser/page-address.ts';
import type { PageView, Reporter } from './transports/events.ts';

/** Reports the current page, and each page that replaces it without a reload (requirement F1). */
export function followPages(languages: readonly string[], report: Reporter, signal: AbortSignal): void {
  let last: string | undefined;
  const view = (): void => {
    const page = readPageView(languages);
    // If the same page is shown again, as after an edit in `docs-nav dev`, it is still the same view.
    if (!signal.aborted && page.location !== last) {
      last = page.location;
      report(page);
    }
  };
  eachPage(view);
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) {
        last = undefined;
        view();
      }
    },
    { signal },
  );
}

function readPageView(languages: readonly string[]): PageView {
  const product = document.documentElement.dataset.section;
  const category = document.querySelector<HTMLMetaElement>('meta[property="docs-nav:category"]')?.content;
  return {
    name: 'page_view',
    title: document.title,
    location: reportedAddress(location.href, { base: basePath(), languages }),
    ...(product && { product }),
    ...(category && { category }),
  };
}

/**
 * Removes language and hash from a page's address.
 *
 * @example
 * 'https://x.example/docs/de/a/?b=1#c' → 'https://x.example/docs/a/?b=1'  (base '/docs', languages ['de'])
 * 'https://x.example/docs/design/'     → 'https://x.example/docs/design/'
 */
export function reportedAddress(
  href: string,
  { base, languages }: { readonly base: string; readonly languages: readonly string[] },
): string {
  const url = new URL(href);
  const [, code = ''] = url.pathname.slice(base.length).split('/', 2);
  if (url.pathname.startsWith(`${base}/`) && languages.includes(code)) {
    url.pathname = `${base}${url.pathname.slice(base.length + 1 + code.length) || '/'}`;
  }
  url.hash = '';
  return url.href;
}
