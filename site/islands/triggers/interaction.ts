import type { Trigger } from './trigger.ts';

/**
 * Fetches the island when pointer or focus comes near, wakes it on the first click, and then repeats that click. A click
 * from before this script was there counts as the first one.
 */
export const onInteraction: Trigger = (element, { warm, start }) => {
  const wake = async (event: Event): Promise<void> => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (element.ariaBusy) {
      return;
    }
    element.ariaBusy = 'true';
    const isAlive = await start();
    element.ariaBusy = null;
    if (isAlive) {
      element.removeEventListener('click', wake);
      element.click();
    }
  };
  element.addEventListener('pointerenter', warm, { once: true });
  element.addEventListener('focus', warm, { once: true });
  element.addEventListener('click', wake);
  if (element.dataset.early) {
    element.click();
  }
};
