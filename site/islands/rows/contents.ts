import { createElement } from '../../browser/create-element.ts';
import { eachPage } from '../../browser/each-page.ts';
import { idOfHash } from '../../browser/hash-target.ts';
import { revealRow } from '../../browser/reveal-row.ts';

/** Position of the reading line, as a share of the window's height from the top. */
const READING_LINE = 0.3;

/** Lists the rows below headings in the table of contents, where their room is reserved, and marks the one being read. */
export function startContents(): void {
  let observers: readonly IntersectionObserver[] = [];
  eachPage(() => {
    observers.forEach((observer) => observer.disconnect());
    observers = [...document.querySelectorAll('.toc [data-rows]')].flatMap((place) => {
      const list = listBelow(place.previousElementSibling?.querySelector('a')?.hash ?? '');
      return list ? observe(fill(place, list)) : [];
    });
  });
}

/** Returns the list after the heading with a hash. */
function listBelow(hash: string): Element | undefined {
  const heading = document.getElementById(idOfHash(hash));
  return [...document.querySelectorAll('.rows')].find(
    (list) => ((heading?.compareDocumentPosition(list) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
}

/** Adds a link for each row of a list; returns them by their rows. */
function fill(place: Element, list: Element): ReadonlyMap<Element, HTMLElement> {
  const links = new Map<Element, HTMLElement>();
  for (const row of list.children) {
    const name = row.querySelector('a');
    links.set(row, createElement('a', { href: name?.hash ?? '' }, name?.textContent ?? ''));
  }
  const items = Array.from(links.values(), (link) => createElement('li', {}, link));
  place.replaceChildren(createElement('ul', {}, ...items));
  return links;
}

function observe(links: ReadonlyMap<Element, HTMLElement>): IntersectionObserver {
  const observer = new IntersectionObserver(() => mark(links), {
    rootMargin: `${-READING_LINE * 100}% 0px ${(READING_LINE - 1) * 100}% 0px`,
  });
  for (const row of links.keys()) observer.observe(row);
  return observer;
}

function mark(links: ReadonlyMap<Element, HTMLElement>): void {
  const line = innerHeight * READING_LINE;
  for (const [row, link] of links) {
    const { top, bottom } = row.getBoundingClientRect();
    const isRead = top <= line && bottom > line;
    if (isRead === (link.ariaCurrent !== null)) continue;
    link.ariaCurrent = isRead ? 'true' : null;
    if (isRead) revealRow(link);
  }
}
