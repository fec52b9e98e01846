/*
 * Runs in the document of a framed demo, before its first paint. The page around it belongs to the same site, so the
 * reader's preferences apply to both.
 */
import { showScheme } from '../preferences/show-scheme.ts';
import type { Mount } from './runtime.tsx';

const root = document.documentElement;
const outside = parent.document.documentElement;
const SHARED = Symbol.for('docs-nav stores');

// Demos use the stores of the page around this document.
Object.assign(globalThis, { [SHARED]: (parent as unknown as Record<symbol, unknown>)[SHARED] });

function follow(): void {
  showScheme(root, root.dataset.only ?? outside.dataset.mode ?? 'light');
  root.dir = outside.dir;
  root.toggleAttribute('data-dense', outside.hasAttribute('data-dense'));
}

follow();
new MutationObserver(follow).observe(outside, { attributeFilter: ['data-mode', 'data-dense', 'dir'] });

addEventListener('DOMContentLoaded', async () => {
  const stage = document.querySelector<HTMLElement>('.demo-stage');
  const { name = '', module = '' } = stage?.dataset ?? {};
  if (!stage) return;
  const { mount } = (await import(/* @vite-ignore */ module)) as { readonly mount: Mount };
  mount(stage, name, { onError: (error) => (stage.textContent = String(error)) });
});
