import { createElement } from '../../../browser/create-element.ts';

/** A group of exclusive choices. */
interface Choices {
  readonly element: HTMLFieldSetElement;
  choose(value: string): void;
}

/** Value and text of a choice. */
interface IconChoice {
  readonly value: string;
  readonly text: string;
  /** CSS color of a swatch that replaces the text. */
  readonly color?: string;
}

let made = 0;

/** Creates a row of radio buttons with a legend. */
export function createChoices(
  legend: string,
  choices: readonly IconChoice[],
  chosen: (value: string) => void,
): Choices {
  const name = `icon-choices-${++made}`;
  const radios = choices.map(({ value, text, color }) => {
    const radio = createElement('input', { type: 'radio', name, value });
    if (color === undefined) return { radio, label: createElement('label', {}, radio, text) };
    const label = createElement('label', { className: 'icon-swatch', title: text }, radio);
    label.style.setProperty('--dn-swatch', color);
    radio.ariaLabel = text;
    return { radio, label };
  });
  const row = createElement('div', {}, ...radios.map(({ label }) => label));
  const element = createElement('fieldset', { className: 'icon-choices' }, createElement('legend', {}, legend), row);
  element.addEventListener(
    'change',
    ({ target }) => target instanceof HTMLInputElement && target.type === 'radio' && chosen(target.value),
  );
  return {
    element,
    choose(value) {
      for (const { radio } of radios) radio.checked = radio.value === value;
    },
  };
}
