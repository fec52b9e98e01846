/** Moves through the options of a list while the focus stays in its field (the combobox pattern of ARIA). */
export interface OptionWalk {
  /** Moves to another option; returns false for other keys. */
  readonly move: (key: string) => boolean;
  /** The option that Enter opens. */
  readonly active: () => HTMLElement | undefined;
  /** Starts over after the list has been filled: at the link to `href` if there is one, or else at the first option. */
  readonly reset: (href?: string) => void;
}

/** Creates the walk for a field and its list. */
export function createOptionWalk(input: HTMLInputElement, list: HTMLElement): OptionWalk {
  let at = -1;
  const options = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[role="option"]')];

  function go(index: number): void {
    const all = options();
    all[at]?.setAttribute('aria-selected', 'false');
    at = all.length ? (index + all.length) % all.length : -1;
    const option = all[at];
    option?.setAttribute('aria-selected', 'true');
    option?.scrollIntoView({ block: 'nearest' });
    input.setAttribute('aria-activedescendant', option?.id ?? '');
  }

  return {
    move(key) {
      const count = options().length;
      const targets: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: count - 1 };
      const target = targets[key];
      if (count === 0 || target === undefined) {
        return false;
      }
      go(target);
      return true;
    },
    active: () => options()[at],
    reset(href) {
      at = -1;
      go(
        Math.max(
          0,
          options().findIndex((option) => href !== undefined && option.getAttribute('href') === href),
        ),
      );
    },
  };
}
