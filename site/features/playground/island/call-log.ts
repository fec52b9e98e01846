import { createElement } from '../../../browser/create-element.ts';
import { WORDS } from './words.ts';

/** Calls that are shown. */
const SHOWN = 5;

/** Most letters of an argument. */
const LETTERS = 60;

/** The last calls of a component's functions, below its controls. */
interface CallLog {
  readonly note: (name: string, given: readonly unknown[]) => void;
  readonly clear: () => void;
}

/** Creates the list at the end of the panel; it is empty and hidden until something is called. */
export function createCallLog(panel: HTMLElement): CallLog {
  const id = `${panel.closest<HTMLElement>('.demo')?.dataset['name'] ?? ''}-calls`;
  // Calls come many times a second, such as while a slider moves.
  const list = createElement('ol', { ariaLive: 'off' });
  list.setAttribute('aria-labelledby', id);
  const heading = createElement('p', { id }, WORDS.playgroundCalls);
  const box = createElement('div', { className: 'play-calls', hidden: true }, heading, list);
  panel.append(box);
  return {
    note(name, given) {
      const call = `${name}(${given.map(describe).join(', ')})`;
      list.append(createElement('li', {}, createElement('code', {}, call)));
      while (list.children.length > SHOWN) list.firstElementChild?.remove();
      box.hidden = false;
    },
    clear() {
      list.replaceChildren();
      box.hidden = true;
    },
  };
}

/** Describes an argument in a few letters. */
export function describe(value: unknown): string {
  if (value === null || typeof value !== 'object')
    return short(typeof value === 'string' ? JSON.stringify(value) : String(value));
  if ('localName' in value) return `<${String(value.localName)}>`;
  // An event of the browser, or of React.
  if ('preventDefault' in value) return 'event';
  try {
    return short(JSON.stringify(value) ?? '');
  } catch {
    return '{…}';
  }
}

function short(text: string): string {
  return text.length > LETTERS ? `${text.slice(0, LETTERS)}…` : text;
}
