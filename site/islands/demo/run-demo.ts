import { announce } from '../../client/announce.ts';
import { createCrashPanel, reportCrash, reportMissing, type CrashReport } from './crash-panel.ts';
import { loadPageModule, type RunningDemo } from './page-module.ts';
import { takeTurn } from './take-turn.ts';
import { WORDS } from './words.ts';

/** A demo on the page, whether it runs or not. */
export interface DemoOnPage {
  /** Starts it with fresh state; one that is still loading starts fresh anyway. */
  readonly reset: () => void;
}

/** Where a demo runs and until when. */
export interface Place {
  readonly stage: HTMLElement;
  readonly name: string;
  /** Absolute address of the page's module. */
  readonly module: string;
  /** What it runs after, beside it. */
  readonly parts: readonly string[];
  /** Ends when the demo leaves the page. */
  readonly signal: AbortSignal;
}

/** Brings a demo to life; a crash, or a script that does not come, shows a panel in its place and touches nothing else. */
export function runDemo({ stage, name, module, parts, signal }: Place): DemoOnPage {
  let running: RunningDemo | undefined;
  let panel: HTMLElement | undefined;
  let attempts = 0;
  const hadFocus = followFocus(stage, signal);
  const heightBefore = followHeight(stage, signal);
  const repeatClick = keepClick(stage, signal);
  signal.addEventListener('abort', () => running?.unmount());

  const show = (report: CrashReport): void => {
    panel?.remove();
    panel = createCrashPanel(report);
    // What is below stays where it is.
    panel.style.minBlockSize = `${heightBefore()}px`;
    stage.hidden = true;
    stage.after(panel);
    // The part that was worked in is gone: what comes next in the reader's way is the way out.
    if (hadFocus()) panel.querySelector('button')?.focus({ preventScroll: true });
  };
  const hide = (): void => {
    if (!panel) return;
    const isFocused = panel.contains(document.activeElement);
    stage.hidden = false;
    panel.remove();
    panel = undefined;
    if (isFocused) {
      stage.tabIndex = -1;
      stage.focus({ preventScroll: true });
    }
  };
  const reset = (): void => {
    if (!running) {
      if (panel) void start();
      return;
    }
    hide();
    running.reset();
    announce(WORDS.demoReset);
  };
  const start = async (): Promise<void> => {
    try {
      // A browser may remember that a script could not be fetched: another attempt has another address.
      const { mount } = await loadPageModule(attempts++ === 0 ? module : `${module}?${attempts}`, parts);
      await takeTurn();
      if (signal.aborted) return;
      hide();
      running = mount(stage, name, { onError: (error) => show(reportCrash(error, reset)) });
      repeatClick();
    } catch {
      if (!signal.aborted) show(reportMissing(() => void start()));
    }
  };
  void start();
  return { reset };
}

/** Returns whether the focus is in an element, or was until what had it went away. */
function followFocus(element: HTMLElement, signal: AbortSignal): () => boolean {
  let isInside = false;
  const follow = ({ target }: Event): void => {
    isInside = target instanceof Node && element.contains(target);
  };
  document.addEventListener('focusin', follow, { signal });
  document.addEventListener('pointerdown', follow, { signal });
  return () => isInside && (document.activeElement === document.body || element.contains(document.activeElement));
}

/**
 * Keeps the last click on a button that the server rendered, which does nothing before its demo runs, and returns what
 * repeats it then. What browsers do by themselves, such as following a link or checking a box, they have done already.
 */
function keepClick(stage: HTMLElement, signal: AbortSignal): () => void {
  const end = new AbortController();
  let clicked: HTMLElement | undefined;
  const keep = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button, [role="button"]') : null;
    if (button && !(button instanceof HTMLButtonElement && button.form)) clicked = button;
  };
  stage.addEventListener('click', keep, { signal: AbortSignal.any([signal, end.signal]) });
  return () => {
    end.abort();
    if (clicked?.isConnected) clicked.click();
    clicked = undefined;
  };
}

/** Tells how high an element was when the page was last laid out with it. */
function followHeight(element: HTMLElement, signal: AbortSignal): () => number {
  let height = 0;
  // Asked at once, it would have the page laid out for each demo before the next frame does that for all.
  const observer = new ResizeObserver(([entry]) => (height = entry?.borderBoxSize[0]?.blockSize || height));
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
  return () => height;
}
