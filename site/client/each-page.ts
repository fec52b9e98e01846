const CHANGED = 'docs-nav:page';

/** Runs `setUp` for the page that is shown, and again after every page change. */
export function eachPage(setUp: () => void): void {
  document.addEventListener(CHANGED, setUp);
  setUp();
}

/** Tells every behavior that another page is shown now. */
export function pageChanged(): void {
  document.dispatchEvent(new Event(CHANGED));
}
