import { codeVariant } from '../preferences/code-variant.ts';
import { colorMode } from '../preferences/color-mode.ts';
import { DARK_DEVICE } from '../preferences/constants.ts';
import type { Reporter, UserProperties } from './transports/events.ts';

/** Reports the reader's settings, and each change while the page is open (requirement F5). */
export function followUserProperties(report: Reporter, signal: AbortSignal): void {
  let known: Partial<UserProperties> = {};
  const update = (): void => {
    const now: UserProperties = {
      codeVariant: codeVariant.get(),
      userLanguage: document.documentElement.lang,
      devicePixelRatio: Math.round(devicePixelRatio * 10) / 10,
      colorSchemeOS: matchMedia(DARK_DEVICE).matches ? 'dark' : 'light',
      colorScheme: colorMode.get().mode,
    };
    const changed = Object.entries(now).filter(([key, value]) => known[key as keyof UserProperties] !== value);
    known = now;
    if (changed.length > 0) {
      report({ name: 'user_properties', properties: Object.fromEntries(changed) });
    }
  };
  update();
  for (const end of [codeVariant.subscribe(update), colorMode.subscribe(update)]) {
    signal.addEventListener('abort', end);
  }
  matchMedia(DARK_DEVICE).addEventListener('change', update, { signal });
  followPixelRatio(update, signal);
}

/**
 * Watches the pixel ratio. A media query for the current ratio fires when it changes, so each change needs a new query.
 */
function followPixelRatio(update: () => void, signal: AbortSignal): void {
  const arm = (): void => {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
      'change',
      () => {
        update();
        arm();
      },
      { once: true, signal },
    );
  };
  arm();
}
