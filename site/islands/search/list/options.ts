import { neighborOf } from '../../../browser/neighbor-of.ts';

/** Moves through the options of a list while the focus stays in its field (the combobox pattern of ARIA). */
export interface OptionWalk {
  /** Moves to another option; returns false for other keys. */
  readonly move: (key: string) => boolean;
  /** The option that Enter opens. */
  readonly active: () => HTMLElement | undefined;
  /** Whether a key or the pointer has chosen the option, which must then stay where it is. */
  readonly isMoved: () => boolean;
  /** Starts over at the first option, after the list has been filled. */
  readonly start: () => void;
  /** Moves to an option. */
  readonly moveTo: (option: Element | undefined) => void;
}

/** Creates the walk for a field and its list. */
export function createOptionWalk(input: HTMLInputElement, list: HTMLElement): OptionWalk {
  let at: HTMLElement | undefined;
  let isMoved = false;
  const options = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[role="option"]')];

  function go(option: HTMLElement | undefined): void {
    at?.setAttribute('aria-selected', 'false');
    at = option;
    at?.setAttribute('aria-selected', 'true');
    input.setAttribute('aria-activedescendant', at?.id ?? '');
  }

  function moveTo(option: Element | null | undefined): void {
    if (!(option instanceof HTMLElement)) return;
    isMoved = true;
    go(option);
    option.scrollIntoView({ block: 'nearest' });
  }

  // Browsers also send this event when a list appears below a resting pointer.
  list.addEventListener('pointermove', ({ target, movementX, movementY }) => {
    const option =
      target instanceof Element && (movementX || movementY) ? target.closest<HTMLElement>('[role="option"]') : null;
    if (option && option !== at) {
      isMoved = true;
      go(option);
    }
  });

  return {
    move(key) {
      const next = neighborOf(options(), key, ['ArrowDown', 'ArrowUp'], at);
      moveTo(next);
      return next !== undefined;
    },
    active: () => at,
    isMoved: () => isMoved,
    start() {
      isMoved = false;
      go(options()[0]);
      list.scrollTop = 0;
    },
    moveTo,
  };
}
