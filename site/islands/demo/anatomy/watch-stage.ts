/** What a demo's watcher is told. */
interface Watcher {
  /** Something is shown that was not, or the other way round. */
  readonly changed: () => void;
  /** A reader points at an element, or at none of the demo any more. */
  readonly pointed: (element: Element | undefined) => void;
}

/** Follows what a demo shows, and where a reader points in it; returns a function that stops. */
export function watchStage(stage: HTMLElement, { changed, pointed }: Watcher): () => void {
  const end = new AbortController();
  const { signal } = end;
  let next = 0;
  const changedSoon = (): void => {
    cancelAnimationFrame(next);
    next = requestAnimationFrame(changed);
  };
  const changes = new MutationObserver(changedSoon);
  changes.observe(stage, { subtree: true, childList: true, attributeFilter: ['class', 'hidden'] });
  for (const type of ['transitionend', 'animationend']) stage.addEventListener(type, changedSoon, { signal });
  // The class `Element` of a demo in a document of its own is another one.
  stage.addEventListener('pointerover', ({ target }) => pointed(target as Element), { signal });
  stage.addEventListener(
    'pointerleave',
    ({ pointerType }) => {
      // A finger that has been lifted still means what it touched.
      if (pointerType !== 'touch') pointed(undefined);
    },
    { signal },
  );
  return () => {
    end.abort();
    cancelAnimationFrame(next);
    changes.disconnect();
  };
}
