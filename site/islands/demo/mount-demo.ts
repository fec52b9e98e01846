import { idOfHash } from '../../browser/hash-target.ts';
import { addStyle } from '../../browser/late-stylesheets.ts';
import { sayNotLoaded } from '../../browser/not-loaded.ts';
import { whenGone } from '../../browser/when-gone.ts';
import type { PlaygroundDemo } from '../../features/playground/island/mount-playground.ts';
import { fileName, findCodePanel, type CodePanel } from './code-panel.ts';
import { runDemo } from './run-demo.ts';
import { takeTurn } from './page-module.ts';
import { fillToolbar } from './toolbar.ts';
import LOOKS from './demo.css?inline';

/** What a reader does with the controls of a playground. */
const TOUCHES = ['focusin', 'pointerover', 'input'];

/**
 * Starts a demo (requirement J2): its toolbar at once, the demo itself when React and the page's module have loaded.
 */
export async function mount(figure: HTMLElement): Promise<void> {
  await takeTurn();
  // The page may have changed in the meantime.
  if (!figure.isConnected) return;
  const stage = figure.querySelector<HTMLElement>('.demo-stage');
  const { name = '', demo: address = '', needsPage, frame, anatomy } = figure.dataset;
  if (!stage || !name || !address) return;
  const end = new AbortController();
  whenGone(figure, () => end.abort());
  const { signal } = end;
  // Resolved now, because the address of the page may change later.
  const module = new URL(address, location.href).href;
  const code = findCodePanel(figure);
  addStyle(LOOKS);
  const place = { figure, stage, name, module, signal };
  const parts = document.querySelector<HTMLElement>('[data-parts]')?.dataset.parts?.split(' ') ?? [];
  // A demo in an iframe runs by itself.
  const { reset, update } =
    frame === undefined
      ? runDemo({ ...place, parts })
      : { reset: () => stage.querySelector('iframe')?.contentWindow?.location.reload(), update: undefined };
  const bar = figure.querySelector<HTMLElement>('.demo-bar');
  if (bar) {
    // The heading's text may be followed by tags.
    const page = document.querySelector('h1')?.firstChild?.textContent;
    const title = [page, figure.ariaLabel ?? name].filter(Boolean).join(': ');
    fillToolbar(bar, {
      title,
      code,
      folder: new URL('.', module).href,
      hasSandboxes: needsPage === undefined,
      shown: { inPage: reset },
      ownPage: frame === undefined ? undefined : stage.querySelector('iframe')?.src,
      anatomy,
      place,
    });
  }
  followHash(figure, name, { code, signal });
  const panel = figure.querySelector<HTMLElement>('.feature-playground');
  if (panel && update) void wakePlayground(panel, name, { update, code: code.blocks, signal });
}

/** Opens a demo's source when it is the target of the hash: `#BasicButtons.tsx`, `#BasicButtons.js`. */
function followHash(
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

/**
 * Draws the controls of a playground, and loads its script when they are first touched, or when the page's address may
 * set them.
 */
async function wakePlayground(panel: HTMLElement, name: string, demo: PlaygroundDemo): Promise<void> {
  const code = import('../../features/playground/island/draw-panel.ts');
  const drawn = Promise.all([code, fetch(panel.dataset['playground'] ?? '')]).then(([{ drawPanel }, file]) =>
    drawPanel(panel, name, file),
  );
  const touched = new AbortController();
  const signal = AbortSignal.any([touched.signal, demo.signal]);
  const start = async (): Promise<void> => {
    if (touched.signal.aborted) return;
    touched.abort();
    try {
      const { mount } = await import('../../features/playground/island/mount-playground.ts');
      const playground = await drawn;
      if (!demo.signal.aborted) mount(panel, playground, demo);
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
  // Places alone would look like a panel without controls.
  const isDrawn = await drawn.then(() => true, sayNotLoaded);
  if (demo.signal.aborted || isDrawn !== true) return;
  addEventListener('hashchange', showTarget, { signal: demo.signal });
  showTarget();
  if (location.search !== '' || panel.matches(':focus-within')) void start();
}
