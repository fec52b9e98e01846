/** Windows in which the editor opens over the page: beside a keyboard, there is no room for a page. */
const NARROW = '(width < 600px)';

/** The editor and the result over the page. */
export interface Sheet {
  /** Where the result belongs: after this element. */
  readonly stage: HTMLElement;
  readonly close: () => void;
}

/** Returns whether the editor opens over the page. */
export function needsSheet(): boolean {
  return matchMedia(NARROW).matches;
}

/** Opens a panel over the page, with room for its result above. `onClose` is called when the reader closes it. */
export function openSheet(
  figure: HTMLElement,
  panel: HTMLElement,
  { label, onClose }: { readonly label: string; readonly onClose: () => void },
): Sheet {
  const end = new AbortController();
  const dialog = document.createElement('dialog');
  const result = document.createElement('div');
  const stage = document.createElement('div');
  // What is announced outside of an open dialog is not read.
  const announcer = document.querySelector('.announcer') ?? '';
  dialog.className = 'live-sheet';
  dialog.ariaLabel = label;
  stage.className = 'live-progress';
  result.append(stage);
  dialog.append(result, panel, announcer);
  dialog.addEventListener('close', onClose);
  figure.append(dialog);
  dialog.showModal();
  fillVisiblePart(dialog, end.signal);
  return {
    stage,
    close() {
      end.abort();
      document.body.append(announcer);
      dialog.close();
      dialog.remove();
    },
  };
}

/** Keeps an element in the part of the window that is not covered by the keyboard of a phone. */
function fillVisiblePart({ style }: HTMLElement, signal: AbortSignal): void {
  const { visualViewport: visible } = window;
  if (!visible) return;
  const fit = (): void => {
    style.blockSize = `${visible.height}px`;
    style.insetBlockStart = `${visible.offsetTop}px`;
  };
  for (const type of ['resize', 'scroll']) visible.addEventListener(type, fit, { signal });
  fit();
}
