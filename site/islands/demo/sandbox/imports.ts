/** All forms of `import` and `export … from`, with the specifier as the first or the second group. */
const SPECIFIERS = /(?:^|[\s;}])(?:import|export)\s*(?:[\w*$\s{},]+\sfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;

/**
 * Lists the packages that a module imports, each once, sorted.
 *
 * @example
 * 'import Button from "@mui/material/Button"' → ['@mui/material']
 * 'import { rows } from "./data"'             → []
 */
export function importedPackages(source: string): readonly string[] {
  const packages = [...source.matchAll(SPECIFIERS)].flatMap(([, named, called]) => packageOf(named ?? called ?? '') ?? []);
  return [...new Set(packages)].toSorted();
}

function packageOf(specifier: string): string | undefined {
  return /^(?:@[\w.~-]+\/)?[\w~-][\w.~-]*(?=\/|$)/.exec(specifier)?.[0];
}
