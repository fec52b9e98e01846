/** Keys that are held while another one is pressed, as browsers call them. */
export const MODIFIERS = ['Alt', 'AltGraph', 'Control', 'Meta', 'Shift'] as const;

/** Stands for any key that writes something; browsers report what it writes. */
export const CHARACTER = 'Character';

/**
 * Names of keys as browsers report them in `KeyboardEvent.key`, those that interfaces commonly react to first. `Space`
 * is the space bar, which browsers report as what it writes.
 */
export const KEY_NAMES: readonly string[] = [
  'Tab',
  'Enter',
  'Space',
  'Escape',
  'ArrowDown',
  'ArrowUp',
  'ArrowRight',
  'ArrowLeft',
  'Home',
  'End',
  'PageUp',
  'PageDown',
  CHARACTER,
  'Backspace',
  'Delete',
  'Insert',
  'ContextMenu',
  'Clear',
  'Copy',
  'Cut',
  'Paste',
  'Redo',
  'Undo',
  'Find',
  'Help',
  'Pause',
  'PrintScreen',
  'CapsLock',
  'NumLock',
  'ScrollLock',
  'ZoomIn',
  'ZoomOut',
  ...Array.from({ length: 24 }, (_, at) => `F${at + 1}`),
  ...MODIFIERS,
];

/** What else keys are called, in lowercase and without spaces. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  alphanumeric: CHARACTER,
  any: CHARACTER,
  letter: CHARACTER,
  printable: CHARACTER,
  cmd: 'Meta',
  command: 'Meta',
  windows: 'Meta',
  win: 'Meta',
  ctrl: 'Control',
  option: 'Alt',
  del: 'Delete',
  down: 'ArrowDown',
  downarrow: 'ArrowDown',
  esc: 'Escape',
  left: 'ArrowLeft',
  leftarrow: 'ArrowLeft',
  menu: 'ContextMenu',
  pagedn: 'PageDown',
  pgdn: 'PageDown',
  pgup: 'PageUp',
  return: 'Enter',
  right: 'ArrowRight',
  rightarrow: 'ArrowRight',
  spacebar: 'Space',
  up: 'ArrowUp',
  uparrow: 'ArrowUp',
};

/** One key of a combination, with its place in the text. */
export interface KeyInText {
  readonly name: string;
  readonly start: number;
  /** Whether another one is pressed while it is held. */
  readonly isHeld: boolean;
}

/**
 * Reads the keys that are pressed together.
 * @example
 * readCombination('Shift+Tab').map(({ name }) => name) // ['Shift', 'Tab']
 * readCombination('Control++').map(({ name }) => name) // ['Control', '+']
 */
export function readCombination(text: string): readonly KeyInText[] {
  const found = Array.from(text.matchAll(/(?:^|(?<=.)\+)(\+|[^+]*)/g), (match) => {
    const [whole, name = ''] = match;
    return { name: name.trim(), start: match.index + whole.length - name.trimStart().length };
  });
  return found.map((key, at) => ({ ...key, isHeld: at < found.length - 1 }));
}

/** Returns whether a key has this name: a listed one, or the character that it writes. */
export function isKey({ name, isHeld }: Pick<KeyInText, 'name' | 'isHeld'>): boolean {
  return isHeld ? MODIFIERS.some((own) => own === name) : KEY_NAMES.includes(name) || isCharacter(name);
}

/** Returns the name of a key that is called otherwise. */
export function keyCalled(name: string): string | undefined {
  const word = name.toLowerCase().replace(/[\s_-]|key$/g, '');
  return Object.hasOwn(OTHER_NAMES, word) ? OTHER_NAMES[word] : KEY_NAMES.find((known) => known.toLowerCase() === word);
}

function isCharacter(name: string): boolean {
  return [...name].length === 1 && name.trim() !== '';
}
