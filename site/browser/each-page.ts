const CHANGED = 'docs-nav:page';

/** Runs `setUp` for the current page, and again after every page change. */
export function eachPage(setUp: () => void): void {
  document.addEventListener(CHANGED, setUp);
  setUp();
}

/** Notifies all behaviors of a page change. */
export function pageChanged(): void {
  document.dispatchEvent(new Event(CHANGED));
}
