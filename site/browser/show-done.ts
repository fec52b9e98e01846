import { announce } from './announce.ts';

/** Milliseconds until the label of a button that has copied is Copy again (specification 9). */
export const COPIED_FOR = 2000;

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Says what a button has done, and shows it there for a while. */
export function showDone(button: Element, text: string, show: (isDone: boolean) => void): void {
  show(true);
  announce(text);
  clearTimeout(timers.get(button));
  timers.set(
    button,
    setTimeout(() => show(false), COPIED_FOR),
  );
}
