/** Counts the rows once the chart comes near. */
export function mount(element: HTMLElement): void {
  element.dataset['rows'] = String(element.querySelectorAll('p').length);
}
