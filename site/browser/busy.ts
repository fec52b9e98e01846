import { WORDS } from './words.ts';

/** Milliseconds before the bar appears; prefetched pages appear without it. */
const DELAY = 120;

/** Shows the progress bar while a page loads; returns a function that removes it. */
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
