import { consent } from '../../preferences/consent.ts';
import { closeQuestion } from './question.ts';

/** Makes a button answer the question of consent with its value. */
export function mount(button: HTMLElement): void {
  button.addEventListener('click', () => {
    consent.set(button instanceof HTMLButtonElement && button.value === 'granted' ? 'granted' : 'denied');
    closeQuestion();
  });
}
