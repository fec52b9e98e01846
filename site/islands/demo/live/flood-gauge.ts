/** Messages that a frame may send within a second, in milliseconds: more would keep the page busy. */
const MOST = 200;
const SECOND = 1000;

/** Creates a function that is called at each message; `onFlood` is called for each that is one too many. */
export function createFloodGauge(onFlood: () => void, now: () => number = () => performance.now()): () => void {
  const times: number[] = [];
  return () => {
    const time = now();
    if (times.push(time) > MOST && time - (times.shift() ?? 0) < SECOND) onFlood();
  };
}
