import { colorMode } from '../preferences/color-mode.ts';
import { showScheme } from '../preferences/show-scheme.ts';

/**
 * Prints what is dark in the light. The site's own colors need its stylesheet alone, but the themes of the libraries in
 * demos follow the page's scheme: it is a light one while the page is printed. What is stored stays as it is.
 */
export function startLightPrints(): void {
  const root = document.documentElement;
  addEventListener('beforeprint', () => showScheme(root, colorMode.get().light));
  addEventListener('afterprint', () => showScheme(root, colorMode.get().scheme));
}
