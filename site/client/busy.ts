import { WORDS } from './words.ts';

/** Milliseconds before the bar shows: prefetched pages appear without one. */
const DELAY = 120;

/** Shows the progress bar while a page loads; returns the function that takes it away. */
export function showBusy(): () => void {
  const bar = document.createElement('div');
  bar.className = 'busy';
  bar.setAttribute('role', 'progressbar');
  bar.ariaLabel = WORDS.loadingPage;
  const timer = setTimeout(() => document.body.append(bar), DELAY);
  return () => {
    clearTimeout(timer);
    bar.remove();
  };
}
