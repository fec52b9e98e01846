/** Objects per thing, or per KiB of text: somewhat fewer than a project has. */
const DENSITY = { list: 3, file: 30 };

/**
 * Work that is certainly linear in its size: makes objects, puts them into a map by strings, and looks each of them up.
 * Whatever its exponent has above 1 comes from the machine: between a thousand and ten thousand things, data outgrows
 * the caches next to a core, and on a busy machine the larger ones as well.
 */
export function yardstick(kind: keyof typeof DENSITY, size: number): number {
  const things = Array.from({ length: size * DENSITY[kind] }, (_, at) => ({ pathname: `/w/page-${at}`, tags: [at] }));
  const byPathname = new Map(things.map((thing) => [thing.pathname, thing]));
  let sum = 0;
  for (let at = 0; at < things.length; at++) sum += byPathname.get(`/w/page-${at}`)?.tags[0] ?? 0;
  return sum;
}
