/** Creates an element with properties and content. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties?: Partial<HTMLElementTagNameMap[Name]>,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...content);
  return element;
}

/** Creates a button, whose label may be empty. */
export function createButton(
  label: string,
  press: (button: HTMLButtonElement) => void,
  properties?: Partial<HTMLButtonElement>,
): HTMLButtonElement {
  const button = createElement('button', { type: 'button', ...properties }, label);
  button.addEventListener('click', () => press(button));
  return button;
}
