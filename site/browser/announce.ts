import { createElement } from './create-element.ts';

/**
 * Milliseconds before the text is inserted; screen readers ignore a region that is created and filled in the same task.
 */
const DELAY = 50;

let region: HTMLElement | undefined;

/** Announces a change to screen readers without moving the focus. */
export function announce(text: string): void {
  if (!region) {
    region = createElement('div', { role: 'status', className: 'announcer' });
    document.body.append(region);
  }
  const target = region;
  // Screen readers only repeat the same text if the region was empty in between.
  target.textContent = '';
  setTimeout(() => (target.textContent = text), DELAY);
}
