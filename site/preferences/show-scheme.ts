/**
 * Tells a document in which scheme it is shown: by its own attribute, and by the class and the attribute that the
 * documented library asks for, which the page names.
 */
export function showScheme(root: HTMLElement, scheme: string): void {
  const { modeClass, modeAttribute } = root.dataset;
  root.dataset.mode = root.style.colorScheme = scheme;
  if (modeClass) root.classList.toggle(modeClass, scheme === 'dark');
  if (modeAttribute) root.setAttribute(modeAttribute, scheme);
}
