import { loadActs } from './load-acts.ts';

/** Distance at which a gap counts as near: about a dozen rows. */
const AHEAD = '400px';

/**
 * Waits until the reader scrolls near the rows that pages leave out of very long branches, and has them filled in.
 * Call the returned function after every change of the sidebar.
 */
export function watchGaps(onFilled: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) {
          observer.unobserve(target);
          // Where it fails the gap keeps its link to the page that lists the rows.
          loadActs()
            .then(({ fillGap }) => fillGap(target))
            .then(onFilled, () => {});
        }
      }
    },
    { rootMargin: AHEAD, scrollMargin: AHEAD },
  );
  return () => document.querySelectorAll('.side li.gap').forEach((gap) => observer.observe(gap));
}
