/** Lets one work at a time have its turn. */
export interface Turns {
  /** Waits for a turn; urgent ones come before all others. Resolves with what ends it. */
  take(isUrgent: boolean): Promise<() => void>;
}

/** Opens turns, which are taken in the order in which they are asked for. */
export function openTurns(): Turns {
  const urgent: (() => void)[] = [];
  const others: (() => void)[] = [];
  let isTaken = false;
  const pass = (): void => {
    const next = urgent.shift() ?? others.shift();
    if (next === undefined) isTaken = false;
    else next();
  };
  return {
    async take(isUrgent) {
      if (isTaken) await new Promise<void>((resolve) => void (isUrgent ? urgent : others).push(resolve));
      isTaken = true;
      return pass;
    },
  };
}
