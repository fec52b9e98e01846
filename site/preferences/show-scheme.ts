/**
 * Sets a document's scheme: its own attribute, and the class and attribute that the documented library expects, which
 * the page declares.
 */
export function showScheme(root: HTMLElement, scheme: string): void {
  const { modeClass, modeAttribute } = root.dataset;
  root.dataset.mode = root.style.colorScheme = scheme;
  if (modeClass) root.classList.toggle(modeClass, scheme === 'dark');
  if (modeAttribute) root.setAttribute(modeAttribute, scheme);
}
