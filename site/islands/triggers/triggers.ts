import { whenPainted, whenIdle } from '../../browser/moments.ts';

/** Interface of an island's module. */
export interface IslandModule {
  /** Starts the island on an element; called once per element. */
  readonly mount: (element: HTMLElement) => void | Promise<void>;
}

/**
 * Decides when an island starts: `start` starts it, and returns false if its code could not be fetched, after which the
 * trigger may try again; `warm` prefetches the code.
 */
export type Trigger = (element: HTMLElement, start: () => Promise<boolean>, warm: () => void) => void;

/**
 * Loads the island when it gets the pointer or focus, starts it on the first click, and then repeats that click. A
 * click from before this script had loaded is treated as the first one: `start/boot.ts` marks it as busy, and what is
 * typed while search is busy goes there.
 */
export const onInteraction: Trigger = (element, start, warm) => {
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

/** Starts the island when the page has been painted and the browser is idle. */
export const onIdle: Trigger = (_element, start) => whenPainted(() => whenIdle(start));

/** Distance from the window's edge at which an island starts, so that it is ready in time. */
const AHEAD = '200px';

/** Starts the island when it is about to scroll into view. */
export const onVisible: Trigger = (element, start) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) {
        observer.disconnect();
        void start();
      }
    },
    { rootMargin: AHEAD },
  );
  observer.observe(element);
};
