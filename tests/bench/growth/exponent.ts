/** Milliseconds below which the clock and chance decide. */
const CLEAR = 0.3;

/** Sizes at which an exponent is read: those from a tenth of the largest one on. */
export function fittedSizes(sizes: readonly number[]): readonly number[] {
  return sizes.filter((size) => size >= (sizes.at(-1) ?? 0) / 10);
}

/**
 * The exponent of time against size: the slope of the line through their logarithms (least squares), over the last
 * decade of sizes. What is done once weighs most below it and would make growth look flatter than it is: a stage whose
 * time has a square in it shows it here. `undefined` where less than two times are long enough to tell.
 */
export function exponentOf(sizes: readonly number[], times: readonly number[]): number | undefined {
  const fitted = fittedSizes(sizes);
  const points = sizes.flatMap((size, at) => {
    const time = times[at] ?? 0;
    return fitted.includes(size) && time >= CLEAR ? [{ x: Math.log(size), y: Math.log(time) }] : [];
  });
  if (points.length < 2) return undefined;
  const mean = (of: (point: { readonly x: number; readonly y: number }) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)];
  return mean((point) => (point.x - x) * (point.y - y)) / mean((point) => (point.x - x) ** 2);
}
