import { idOfHash } from '../../browser/hash-target.ts';
import { sayNotLoaded } from '../../browser/not-loaded.ts';
import type { PlaygroundDemo } from '../../features/playground/island/mount-playground.ts';

/** What a reader does with the controls of a playground. */
const TOUCHES = ['focusin', 'pointerover', 'input'];

/** Loads the script of a playground when its controls are first touched, or when the page's address may set them. */
export function wakePlayground(panel: HTMLElement, demo: PlaygroundDemo): void {
  const touched = new AbortController();
  const signal = AbortSignal.any([touched.signal, demo.signal]);
  const start = async (): Promise<void> => {
    if (touched.signal.aborted) return;
    touched.abort();
    try {
      const { mount } = await import('../../features/playground/island/mount-playground.ts');
      if (!demo.signal.aborted) mount(panel, demo);
    } catch (error) {
      sayNotLoaded(error);
    }
  };
  // Links of API pages lead to a control, which may be in a closed group.
  const showTarget = (): void => {
    const target = document.getElementById(idOfHash(location.hash));
    if (!target || !panel.contains(target)) return;
    const group = target.closest('details');
    if (group) group.open = true;
    target.focus();
    if (target.closest('[hidden]')) void start();
  };
  for (const type of TOUCHES) panel.addEventListener(type, start, { signal });
  addEventListener('hashchange', showTarget, { signal: demo.signal });
  showTarget();
  if (location.search !== '' || panel.matches(':focus-within')) void start();
}
