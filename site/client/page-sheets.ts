import { parseHtml } from './page-cache.ts';

const SHEET = 'link[rel="stylesheet"]';

/** Loads the stylesheets that another page has and this one lacks; those that cannot be had are done without. */
export async function addSheets(next: Document): Promise<void> {
  await Promise.all(
    missingSheets(next).map(
      (sheet) =>
        new Promise<void>((settle) => {
          for (const end of ['load', 'error']) {
            sheet.addEventListener(end, () => settle());
          }
          // Behind those that all pages have, as where it was written: of two rules that are as strong, the later one holds.
          const before = [...document.querySelectorAll(`main > ${SHEET}`)].at(-1);
          if (before) before.after(sheet);
          else document.head.append(sheet);
        }),
    ),
  );
}

/** Fetches the stylesheets of another page's HTML ahead of time, without use for this page. */
export function preloadSheets(html: string): void {
  // The markup of our own links, which no text of a page can hold; parsing the whole page would take its time twice.
  const links = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  for (const { href } of missingSheets(parseHtml(links.join('')))) {
    if (!document.querySelector(`link[href="${CSS.escape(href)}"]`)) {
      const link = document.createElement('link');
      link.rel = 'preload';
      link.as = 'style';
      link.href = href;
      document.head.append(link);
    }
  }
}

/** Puts the contents of another page's `<main>` into the open one. The stylesheets in it stay: one that is moved would be loaded again. */
export function keepSheets(live: Element, next: Element): void {
  const contentsOf = (main: Element) =>
    [...main.childNodes].filter((node) => !(node instanceof Element && node.matches(SHEET)));
  for (const node of contentsOf(live)) {
    node.remove();
  }
  live.append(...contentsOf(next));
}

function missingSheets(next: Document): HTMLLinkElement[] {
  const loaded = sheetsOf(document).map(({ href }) => href);
  return sheetsOf(next).filter(({ href }) => !loaded.includes(href));
}

function sheetsOf(page: Document): HTMLLinkElement[] {
  return [...page.querySelectorAll<HTMLLinkElement>(SHEET)];
}
