import { closestTo } from '../../browser/closest-to.ts';
import { colorMode } from '../../preferences/color-mode.ts';
import { MODES, type Mode } from '../../preferences/constants.ts';
import { announce } from '../../browser/announce.ts';
import { eachPage } from '../../browser/each-page.ts';
import { modeLabel, modeState } from '../../browser/words.ts';

/** Makes buttons with `data-mode-toggle` cycle through the three modes, and say which one is next. */
export function startModeButton(): void {
  document.addEventListener('click', ({ target }) => {
    if (!closestTo(target, '[data-mode-toggle]')) return;
    colorMode.set({ mode: nextMode(colorMode.get().mode) });
    announce(modeState(colorMode.get().mode));
  });
  colorMode.subscribe(show);
  eachPage(show);
}

function show(): void {
  const { mode } = colorMode.get();
  for (const button of document.querySelectorAll<HTMLElement>('[data-mode-toggle]')) {
    button.dataset.modeToggle = mode;
    button.ariaLabel = modeLabel(mode, nextMode(mode));
  }
}

/** Returns the next mode in the cycle: light, dark, system. */
function nextMode(mode: Mode): Mode {
  return MODES[(MODES.indexOf(mode) + 1) % MODES.length] ?? mode;
}
