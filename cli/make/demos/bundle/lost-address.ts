import { existsSync, readFileSync } from 'node:fs';

/** An address in `url()`, quoted or not. */
const ADDRESS = /(?<![\w-])url\(\s*(?:"([^"]*)"|'([^']*)'|((?:\\.|[^'")\\])*?))\s*\)/g;

/** An address in `image-set()` may be a bare string. */
const IN_SET = /(?:"([^"]*)"|'([^']*)')\s+(?:[\d.]+(?:x|dp)|type\()/g;

/** Addresses that need no file: another site, a path on this one, a fragment, a function name, a resolved address. */
const NO_FILE = /^(?:$|[a-z][a-z\d+.-]*:|\/|#|__VITE_|[a-z_][\w.-]*\()/i;

/**
 * Finds the addresses in a compiled stylesheet for which the bundler has found no file. It leaves them as they are, so
 * that they lead nowhere from the published stylesheet.
 *
 * @example
 * '.card { background: url(./paper.png) }'          → ['./paper.png']
 * '.card { background: url(__VITE_ASSET__a1b2__) }' → []
 */
export async function findLostAddresses(sheet: string): Promise<readonly string[]> {
  if (addressesIn(sheet).length === 0) return [];
  // A comment may contain an address as well.
  const { default: postcss } = await import('postcss');
  const found = new Set<string>();
  postcss.parse(sheet).walkDecls(({ value }) => addressesIn(value).forEach((address) => found.add(address)));
  return [...found];
}

/** An address in the project's own source, which the project can correct. */
interface LostAddress {
  readonly message: string;
  readonly loc: { readonly file: string; readonly line: number; readonly column: number };
}

/**
 * Describes addresses in a stylesheet that have no file: the first one in the project's own source, with its place, or
 * else notes on those from a package or an imported file, which the project cannot correct. A stylesheet for another
 * bundler may have hundreds.
 */
export function describeLostAddresses(
  addresses: readonly string[],
  file: string,
): LostAddress | { readonly notes: readonly string[] } {
  const isInstalled = /[\\/]node_modules[\\/]/.test(file);
  // A plugin may have generated it.
  const lines = !isInstalled && existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  for (const address of addresses) {
    // The whole address: `paper.png` is not `./paper.png`.
    const columns = lines.map((text) =>
      Math.max(...Array.from('"\'( ', (before) => text.indexOf(before + address) + 1)),
    );
    const line = columns.findIndex((column) => column > 0);
    if (line >= 0)
      return {
        message: `\`${address}\` in ${file} leads to no file.`,
        loc: { file, line: line + 1, column: columns[line] ?? 0 },
      };
  }
  const place = isInstalled ? file : `what ${file} imports`;
  const others = addresses.length - MOST_NOTES;
  return {
    notes: [
      ...addresses.slice(0, MOST_NOTES).map((address) => `\`${address}\` in ${place} leads to no file.`),
      ...(others > 0
        ? [
            `${others} more ${others === 1 ? 'address' : 'addresses'} in ${place} ${others === 1 ? 'leads' : 'lead'} to no file.`,
          ]
        : []),
    ],
  };
}

/** Number of addresses of a stylesheet that are reported individually. */
const MOST_NOTES = 3;

function addressesIn(text: string): readonly string[] {
  const written = [...text.matchAll(ADDRESS), ...(text.includes('image-set(') ? text.matchAll(IN_SET) : [])];
  return written
    .map(([, double, single, bare]) => double ?? single ?? bare ?? '')
    .filter((address) => !NO_FILE.test(address));
}
