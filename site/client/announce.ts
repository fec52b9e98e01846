/** Milliseconds before the words are put in: a region that is made and filled in one task stays silent. */
const DELAY = 50;

let region: HTMLElement | undefined;

/** Tells screen readers something that changed without a change of focus. */
export function announce(text: string): void {
  if (!region) {
    region = document.createElement('div');
    region.role = 'status';
    region.className = 'announcer';
    document.body.append(region);
  }
  const target = region;
  // The same words twice are heard twice only when the region was empty in between.
  target.textContent = '';
  setTimeout(() => (target.textContent = text), DELAY);
}
