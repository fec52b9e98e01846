import { createElement } from '../../browser/create-element.ts';
import { parseHtml } from './page-cache.ts';

const SHEET = 'link[rel="stylesheet"]';

/** Loads the stylesheets of another page that this page does not have; those that fail to load are skipped. */
export async function addSheets(next: Document): Promise<void> {
  await Promise.all(
    missingSheets(next).map(
      (sheet) =>
        new Promise<void>((settle) => {
          for (const end of ['load', 'error']) {
            sheet.addEventListener(end, () => settle());
          }
          // After the stylesheets of all pages, as in the original page, since later rules of the same specificity win.
          const before = [...document.querySelectorAll(`main > ${SHEET}`)].at(-1);
          if (before) before.after(sheet);
          else document.head.append(sheet);
        }),
    ),
  );
}

/** Prefetches the stylesheets of another page's HTML without applying them. */
export function preloadSheets(html: string): void {
  // Our own link elements, which the text of a page cannot contain. Parsing the whole page would take twice the time.
  const links = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  for (const { href } of missingSheets(parseHtml(links.join('')))) {
    if (!document.querySelector(`link[href="${CSS.escape(href)}"]`)) {
      document.head.append(createElement('link', { rel: 'preload', as: 'style', href }));
    }
  }
}

/** Replaces the contents of `<main>` with another page's, but keeps its stylesheets: moving one would load it again. */
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
