/** Milliseconds below which a time depends on the clock and on chance. */
const CLEAR = 0.3;

/** Sizes from which an exponent is read: a tenth of the largest one and up. */
export function fittedSizes(sizes: readonly number[]): readonly number[] {
  return sizes.filter((size) => size >= (sizes.at(-1) ?? 0) / 10);
}

/**
 * The exponent of time against size: the slope of the line through their logarithms (least squares), over the last
 * decade of sizes. Work that is done only once weighs most below it and would make growth look flatter than it is; a
 * stage whose time contains a square shows it here. `undefined` if fewer than two times are long enough to be reliable.
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
