/** Distance in px that a reader scrolls before the bar goes or returns; fingers are never quite still. */
const ENOUGH = 12;

/**
 * Marks the bar as away while the reader scrolls down, and as back when scrolling up or at the page's top. Stylesheets
 * move it, on small screens only, so nothing else on the page moves.
 */
export function startBarAway(): void {
  /** The farthest place in the direction of scrolling. */
  let turn = scrollY;
  let isDown = false;
  addEventListener(
    'scroll',
    () => {
      const bar = document.querySelector('.bar');
      const main = document.querySelector('main');
      if (!bar || !main) return;
      // Rubber bands scroll past both ends.
      const most = document.documentElement.scrollHeight - innerHeight;
      const top = Math.max(0, Math.min(scrollY, most));
      if (isDown ? top > turn : top < turn) turn = top;
      if (Math.abs(top - turn) >= ENOUGH) {
        isDown = top > turn;
        turn = top;
      }
      // Until its place in the page has left the window, too, the bar would leave a gap. The place itself has no position:
      // that of a sticky element is where it sticks.
      bar.toggleAttribute('data-away', isDown && main.getBoundingClientRect().top < 0);
    },
    { passive: true },
  );
}
