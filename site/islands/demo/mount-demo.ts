import { addStyle } from '../../browser/late-stylesheets.ts';
import { whenGone } from '../../browser/when-gone.ts';
import { findCode } from './code-panel.ts';
import { followHash } from './hash-links.ts';
import { runDemo } from './run-demo.ts';
import { takeTurn } from './take-turn.ts';
import { fillToolbar } from './toolbar.ts';
import { wakePlayground } from './wake-playground.ts';
import LOOKS from './demo.css?inline';

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
  const code = findCode(figure);
  addStyle(LOOKS);
  const { reset, update } =
    frame === undefined
      ? runDemo({
          stage,
          name,
          module,
          parts: document.querySelector<HTMLElement>('[data-parts]')?.dataset.parts?.split(' ') ?? [],
          signal,
        })
      : frameDemo(stage);
  const bar = figure.querySelector<HTMLElement>('.demo-bar');
  if (bar) {
    // The heading's text may be followed by tags.
    const page = document.querySelector('h1')?.firstChild?.textContent;
    const title = [page, figure.ariaLabel ?? name].filter(Boolean).join(': ');
    fillToolbar(bar, {
      figure,
      name,
      title,
      code,
      folder: new URL('.', module).href,
      hasSandboxes: needsPage === undefined,
      shown: { inPage: reset },
      ownPage: frame === undefined ? undefined : stage.querySelector('iframe')?.src,
      anatomy,
      place: { figure, stage, name, module, signal },
      signal,
    });
  }
  followHash(figure, name, { code, signal });
  const panel = figure.querySelector<HTMLElement>('.feature-playground');
  if (panel && update) wakePlayground(panel, { update, code: code.blocks, signal });
}

/** Controls a demo in an iframe, which runs by itself. */
function frameDemo(stage: HTMLElement): { readonly reset: () => void; readonly update?: undefined } {
  return { reset: () => stage.querySelector('iframe')?.contentWindow?.location.reload() };
}
