import { existsSync, readFileSync } from 'node:fs';

/** An address in `url()`, in quotes or without. */
const ADDRESS = /(?<![\w-])url\(\s*(?:"([^"]*)"|'([^']*)'|((?:\\.|[^'")\\])*?))\s*\)/g;

/** One in `image-set()` may be a text of its own. */
const IN_SET = /(?:"([^"]*)"|'([^']*)')\s+(?:[\d.]+(?:x|dp)|type\()/g;

/** What needs no file: another site, a path of this one, a part of the page, the name of a function, and what the bundler has found. */
const NO_FILE = /^(?:$|[a-z][a-z\d+.-]*:|\/|#|__VITE_|[a-z_][\w.-]*\()/i;

/**
 * Finds the addresses in a compiled stylesheet for which the bundler has found no file. It leaves such an address as it
 * is, which leads nowhere from where the stylesheet is published.
 *
 * @example
 * '.card { background: url(./paper.png) }'          → ['./paper.png']
 * '.card { background: url(__VITE_ASSET__a1b2__) }' → []
 */
export async function findLostAddresses(sheet: string): Promise<readonly string[]> {
  if (addressesIn(sheet).length === 0) return [];
  // A comment may have one as well.
  const { default: postcss } = await import('postcss');
  const found = new Set<string>();
  postcss.parse(sheet).walkDecls(({ value }) => addressesIn(value).forEach((address) => found.add(address)));
  return [...found];
}

/** An address that the project has written, which it can correct. */
interface LostAddress {
  readonly message: string;
  readonly loc: { readonly file: string; readonly line: number; readonly column: number };
}

/**
 * What is wrong with addresses of a stylesheet that have no file: the first one that the project has written, with its
 * place, or else notes on those that came with a package, or from somewhere that the stylesheet imports, which are not for
 * the project to correct. A sheet for another bundler may have hundreds.
 */
export function describeLostAddresses(
  addresses: readonly string[],
  file: string,
): LostAddress | { readonly notes: readonly string[] } {
  const isInstalled = /[\\/]node_modules[\\/]/.test(file);
  // A plugin may have made it up.
  const lines = !isInstalled && existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  for (const address of addresses) {
    // As a whole: `paper.png` is another file than `./paper.png`.
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

/** Addresses of a stylesheet that are told one by one. */
const MOST_NOTES = 3;

function addressesIn(text: string): readonly string[] {
  const written = [...text.matchAll(ADDRESS), ...(text.includes('image-set(') ? text.matchAll(IN_SET) : [])];
  return written
    .map(([, double, single, bare]) => double ?? single ?? bare ?? '')
    .filter((address) => !NO_FILE.test(address));
}
