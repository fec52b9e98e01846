/** Finds the colors of the browser's own interface, one for each color scheme, whose name is its class. */
export function themeColors(): HTMLMetaElement[] {
  return [...document.querySelectorAll<HTMLMetaElement>('[name=theme-color]')];
}

/** Names the color schemes of the site: `light`, `dark`, and two for each of its own, such as `sepia-light`. */
export function schemesOfPage(): string[] {
  return themeColors().map((meta) => meta.className);
}

/**
 * Sets a document's scheme: its own attributes, the color of the browser's interface, and the class and attribute that
 * the documented library expects, which the page declares. A scheme's name ends with its mode.
 */
export function showScheme(root: HTMLElement, scheme: string): void {
  const { dataset } = root;
  const mode = scheme.endsWith('dark') ? 'dark' : 'light';
  dataset.scheme = scheme;
  dataset.mode = root.style.colorScheme = mode;
  if (dataset.modeClass) root.classList.toggle(dataset.modeClass, mode === 'dark');
  if (dataset.modeAttribute) root.setAttribute(dataset.modeAttribute, mode);
  for (const meta of themeColors()) meta.media = meta.className === scheme ? '' : 'not all';
}
