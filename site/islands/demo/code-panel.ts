import type { CodeVariant } from '../../preferences/constants.ts';
import { findStores } from '../../preferences/shared-stores.ts';

/** A demo's source on the page. */
export interface CodePanel {
  /** Whether the demo's JavaScript differs from its TypeScript. */
  readonly hasJavaScript: boolean;
  readonly isOpen: () => boolean;
  readonly setOpen: (open: boolean) => void;
  /** Calls the listener whenever the source is shown or hidden. */
  readonly onToggle: (listener: () => void) => void;
  /** Returns the source as it was written. */
  readonly original: () => string;
  /** Returns the source in the reader's current language. */
  readonly source: () => string;
  /** Returns the blocks with the source. */
  readonly blocks: () => readonly HTMLElement[];
}

/** Finds the source of a demo in its `<details class="demo-code">`. */
export function findCodePanel(figure: HTMLElement): CodePanel {
  const details = figure.querySelector<HTMLDetailsElement>('.demo-code');
  const blockOf = (language: string): HTMLElement | null =>
    figure.querySelector<HTMLElement>(`.demo-code [data-lang="${language}"] code`);
  const javascript = blockOf('jsx') ?? blockOf('js');
  const original = blockOf('tsx') ?? figure.querySelector<HTMLElement>('.demo-code code');
  return {
    hasJavaScript: javascript !== null && javascript !== original,
    isOpen: () => details?.open === true,
    setOpen(open) {
      if (details) details.open = open;
    },
    onToggle: (listener) => details?.addEventListener('toggle', listener),
    blocks: () => [original, javascript].filter((block) => block !== null),
    original: () => original?.textContent ?? '',
    source: () => (currentVariant() === 'JS' && javascript ? javascript : original)?.textContent ?? '',
  };
}

/**
 * Returns the name of a demo's file in a language, as in addresses: `BasicButtons.tsx`, `BasicButtons.js` (requirement
 * D5).
 */
export function fileName(name: string, variant: CodeVariant): string {
  return `${name}.${variant === 'JS' ? 'js' : 'tsx'}`;
}

/*
 * The page's own script keeps `data-code` in sync with the reader's choice. Reading it there avoids a second copy of
 * the store, and a chunk that every page would have to load.
 */
const root = (): HTMLElement => document.documentElement;

/** Returns the reader's current language. */
export function currentVariant(): CodeVariant {
  return root().dataset.code === 'JS' ? 'JS' : 'TS';
}

/** Sets the reader's language, in the store of the page's own script. */
export function chooseVariant(variant: CodeVariant): void {
  findStores().codeVariant?.set(variant);
}

/** Calls the listener after every change of the language. */
export function onVariantChange(listener: () => void, signal: AbortSignal): void {
  const observer = new MutationObserver(listener);
  observer.observe(root(), { attributeFilter: ['data-code'] });
  signal.addEventListener('abort', () => observer.disconnect());
}
