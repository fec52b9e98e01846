/** What the hook gives. */
export interface Toggle {
  /** Whether it is on. */
  on: boolean;
  /** Turns it. */
  toggle: () => void;
}

export interface ToggleOptions {
  /** Whether it starts on. */
  initial?: boolean;
  /** Names it in the console. */
  name: string;
}

/**
 * Remembers whether something is on.
 * @returns the state and a way to change it
 * @example const { on } = useToggle({ name: 'menu' });
 */
export declare function useToggle(options: ToggleOptions): Toggle;

/**
 * Keeps two things together.
 * @param first the one
 * @param second the other
 */
export declare function usePair<Value>(first: Value, second?: Value): [Value, Value | undefined];
