import type { CodeVariant } from '../../preferences/constants.ts';

/*
 * The page's own script keeps `data-code` in step with the reader's choice. Asked there, the choice costs no second
 * copy of the script that stores it, nor a chunk that every page would have to load in addition.
 */
const root = (): HTMLElement => document.documentElement;

/** Languages that a demo's source may be looked at in, in the order of the buttons. */
export const VARIANTS: readonly CodeVariant[] = ['TS', 'JS'];

/** The language that the reader looks at. */
export function currentVariant(): CodeVariant {
  return root().dataset.code === 'JS' ? 'JS' : 'TS';
}

/** Calls back after every change of it. */
export function onVariantChange(listener: () => void, signal: AbortSignal): void {
  const observer = new MutationObserver(listener);
  observer.observe(root(), { attributeFilter: ['data-code'] });
  signal.addEventListener('abort', () => observer.disconnect());
}
