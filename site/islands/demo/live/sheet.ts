import { createElement } from '../../../browser/create-element.ts';

/** Windows in which the editor opens over the page: beside a keyboard, there is no room for a page. */
const NARROW = '(width < 600px)';

/** What a sheet needs. */
interface SheetInput {
  readonly figure: HTMLElement;
  /** The demo, which is above the panel until its result is there, and back in its place when the sheet is closed. */
  readonly stage: HTMLElement;
  readonly panel: HTMLElement;
  readonly label: string;
  /** Called when the reader closes it. */
  readonly onClose: () => void;
  /** Aborted when the editor is closed, and the sheet with it. */
  readonly signal: AbortSignal;
}

/** Returns whether the editor opens over the page. */
export function needsSheet(): boolean {
  return matchMedia(NARROW).matches;
}

/** Opens a panel over the page, with room for its result above. */
export function openSheet({ figure, stage, panel, label, onClose, signal }: SheetInput): void {
  const place = document.createComment('');
  // What is announced outside of an open dialog is not read.
  const announcer = document.querySelector('.announcer') ?? '';
  stage.replaceWith(place);
  const result = createElement('div', {}, createElement('div', { className: 'live-progress' }), stage);
  const dialog = createElement('dialog', { className: 'live-sheet', ariaLabel: label }, result, panel, announcer);
  dialog.addEventListener('close', onClose);
  figure.append(dialog);
  dialog.showModal();
  fillVisiblePart(dialog, signal);
  signal.addEventListener('abort', () => {
    place.replaceWith(stage);
    document.body.append(announcer);
    dialog.close();
    dialog.remove();
  });
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
