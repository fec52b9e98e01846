// What the packages of a section export, so that a snippet may leave out their imports.
import path from 'node:path';
import ts from 'typescript-for-docs-nav';

/**
 * Packages whose names the snippets of a content folder may use without an import; the first one with a name provides
 * it.
 */
export const PACKAGES = {
  'material-ui': ['@mui/material', '@mui/material/styles', '@mui/lab'],
  'joy-ui': ['@mui/joy', '@mui/joy/styles'],
  system: ['@mui/system', '@mui/material'],
  'base-ui': ['@mui/base'],
  experiments: ['@mui/material'],
  x: ['@mui/x-data-grid', '@mui/x-data-grid-pro', '@mui/x-data-grid-premium', '@mui/material'],
};

/**
 * Reads the exported names of every package of `PACKAGES`.
 * @param {string} root folder of the project
 * @returns {ReadonlyMap<string, ReadonlySet<string>>} names by package
 */
export function readExportedNames(root) {
  const options = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    skipLibCheck: true,
    types: [],
    noLib: true,
  };
  const from = path.join(root, 'tests/content/check-types.mjs');
  const files = new Map();
  for (const name of new Set(Object.values(PACKAGES).flat())) {
    const file = ts.resolveModuleName(name, from, options, ts.sys).resolvedModule?.resolvedFileName;
    if (file === undefined) throw new Error(`${name} is not installed.`);
    files.set(name, file);
  }
  const program = ts.createProgram([...files.values()], options);
  const checker = program.getTypeChecker();
  const namesIn = (file) =>
    checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file))).map(({ name }) => name);
  return new Map([...files].map(([name, file]) => [name, new Set(namesIn(file))]));
}
