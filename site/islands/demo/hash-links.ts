import { idOfHash } from '../../browser/hash-target.ts';
import { fileName, type CodePanel } from './code-panel.ts';

/** Opens a demo's source when it is the target of the hash: `#BasicButtons.tsx`, `#BasicButtons.js`. */
export function followHash(
  figure: HTMLElement,
  name: string,
  { code, signal }: { readonly code: CodePanel; readonly signal: AbortSignal },
): void {
  const open = (): void => {
    const id = idOfHash(location.hash);
    if (id !== fileName(name, 'TS') && id !== fileName(name, 'JS')) return;
    code.setOpen(true);
    // If there is only one version, the page only has an id for one of the two names.
    if (!document.getElementById(id)) figure.scrollIntoView();
  };
  open();
  addEventListener('hashchange', open, { signal });
}
