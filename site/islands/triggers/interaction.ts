import type { Trigger } from './trigger.ts';

/**
 * Loads the island when it gets the pointer or focus, starts it on the first click, and then repeats that click. A
 * click (or `/`, for search) from before this script had loaded is treated as the first one.
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
  if (element.hasAttribute('data-early')) {
    element.click();
  }
};
