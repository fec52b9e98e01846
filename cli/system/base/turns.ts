/** Opens turns, of which one is taken at a time: urgent ones first, others in the order in which they are asked for. */
export function openTurns(): (isUrgent: boolean) => Promise<() => void> {
  let taken: Promise<void> | undefined;
  let urgent = 0;
  // Waits for a turn, and returns what ends it.
  return async (isUrgent) => {
    const isNext = () => taken === undefined && (isUrgent || urgent === 0);
    if (isUrgent) urgent += 1;
    while (!isNext()) await taken;
    if (isUrgent) urgent -= 1;
    let end = () => {};
    taken = new Promise<void>((resolve) => (end = resolve)).then(() => void (taken = undefined));
    return () => end();
  };
}
