import { eachPage } from '../browser/each-page.ts';
import { idOfHash } from '../browser/hash-target.ts';
import { revealRow } from '../browser/reveal-row.ts';

/** Position of the reading line, as a share of the window's height from the top. */
const READING_LINE = 0.3;

/** Marks the heading of the text being read in the table of contents. */
export function startTableOfContents(): void {
  let observers: IntersectionObserver[] = [];
  eachPage(() => {
    observers.forEach((observer) => observer.disconnect());
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.toc a[href*="#"]')];
    const headings = links.map((link) => document.getElementById(idOfHash(link.hash)));
    const end = document.querySelector('main')?.lastElementChild ?? null;
    const update = (): void => mark(links, findRead(headings, end));
    // The current heading changes when a heading crosses the window's edges or the reading line, or at the page's end.
    observers = [
      new IntersectionObserver(update, { threshold: [0, 1] }),
      new IntersectionObserver(update, { rootMargin: `0px 0px ${(READING_LINE - 1) * 100}% 0px` }),
    ];
    for (const target of links.length ? [...headings, end] : []) {
      observers.forEach((observer) => target && observer.observe(target));
    }
  });
}

/**
 * Returns the index of the last heading above the reading line; at the page's end, of the hash's target or the last.
 */
function findRead(headings: readonly (Element | null)[], end: Element | null): number {
  const atEnd = end !== null && end.getBoundingClientRect().bottom <= innerHeight + 1;
  const tops = headings.map((heading) => heading?.getBoundingClientRect().top ?? Infinity);
  const named = headings.findIndex((heading) => heading && heading.id === idOfHash(location.hash));
  const namedTop = tops[named] ?? -1;
  if (atEnd && scrollY > 0 && namedTop >= 0 && namedTop < innerHeight) {
    return named;
  }
  const line = atEnd && scrollY > 0 ? innerHeight : innerHeight * READING_LINE;
  return tops.findLastIndex((top) => top <= line);
}

function mark(links: readonly HTMLAnchorElement[], read: number): void {
  links.forEach((link, index) => {
    if (index !== read) {
      link.ariaCurrent = null;
    } else if (!link.ariaCurrent) {
      link.ariaCurrent = 'true';
      revealRow(link);
    }
  });
}
