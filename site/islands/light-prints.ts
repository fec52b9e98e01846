import { colorMode } from '../preferences/color-mode.ts';
import { showScheme } from '../preferences/show-scheme.ts';

/**
 * Prints dark pages in light mode. The site's own colors only need the stylesheet, but the themes of libraries in demos
 * follow the page's scheme, so it is set to light while printing. The stored preference does not change.
 */
export function startLightPrints(): void {
  const root = document.documentElement;
  addEventListener('beforeprint', () => showScheme(root, colorMode.get().light));
  addEventListener('afterprint', () => showScheme(root, colorMode.get().scheme));
}
