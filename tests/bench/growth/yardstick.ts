/** Objects by thing, or by KiB of text: rather fewer than a project's own. */
const DENSITY = { list: 3, file: 30 };

/**
 * Work that is linear in its size, whatever one thinks of ours: makes objects, puts them into a map by strings, and looks
 * each of them up. What its exponent has above 1 is the machine's: between a thousand and ten thousand things, data
 * outgrow the caches next to a core, and on a busy machine the next ones as well.
 */
export function yardstick(kind: keyof typeof DENSITY, size: number): number {
  const things = Array.from({ length: size * DENSITY[kind] }, (_, at) => ({ pathname: `/w/page-${at}`, tags: [at] }));
  const byPathname = new Map(things.map((thing) => [thing.pathname, thing]));
  let sum = 0;
  for (let at = 0; at < things.length; at++) sum += byPathname.get(`/w/page-${at}`)?.tags[0] ?? 0;
  return sum;
}
