import { loadActs } from './load-acts.ts';

/** Distance at which a gap is filled: about a dozen rows. */
const AHEAD = '400px';

/**
 * Fills in the rows that pages leave out of very long branches when the reader scrolls near them.
 * Call the returned function after every change of the sidebar.
 */
export function watchGaps(onFilled: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) {
          observer.unobserve(target);
          // If this fails, the gap keeps its link to the page that lists the rows.
          loadActs()
            .then((acts) => acts.fillGap(target))
            .then(onFilled, () => {});
        }
      }
    },
    { rootMargin: AHEAD, scrollMargin: AHEAD },
  );
  return () => document.querySelectorAll('.side li.gap').forEach((gap) => observer.observe(gap));
}
