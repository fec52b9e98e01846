import path from 'node:path';
import ts from 'typescript-for-docs-nav';

/** Tags that mark an export as none for users. */
const INTERNAL = new Set(['internal', 'private', 'ignore', 'hidden']);

/**
 * Lists the values that the main module of a package exports, as the compiler resolves them; without internal ones. A
 * prefix for unstable names is left out.
 */
export function exportedValues(folder, name) {
  const entry = path.join(folder, '__exports__.ts');
  const options = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    jsx: ts.JsxEmit.ReactJSX,
    skipLibCheck: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  const program = ts.createProgram([entry], options, {
    ...host,
    getCurrentDirectory: () => folder,
    fileExists: (file) => file === entry || fileExists.call(host, file),
    getSourceFile: (file, ...rest) =>
      file === entry
        ? ts.createSourceFile(entry, `import * as all from '${name}';\nexport { all };\n`, ts.ScriptTarget.ES2022)
        : getSourceFile.call(host, file, ...rest),
  });
  const checker = program.getTypeChecker();
  const file = ts.resolveModuleName(name, entry, options, host).resolvedModule?.resolvedFileName;
  const module = checker.getSymbolAtLocation(program.getSourceFile(file));
  return checker
    .getExportsOfModule(module)
    .map((symbol) => ({
      symbol,
      target: symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
    }))
    .filter(
      ({ symbol, target }) =>
        target.flags & ts.SymbolFlags.Value && symbol.name !== 'default' && !symbol.name.startsWith('__'),
    )
    .filter(({ target }) => !target.getJsDocTags(checker).some((tag) => INTERNAL.has(tag.name)))
    .map(({ symbol }) => symbol.name.replace(/^unstable_/i, ''));
}
