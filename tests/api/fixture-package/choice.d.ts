/** One of several things to choose. */
export interface Choice<Value = string> {
  /** What is chosen. */
  value: Value;
  /** What readers see. */
  readonly label?: string;
  /** @internal */
  secret?: boolean;
  /**
   * Returns whether it can be chosen.
   * @param {Date} now the moment in question
   * @returns {boolean} `false` outside of opening hours
   * @deprecated Disable the choice instead.
   */
  isOpen?: (now: Date) => boolean;
}

/** Keys that do something. */
export type Keys = 'Enter' | 'Escape';
