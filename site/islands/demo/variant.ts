import type { CodeVariant } from '../../preferences/constants.ts';
import { findStores } from '../../preferences/shared-stores.ts';

/*
 * The page's own script keeps `data-code` in sync with the reader's choice. Reading it there avoids a second copy of
 * the store, and a chunk that every page would have to load.
 */
const root = (): HTMLElement => document.documentElement;

/** Languages of a demo's source, in the order of the buttons. */
export const VARIANTS: readonly CodeVariant[] = ['TS', 'JS'];

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
