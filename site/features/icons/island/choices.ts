/** A group of exclusive choices. */
export interface Choices {
  readonly element: HTMLFieldSetElement;
  choose(value: string): void;
}

/** Value and text of a choice. */
export interface Choice {
  readonly value: string;
  readonly text: string;
  /** CSS color of a swatch that replaces the text. */
  readonly color?: string;
}

let made = 0;

/** Creates a row of radio buttons with a legend. */
export function createChoices(legend: string, choices: readonly Choice[], chosen: (value: string) => void): Choices {
  const element = document.createElement('fieldset');
  element.className = 'icon-choices';
  const caption = document.createElement('legend');
  caption.textContent = legend;
  const name = `icon-choices-${++made}`;
  const radios = choices.map(({ value, text, color }) => {
    const radio = document.createElement('input');
    radio.type = 'radio';
    radio.name = name;
    radio.value = value;
    const label = document.createElement('label');
    if (color === undefined) label.append(radio, text);
    else {
      label.className = 'icon-swatch';
      label.title = text;
      label.style.setProperty('--dn-swatch', color);
      radio.ariaLabel = text;
      label.append(radio);
    }
    return { radio, label };
  });
  const row = document.createElement('div');
  row.append(...radios.map(({ label }) => label));
  element.append(caption, row);
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
