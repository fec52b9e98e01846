/** Share of the largest time below which a point says more about starting than about growing. */
const WORTH_FITTING = 0.002;
/** Milliseconds below which the clock and chance decide. */
const CLEAR = 0.3;

/**
 * The exponent of time against size: the slope of the line through their logarithms (least squares). Points that are
 * short beside the last one are left out, so that what is done once does not hide how the rest grows.
 */
export function exponentOf(sizes, times) {
  const points = sizes.flatMap((size, at) =>
    times[at] >= Math.max(CLEAR, WORTH_FITTING * times.at(-1)) ? [[Math.log(size), Math.log(times[at])]] : [],
  );
  if (points.length < 2) return undefined;
  const mean = (of) => points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [x, y] = [mean(([size]) => size), mean(([, time]) => time)];
  return mean(([size, time]) => (size - x) * (time - y)) / mean(([size]) => (size - x) ** 2);
}
