import { closestTo } from '../../browser/closest-to.ts';
import { announce } from '../../browser/announce.ts';
import { createButton, createElement } from '../../browser/create-element.ts';
import { sayNotLoaded } from '../../browser/not-loaded.ts';
import type { PlaygroundDemo } from '../../features/playground/island/mount-playground.ts';
import type { FramePlace } from './own-frame.ts';
import { loadPageModule, type RunningDemo, takeTurn } from './page-module.ts';
import { WORDS } from './words.ts';

/** A demo on the page, running or not. */
interface DemoOnPage {
  /** Restarts it with fresh state; no effect while it is still loading. */
  readonly reset: () => void;
  /**
   * Renders it with other props, at the latest when it has loaded. If it throws with them, the button of its panel leads
   * `back`.
   */
  readonly update: PlaygroundDemo['update'];
}

/** Place and lifetime of a demo. */
interface DemoPlace extends Omit<FramePlace, 'figure'> {
  /** Files next to the module that run before it. */
  readonly parts: readonly string[];
}

/** Content of a panel that replaces a demo. */
interface CrashReport {
  readonly title: string;
  readonly message: string;
  /** Label of its button, and the button's action. */
  readonly label: string;
  readonly press: () => void;
}

/**
 * Runs a demo. After a crash, or if its script cannot be fetched, a panel replaces the demo; the rest of the page is
 * unaffected.
 */
export function runDemo({ stage, name, module, parts, signal }: DemoPlace): DemoOnPage {
  let running: RunningDemo | undefined;
  let panel: HTMLElement | undefined;
  const hadFocus = followFocus(stage, signal);
  const heightBefore = followHeight(stage, signal);
  giveWidth(stage, signal);
  const repeatClick = keepClick(stage, signal);
  signal.addEventListener('abort', () => running?.unmount());

  const show = (report: CrashReport): void => {
    panel?.remove();
    panel = createCrashPanel(report);
    // Keeps the content below in place.
    panel.style.minBlockSize = `${heightBefore()}px`;
    stage.hidden = true;
    stage.after(panel);
    // The focused part is gone, so focus the button that restarts the demo.
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
  let shown: Parameters<DemoOnPage['update']> | undefined;
  // The same demo in a document of its own, which a reader may have asked for, has the same props.
  const tellFrame = (): void => {
    const frame = stage.parentElement?.querySelector(':scope > .demo-frame > iframe');
    if (shown) frame?.dispatchEvent(new CustomEvent('demo-props', { detail: shown[0] }));
  };
  stage.parentElement?.addEventListener('demo-shown', tellFrame, { capture: true, signal });
  const update: DemoOnPage['update'] = (props, crash) => {
    shown = [props, crash];
    tellFrame();
    if (!running) return;
    hide();
    running.update(props);
  };
  const fail = (error: unknown): void => {
    if (!shown) return show(reportCrash(error, reset));
    const { onCrash, label, back } = shown[1];
    onCrash();
    show({ ...reportCrash(error, back), label });
  };
  const start = async (): Promise<void> => {
    try {
      const { mount } = await loadPageModule(module, parts);
      await takeTurn();
      if (signal.aborted) return;
      hide();
      running = mount(stage, name, { onError: fail });
      if (shown) running.update(shown[0]);
      repeatClick();
    } catch (error) {
      if (signal.aborted) return;
      // Browsers remember that a script could not be fetched, until the page is loaded again.
      const { demoNotLoaded: title, demoSeeNotice: message, demoTryAgain: label } = WORDS;
      show({ title, message, label, press: () => location.reload() });
      sayNotLoaded(error);
    }
  };
  void start();
  return { reset, update };
}

/** Returns a function that tells whether the focus is in an element, or was until the focused part was removed. */
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
 * Records the last click on a server-rendered button, which does nothing before its demo runs, and returns a function
 * that repeats it. Default actions, such as following a link or checking a box, have already happened.
 */
function keepClick(stage: HTMLElement, signal: AbortSignal): () => void {
  const end = new AbortController();
  let clicked: HTMLElement | undefined;
  const keep = ({ target }: Event): void => {
    const button = closestTo(target, 'button, [role="button"]');
    if (button && !(button instanceof HTMLButtonElement && button.form)) clicked = button;
  };
  stage.addEventListener('click', keep, { signal: AbortSignal.any([signal, end.signal]) });
  return () => {
    end.abort();
    if (clicked?.isConnected) clicked.click();
    clicked = undefined;
  };
}

/** Stretches a demo that collapses because only its container could tell its width, such as a virtual table or a chart. */
function giveWidth(stage: HTMLElement, signal: AbortSignal): void {
  const observer = new ResizeObserver((entries) => {
    for (const { contentRect } of entries)
      if (contentRect.width === 0 && contentRect.height > 0) stage.dataset.fill = '';
  });
  const watch = () => {
    for (const child of stage.children) observer.observe(child);
  };
  watch();
  // A demo that only browsers render is not there yet.
  const parts = new MutationObserver(watch);
  parts.observe(stage, { childList: true });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    parts.disconnect();
  });
}

/** Returns a function that tells the height of an element at its last layout. */
function followHeight(element: HTMLElement, signal: AbortSignal): () => number {
  let height = 0;
  // Reading the height directly would force a layout for each demo.
  const observer = new ResizeObserver(([entry]) => (height = entry?.borderBoxSize[0]?.blockSize || height));
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
  return () => height;
}

/** Creates the panel, which screen readers announce at once. */
function createCrashPanel({ title, message, label, press }: CrashReport): HTMLElement {
  const text = [createElement('p', {}, title), createElement('pre', {}, message)];
  return createElement('div', { className: 'demo-crash', role: 'alert' }, ...text, createButton(label, press));
}

/** Reports that a demo has crashed, with the message of its error. */
function reportCrash(error: unknown, press: () => void): CrashReport {
  return { title: WORDS.demoCrashed, message: messageOf(error), label: WORDS.resetDemo, press };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}
