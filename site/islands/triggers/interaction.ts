import type { Trigger } from './trigger.ts';

/**
 * Loads the island when it gets the pointer or focus, starts it on the first click, and then repeats that click. A
 * click from before this script had loaded is treated as the first one: `start/boot.ts` marks it as busy, and what is
 * typed while search is busy goes there.
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
  if (element.ariaBusy === '') {
    element.click();
  }
};
