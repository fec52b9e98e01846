/** All forms of `import` and `export … from`, with the specifier as the first or the second group. */
const SPECIFIERS =
  /(?:^|[\s;}])(?:import|export)\s*(?:[\w*$\s{},]+\sfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;

/**
 * Lists the packages that a module imports, each once, sorted.
 *
 * @example
 * 'import Button from "@mui/material/Button"' → ['@mui/material']
 * 'import { rows } from "./data"'             → []
 */
export function importedPackages(source: string): readonly string[] {
  const packages = specifiersOf(source).flatMap((specifier) => PACKAGE.exec(specifier)?.[0] ?? []);
  return [...new Set(packages)].toSorted();
}

/** Picks the modules that a module imports from beside it, those included that these import. */
export function importedSiblings(
  source: string,
  siblings: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const names = new Set<string>();
  const add = (text: string): void => {
    for (const specifier of specifiersOf(text)) {
      const [, wanted] = /^\.\/(.+)$/.exec(specifier) ?? [];
      const name = Object.keys(siblings).find(
        (candidate) => candidate === wanted || candidate.replace(/\.[^.]+$/, '') === wanted,
      );
      if (name === undefined || names.has(name)) continue;
      names.add(name);
      add(siblings[name] ?? '');
    }
  };
  add(source);
  return Object.fromEntries(Object.entries(siblings).filter(([name]) => names.has(name)));
}

const PACKAGE = /^(?:@[\w.~-]+\/)?[\w~-][\w.~-]*(?=\/|$)/;

function specifiersOf(source: string): readonly string[] {
  return Array.from(source.matchAll(SPECIFIERS), ([, named, called]) => named ?? called ?? '');
}
