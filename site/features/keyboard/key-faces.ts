import { CHARACTER } from '../../../engine/text/keys.ts';

/** What is printed on a key, and what it is called if that is a sign. */
export interface KeyFace {
  readonly shown: string;
  readonly said?: string;
}

const FACES: Readonly<Record<string, KeyFace>> = {
  ArrowDown: { shown: '↓', said: 'Arrow Down' },
  ArrowLeft: { shown: '←', said: 'Arrow Left' },
  ArrowRight: { shown: '→', said: 'Arrow Right' },
  ArrowUp: { shown: '↑', said: 'Arrow Up' },
  Control: { shown: 'Ctrl' },
  Escape: { shown: 'Esc' },
};

/**
 * Returns what readers see of a key. `character` is the word for any key that writes something.
 * @example
 * faceOf('PageDown', '…').shown // 'Page Down'
 */
export function faceOf(name: string, character: string): KeyFace {
  if (name === CHARACTER) return { shown: character };
  return Object.hasOwn(FACES, name)
    ? (FACES[name] ?? { shown: name })
    : { shown: name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ') };
}
