/** Keeps what a reader types between asking for search and its being there, as the value of its button, with which it opens. */
export function startKeepTyped(): void {
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const button = document.querySelector<HTMLButtonElement>('.find');
    if (button?.ariaBusy && !event.defaultPrevented && !ctrlKey && !metaKey && !altKey && key.length === 1) {
      event.preventDefault();
      button.value += key;
    }
  });
}
