import { codeVariant } from '../preferences/code-variant.ts';
import { colorMode } from '../preferences/color-mode.ts';
import { MODES } from '../preferences/constants.ts';
import type { Mode } from '../preferences/constants.ts';
import { dense } from '../preferences/dense.ts';
import { direction } from '../preferences/direction.ts';
import { parseCodeVariant, parseDirection, parseFlag, parseMode } from '../preferences/parse-preference.ts';
import { announce } from './announce.ts';
import { eachPage } from './each-page.ts';
import { modeLabel, modeState } from './words.ts';

/**
 * Handles two kinds of buttons: `data-mode-toggle` cycles through the three modes, and `data-preference="mode"`
 * (or `code`, `direction`, `dense`) with a `value` sets that value and indicates with `aria-pressed` whether it is set.
 */
export function startPreferenceButtons(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.hasAttribute('data-mode-toggle')) {
      colorMode.set({ mode: nextMode(colorMode.get().mode) });
      announce(modeState(colorMode.get().mode));
    } else if (button?.dataset.preference) {
      set(button.dataset.preference, button.value);
    }
  });
  [colorMode, codeVariant, direction, dense].forEach((store) => store.subscribe(show));
  eachPage(show);
}

function set(preference: string, raw: string): void {
  const mode = parseMode(raw);
  const code = parseCodeVariant(raw);
  const way = parseDirection(raw);
  const flag = parseFlag(raw);
  if (preference === 'mode' && mode) {
    colorMode.set({ mode });
  } else if (preference === 'code' && code) {
    codeVariant.set(code);
  } else if (preference === 'direction' && way) {
    direction.set(way);
  } else if (preference === 'dense' && flag !== undefined) {
    dense.set(flag);
  }
}

function show(): void {
  const { mode } = colorMode.get();
  for (const button of document.querySelectorAll<HTMLElement>('[data-mode-toggle]')) {
    button.dataset.modeToggle = mode;
    button.ariaLabel = modeLabel(mode, nextMode(mode));
  }
  const values: Record<string, string> = {
    mode,
    code: codeVariant.get(),
    direction: direction.get(),
    dense: String(dense.get()),
  };
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-preference]')) {
    button.ariaPressed = String(values[button.dataset.preference ?? ''] === button.value);
  }
}

/** Returns the next mode in the cycle: light, dark, system. */
function nextMode(mode: Mode): Mode {
  return MODES[(MODES.indexOf(mode) + 1) % MODES.length] ?? mode;
}
